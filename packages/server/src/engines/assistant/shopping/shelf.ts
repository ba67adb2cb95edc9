import type { FoundPassage, FoundProduct, FoundProducts } from "../tools.ts";
import { productPassage, type Reader } from "./product-passage.ts";

/** What the model may speak of, under one number each. */
export interface Item {
  number: number;
  passage: FoundPassage;
  /** Null: it is of a help page. */
  product: FoundProduct | null;
  /** The search that found the product. */
  search: FoundProducts | null;
}

export interface Shelf {
  items: readonly Item[];
  /** @returns the items of what was found, those that were there before too */
  addProducts(search: FoundProducts, limit: number): Item[];
  addHelp(passages: FoundPassage[]): Item[];
  /** Products of these numbers, now told in full. */
  open(numbers: number[]): Item[];
}

/** A prompt has an end. */
const mostItems = 40;

export function createShelf(reader: Reader): Shelf {
  const items: Item[] = [];
  const add = (item: Omit<Item, "number">, isSame: (one: Item) => boolean): Item[] => {
    const known = items.find(isSame);
    if (known || items.length >= mostItems) return known ? [known] : [];
    const added = { ...item, number: items.length + 1 };
    items.push(added);
    return [added];
  };
  return {
    items,
    addProducts: (search, limit) =>
      search.products
        .slice(0, limit)
        .flatMap((product) =>
          add(
            { passage: productPassage(product, reader), product, search },
            (one) => one.product?.card.id === product.card.id,
          ),
        ),
    addHelp: (passages) =>
      passages.flatMap((passage) =>
        add({ passage, product: null, search: null }, (one) => one.product === null && one.passage.id === passage.id),
      ),
    open: (numbers) =>
      [...new Set(numbers)].flatMap((number) => {
        const item = items[number - 1];
        if (!item?.product) return [];
        item.passage = productPassage(item.product, reader, "whole");
        return [item];
      }),
  };
}
