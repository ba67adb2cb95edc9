import { weekdaysIn } from "../calendar/weekdays.ts";
import type { FoundPassage } from "../tools.ts";
import { foldedWords } from "../../wording/fold.ts";
import { formOf, isAmong } from "../words/forms.ts";
import type { Block } from "./layout.ts";
import type { RankedSentence } from "./ranked-passage.ts";
import { countWords } from "./read-passage.ts";
import { cellsOf, isRule } from "../finding/table-row.ts";
import { columnsToShow, namedColumns } from "./columns.ts";
import { withThoseThatHold } from "./falls-short.ts";
import { isRange, rangingOver } from "./ranges.ts";
import { tidy, tidyLine } from "./tidy.ts";
import type { Wish } from "./wish.ts";

interface Cut {
  markdown: string;
  start: number;
  end: number;
  /** Reads by itself, without the heading above it. */
  isSentence?: true;
}
type Shape = (block: Block, inBlock: RankedSentence[], best: RankedSentence, passage: FoundPassage, wish: Wish) => Cut;

const limits = { rows: 12, items: 7, words: 110 };

/** Steps stay whole: half an instruction is none. */
export const stepsOf: Shape = (block, _, __, passage) => ({
  markdown: tidy(passage.text.slice(block.start, block.end), passage).trim(),
  start: block.start,
  end: block.end,
});

export const codeOf: Shape = (block, _, __, passage) => ({
  markdown: passage.text.slice(block.start, block.end),
  start: block.start,
  end: block.end,
});

/** A short list whole, of a long one the items that matter, and of sentences that each tell something else the one that is asked for. */
export const bulletsOf: Shape = (block, inBlock, best, passage, wish) => {
  const lines = linesOf(block, passage);
  const told = wish.outermost ? lines.filter((line) => isIn(line, best)) : sentencesAsked(lines, inBlock, best);
  if (told.length > 0)
    return {
      markdown: told.map(({ text }) => tidyLine(text.replace(BULLET, ""), passage)).join("\n\n"),
      start: told[0]!.start,
      end: told.at(-1)!.end,
      isSentence: true,
    };
  const whole = tidy(passage.text.slice(block.start, block.end), passage).trim();
  if (lines.length <= limits.items && countWords(whole) <= limits.words)
    return { markdown: whole, start: block.start, end: block.end };
  const kept = linesThatMatter(lines, inBlock, best);
  return {
    markdown: kept.map(({ text }) => tidy(text, passage).trim()).join("\n"),
    start: kept[0]!.start,
    end: kept.at(-1)!.end,
  };
};

const isIn = ({ start, end }: Line, { line: { sentence } }: RankedSentence): boolean =>
  sentence.start >= start && sentence.start < end;

const BULLET = /^\s*[-*+•–]\s+/;
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const FULL_STOP = /[.!?…]/;

/** Whether a full stop or the like stands behind its last word. */
function endsInStop(text: string): boolean {
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = String.fromCodePoint(text.codePointAt(at)!);
    if (FULL_STOP.test(sign)) return true;
    if (LETTER_OR_NUMBER.test(sign)) return false;
  }
  return false;
}

/** Of a list of whole sentences, such as rules, those that have what the best has, with those that lean on them; none where that are most of them, or it has nothing. */
function sentencesAsked(lines: Line[], inBlock: RankedSentence[], best: RankedSentence): Line[] {
  const areSentences = lines.every(({ text }) => endsInStop(text));
  if (!areSentences || !inBlock.includes(best) || best.covers.length === 0) return [];
  const told = lines.map(({ start, end }) =>
    inBlock.filter(({ line: { sentence } }) => sentence.start >= start && sentence.start < end),
  );
  const isAsked = told.map((said) => said.some(({ covers }) => best.covers.every((term) => covers.includes(term))));
  // "They must be kept on a leash."
  for (let at = 1; at < lines.length; at++) isAsked[at] ||= isAsked[at - 1]! && !!told[at]![0]?.line.leansBack;
  const asked = lines.filter((_, at) => isAsked[at]);
  return asked.length <= lines.length / 2 ? asked : [];
}

/**
 * A single row reads better as a sentence of its cells; several stay a table. The columns that are asked for stand first
 * behind the names of the rows: of a wide table a telephone shows little more.
 */
export const tableOf: Shape = (block, inBlock, best, passage, wish) => {
  const [head, rule, ...rows] = linesOf(block, passage);
  if (!head || !rule || rows.length === 0 || !isRule(rule.text)) return codeOf(block, inBlock, best, passage, wish);
  const names = cells(head.text, passage);
  const named = namedColumns(names, wish);
  const order = columnsAsked(named, names, rows, inBlock, passage);
  const like = linesThatMatter(rows, inBlock, best);
  // Where a price or a column is asked for, all rows are alike but for what they hold themselves.
  const matter = named.length > 0 || (wish.isOfPrice && inBlock.includes(best)) ? thatHoldMost(like, inBlock) : like;
  const several = rowsNamed(rows, inBlock, wish);
  const outermost = rows.filter((row) => isIn(row, best));
  const told =
    wish.outermost && outermost.length > 0
      ? outermost
      : several.length > 1
        ? several
        : withRowsOfDay(thoseAskedFor(matter, { head: names[0]!, rows }, passage, wish), rows, inBlock, passage, wish);
  const kept = withThoseThatHold(told, rows, ({ text }) => cells(text, passage), names, wish);
  if (kept.length === 1) {
    const row = cells(kept[0]!.text, passage);
    const cellTold = (at: number): string =>
      names[at] ? `${names[at]}${/[?:？：]$/.test(names[at]) ? "" : ":"} ${row[at] ?? ""}` : (row[at] ?? "");
    const [, ...shown] = order.filter((at) => at < row.length);
    // A dash reads as nothing, but where it is just that which was asked for.
    const filled = shown.filter((at) => named.includes(at) || !/^[-–—]?$/.test(row[at]!.trim()));
    const others = filled.length > 0 ? filled : shown;
    // A number alone does not tell what it is.
    const first = /\p{L}/u.test(row[0]!) ? row[0]! : cellTold(0);
    return {
      markdown: `**${first.replaceAll("**", "")}** – ${others.map(cellTold).join(" · ")}`,
      start: kept[0]!.start,
      end: kept[0]!.end,
      isSentence: true,
    };
  }
  const isWhole = kept === matter && rows.length <= limits.rows && rows.length <= kept.length * 2;
  const shown = isWhole ? rows : kept;
  return {
    markdown: table([head, rule, ...shown], order, passage),
    start: shown[0] === rows[0] ? head.start : shown[0]!.start,
    end: shown.at(-1)!.end,
  };
};

/** All of a table that is not of another column or row than those that are asked for, its columns in the same order. */
export function wholeTable(block: Block, inBlock: RankedSentence[], passage: FoundPassage, wish: Wish): string {
  const [head, rule, ...rows] = linesOf(block, passage);
  if (!head || !rule || !isRule(rule.text)) return tidy(passage.text.slice(block.start, block.end), passage).trim();
  const names = cells(head.text, passage);
  const order = columnsAsked(namedColumns(names, wish), names, rows, inBlock, passage);
  return table([head, rule, ...thoseAskedFor(rows, { head: names[0]!, rows }, passage, wish)], order, passage);
}

/**
 * Of rows that matter those whose names range over what is asked for; of a table in which all rows do so, no other one may
 * stand for these. Where nothing ranges over it, the rows as they are.
 */
function thoseAskedFor(
  matter: Line[],
  { head, rows }: { head: string; rows: Line[] },
  passage: FoundPassage,
  { measures }: Wish,
): Line[] {
  const labels = rows.map(({ text }) => cells(text, passage)[0] ?? "");
  // "21 to 60" under "Cases" is of cases.
  const isOfAll = foldedWords(head);
  const amounts = measures.amounts.map((one) => (isOfAll.some(formOf(one.unit)) ? { ...one, unit: "" } : one));
  const fitting = rangingOver(labels, { ...measures, amounts }).map((at) => rows[at]!);
  if (fitting.length === 0 || fitting.length === rows.length) return matter;
  const both = matter.filter((row) => fitting.includes(row));
  if (both.length > 0) return both;
  return labels.every(isRange) ? fitting : matter;
}

/**
 * With the other rows that are named after the day of the week that is asked for, "Thursday, late opening" beside "Tuesday to
 * Friday", where the first ones hold nothing more of the question.
 */
function withRowsOfDay(
  kept: Line[],
  rows: Line[],
  inBlock: RankedSentence[],
  passage: FoundPassage,
  { measures: { weekdays } }: Wish,
): Line[] {
  if (weekdays.size === 0) return kept;
  const isOfDay = ({ text }: Line): boolean =>
    [...weekdaysIn(cells(text, passage)[0] ?? "")].some((day) => weekdays.has(day));
  const heldBy = (row: Line): string[] => inBlock.filter((one) => isIn(row, one)).flatMap(({ covers }) => covers);
  const held = new Set(kept.flatMap(heldBy));
  const isAlike = (row: Line): boolean => {
    const own = heldBy(row);
    return [...held].every((term) => own.includes(term) || weekdaysIn(term).size > 0);
  };
  return kept.every(isOfDay) ? rows.filter((row) => kept.includes(row) || (isOfDay(row) && isAlike(row))) : kept;
}

/** The words of the name of a row or item, where a question says all of them itself; else none. */
export function labelSaid({ line }: RankedSentence, { asPut, words }: Wish): string[] {
  const isSaid = isAmong(asPut);
  const label = line.label.filter((word) => !words.plain.has(word));
  return label.every(isSaid) ? label : [];
}

/** The rows whose whole names a question says, each with a word that no other of them has: "a haircut and a beard trim". */
function rowsNamed(rows: Line[], inBlock: RankedSentence[], wish: Wish): Line[] {
  const named = rows.flatMap((row) => {
    const one = inBlock.find(({ line: { sentence } }) => sentence.start >= row.start && sentence.start < row.end);
    const label = one ? labelSaid(one, wish) : [];
    return label.length > 0 ? [{ row, label }] : [];
  });
  const isOwn = (word: string, of: string[]): boolean =>
    named.every(({ label }) => label === of || !label.includes(word));
  return named.filter(({ label }) => label.some((word) => isOwn(word, label))).map(({ row }) => row);
}

/** The lines that hold as many terms of the question as any. */
function thatHoldMost(lines: Line[], inBlock: RankedSentence[]): Line[] {
  const held = lines.map(
    ({ start, end }) =>
      inBlock.find(({ line: { sentence } }) => sentence.start >= start && sentence.start < end)?.covers.length ?? 0,
  );
  const most = Math.max(...held);
  return lines.filter((_, at) => held[at] === most);
}

/** The columns that are asked for, or all, those first that say most of it. */
function columnsAsked(
  named: number[],
  names: string[],
  rows: Line[],
  inBlock: RankedSentence[],
  passage: FoundPassage,
): number[] {
  const shown = columnsToShow(
    named,
    rows.map(({ text }) => cells(text, passage)),
    names.length,
  );
  return askedFirst(names, inBlock).filter((at) => shown.includes(at));
}

/** Of so many columns a telephone shows all. */
const FEW_COLUMNS = 3;

/** The columns with those first, behind the first of all, whose names say most of what is asked. */
function askedFirst(names: string[], [head]: RankedSentence[]): number[] {
  const isAsked = names.length > FEW_COLUMNS ? (head?.covers ?? []).map(formOf) : [];
  const said = names.map((name, at) => {
    const words = foldedWords(name);
    return at === 0 ? Infinity : isAsked.filter((is) => words.some(is)).length;
  });
  return names
    .map((_, at) => at)
    .sort((one, other) => (said[one] === said[other] ? one - other : said[other]! - said[one]!));
}

function table(lines: Line[], order: number[], passage: FoundPassage): string {
  const isMoved = order.length < cellsOf(lines[0]!.text).length || order.some((column, at) => column !== at);
  return lines.map(({ text }) => tidy(isMoved ? inOrder(text, order) : text, passage).trim()).join("\n");
}

/** A line of a table with its cells in another order. */
function inOrder(text: string, order: number[]): string {
  const parts = cellsOf(text);
  return `| ${order.map((at) => parts[at]?.trim() ?? "").join(" | ")} |`;
}

interface Line {
  text: string;
  start: number;
  end: number;
}

/** The lines of a block; a line that goes on with an item belongs to it. */
function linesOf(block: Block, passage: FoundPassage): Line[] {
  const lines: Line[] = [];
  let start = block.start;
  for (const text of passage.text.slice(block.start, block.end).split("\n")) {
    const end = start + text.length;
    const last = lines.at(-1);
    if (last && block.kind === "bullets" && !/^\s*[-*+•–]\s/.test(text))
      Object.assign(last, { text: `${last.text}\n${text}`, end });
    else if (text.trim()) lines.push({ text, start, end });
    start = end + 1;
  }
  return lines;
}

/** The lines that hold the best sentence or one nearly as good; the first few when the best stands before the block. */
function linesThatMatter(lines: Line[], inBlock: RankedSentence[], best: RankedSentence): Line[] {
  const within = inBlock.includes(best);
  const top = Math.max(...inBlock.map(({ score }) => score));
  const matter = lines.filter(({ start, end }) =>
    inBlock.some(
      ({ line: { sentence }, score }) => sentence.start >= start && sentence.start < end && score >= top * 0.85,
    ),
  );
  return (within && matter.length > 0 ? matter : lines).slice(0, limits.rows);
}

const cells = (text: string, passage: FoundPassage): string[] => cellsOf(text).map((cell) => tidyLine(cell, passage));
