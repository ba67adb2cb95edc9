import type { AgeSought } from "../../wishes/ages-of-parties.ts";
import { isOfQuantity, quantityOf } from "../../wishes/measured.ts";
import { isWithin, partiesIn } from "../../wishes/parties.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { readWish } from "../../wishes/read-wish.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { phrasesIn, placesOf } from "../../wording/phrase-set.ts";
import { SMALLEST, TALLEST } from "../said/body-height.ts";
import { languages } from "../said/languages.ts";
import type { FoundProduct } from "../tools.ts";
import { isOutOfReach, type Heights } from "./growth.ts";
import { person, whom } from "./limits.ts";
import { toldBy, type Told } from "./told-by.ts";

/** What only the height of somebody is called; "i-Size" and R129 are rules for car seats, which are told by that. */
const ofBody = phrasesIn(
  "body height | child height | user height | rider height | Körpergröße | Körpergrösse | Körperhöhe | Körperlänge | stature | taille de l enfant | taille du corps | estatura | statura | altezza corporea | altezza del bambino | altura da criança | altura del niño | lichaamslengte | lengte van het kind | boyunda | boyundaki | i size | r129",
);
/** How heights are named, of people as of things: between whom a thing is for and a figure, these say nothing else. */
const high = wordsIn(
  "height tall high size groß große grösse größe körpergröße taille hauteur stature altura estatura talla alto alta alti altezza statura tamanho lengte lang groot boy boyu boyunda boyundaki cm m",
);
const LENGTH = "mm";
/** So much is read of a product, in UTF-16 units. */
const LONGEST = 4_000;
/** No sentence about heights has more, in UTF-16 units. */
const LONGEST_SENTENCE = 400;
/** Nobody for whom goods are told is only up to so tall: a table "for kids, up to 60 cm" is as high itself. */
const LEAST_MOST = 700;
/** In words: how far from a figure it may stand whose height it is. */
const NEAR = 6;

/** How tall somebody shall be whom a product is for. */
export type HeightTold = Told & Heights;

/** All that a product tells of how tall those are for whom it is: "child height: 100–150 cm", "for children from 100 cm". */
export function heightsTold(product: FoundProduct): HeightTold[] {
  const { title } = product.card;
  const called: Told = { said: title, told: title, isQuoted: true, name: null, values: [title] };
  return [...toldBy(product, LONGEST), called].flatMap((one) => {
    if (one.said.length > LONGEST_SENTENCE || !/\d/.test(one.said)) return [];
    if (!quantitiesIn(one.said).some(({ base }) => base === LENGTH)) return [];
    const isOfWhom = one.name !== null && namesWhom(foldedWords(one.name));
    const heights = isOfWhom || tellsWhom(one.said) ? heightsIn(one.values.join("; ")) : null;
    return heights ? [{ ...one, ...heights }] : [];
  });
}

/** What a product tells of heights that nobody has who is of one of some ages: for a baby nothing from 100 cm on. Undefined: nothing. */
export function againstAges(product: FoundProduct, ages: readonly AgeSought[]): HeightTold | undefined {
  if (ages.length === 0) return undefined;
  const told = heightsTold(product);
  return told.every((one) => ages.every((age) => isOutOfReach(age, one))) ? told[0] : undefined;
}

const namesWhom = (name: readonly string[]): boolean =>
  placesOf(name, ofBody).length > 0 || (name.some(isSomebody) && name.some((word) => high.has(word)));

const isSomebody = (word: string): boolean => whom.has(word) || person.has(word) || isChild(word);
const isChild = (word: string): boolean => partiesIn(word).some((one) => isWithin(one, "child"));
const isSmall = (word: string): boolean => high.has(word) || languages.some(({ words }) => words.plain.has(word));

/** Whether it is somebody's height that a sentence tells: nothing stands between a figure and whom it is of, "table for children, height 60 cm". */
function tellsWhom(sentence: string): boolean {
  const words = foldedWords(sentence);
  if (placesOf(words, ofBody).length > 0) return true;
  const first = words.findIndex((word) => /^\d/.test(word));
  const last = words.findLastIndex((word) => /^\d/.test(word));
  const before = words.slice(Math.max(0, first - NEAR), first).findLast((word) => !isSmall(word));
  const behind = words.slice(last + 1, last + 1 + NEAR).find((word) => !isSmall(word));
  return isChild(before ?? "") || person.has(before ?? "") || isChild(behind ?? "");
}

/** From the least to the most of all that a text tells in lengths. Null: it bounds none, or none that people are so tall. */
function heightsIn(text: string): Heights | null {
  const bounds = readWish(
    text,
    languages.map(({ words }) => words.wishes),
  ).filters.filter(isOfQuantity);
  const of = (...ops: string[]): number[] =>
    bounds.flatMap(({ op, value }) => {
      const told = ops.includes(op) ? quantityOf(String(value)) : null;
      return told?.base === LENGTH ? [told.value] : [];
    });
  const [least, most] = [of("gte", "gt"), of("lte", "lt")];
  const areHeights = [...least, ...most].every((one) => one >= SMALLEST && one <= TALLEST);
  const isLow = least.length === 0 && Math.max(...most) < LEAST_MOST;
  if (least.length + most.length === 0 || !areHeights || isLow) return null;
  return {
    least: Math.min(...least, ...(least.length > 0 ? [] : [0])),
    most: most.length > 0 ? Math.max(...most) : Number.POSITIVE_INFINITY,
  };
}
