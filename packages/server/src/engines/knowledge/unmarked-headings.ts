import type { Block } from "./blocks.ts";

/** Below every heading that is marked as one. */
const INNERMOST = 7;
/** In UTF-16 units. What is longer is no heading. */
const LONGEST = 200;
const MOST_BOLD_WORDS = 12;

/** "Q:", "Frage 3:", "P." before a question, and what stands before its answer then. */
const ASKED =
  /^(?:q|question|f|frage|p|pregunta|pergunta|d|domanda|v|vraag|s|soru)[^\S\n]{0,3}\d{0,3}[^\S\n]{0,3}[.:)–-][^\S\n]*/iu;
const ANSWERED =
  /^(\*\*|__)?(?:a|answer|antwort|r|réponse|reponse|respuesta|risposta|resposta|antwoord|c|cevap)[^\S\n]{0,3}\d{0,3}[^\S\n]{0,3}[.:)–-](?:\1)?\s+/iu;
/** Numbers, signs and marks before and behind the words of a heading. */
const BEFORE = /^(?:[^\p{L}\p{N}¿¡"'“„«‘(]|\d{1,3}[.)](?=[\s*_]))+/u;
const BEHIND = /[^\p{L}\p{N}?？؟!)"'”“»’]+$/u;
const IS_ASKED = /[?？؟]["'”“»’)]*$/u;
/** A sentence that ends before the question: what asks is part of a text. */
const GOES_ON = /[.!:;。！][)"'”“»’]*\s/u;
const BOLD = /^(\*\*|__)(?=\S)((?:(?!\1).)+?)\1[^\S\n]*:?$/su;

interface Line {
  /** Offsets of the words themselves. */
  start: number;
  end: number;
  /** Where the rest of its paragraph begins; null: there is none. */
  rest: number | null;
  isAsked: boolean;
  isBold: boolean;
  /** Whether it is called a question, as what answers it is then called an answer. */
  isCalled: boolean;
}

/**
 * The blocks of a text, with those of its paragraphs as headings that are meant as such and not marked so: questions of a
 * list of frequent ones, each with its answer below or in the next line, and bold lines.
 */
export function withUnmarkedHeadings(text: string, blocks: Block[]): Block[] {
  const lines = blocks.map((block) => (block.kind === "paragraph" ? readLine(text, block) : null));
  const isHeading = lines.map((line, at) => {
    if (!line || line.rest !== null) return line !== null;
    const next = blocks[at + 1];
    return next !== undefined && next.kind !== "heading" && !(lines[at + 1] && lines[at + 1]!.rest === null);
  });
  // A text may well ask once what it goes on to answer, and be loud once.
  const times = (is: "isAsked" | "isBold"): number => lines.filter((line, at) => isHeading[at] && line![is]).length;
  const [isAskedOften, isBoldOften] = [times("isAsked") > 1, times("isBold") > 1];
  const isMeant = ({ isAsked, isBold, isCalled }: Line): boolean =>
    isCalled || (isAsked && isAskedOften) || (isBold && isBoldOften);
  let isAnswered = false;
  return blocks.flatMap((block, at): Block[] => {
    const line = lines[at];
    if (!line || !isHeading[at] || !isMeant(line)) {
      const answer = isAnswered ? withoutMark(text, block) : block;
      isAnswered = false;
      return [answer];
    }
    isAnswered = line.isCalled;
    const heading: Block = { kind: "heading", start: line.start, end: line.end, level: INNERMOST };
    if (line.rest === null) return [heading];
    isAnswered = false;
    const rest = { ...block, start: line.rest };
    return [heading, line.isCalled ? withoutMark(text, rest) : rest];
  });
}

/** What of a paragraph may be a heading: all of it, or its first line; null: nothing. */
function readLine(text: string, { start, end }: Block): Line | null {
  const lineEnd = text.slice(start, Math.min(end, start + LONGEST + 1)).indexOf("\n");
  const whole = end - start <= LONGEST ? read(text, start, end) : null;
  if (whole || lineEnd < 0) return whole && { ...whole, rest: null };
  const line = read(text, start, start + lineEnd);
  const gap = /^\s*/u.exec(text.slice(start + lineEnd, end))![0].length;
  return line && { ...line, rest: start + lineEnd + gap };
}

function read(text: string, start: number, end: number): Omit<Line, "rest"> | null {
  // A hard line break is none of its words.
  const words = text.slice(start, end).replace(/(?:\\|[^\S\n]+)$/u, "");
  const bold = BOLD.exec(words);
  const mark = BEFORE.exec(words)?.[0].length ?? 0;
  const called = ASKED.exec(words.slice(mark))?.[0].length ?? 0;
  const before = mark + called + (called > 0 ? (BEFORE.exec(words.slice(mark + called))?.[0].length ?? 0) : 0);
  const bare = words.slice(before).replace(BEHIND, "");
  if (!/\p{L}/u.test(bare) || words.startsWith(">")) return null;
  const isAsked = IS_ASKED.test(bare) && !GOES_ON.test(bare) && !/[?？؟].*\n/u.test(bare);
  const isBold = bold !== null && isName(bare) && !words.includes("\n");
  if (!isAsked && !isBold) return null;
  return { start: start + before, end: start + before + bare.length, isAsked, isBold, isCalled: isAsked && called > 0 };
}

const isName = (words: string): boolean =>
  /^[\p{L}¿¡"'“„«‘]/u.test(words) && !/[.!。！]$/u.test(words) && words.split(/\s+/u).length <= MOST_BOLD_WORDS;

function withoutMark(text: string, block: Block): Block {
  const mark = ANSWERED.exec(text.slice(block.start, Math.min(block.end, block.start + LONGEST)))?.[0].length ?? 0;
  return block.kind === "paragraph" && mark < block.end - block.start ? { ...block, start: block.start + mark } : block;
}
