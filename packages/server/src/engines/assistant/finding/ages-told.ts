import { namesAge } from "../../wishes/names-age.ts";
import { ageRangeIn, type AgeRange } from "../../wishes/age-range.ts";
import { agesOf, type AgeSought } from "../../wishes/ages-of-parties.ts";
import { isAgainstAge } from "../../wishes/harm-told.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { namesSize } from "../../wishes/sizes.ts";
import type { FoundProduct } from "../tools.ts";
import { toldBy, type Told } from "./told-by.ts";

/** The ages, in years, of whom a sentence names by what they are called: "toddlers". */
export const agesNamed = (sentence: string): AgeSought[] => agesOfParties(partiesIn(sentence));

export const agesOfParties = (parties: readonly string[]): AgeSought[] =>
  parties.flatMap((party) => agesOf[party] ?? []);

/**
 * All that a product tells of the ages that it is for, its title last; of a list of ages or of sizes, from the first to the last.
 *
 * @param longest how much is read of its description, in UTF-16 units
 */
export const agesTold = (product: FoundProduct, longest?: number): (Told & AgeRange)[] =>
  [...toldBy(product, longest), named(product)].flatMap((one): (Told & AgeRange)[] => {
    const { name, values } = one;
    if (name === null) return rangesIn(one, values, false);
    if (namesAge(name)) return values.some(isAgainstAge) ? rangesIn(one, values, true) : merged(one, values, true);
    if (namesSize(name)) return merged(one, values, false);
    return values.flatMap((value) => rangesIn({ ...one, told: `${name}: ${value}` }, [`${name} ${value}`], false));
  });

/** What its title tells: "Kids glasses 4-8 years". */
const named = ({ card: { title } }: FoundProduct): Told => ({
  said: title,
  told: title,
  isQuoted: true,
  name: null,
  values: [title],
});

const rangesIn = (one: Told, texts: readonly string[], isLabelled: boolean): (Told & AgeRange)[] =>
  texts.flatMap((text) => {
    const range = ageRangeIn(text, isLabelled);
    return range ? [{ ...one, ...range }] : [];
  });

function merged(one: Told, texts: readonly string[], isLabelled: boolean): (Told & AgeRange)[] {
  const ranges = rangesIn(one, texts, isLabelled);
  const [from, to] = [Math.min(...ranges.map((range) => range.from)), Math.max(...ranges.map((range) => range.to))];
  return ranges.length > 0 ? [{ ...one, from, to }] : [];
}

/** Whether a thing that is told to be for one age is for another; null: for some of that, perhaps. */
export function isForAge(range: AgeRange, { from, to, areSeveral }: AgeSought): boolean | null {
  if (range.from >= to || range.to < from || (areSeveral && range.to <= from)) return false;
  return range.from <= from && (!areSeveral || range.to >= to) ? true : null;
}

/** Whether it is for the youngest of several ages, or for any of those under one: what is from 5 years on is none for 3 to 6. */
export const suitsYoungest = (range: AgeRange, age: AgeSought): boolean =>
  isForAge(range, age) !== false && (age.from === 0 || range.from <= age.from);
