import { measuresNamed } from "../../wishes/measured.ts";
import { quantitiesTold } from "../../wishes/quantities-told.ts";
import type { Measure } from "../../wishes/words/wish-words.ts";
import type { FoundProduct } from "../tools.ts";
import type { Comparative } from "../words/shopping/shopping-words.ts";

/** By what is meant that all of those tell which are compared, the likelier first. */
const measuresOf: Record<Comparative, readonly Measure[]> = {
  lighter: ["weight"],
  heavier: ["weight"],
  smaller: ["volume", "diagonal", "height", "width", "length"],
  bigger: ["volume", "diagonal", "height", "width", "length"],
  longer: ["duration", "length"],
};

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
    const [amount] = measuresNamed(name).some((one) => one === measure) ? quantitiesTold(key, given) : [];
    if (!amount) continue;
    // "Length (cm)".
    const unit = typeof given === "number" ? ` ${name.split(/[^\p{L}]+/u).findLast(Boolean)}` : "";
    return { name, written: `${String(given)}${unit}`, ...amount };
  }
  return null;
}

/** The only one of several that is the lightest, the biggest and so on; null: there are several, or it is not told of all. */
export function firstBy(
  products: readonly FoundProduct[],
  comparative: Comparative,
): { product: FoundProduct; told: Told } | null {
  const isLeast = comparative === "lighter" || comparative === "smaller";
  for (const measure of measuresOf[comparative]) {
    const all = products.flatMap((product) => {
      const told = toldOf(product, measure);
      return told ? [{ product, told }] : [];
    });
    if (all.length < products.length || new Set(all.map(({ told }) => told.base)).size > 1) continue;
    const [first, next] = all.toSorted((one, other) => (one.told.value - other.told.value) * (isLeast ? 1 : -1));
    return first && next && first.told.value !== next.told.value ? first : null;
  }
  return null;
}

/** Several in the order of a measure that most of them tell; what tells none comes last. Null: hardly any does. */
export function inOrderOf(products: readonly FoundProduct[], comparative: Comparative): FoundProduct[] | null {
  const isLeast = comparative === "lighter" || comparative === "smaller";
  for (const measure of measuresOf[comparative]) {
    const all = products.map((product) => ({ product, value: toldOf(product, measure)?.value ?? null }));
    const known = all.filter(({ value }) => value !== null);
    if (known.length * 2 < all.length) continue;
    const worth = ({ value }: { value: number | null }): number =>
      value === null ? Number.POSITIVE_INFINITY : isLeast ? value : -value;
    return all.toSorted((one, other) => worth(one) - worth(other)).map(({ product }) => product);
  }
  return null;
}
