import { measuresNamed } from "../../wishes/measured.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { quantitiesTold } from "../../wishes/quantities-told.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import type { Measure } from "../../wishes/words/wish-words.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Comparative } from "../words/shopping/shopping-words.ts";

/** How strong a tool is, whatever a shop calls it, by its unit. */
const strengths = { power: "w", torque: "nm", voltage: "v" } as const;
type Strength = keyof typeof strengths;

/** By what is meant that all of those tell which are compared, the likelier first. */
const measuresOf: Record<Comparative, readonly (Measure | Strength)[]> = {
  moreMemory: ["ram"],
  moreStorage: ["storage"],
  lighter: ["weight"],
  heavier: ["weight"],
  smaller: ["volume", "diagonal", "height", "width", "length"],
  taller: ["height"],
  wider: ["width"],
  bigger: ["volume", "diagonal", "height", "width", "length"],
  longer: ["duration", "length"],
  quieter: ["noise"],
  stronger: ["power", "torque", "voltage"],
};

/** What a volume is called where it is told in litres. */
const holding = wordsIn("capacity Kapazität capacité capacidad capacità capacidade capaciteit kapasite");

const isLeastOf = (comparative: Comparative): boolean =>
  comparative === "lighter" || comparative === "smaller" || comparative === "quieter";

/** How much of a measure a product has. */
export interface Told {
  name: string;
  /** As the shop writes it. */
  written: string;
  value: number;
  base: string;
}

/** What the data of a product tell of a measure; null: nothing. */
export function toldOf({ attributes }: Pick<FoundProduct, "attributes">, measure: string): Told | null {
  for (const [key, given] of Object.entries(attributes)) {
    const name = key.replaceAll("_", " ");
    const isOf = measuresNamed(name).some((one) => one === measure) || isOfStrength(key, given, measure);
    const mayHold = measure === "volume" && foldedWords(name).some((word) => holding.has(word));
    const [amount] = isOf || mayHold ? quantitiesTold(key, given) : [];
    // A battery has a capacity, too.
    if (!amount || (!isOf && amount.base !== "ml")) continue;
    // "Length (cm)".
    const unit = typeof given === "number" ? ` ${name.split(/[^\p{L}]+/u).findLast(Boolean)}` : "";
    return { name, written: `${String(given)}${unit}`, ...amount };
  }
  return null;
}

const isOfStrength = (key: string, given: unknown, measure: string): boolean =>
  measure in strengths && quantitiesTold(key, given)[0]?.base === strengths[measure as Strength];

/** What titles tell of goods whose data do not: the most of a hose's 1/2" and 15 m is its length. */
const TITLED: Partial<Record<Measure | Strength, string>> = { length: "mm", volume: "ml", ...strengths };
/** Of "180 x 90 x 40 cm" nobody knows which is which. */
const SEVERAL_SIDES = /\d\s*[x×]\s*\d/iu;

/** What a product tells of a measure by its data, or else by its title, as it stands there. */
function amountOf(product: FoundProduct, measure: Measure | Strength): Told | null {
  const told = toldOf(product, measure);
  const { title } = product.card;
  if (told || SEVERAL_SIDES.test(title)) return told;
  const all = quantitiesIn(title).filter(({ base }) => base === TITLED[measure]);
  const [most] = all.toSorted((one, other) => other.value - one.value);
  return most ? { ...most, name: measure, written: title.slice(most.start, most.end) } : null;
}

/** The only one of several that is the lightest, the biggest and so on; null: there are several, it is not told of all, or it is recalled. */
export function firstBy(
  products: readonly FoundProduct[],
  comparative: Comparative,
): { product: FoundProduct; told: Told } | null {
  const isLeast = isLeastOf(comparative);
  for (const measure of measuresOf[comparative]) {
    const all = products.flatMap((product) => {
      const told = amountOf(product, measure);
      return told ? [{ product, told }] : [];
    });
    if (all.length < products.length || new Set(all.map(({ told }) => told.base)).size > 1) continue;
    const [first, next] = all.toSorted((one, other) => (one.told.value - other.told.value) * (isLeast ? 1 : -1));
    const isOne = first && next && first.told.value !== next.told.value;
    return isOne && !first.product.isRecalled ? first : null;
  }
  return null;
}

/** Several in the order of a measure. */
interface InOrder {
  products: FoundProduct[];
  /** What each of them tells, as the shop writes it, by its id. */
  amounts: ReadonlyMap<string, string>;
  /** Whether some don't tell it. */
  isPartly: boolean;
}

/**
 * Several in the order of the likeliest measure that half of them tell, or else of that which most do; what tells none comes
 * last. Null: fewer than two tell any.
 */
function inOrderOf(products: readonly FoundProduct[], comparative: Comparative): InOrder | null {
  const all = measuresOf[comparative].map((measure) => {
    const told = products.map((product) => ({ product, told: amountOf(product, measure) }));
    return { told, known: told.filter((one) => one.told !== null).length };
  });
  const best = all.find(({ known }) => known * 2 >= products.length) ?? all.toSorted((a, b) => b.known - a.known)[0];
  if (!best || best.known < 2) return null;
  const sign = isLeastOf(comparative) ? 1 : -1;
  const worth = ({ product, told }: { product: FoundProduct; told: Told | null }): number =>
    told === null || product.isRecalled ? Number.POSITIVE_INFINITY : told.value * sign;
  const sorted = best.told.toSorted((one, other) => worth(one) - worth(other));
  const amounts = new Map(
    sorted.flatMap(({ product, told }) => (told ? [[product.card.id, told.written] as const] : [])),
  );
  return { products: sorted.map(({ product }) => product), amounts, isPartly: best.known < products.length };
}

/** What is meant of what was found, in such an order; null: fewer than two tell it. */
export function orderedBy(found: FoundProducts, meant: readonly FoundProduct[], by: Comparative): FoundProducts | null {
  const sorted = inOrderOf(meant, by);
  if (!sorted) return null;
  const { products, amounts, isPartly } = sorted;
  // It is by their order that they are right.
  return {
    ...found,
    products: products.map((one) => ({ ...one, score: 1 })),
    most: { by, amounts, isPartly },
  };
}
