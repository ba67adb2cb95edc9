import { foldedWords } from "../../wording/fold.ts";
import { tellsKind } from "../../wording/goods/tells-kind.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { areAlike } from "../words/forms.ts";
import { answers } from "./met-in-part.ts";
import type { Search } from "./things-called.ts";
import { uncounted } from "./uncounted.ts";

/**
 * The same search, but that what is only made for a thing meets no condition in place of the thing: "red laptop" is met by no red
 * laptop bag where laptops are, though none of them be red.
 */
export function forThingItself(search: Search): Search {
  return async (wish) => {
    const found = await search(wish);
    const { filters, words } = found.wish;
    const kept = filters.filter(({ op }) => op === "not");
    const isOfMade = words !== "" && kept.length < filters.length && answers(found);
    if (!isOfMade || !found.products.every((one) => one.isAccessory && !isOfKind(one, words))) return found;
    const free = await search({ ...found.wish, filters: kept });
    const [best] = free.products;
    if (!best || !answers(free) || best.isAccessory || best.fits === false) return found;
    return { ...uncounted(found), products: [], answerable: { score: 0, decision: "no_answer" } };
  };
}

/** Whether the shop itself says that a product is what is sought: a "headset with head-band" of the type "Headset". */
function isOfKind({ category, attributes }: FoundProduct, sought: string): boolean {
  const own = foldedWords(sought);
  const kinds = Object.entries(attributes).flatMap(([name, value]) => (tellsKind(name) ? [value].flat() : []));
  return [category?.split(">").at(-1) ?? "", ...kinds.map(String)].some((kind) => {
    const said = foldedWords(kind);
    return said.length > 0 && said.every((word) => own.some((one) => areAlike(one, word)));
  });
}

/** What comes in place of what no thing meets: the things, where the best is one, without what is only made for them. */
export function withoutMadeFor(found: FoundProducts): FoundProducts {
  const products = found.products.filter((one) => !one.isAccessory);
  if (found.products[0]?.isAccessory || products.length === found.products.length) return found;
  return { ...uncounted(found), products };
}
