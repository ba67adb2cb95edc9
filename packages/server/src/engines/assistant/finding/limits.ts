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

/** How much a thing takes, and how the shop says it. */
export interface Limit {
  /** At least so much, 0 where that is not told, and at most so much. */
  least: number;
  most: number;
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

/** Whether something is neither too much for a thing nor too little. */
export const isWithinLimit = ({ least, most: utmost }: Limit, { value }: Quantity): boolean =>
  least <= value && value <= utmost;

/** How much a product takes at most by its data, in a unit, and at least where they tell that too; null: they don't tell. */
export function limitOf({ attributes, description }: FoundProduct, base: string): Limit | null {
  for (const [name, given] of Object.entries(attributes)) {
    if (typeof given !== "string" || !foldedWords(name).some((word) => most.has(word))) continue;
    const amount = quantitiesIn(given).findLast((one) => one.base === base);
    if (amount)
      return { least: 0, most: amount.value, told: `${name.replaceAll("_", " ")}: ${given}`, isQuoted: false };
  }
  for (const part of (description ?? "").slice(0, LONGEST_TEXT).split(/(?<=[.!?;])\s+|\n+/u)) {
    if (!quantitiesIn(part).some((one) => one.base === base)) continue;
    for (const { words } of languages) {
      if (!tellsWhom(part, words)) continue;
      const bounds = readWish(part, [words.wishes]).filters.filter(isOfQuantity);
      const boundOf = (...ops: string[]): Quantity | null => {
        const bound = bounds.find(({ op }) => ops.includes(op));
        const amount = bound ? quantityOf(String(bound.value)) : null;
        return amount?.base === base ? amount : null;
      };
      const utmost = boundOf("lte", "lt");
      if (utmost)
        return { least: boundOf("gte", "gt")?.value ?? 0, most: utmost.value, told: part.trim(), isQuoted: true };
    }
  }
  return null;
}

/** "Up to 250 g a day" is how much is fed: what a thing takes is told with for whom or what it is. */
function tellsWhom(part: string, { forWhom, shop }: Words): boolean {
  const said = foldedWords(part);
  return said.some((word) => forWhom.has(word)) || holdsPhrase(said, shop.fits);
}

/** Without what takes less than it shall, or only more: "lead for a 40 kg dog" is none for dogs up to 25 kg. What tells that it does comes first. */
export function withinLimits(found: FoundProducts, sentence: string, words: Words): FoundProducts {
  const amount = found.wish.filters.some(isOfQuantity) ? null : amountFor(sentence, words);
  if (!amount) return found;
  const all = found.products.map((product) => ({ product, limit: limitOf(product, amount.base) }));
  if (all.every(({ limit }) => limit === null)) return found;
  const taking = all.filter(({ limit }) => limit !== null && isWithinLimit(limit, amount));
  const untold = all.filter(({ limit }) => limit === null);
  const { whole: _, ...rest } = found;
  return { ...rest, products: [...taking, ...untold].map(({ product }) => product) };
}
