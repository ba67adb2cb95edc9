import { statesSize } from "../../wishes/sizes.ts";
import { unitIn } from "../../wishes/units.ts";
import { wordsIn } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase, phraseAt, placesOf } from "../../wording/phrase-set.ts";
import { facets, type Facet } from "../words/shopping/shopping-words.ts";
import type { Asked, Words } from "../words/words.ts";
import type { Sentence } from "./sentence.ts";

/** The words, folded, that only say what is asked: "colour", and the unit of "how many litres?" */
export function facetWordsIn(
  said: readonly string[],
  asked: readonly Facet[],
  kinds: readonly Asked[],
  { shop }: Words,
): ReadonlySet<string> {
  const places = asked.flatMap((facet) => placesOf(said, shop.facets[facet]));
  const ofAge = asked.includes("age") ? placesOf(said, shop.fromWhen) : [];
  const units = kinds.includes("amount") ? said.filter((word) => unitNamed(word)) : [];
  return new Set([...[...places, ...ofAge].flatMap(({ from, to }) => said.slice(from, to)), ...units]);
}

/** "How long" is no size, and asks of what lasts, where that is said. */
export function facetsIn(sentence: Sentence, kinds: readonly Asked[], words: Words): Facet[] {
  const { shop } = words;
  const says = statesSize(sentence.words);
  const named = facets.filter((facet) => sentence.holds(shop.facets[facet]) && !(says && facet === "size"));
  // "How much does it weigh?" asks no price.
  const isMereAmount = placesOf(sentence.words, shop.facets.price).every(
    ({ from, to }) => phraseAt(sentence.words, from, words.asked.amount) >= to - from,
  );
  // "From when is it suitable?"
  const isOfAge = [shop.fromWhen, shop.suits].every((phrases) => holdsPhrase(sentence.words, phrases));
  const whole = isOfAge ? [...named, "age" as const] : named;
  const found = whole.length > 1 && isMereAmount ? whole.filter((facet) => facet !== "price") : whole;
  const ofUnit = kinds.includes("amount") ? unitAsked(sentence.words, words) : null;
  if (ofUnit) return [...new Set([...found.filter((facet) => facet !== "price"), ofUnit])];
  if (!kinds.includes("duration")) return found;
  const left = found.filter((facet) => facet !== "size" && facet !== "price");
  return left.length === 0 && sentence.holds(shop.fits) ? ["power"] : left;
}

const OF_UNITS: Partial<Record<string, Facet>> = {
  g: "weight",
  mm: "size",
  ml: "size",
  w: "power",
  v: "power",
  mah: "power",
};

/** "Combien de watts", and not "combien coûte le mètre". */
const countsOf = wordsIn("de d di");

/** What is asked by the unit that it is told in: "how many litres?" */
export function unitAsked(said: readonly string[], { wishes, asked }: Words): Facet | null {
  const howMuch = placesOf(said, asked.amount);
  // "The foot massager" is a thing that is called by one; "de" of "combien de watts" belongs to what asks.
  const isOfThing = (at: number): boolean =>
    at > 0 &&
    isPhrase([said[at - 1]!], wishes.articles) &&
    !(countsOf.has(said[at - 1]!) && howMuch.some(({ to }) => to === at - 1));
  const units = said.filter((_, at) => !isOfThing(at));
  return units.flatMap((word) => OF_UNITS[unitNamed(word)?.base ?? ""] ?? [])[0] ?? null;
}

/** Whole words alone: "in" is no inch, and "a" no ampere. */
const unitNamed = (word: string): ReturnType<typeof unitIn> => (word.length > 3 ? unitIn(word) : undefined);
