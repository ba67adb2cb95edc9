import type { Block } from "./blocks.ts";
import { unseen } from "./plain-words.ts";

/** `text.slice(start, end)`; UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** Nothing longer is one sentence: text without full stops is cut at white space, or at this length. In UTF-16 units. */
const LONGEST_SENTENCE = 1_000;
/** A line of plain text at least this long, without a full stop, goes on in the next one. */
const WRAPPED_LINE = 60;

const segmenter = new Intl.Segmenter("und", { granularity: "sentence" });

/** A full stop after one of these, or after a single letter, ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s([])(?:\p{L}|\p{L}\.\s?\p{L}|Dr|Mr|Mrs|Ms|Mme|M|Prof|Sr|Sra|St|Ste|Jr|Inc|Ltd|Co|No|Nr|Nos|Tel|Str|Art|Abs|Abb|Fig|vol|pp|ed|vs|approx|ca|bzw|usw|evtl|ggf|inkl|exkl|zzgl|max|min|Mio|Mrd|etc|incl|excl|ext|dept|est|resp|örn|vb|p\.\s?ex|e\.g|i\.e|cf)\.\s*$/iu;
/** Nor does that of a German date, or of what is counted off: "am 9. März", "im 2. Stock". */
const DAY = /(?:^|[\s([–-])\d{1,2}\.\s*$/u;
const MONTH =
  /^\s*(?:Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|(?:Jan|Feb|Mär|Apr|Jun|Jul|Aug|Sept?|Okt|Nov|Dez)\.)(?!\p{L})/u;
const COUNTED = /(?:^|[\s([])(?:der|den|dem|des|am|im|vom|zum|zur|beim|jede[mnrs]?)\s\d{1,2}\.\s*$/iu;
const ORDINAL =
  /^\s*(?:Stock|Stockwerk|Etage|Obergeschoss|Untergeschoss|OG|UG|Klasse|Woche|Tag|Werktag|Monat|Jahr|Lebensjahr|Schuljahr|Geburtstag|Kat)(?!\p{L})/u;
const LIST_ITEM = /^[^\S\n]*(?:[-*+]|\d{1,9}[.)])[^\S\n]/;
/** What is closed behind a full stop that the segmenter takes for the sentence's last sign. */
const CLOSING = /^[*_~)\]}"'”’“»«›‹]+(?=\s|$)\s*/u;
/** What is quoted with its own last sign ends no sentence where that goes on in small letters: "Press “Forgot?” on the page." */
const QUOTED = /[.!?…]["”’“»«›‹]\s*$/u;
const GOES_ON = /^\p{Ll}/u;
/** The same where the marks stand apart: "« Oublié ? » puis". */
const GOES_ON_QUOTED = /^»\s*\p{Ll}/u;
/** "**Shop at 22 Main Street.** We open at nine": the paragraph's name, which tells whose hours these are. */
const NAME = /^\s*(\*\*|__)(?!\s)(?:(?!\1).)+\1\s*$/su;
const PICTURE = /!\[[^[\]\n]{0,300}\]\([^()\n]{0,2000}\)/g;
/** What an address is written with ends no sentence: "https://shop.example/?order=7". */
const ADDRESS = /\bhttps?:\/\/[^\s<>()[\]]*[^\s<>()[\].,;:!?…]/giu;
const TABLE_RULE = /^[\s|:-]+$/;

/** The sentences of a block, in order; each item of a list, each row of a table, and a code block as a whole is one. */
export function sentencesOf(text: string, block: Block, isPlainText: boolean): Span[] {
  return spansOf(text, block, isPlainText)
    .map(({ start, end }) => trimmed(text, start, end))
    .filter(({ start, end }) => end > start)
    .flatMap((span) => cutLong(text, span));
}

function spansOf(text: string, { kind, start, end }: Block, isPlainText: boolean): Span[] {
  if (kind === "code" || kind === "heading") return [{ start, end }];
  const lines = linesOf(text, start, end);
  if (kind === "table") return lines.filter((line) => !TABLE_RULE.test(text.slice(line.start, line.end)));
  if (kind === "list") return joinWhere(lines, (line) => !LIST_ITEM.test(text.slice(line.start, line.end)));
  const paragraphs = isPlainText
    ? joinWhere(lines, (line, before) =>
        isWrapped(text.slice(before.start, before.end), text.slice(line.start, line.end)),
      )
    : [{ start, end }];
  return paragraphs.flatMap((paragraph) => segmented(text, paragraph, isPlainText));
}

function linesOf(text: string, start: number, end: number): Span[] {
  const lines: Span[] = [];
  for (let from = start; from < end;) {
    const lineEnd = text.indexOf("\n", from);
    const to = lineEnd < 0 || lineEnd >= end ? end : lineEnd + 1;
    lines.push({ start: from, end: to });
    from = to;
  }
  return lines;
}

function joinWhere(spans: Span[], belongs: (span: Span, before: Span) => boolean): Span[] {
  const joined: Span[] = [];
  let before: Span | undefined;
  for (const span of spans) {
    const last = joined.at(-1);
    if (last && before && belongs(span, before)) last.end = span.end;
    else joined.push({ ...span });
    before = span;
  }
  return joined;
}

/** Whether a line of plain text goes on in the next one. */
export const isWrapped = (before: string, line: string): boolean =>
  !/[.!?:。！？]\s*$/u.test(before) && (before.length >= WRAPPED_LINE || /^\s*\p{Ll}/u.test(line));

function segmented(text: string, { start, end }: Span, isPlainText: boolean): Span[] {
  // To the segmenter every line break ends a sentence; to the reader only a hard one does: two spaces or a backslash before it.
  const cut = text.slice(start, end);
  const masked = (isPlainText ? cut : cut.replace(PICTURE, hidden).replace(ADDRESS, hidden))
    .replace(/(?<!  |\\)\n[ \t>]*/g, (gap) => " ".repeat(gap.length))
    // No sentence ends within a script; nor in a picture or an address, whose marks would end one.
    .replace(unseen, hidden);
  const spans = Array.from(segmenter.segment(masked), ({ segment, index }) => ({
    start: start + index,
    end: start + index + segment.length,
  }));
  return joinWhere(closed(spans, text), (span, before) => {
    if (before.start === start && NAME.test(text.slice(before.start, before.end))) return true;
    const next = text.slice(span.start, span.end);
    if (GOES_ON_QUOTED.test(next) || (GOES_ON.test(next) && QUOTED.test(text.slice(before.start, before.end))))
      return true;
    const last = masked.slice(Math.max(0, before.end - start - 12), before.end - start);
    const isCounted =
      DAY.test(last) &&
      (COUNTED.test(last) || [MONTH, ORDINAL].some((one) => one.test(masked.slice(span.start - start))));
    return isCounted || ABBREVIATION.test(last);
  });
}

const hidden = (code: string): string => "_".repeat(code.length);

/** The spans, each with the marks that close behind it. */
function closed(spans: Span[], text: string): Span[] {
  const moved = spans.map((span) => ({ ...span }));
  for (const [at, span] of moved.entries()) {
    const before = moved[at - 1];
    if (!before || /\s$/.test(text.slice(before.start, before.end))) continue;
    const marks = CLOSING.exec(text.slice(span.start, span.end));
    if (marks) before.end = span.start += marks[0].length;
  }
  return moved.filter((span) => span.end > span.start);
}

function trimmed(text: string, start: number, end: number): Span {
  const slice = text.slice(start, end);
  const lead = slice.length - slice.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, start + slice.trimEnd().length) };
}

function cutLong(text: string, { start, end }: Span): Span[] {
  const cuts: Span[] = [];
  let from = start;
  while (end - from > LONGEST_SENTENCE) {
    const space = text.slice(from, from + LONGEST_SENTENCE).search(/\s\S*$/u);
    let to = space > 0 ? from + space : from + LONGEST_SENTENCE;
    if (/[\ud800-\udbff]/.test(text[to - 1] ?? "")) to--;
    cuts.push({ start: from, end: to });
    from = to + (/^\s*/u.exec(text.slice(to, to + LONGEST_SENTENCE))?.[0].length ?? 0);
  }
  if (from < end) cuts.push({ start: from, end });
  return cuts;
}
