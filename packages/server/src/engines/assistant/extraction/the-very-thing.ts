import { othersThan } from "../finding/numbered-names.ts";
import { areAlike } from "../words/forms.ts";
import { isIn, type Places } from "./places.ts";
import type { Named } from "./ranked-passage.ts";
import type { Line } from "./read-passage.ts";
import type { Weigher } from "./weigher.ts";
import type { Wish } from "./wish.ts";

/**
 * What it counts that the name of a row or item and those above it are what the price is asked of; that it is named after what
 * a question says itself that goes on from another, "and in the evening?"; that it is of
 * a list of that thing alone; that it holds for that
 * alone which is asked for, or for something else; and that it tells of another number, "line 9", than the one asked for.
 */
const weights = { label: 0.5, own: 0.4, list: 0.5, only: 1, onlyOther: -0.4, otherNumber: -1 };

/** What a row or an item tells of the thing that it is named after. */
const figures = ["duration", "amount", "time"] as const;

/** What those weights add up to at most. */
export const mostOfThing = ({ isOfPrice }: Wish): number =>
  weights.label + weights.own + (isOfPrice ? weights.list + weights.only : 0);

/**
 * How much it speaks for a line that it tells of the very thing that is asked for, or of another one beside it.
 *
 * @param head of the table that it is a row of; null: of none
 */
export function ofTheVeryThing(line: Line, head: Places | null, named: Named, weigh: Weigher, wish: Wish): number {
  const isOther = othersThan(wish.numbered)(line.shown);
  const other = (isOther ? weights.otherNumber : 0) + (isNamedAnew(line, named, weigh, wish) ? weights.own : 0);
  if (!wish.isOfPrice || line.price === null) {
    const column = head !== null && isInColumn(head, line, weigh) ? head : null;
    const isTold = column !== null || figures.some((kind) => wish.asked.includes(kind) && line.evidenceFor(kind) > 0);
    return other + (isTold && line.label.length > 0 ? weights.label * labelled(line, column, named, weigh, wish) : 0);
  }
  const only = line.onlyOf === null ? 0 : isOnlyOf(line.onlyOf, wish.said) ? weights.only : weights.onlyOther;
  const list = isOwnList(line, named, weigh) ? weights.list : 0;
  return other + only + list + weights.label * labelled(line, null, named, weigh, wish);
}

/** Whether the name of a row or item has a word that the question does not carry from those before it, and it or those above one that it does. */
function isNamedAnew(
  { label }: Line,
  { inHeading, inTitle }: Named,
  { isTopic, isForm }: Weigher,
  { asPut, carried }: Wish,
): boolean {
  if (carried.size === 0) return false;
  const isSaid = (term: number, words: Iterable<string>): boolean => isTopic[term]! && [...words].some(isForm[term]!);
  const own = asPut.filter((word) => !carried.has(word));
  return (
    isForm.some((is, term) => label.some(is) && isSaid(term, own)) &&
    isForm.some((is, term) => (label.some(is) || inHeading[term] || inTitle[term]) && isSaid(term, carried))
  );
}

/** Whether the head of a table has something of what is asked about that the name of the row has not. */
const isInColumn = (head: Places, { label }: Line, { isOwnTopic, isForm }: Weigher): boolean =>
  isOwnTopic.some((is, term) => is && isIn(head, term) && !label.some(isForm[term]!));

/** Whether it is of a table or list under a heading that names all that is asked for and nothing else: the prices of "Storage". */
const isOwnList = (
  { block: { kind } }: Line,
  { inHeading, telling }: Named,
  { isForm, isOwnTopic }: Weigher,
): boolean =>
  (kind === "table" || kind === "bullets") &&
  isOwnTopic.includes(true) &&
  isOwnTopic.every((is, term) => !is || inHeading[term]) &&
  telling.every((unit) => isForm.some((is, term) => isOwnTopic[term] && unit.some(is)));

/** How much of what is asked of the name of a line, of a column that is asked for, and those above it say, times how much of its name is asked for: 0 to 1. */
function labelled(
  { label }: Line,
  column: Places | null,
  { inHeading, inTitle }: Named,
  weigh: Weigher,
  { words }: Wish,
): number {
  const { isForm, shares, isOwnTopic, ownTopicShare } = weigh;
  const telling = label.filter((word) => /\p{L}{2}/u.test(word) && !words.plain.has(word));
  const isAsked = telling.filter((word) => isForm.some((is, term) => isOwnTopic[term] && is(word)));
  if (isAsked.length === 0) return 0;
  const named = shares.reduce(
    (sum, share, term) =>
      isOwnTopic[term] &&
      (inHeading[term] || inTitle[term] || label.some(isForm[term]!) || (column && isIn(column, term)))
        ? sum + share
        : sum,
    0,
  );
  return ((named / (ownTopicShare || 1)) * isAsked.length) / telling.length;
}

/** Of such a length two words that begin alike are akin: "stirare" and "stiratura". */
const KIN = 5;

/** Whether a question says that alone for which something holds, in this or a kindred word. */
export const isOnlyOf = (only: readonly string[], said: readonly string[]): boolean =>
  only.some((word) =>
    said.some((one) => areAlike(word, one) || (word.length >= KIN && one.startsWith(word.slice(0, KIN)))),
  );
