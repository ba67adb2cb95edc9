import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { Facts } from "./facts.ts";
import { keyOf } from "./property-keys.ts";

type Told = Pick<Facts, "properties">;

/** Of each shop the last words of its brands, as they are compared: "free" may stand behind any of them. */
const lastWords = new WeakMap<Told["properties"], ReadonlySet<string>>();

function brandsIn({ properties }: Told): ReadonlySet<string> {
  let known = lastWords.get(properties);
  if (!known) {
    const brand = properties.fields.indexOf("brand");
    const brands = properties.values.filter((_, value) => properties.fieldOf[value] === brand);
    lastWords.set(properties, (known = new Set(brands.map((one) => keyOf(foldedWords(one).slice(-1))))));
  }
  return known;
}

/** "Nike free shoes" are a brand's, where the shop has that: it is looked for with all its words, and nothing is left out. */
export function brandsMeant(facts: Told, filters: readonly Filter[]): { filters: Filter[]; words: string } {
  const isBrand = ({ mayNameBrand, value }: Filter): boolean =>
    mayNameBrand !== undefined && brandsIn(facts).has(keyOf(foldedWords(String(value))));
  const words = filters.filter(isBrand).map(({ mayNameBrand }) => mayNameBrand);
  return { filters: filters.filter((one) => !isBrand(one)), words: words.join(" ") };
}
