import { quantitiesIn, type Quantity } from "../../wishes/quantities.ts";
import { isOfQuantity, quantityOf } from "../../wishes/measured.ts";
import { readWish } from "../../wishes/read-wish.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { languages } from "../said/languages.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";

/** What names say that tell how much a thing takes at most: "max_dog_weight", "Traglast". */
const most = wordsIn(
  "max maximum maximal maximale maximaal maximo maxima massimo massima azami traglast tragkraft belastbarkeit load capacity",
);
/** So many words may stand between "for" and an amount: "for a big 40 kg dog". */
const NEAR = 3;
/** In UTF-16 units. */
const LONGEST_TEXT = 2_000;

/** What a thing takes at most, and how the shop says it. */
export interface Limit {
  value: number;
  told: string;
  /** Whether it is told in the words of a description. */
  isQuoted: boolean;
}

/** How much a thing shall take: "a lead for a 40 kg dog"; null: it is not said. */
export function amountFor(sentence: string, { forWhom }: Words): Quantity | null {
  const isFor = ({ start }: Quantity): boolean =>
    foldedWords(sentence.slice(0, start))
      .slice(-NEAR)
      .some((word) => forWhom.has(word));
  return quantitiesIn(sentence).find(isFor) ?? null;
}

/** How much a product takes at most by its data, in a unit; null: they don't tell. */
export function limitOf({ attributes, description }: FoundProduct, base: string): Limit | null {
  for (const [name, given] of Object.entries(attributes)) {
    if (typeof given !== "string" || !foldedWords(name).some((word) => most.has(word))) continue;
    const amount = quantitiesIn(given).findLast((one) => one.base === base);
    if (amount) return { value: amount.value, told: `${name.replaceAll("_", " ")}: ${given}`, isQuoted: false };
  }
  for (const part of (description ?? "").slice(0, LONGEST_TEXT).split(/(?<=[.!?;])\s+|\n+/u)) {
    if (!quantitiesIn(part).some((one) => one.base === base)) continue;
    for (const { words } of languages) {
      if (!tellsWhom(part, words)) continue;
      const bound = readWish(part, [words.wishes]).filters.find(
        (one) => isOfQuantity(one) && (one.op === "lte" || one.op === "lt"),
      );
      const amount = bound ? quantityOf(String(bound.value)) : null;
      if (amount?.base === base) return { value: amount.value, told: part.trim(), isQuoted: true };
    }
  }
  return null;
}

/** "Up to 250 g a day" is how much is fed: what a thing takes is told with for whom or what it is. */
function tellsWhom(part: string, { forWhom, shop }: Words): boolean {
  const said = foldedWords(part);
  return said.some((word) => forWhom.has(word)) || holdsPhrase(said, shop.fits);
}

/** Without what takes less than it shall: "lead for a 40 kg dog" is none for dogs up to 25 kg. What tells that it does comes first. */
export function withinLimits(found: FoundProducts, sentence: string, words: Words): FoundProducts {
  const amount = found.wish.filters.some(isOfQuantity) ? null : amountFor(sentence, words);
  if (!amount) return found;
  const all = found.products.map((product) => ({ product, limit: limitOf(product, amount.base) }));
  if (all.every(({ limit }) => limit === null)) return found;
  const taking = all.filter(({ limit }) => limit !== null && limit.value >= amount.value);
  const untold = all.filter(({ limit }) => limit === null);
  const { whole: _, ...rest } = found;
  return { ...rest, products: [...taking, ...untold].map(({ product }) => product) };
}
