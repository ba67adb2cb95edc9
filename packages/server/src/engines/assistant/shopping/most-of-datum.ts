import { countsTold, IN_MONTHS, quantitiesTold } from "../../wishes/quantities-told.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { foldedWords } from "../../wording/fold.ts";
import { thingsOfName } from "../../wishes/thing-of-name.ts";
import { otherNames } from "../../wording/goods/other-names.ts";
import { placesOf } from "../../wording/phrase-set.ts";
import { areForms } from "../../wording/goods/names-said.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";

/** Words of the longest name of a datum: "pages per minute". */
const LONGEST = 3;
/** In words, of what a text tells of a datum: "with a 5000 mAh battery". */
const LONGEST_TOLD = 8;
const PARTS = /[.;!?\n]\s|[,(){}|•]\s|[.]$/u;
/** Who names more tells a story. */
const MOST_SAID = 6;

/** Which datum goods shall have most of, or least, and what they are else. */
interface MostOf {
  isLeast: boolean;
  /** Each reading of it: the datum and the goods, "battery" and "phone". */
  readings: { datum: string; goods: string }[];
}

/** @param goodsOf the words of a text that name goods */
export function mostOfIn(text: string, words: Words, goodsOf: (text: string) => string[]): MostOf | null {
  // "En az 4" is a bound.
  if (/\d/.test(text)) return null;
  const written = text.split(/\s+/).filter((word) => foldedWords(word).length > 0);
  const said = written.map((word) => foldedWords(word)[0]!);
  const [least] = placesOf(said, words.shop.leastOf);
  const place = least ?? placesOf(said, words.shop.mostOf)[0];
  if (!place) return null;
  const before = goodsOf(written.slice(0, place.from).join(" "));
  const behind = goodsOf(written.slice(place.to).join(" "));
  const all = [...before, ...behind];
  if (all.length > MOST_SAID) return null;
  const readings = [];
  // What is most stands beside that: "biggest battery", "la batería más grande".
  for (let length = Math.min(LONGEST, all.length - 1); length > 0; length--)
    for (const from of new Set([before.length, before.length - length]))
      if (from >= 0 && from + length <= all.length)
        readings.push({
          datum: all.slice(from, from + length).join(" "),
          goods: all.filter((_, at) => at < from || at >= from + length).join(" "),
        });
  return { isLeast: least !== undefined, readings };
}

/** How much of it a product has, and how that is written. */
interface Told {
  name: string;
  written: string;
  value: number;
  base: string;
}

function toldBy({ attributes, description }: FoundProduct, names: readonly string[][]): Told | null {
  for (const [name, given] of Object.entries(attributes)) {
    if (!thingsOfName(name).some((thing) => names.some((one) => areForms(thing, one)))) continue;
    const [amount] = quantitiesTold(name, given);
    const [count] = countsTold(name, given).toSorted((one, other) => other.value - one.value);
    // "Seats: 4" and "seats: 2 persons" count the same.
    const told = amount ?? (count && { ...count, base: count.base === IN_MONTHS ? IN_MONTHS : "" });
    if (told) return { name: name.replaceAll("_", " "), written: String(given), ...told };
  }
  return toldInText(description ?? "", names);
}

/** "5000 mAh battery." */
function toldInText(text: string, names: readonly string[][]): Told | null {
  for (const part of text.split(PARTS)) {
    const [amount, ...more] = quantitiesIn(part);
    const words = foldedWords(part);
    const name = names.find((one) => words.some((_, at) => areForms(words.slice(at, at + one.length), one)));
    // What tells more than an amount may tell it of something else.
    if (!amount || more.length > 0 || !name || words.length > LONGEST_TOLD) continue;
    return { name: name.join(" "), written: part.slice(amount.start, amount.end), ...amount };
  }
  return null;
}

/** Goods in the order of a datum that a shop calls so, what does not tell it last; null: fewer than two tell it. */
export function orderedByDatum(
  found: FoundProducts,
  meant: readonly FoundProduct[],
  datum: string,
  isLeast: boolean,
): FoundProducts | null {
  const names = [datum, ...otherNames(datum)].map(foldedWords);
  const all = meant.map((product) => ({ product, told: toldBy(product, names) }));
  const known = all.filter(({ told }) => told !== null);
  const [first] = known;
  if (!first?.told || known.length < 2 || known.some(({ told }) => told!.base !== first.told!.base)) return null;
  const sign = isLeast ? 1 : -1;
  const worth = ({ told }: { told: Told | null }): number =>
    told === null ? Number.POSITIVE_INFINITY : told.value * sign;
  const sorted = all.toSorted((one, other) => worth(one) - worth(other));
  return {
    ...found,
    products: sorted.map(({ product }) => ({ ...product, score: 1 })),
    most: {
      by: { name: first.told.name, isLeast },
      amounts: new Map(known.map(({ product, told }) => [product.card.id, told!.written])),
      isPartly: known.length < all.length,
    },
  };
}
