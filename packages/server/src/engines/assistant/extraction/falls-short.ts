import { foldedWords } from "../../wording/fold.ts";
import { formOf, isAmong } from "../words/forms.ts";
import { valueOf } from "./ranges.ts";
import type { RankedPassage, RankedSentence } from "./ranked-passage.ts";
import type { Wish } from "./wish.ts";

/** A cell with a number and nothing else. */
const BARE = /^\s*(\d+(?:[.,]\d+)*)\s*$/;

/** Of what, and how much of it, a question names that a column counts: "8 users" under "Users"; null where none does. */
function counted(
  heads: string[],
  { measures: { amounts } }: Wish,
): { column: number; asked: number; unit: string } | null {
  for (const { from: asked, unit } of amounts) {
    if (!/\p{L}{2}/u.test(unit)) continue;
    // "Mesas" is a form of "mes", too.
    const isHeaded = (is: (word: string) => boolean): number => heads.findIndex((head) => foldedWords(head).some(is));
    const exact = isHeaded((word) => word === unit);
    const column = exact < 0 ? isHeaded(isAmong([unit])) : exact;
    if (column > 0) return { column, asked, unit };
  }
  return null;
}

/**
 * The rows that are told, and where the only one of them holds fewer than are asked for, "8 users" where it has 5, those
 * that hold as many beside it: alone it would tell a price for 8.
 */
export function withThoseThatHold<Row>(
  told: Row[],
  rows: Row[],
  cells: (row: Row) => string[],
  heads: string[],
  wish: Wish,
): Row[] {
  const [only, ...more] = told;
  const of = counted(heads, wish);
  if (!only || more.length > 0 || !of || !isLess(cells(only), of)) return told;
  return rows.filter((row) => row === only || !isLess(cells(row), of));
}

const isLess = (cells: string[], { column, asked }: { column: number; asked: number }): boolean => {
  const [, held] = BARE.exec(cells[column] ?? "") ?? [];
  return held !== undefined && valueOf(held) < asked;
};

/** The sentence beside a table that tells what more of it costs where a row holds fewer than are asked for: "Additional users cost 5 €." */
export function toldOfMore(
  { line }: RankedSentence,
  { read, sentences }: RankedPassage,
  wish: Wish,
): RankedSentence | undefined {
  const head = read.lines.find(({ block }) => block === line.block);
  const of = head && head !== line ? counted(head.cells, wish) : null;
  if (!of || !isLess(line.cells, of)) return undefined;
  const isUnit = formOf(of.unit);
  return sentences.find((one) => {
    if (one.line.block.kind !== "prose" || one.line.price !== "price") return false;
    const said = foldedWords(one.line.shown);
    return (
      said.some((word) => isUnit(word) || formOf(word)(of.unit)) && line.label.every((word) => said.includes(word))
    );
  });
}
