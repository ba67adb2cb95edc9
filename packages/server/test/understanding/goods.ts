import type { PutProduct } from "@widget-chat/contract/admin/product.ts";

/** A product of an invented shop: what goes into the shop, and what a sentence may be about. */
export interface Good {
  product: PutProduct;
  kind: string;
  name: string;
  brand: string;
  colour: string;
  /** What it costs now. */
  price: number;
  isOnSale: boolean;
  isOut: boolean;
  rating: number | null;
  reviews: number;
  /** In grams, litres, hours, inches, gigabytes. */
  weight?: number | undefined;
  volume?: number | undefined;
  hours?: number | undefined;
  inches?: number | undefined;
  ram?: number | undefined;
  storage?: number | undefined;
  size?: string | undefined;
}

export const languages = ["en", "de", "fr", "es", "it", "pt", "nl", "tr"] as const;
export type Tongue = (typeof languages)[number];
export type InEach<T> = Record<Tongue, T>;

/** In the order of the languages. */
export const inEach = (...words: string[]): InEach<string> =>
  Object.fromEntries(languages.map((language, at) => [language, words[at] ?? words[0]!])) as InEach<string>;
