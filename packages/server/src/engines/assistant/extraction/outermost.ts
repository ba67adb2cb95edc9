import { isOfPrice } from "../said/asks-price.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isAmong } from "../words/forms.ts";
import { moneyIn, numberIn } from "./amount-of-money.ts";
import { namedColumns } from "./columns.ts";
import type { Block } from "./layout.ts";
import { blockPiece, sentencePiece, underName, type Piece } from "./pieces.ts";
import type { RankedPassage, RankedSentence } from "./ranked-passage.ts";
import type { Wish } from "./wish.ts";

/** Another section of the document has so much of the best score. */
const AS_GOOD = 0.5;

/**
 * What costs least, or most, of what the document of the best sentence tells prices of: a row or item, or a sentence under the
 * name of its section; where that tells fewer than two, of a table whose first column is called as the thing, "Boat | Day".
 * Null where none does.
 */
export function outermostOf(best: RankedSentence, ranked: RankedPassage[], wish: Wish): Piece | null {
  const { outermost } = wish;
  if (outermost === null) return null;
  const pricedOf = (own: RankedPassage, isMeant: (one: RankedSentence) => boolean): Priced[] =>
    own.sentences.flatMap((one) => {
      const value = isMeant(one) ? costOf(one, own, wish) : null;
      return value === null ? [] : [{ one, own, value }];
    });
  const inDocument = ranked.filter(({ passage }) => passage.documentId === best.passage.documentId);
  const inBest = inDocument.flatMap((own) => pricedOf(own, (one) => isAsGood(one, best)));
  const inList = (own: RankedPassage): Priced[] => pricedOf(own, ({ line: { block } }) => isListOf(block, own, wish));
  const priced = [inBest, ...(inBest.length < 2 ? ranked.map(inList) : [])].find(({ length }) => length > 1);
  if (!priced) return null;
  const sign = outermost === "cheapest" ? 1 : -1;
  const [first] = priced.toSorted((a, b) => (a.value - b.value) * sign);
  const { one, own } = first!;
  const name = one.passage.headings.at(-1) ?? "";
  const { block } = one.line;
  return block.kind === "prose" ? underName(sentencePiece(one), name) : blockPiece(block, own, one, wish);
}

interface Priced {
  one: RankedSentence;
  own: RankedPassage;
  value: number;
}

/** Whether a table names its rows as the thing that is asked for. */
function isListOf(block: Block, { read }: RankedPassage, { things }: Wish): boolean {
  const [name = ""] = block.kind === "table" ? read.lines.find((line) => line.block === block)!.cells : [];
  return foldedWords(name).some(isAmong(things));
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
