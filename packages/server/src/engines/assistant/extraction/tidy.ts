import type { FoundPassage } from "../tools.ts";

/** A script or style with all that is in it. */
const unseen = /<(script|style)\b[^<>]*>(?:(?!<\/?\1\b)[\s\S])*<\/\1\s*>/gi;

/** A picture that has its line for itself, whether or not it is a link: it can be looked at where it lies. */
const pictureAlone =
  /^[ \t]*\[?!\[([^\]\n]{1,300})\]\(([^()\s]{1,2000})(?:\s+"[^"\n]*")?\)(?:\]\(([^()\s]{1,2000})(?:\s+"[^"\n]*")?\))?[ \t]*$/gm;

/**
 * A verbatim cut of a document as it reads in an answer: without pictures beside words, HTML, scripts, quote marks of a block and footnote
 * marks (which would pass for citations); links lead where they led on their page, or stay as words.
 */
export function tidy(cut: string, passage: FoundPassage): string {
  // Most of what is cut is plain.
  if (!/[[<>]/.test(cut)) return cut;
  return outsideCode(cut, (text) =>
    text
      .replace(pictureAlone, (_, words: string, source: string, target = source) => `[${words}](${target})`)
      .replace(/!\[[^\]\n]*\]\([^)\n]*\)/g, "")
      .replace(/(?<![\p{L}\p{N}])\[\]\([^()\n]{0,2000}\)/gu, "")
      .replace(unseen, "")
      .replace(/<!--[\s\S]*?-->/g, "")
      .replace(/<br\s*\/?>/gi, " ")
      .replace(/<\/?[a-z][^<>\n]*>/gi, (tag) => linkedTag(tag))
      .replace(/(?<![\]\p{L}\p{N}])\[(?!\d{1,3}\])([^\][\n]+)\]\[[^\][\n]*\]/gu, "$1")
      .replace(
        /(?<!\])\[([^\][\n]+)\]\(((?:[^()\s]|\([^()\s]*\))+)(?:\s+"[^"\n]*")?\)/g,
        (_, words: string, target: string) => link(words, target, passage),
      )
      .replace(/\[\d{1,3}\](?!\()/g, "")
      .replace(/^[ \t]*>[ \t]?/gm, ""),
  );
}

/** Bold text, or a bold mark without its fellow, which the cut left in another sentence. */
const bold = /\*\*(?=\S)(?:(?!\*\*).)*?\S\*\*|^\*\*\s|(?<!\S)\*\*(?=\S)|(?<=\S)\*\*(?!\S)/gu;

/** As `tidy`, on one line. */
export function tidyLine(cut: string, passage: FoundPassage): string {
  const line = listed(tidy(cut, passage)).replace(/\s+/g, " ").trim();
  return line.includes("**")
    ? outsideCode(line, (text) => text.replace(bold, (mark) => (/^\*\*.+\*\*$/u.test(mark) ? mark : "")))
    : line;
}

/** Of a longer line the writer's editor broke it. In UTF-16 units. */
const mostOfLine = 45;
const begins = /^[\p{Lu}\d+*_[(]/u;
const goesOn = /[.,;:!?–—-]$|^$/;

/** Short lines that each begin anew, those of an address or of hours, with a comma between them. */
function listed(text: string): string {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => line.trim());
  if (lines.length < 3 || lines.some((line) => line.length > mostOfLine || !begins.test(line))) return text;
  return lines.map((line, at) => (at === lines.length - 1 || goesOn.test(line) ? line : `${line},`)).join(" ");
}

/** Applies `change` to the text outside code spans and code blocks. */
export function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(```[\s\S]*?(?:```|$)|`[^`\n]*`)/)
    .map((part, at) => (at % 2 ? part : change(part)))
    .join("");
}

/** A link written in pointed brackets stays one; other tags go. */
function linkedTag(tag: string): string {
  if (/^<(https?:|mailto:)/i.test(tag)) return tag;
  const [, address] = /^<([^\s<>@/]+@[^\s<>@/]+)>$/.exec(tag) ?? [];
  return address ? `[${address}](mailto:${address})` : "";
}

function link(words: string, target: string, passage: FoundPassage): string {
  if (/^(mailto|tel):/i.test(target)) return `[${words}](${target})`;
  const url = URL.parse(target, passage.url ?? undefined);
  return url && /^https?:$/.test(url.protocol) ? `[${words}](${url.href})` : words;
}
