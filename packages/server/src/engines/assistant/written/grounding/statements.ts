import { layout, type Block } from "../../extraction/layout.ts";
import { languages } from "../../said/languages.ts";
import { withoutOrders } from "../../said/orders.ts";
import type { FoundPassage } from "../../tools.ts";
import { fold } from "../../../wording/fold.ts";
import { cellsOf, isRule } from "../../finding/table-row.ts";
import { partsOf, type Part } from "./clauses.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { isPlainWord } from "../../said/plain-word.ts";
import { FREE, INCLUDED, kindOf, measureOf } from "./measures.ts";
import { ofAnyNumber } from "./of-any-number.ts";
import { isClosed, ofLimits, type Polarity } from "./polarity.ts";
import { vocabularyOf, wordsOf, type Vocabulary } from "./words.ts";
import { withPlainDays } from "../../calendar/weekdays.ts";

/** What stands above a cell of a table, and before it in its row. */
export interface Cell {
  row: string[];
  column: string[];
  /** The same for all cells of a row or column of one table. */
  inRow: object;
  inColumn: object;
}

/** A clause, an item of a list or a cell of a table: the least that tells something of one thing. */
export interface Statement extends Polarity {
  figures: Figure[];
  /** What its clause names; nothing where it tells of what stands above it: "otherwise it costs €25". */
  names: string[];
  cell: Cell | null;
  /** What it tells something else instead of, though others beside it are figures of that kind: "closed" among hours, "on request" among prices. */
  insteadOf: ReadonlySet<string | null>;
  /** Its own words; of a cell, with those of the heads of its row and column. */
  clause: Vocabulary;
  /** With those of the clauses before it that it goes on from. */
  own: Vocabulary;
  /** The innermost heading, and what announces a list. */
  inner: Vocabulary;
  /** The title and the other headings. */
  outer: Vocabulary;
  /** What stands before it and may go for it too: "a basic service costs £40, a full one £95". */
  earlier: Vocabulary;
  /** What its sentence goes on with. */
  later: Vocabulary;
}

const nothing: ReadonlySet<string | null> = new Set();
const times: ReadonlySet<string | null> = new Set(["clock"]);
const none = vocabularyOf([]);

export function statementsIn(passage: FoundPassage, numberWords: ReadonlyMap<string, number>): Statement[] {
  const { title, headings, text } = passage;
  const above = [title, ...headings];
  const inner = wordsOf(headings.at(-1) ?? "");
  const outer = vocabularyOf(wordsOf((headings.length > 0 ? above.slice(0, -1) : above).join(" ")));
  let opening: string[] = [];
  return layout(passage).flatMap((block) => {
    const whole = text.slice(block.start, block.end);
    if (withoutOrders(whole).trim() === "") return [];
    const reading = { numberWords, inner: vocabularyOf([...inner, ...opening]), outer };
    const lines = block.sentences.map(({ start, end }) => text.slice(start, end));
    opening = /[:：][*_\s]*$/.test(whole) ? wordsOf(lines.at(-1) ?? "") : [];
    if (block.kind === "table") return inTable(whole, reading);
    if (block.kind === "bullets" || block.kind === "steps") return inList(text, block, reading);
    return lines.flatMap((line, at) => inSentence(line, { ...reading, before: lines[at - 1] ?? "" }));
  });
}

interface Reading {
  numberWords: ReadonlyMap<string, number>;
  inner: Vocabulary;
  outer: Vocabulary;
}

function inSentence(sentence: string, { before, ...reading }: Reading & { before: string }): Statement[] {
  const goesOn = before !== "" && !namesAnother(sentence, before) ? wordsOf(before) : [];
  return saidIn(sentence, reading.numberWords).map((part) => statementOf(part, { ...reading, goesOn }));
}

/** A label says nothing without what it is of. */
function saidIn(sentence: string, numberWords: ReadonlyMap<string, number>): Part[] {
  const parts = partsOf(sentence, numberWords);
  return parts[1] && parts[1].label.words.length > 0 ? parts.slice(1) : parts;
}

const marker = /^\s*(?:[-*+•–]|\d{1,3}[.)])\s+/;

/** What stands deeper belongs to what it stands under. */
function inList(text: string, { sentences }: Block, reading: Reading): Statement[] {
  const open: { indent: number; words: string[] }[] = [];
  return sentences.flatMap(({ start, end }) => {
    const indent = start - text.lastIndexOf("\n", start - 1);
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    const under = open.flatMap(({ words }) => words);
    const item = text.slice(start, end).replace(marker, "");
    open.push({ indent, words: wordsOf(item) });
    return saidIn(item, reading.numberWords).map((part) => statementOf(part, { ...reading, under }));
  });
}

const trimmedCellsOf = (row: string): string[] => cellsOf(row).map((cell) => cell.trim());

function inTable(table: string, reading: Reading): Statement[] {
  const { numberWords } = reading;
  const lines = table.split("\n").filter((line) => line.trim() !== "");
  const isRuled = isRule(lines[1] ?? "");
  const hasHead = isRuled || (lines.length > 1 && figuresIn(lines[0]!, numberWords).length === 0);
  const headOf = (cell: string): Head => ({ words: wordsOf(cell), figures: figuresIn(cell, numberWords) });
  const heads = (hasHead ? trimmedCellsOf(lines[0]!) : []).map(headOf);
  const rows = lines.slice(isRuled ? 2 : hasHead ? 1 : 0).map((line) => {
    const [name, ...others] = trimmedCellsOf(line);
    const isNamed = others.length > 0;
    const cells = isNamed ? others : [name!];
    const parts = cells.map((cell) => partsOf(cell, numberWords));
    return { cells, parts, kinds: parts.map(kindsIn), head: isNamed ? headOf(name!) : noHead, first: isNamed ? 1 : 0 };
  });
  const inColumns: Set<string | null>[] = [];
  for (const { kinds, first } of rows)
    for (const [place, some] of kinds.entries()) {
      const column = (inColumns[first + place] ??= new Set());
      for (const kind of some) column.add(kind);
    }
  const columns = heads.map(() => ({}));
  return rows.flatMap(({ cells, parts, kinds, head, first }) => {
    const row = {};
    const inRow = first > 0 ? kinds.flat() : [];
    return cells.flatMap((cell, place) => {
      const above = heads[first + place] ?? noHead;
      const under = [...head.words, ...above.words];
      return parts[place]!.map((part) => ({
        ...statementOf(part, { ...reading, under }),
        figures: [...part.figures, ...head.figures, ...above.figures],
        cell: { row: head.words, column: above.words, inRow: row, inColumn: columns[first + place] ?? {} },
        ...(part.figures.length === 0 &&
          cell !== "" && { insteadOf: new Set([...inRow, ...inColumns[first + place]!]) }),
      }));
    });
  });
}

/** What the first cell of a row or column says of the others. */
interface Head {
  words: string[];
  figures: Figure[];
}
const noHead: Head = { words: [], figures: [] };

const kindsIn = (parts: Part[]): (string | null)[] =>
  parts.flatMap(({ figures }) => figures.map(({ measure }) => kindOf(measure)));

function statementOf(
  { clause, label, words, figures, earlier, later, polarity }: Part,
  { numberWords, inner, outer, under = [], goesOn = [] }: Reading & { under?: string[]; goesOn?: string[] },
): Statement {
  // "Not included" has its price, "no charge" has none.
  const isDeniedFree = polarity.isDenied && !clause.includes("no");
  return {
    figures: [...label.figures, ...figures].filter((one) => !(isFree(one) && isDeniedFree)),
    names: [...under, ...clause].filter((word) => isNaming(word, numberWords)),
    cell: null,
    insteadOf: isClosed(clause) ? times : nothing,
    clause: vocabularyOf([...under, ...label.words, ...clause]),
    own: vocabularyOf([...under, ...words]),
    inner,
    outer,
    earlier: earlier.length + goesOn.length > 0 ? vocabularyOf([...goesOn, ...earlier]) : none,
    later: later.length > 0 ? vocabularyOf(later) : none,
    ...polarity,
  };
}

const isFree = ({ measure }: Figure): boolean => measure === FREE || measure === INCLUDED;

const isNaming = (word: string, numberWords: ReadonlyMap<string, number>): boolean =>
  !isPlainWord(word) &&
  !ofAnyNumber.has(word) &&
  !ofLimits.has(word) &&
  !/^\d/.test(word) &&
  !numberWords.has(word) &&
  measureOf(word) === null;

/** Whether a sentence has a name, or a noun where these have capitals, that the one before it has not. */
function namesAnother(sentence: string, before: string): boolean {
  const known = vocabularyOf(wordsOf(before));
  return (withPlainDays(sentence).match(/(?<![\p{L}\d])\p{Lu}[\p{L}\p{M}]+/gu) ?? [])
    .map(fold)
    .some((name) => !known.holdsLike(name) && !languages.some(({ words: { plain } }) => plain.has(name)));
}
