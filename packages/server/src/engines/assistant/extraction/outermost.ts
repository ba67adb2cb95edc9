import { isOfPrice } from "../said/asks-price.ts";
import { moneyIn, numberIn } from "./amount-of-money.ts";
import { namedColumns } from "./columns.ts";
import { blockPiece, sentencePiece, underName, type Piece } from "./pieces.ts";
import type { RankedPassage, RankedSentence } from "./ranked-passage.ts";
import type { Wish } from "./wish.ts";

/** Another section of the document has so much of the best score. */
const AS_GOOD = 0.5;

/**
 * What costs least, or most, of what the document of the best sentence tells prices of: a row or item, or a sentence under the
 * name of its section. Null where it tells fewer than two.
 */
export function outermostOf(best: RankedSentence, ranked: RankedPassage[], wish: Wish): Piece | null {
  const { outermost } = wish;
  if (outermost === null) return null;
  const inDocument = ranked.filter(({ passage }) => passage.documentId === best.passage.documentId);
  const priced = inDocument.flatMap((own) =>
    own.sentences.flatMap((one) => {
      const value = isAsGood(one, best) ? costOf(one, own, wish) : null;
      return value === null ? [] : [{ one, own, value }];
    }),
  );
  if (priced.length < 2) return null;
  const sign = outermost === "cheapest" ? 1 : -1;
  const [first] = priced.toSorted((a, b) => (a.value - b.value) * sign);
  const { one, own } = first!;
  const name = one.passage.headings.at(-1) ?? "";
  const { block } = one.line;
  return block.kind === "prose" ? underName(sentencePiece(one), name) : blockPiece(block, own, one, wish);
}

/** Lists are of one thing; of sentences only those that say as much of what is asked. */
const isAsGood = (one: RankedSentence, best: RankedSentence): boolean =>
  one.line.block.kind === best.line.block.kind &&
  one.score >= best.score * AS_GOOD &&
  (one.line.block.kind !== "prose" || best.covers.every((term) => one.covers.includes(term)));

/**
 * What a row, an item or a sentence says that it costs; of a table in the column that is asked for, else in the first that tells
 * money, or that is called after prices.
 */
function costOf({ line }: RankedSentence, { read }: RankedPassage, wish: Wish): number | null {
  if (line.price !== "price") return null;
  const { words } = wish;
  if (line.block.kind !== "table") return moneyIn(line.shown, words);
  const head = read.lines.find(({ block }) => block === line.block)!;
  if (head === line) return null;
  const [asked] = namedColumns(head.cells, wish);
  const cells = asked === undefined ? line.cells.slice(1) : [line.cells[asked] ?? ""];
  const ofPrices = line.cells.filter((_, at) => at > 0 && isOfPrice(head.cells[at] ?? "", words));
  const bare = asked === undefined && ofPrices.length > 0 ? ofPrices : cells;
  return firstOf(cells, (cell) => moneyIn(cell, words)) ?? firstOf(bare, numberIn);
}

const firstOf = (cells: readonly string[], valueIn: (cell: string) => number | null): number | null =>
  cells.map(valueIn).find((value) => value !== null) ?? null;
