import type { Block } from "./blocks.ts";

/** Below every heading that is marked as one. */
const INNERMOST = 7;
/** In UTF-16 units. What is longer is no heading. */
const LONGEST = 200;
const MOST_BOLD_WORDS = 12;
const MOST_TITLE_WORDS = 8;
/** In UTF-16 units. */
const ROWS_LOOKED_AT = 600;
/** Of plain text, which must begin with one, UTF-16 units of the longest part under a heading: longer texts have lines now and then that only look so. */
const LONGEST_PART = 400;
/** Where all of them are written in capitals, which is nothing else. */
const LONGEST_IN_CAPITALS = 4_000;

/** "Q:", "Frage 3:", "P." before a question ("S-Bahn?" has none), and what stands before its answer then. */
const ASKED =
  /^(?:q|question|f|frage|p|pregunta|pergunta|d|domanda|v|vraag|s|soru)[^\S\n]{0,3}\d{0,3}[^\S\n]{0,3}(?::|[.)–-](?=[\s*_]))[^\S\n]*/iu;
const ANSWERED =
  /^(\*\*|__)?(?:a|answer|antwort|r|réponse|reponse|respuesta|risposta|resposta|antwoord|c|cevap)[^\S\n]{0,3}\d{0,3}[^\S\n]{0,3}[.:)–-](?:\1)?\s+/iu;
/** Numbers, signs and marks before and behind the words of a heading. */
const BEFORE = /^(?:[^\p{L}\p{N}¿¡"'“„«‘(]|\d{1,3}[.)](?=[\s*_]))+/u;
const BEHIND = /[^\p{L}\p{N}?？؟!)"'”“»’]+$/u;
const IS_ASKED = /[?？؟]["'”“»’)]*$/u;
/** A sentence that ends before the question: what asks is part of a text. */
const GOES_ON = /[.!:;。！][)"'”“»’]*\s/u;
const NAME = /^[\p{L}¿¡"'“„«‘].*[^.!。！]$/su;
const FIGURE = /\d|:\s/u;
const BOLD = /^(\*\*|__)(?=\S)((?:(?!\1).)+?)\1[^\S\n]*:?$/su;

interface Line {
  /** Offsets of the words themselves. */
  start: number;
  end: number;
  /** Where the rest of its paragraph begins; null: there is none. */
  rest: number | null;
  isAsked: boolean;
  /** Whether it is bold, or in plain text stands as a name above other lines. */
  isLoud: boolean;
  /** Whether it is called a question, as what answers it is then called an answer. */
  isCalled: boolean;
}

/**
 * The blocks of a text, with those of its paragraphs as headings that are meant as such and not marked so: questions of a
 * list of frequent ones, each with its answer below or in the next line, bold lines, and in plain text the names over
 * paragraphs and rows.
 */
export function withUnmarkedHeadings(text: string, blocks: Block[], isPlainText: boolean): Block[] {
  const lines = blocks.map((block) => (block.kind === "paragraph" ? readLine(text, block, isPlainText) : null));
  const isHeading = lines.map((line, at) => {
    if (!line || line.rest !== null) return line !== null;
    const next = blocks[at + 1];
    return next !== undefined && next.kind !== "heading" && !(lines[at + 1] && lines[at + 1]!.rest === null);
  });
  const starts = lines.flatMap((line, at) => (isHeading[at] ? [line!.start] : []));
  const begins = isHeading[0] && blocks[0]!.start === 0;
  const names = lines.flatMap((line, at) => (isHeading[at] ? [text.slice(line!.start, line!.end)] : []));
  const longest = names.every(isInCapitals) ? LONGEST_IN_CAPITALS : LONGEST_PART;
  const isList = begins && starts.every((start, at) => (starts[at + 1] ?? text.length) - start <= longest);
  if (isPlainText && !isList) return blocks;
  // A text may well ask once what it goes on to answer, and be loud once.
  const times = (is: "isAsked" | "isLoud"): number => lines.filter((line, at) => isHeading[at] && line![is]).length;
  const [isAskedOften, isLoudOften] = [times("isAsked") > 1, times("isLoud") > 1];
  const isMeant = ({ isAsked, isLoud, isCalled }: Line): boolean =>
    isCalled || (isAsked && isAskedOften) || (isLoud && isLoudOften);
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
function readLine(text: string, { start, end }: Block, isPlainText: boolean): Line | null {
  const lineEnd = text.slice(start, Math.min(end, start + LONGEST + 1)).indexOf("\n");
  const whole = end - start <= LONGEST ? read(text.slice(start, end), isPlainText) : null;
  if (whole || lineEnd < 0)
    return whole && { ...whole, start: start + whole.start, end: start + whole.end, rest: null };
  const below = text.slice(start + lineEnd, end);
  const line = read(text.slice(start, start + lineEnd), isPlainText, below);
  const rest = start + lineEnd + /^\s*/u.exec(below)![0].length;
  return line && { ...line, start: start + line.start, end: start + line.end, rest };
}

/** @param below what follows in the same paragraph; left out: nothing */
function read(line: string, isPlainText: boolean, below = ""): Omit<Line, "rest"> | null {
  // A hard line break is none of its words.
  const words = line.replace(/(?:\\|[^\S\n]+)$/u, "");
  const mark = BEFORE.exec(words)?.[0].length ?? 0;
  const called = ASKED.exec(words.slice(mark))?.[0].length ?? 0;
  const start = mark + called + (called > 0 ? (BEFORE.exec(words.slice(mark + called))?.[0].length ?? 0) : 0);
  const bare = words.slice(start).replace(BEHIND, "");
  if (!/\p{L}/u.test(bare) || words.startsWith(">")) return null;
  const isAsked = IS_ASKED.test(bare) && !GOES_ON.test(bare) && !/[?？؟].*\n/u.test(bare);
  const isName = NAME.test(bare) && !words.includes("\n");
  const isTitle = isPlainText && isTitleOver(words, below);
  const isLoud =
    isName && (isTitle || (!isPlainText && BOLD.test(words) && bare.split(/\s+/u).length <= MOST_BOLD_WORDS));
  if (!isAsked && !isLoud) return null;
  return { start, end: start + bare.length, isAsked, isLoud, isCalled: isAsked && called > 0 };
}

const isInCapitals = (line: string): boolean => /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line);

/** Whether a line of plain text is a name: short, without an end; over others of its paragraph in capitals, or alone in having no figure. */
function isTitleOver(line: string, below: string): boolean {
  if (/[.!?:;,…)\]]$/u.test(line) || line.split(/\s+/u).length > MOST_TITLE_WORDS) return false;
  if (below.trim() === "") return true;
  if (isInCapitals(line)) return true;
  const rows = below.slice(0, ROWS_LOOKED_AT).trim().split("\n");
  return !FIGURE.test(line) && rows.length > 1 && rows.every((row) => FIGURE.test(row));
}

function withoutMark(text: string, block: Block): Block {
  const mark = ANSWERED.exec(text.slice(block.start, Math.min(block.end, block.start + LONGEST)))?.[0].length ?? 0;
  return block.kind === "paragraph" && mark < block.end - block.start ? { ...block, start: block.start + mark } : block;
}
