import type { AgeRange } from "../../wishes/age-range.ts";
import { GROWN, type Age } from "../../wishes/ages.ts";
import { NEARLY_AS_GOOD } from "../../wishes/wish.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { isMaturing } from "../said/ages-in.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { agesTold, isForAge, suitsYoungest } from "./ages-told.ts";
import { againstAges } from "./heights-told.ts";
import { uncounted } from "./uncounted.ts";

/** In years: from then on somebody is no small child. */
const CHILD = 12;

/** Beside this, what is for an age is one of so many of the best. */
export const AMONG = 100;
/** So much is read of each of them, in UTF-16 units. */
export const READ_OF_EACH = 4_000;

/** Whether what is told to be for some ages is for somebody's: of several, for the youngest. */
const verdictFor =
  (age: Age) =>
  (range: AgeRange): boolean | null =>
    age.areSeveral ? suitsYoungest(range, age) : isForAge(range, age);

/**
 * What is told to be for an age, of what was found; where nothing is, what is as likely meant and tells none, which is said then.
 * What is told to be for another age is not among it. Null: no product tells an age, or it may be nobody's.
 */
export function forAge(found: FoundProducts, age: Age): FoundProducts | null {
  if (!age.isOfSomebody) return null;
  const verdict = verdictFor(age);
  const all = found.products.map((product) => {
    const told = agesTold(product, READ_OF_EACH);
    return { product, told, against: told.find((one) => verdict(one) === false) ?? againstAges(product, [age]) };
  });
  const { without: _, ...rest } = uncounted(found);
  const right = all.filter(({ told, against }) => !against && told.some((one) => verdict(one)));
  if (right.length > 0) {
    // What is for newborns, too, may bore who is 11.
    const isNear = ({ told }: (typeof right)[number]): boolean => told.some(({ from }) => from >= age.from / 2);
    const nearer = found.wish.order === null ? right.filter(isNear) : right;
    const products = [...nearer, ...right.filter((one) => !nearer.includes(one))].map(({ product }) => product);
    return { ...rest, products };
  }
  const [nearest] = all;
  const isTold = all.some(({ told, against }) => told.length > 0 || against);
  if (!nearest || !isTold || found.answerable.decision !== "answer") return null;
  const least = nearest.product.score * NEARLY_AS_GOOD;
  // Of knives, some of which are sold to nobody under age, no other is shown for a child because it tells nothing.
  const grown = new Set(
    all.flatMap(({ product, told }) =>
      told.some((one) => verdict(one) === false && one.from >= GROWN) ? [product.category] : [],
    ),
  );
  // Where a shop names no category, what is called alike is of one kind to a child; whoever is older may have a bread knife.
  const isOfKind = age.from < CHILD && found.wish.words !== "";
  const isOfGrown = ({ category }: FoundProduct): boolean => grown.has(category) && (Boolean(category) || isOfKind);
  const left = all.filter(({ product, against }) => !against && product.score >= least && !isOfGrown(product));
  if (left.length > 0) {
    const kept = all.some(({ against }) => against) ? uncounted(found) : found;
    return withAgeUntold({ ...kept, products: left.map(({ product }) => product) }, age.said);
  }
  const barred = nearest.against ? nearest : (all.find(({ against }) => against) ?? nearest);
  const { title } = barred.product.card;
  return {
    ...rest,
    products: [],
    answerable: { score: 0, decision: "no_answer" },
    ...(barred.against && { notFor: { title, ...barred.against } }),
  };
}

/** What was found but for what is told to be for another age than somebody has. */
export function withoutOtherAges(found: FoundProducts, age: Age): FoundProducts {
  const verdict = verdictFor(age);
  const products = found.products.filter(
    (product) => !agesTold(product, READ_OF_EACH).some((one) => verdict(one) === false) && !againstAges(product, [age]),
  );
  return products.length === found.products.length ? found : { ...uncounted(found), products };
}

/** Whether at least half of what was found tells for which age it is; that of a whisky is its own. */
export const areMostlyToldAges = ({ products }: FoundProducts): boolean =>
  2 * products.filter((product) => agesTold(product, READ_OF_EACH).length > 0).length >= products.length &&
  !products.some(({ card, category }) => isMaturing(`${card.title} ${category ?? ""}`));

/** What was found, with the word that none of it tells whether it is for an age. */
export const withAgeUntold = (found: FoundProducts, said: string): FoundProducts => ({
  ...found,
  untold: [...(found.untold ?? []), { field: "words", op: "eq", value: said }],
});

/** Whether an age had to be given up for what was found. */
export function givesUpAge({ without = [] }: FoundProducts, { said }: Age): boolean {
  const words = foldedWords(said);
  return without.some(({ field, value }) => field === "words" && words.includes(fold(String(value))));
}
