import type { Availability } from "@widget-chat/contract/product-card.ts";
import type { Words } from "./locales/words.ts";

const names = {
  in_stock: "inStock",
  out_of_stock: "outOfStock",
  preorder: "preorder",
  backorder: "backorder",
} as const;

/** Whether a product can be had, in words. */
export const availabilityText = (availability: Availability, words: Words): string => words[names[availability]];
