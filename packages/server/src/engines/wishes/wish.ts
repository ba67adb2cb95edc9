/** A condition that a product must meet. */
export interface Filter {
  /** `price`, `rating`, `reviews`, `availability`, `sale`, `quantity`, `age`, `load`, `brand`, `category` or `attributes.` with the shop's own name for it. */
  field: string;
  op: "eq" | "not" | "lt" | "lte" | "gt" | "gte";
  value: string | number | boolean;
  /** Of a price, where it was said: ISO 4217. Left out: the catalogue's. */
  currency?: string;
  /** Whether what may tell of it, and may tell that it is not there, is meant as well. */
  inDoubt?: true;
  /** What was said, where a brand would mean something else by it: "nike free". */
  mayNameBrand?: string;
  /** Whether it holds for all that is looked for from then on: what somebody can't have. */
  lasts?: true;
}

/** How old somebody is for whom something is sought, as it was said: "3 year old". */
export const AGE = "age";

/** How much goods shall carry, as it was said: "120 kg". */
export const LOAD = "load";

/** What comes first: the cheapest, the dearest, the best rated, what most people judged, the newest. */
export const orders = ["cheapest", "dearest", "rating", "popular", "newest"] as const;
export type Order = (typeof orders)[number];

/** A shopping sentence as it was understood. */
export interface Wish {
  /** The words that are left to search for. */
  words: string;
  filters: Filter[];
  order: Order | null;
  /** Whether its words may say brands, colours and the like: those of a sentence do, what is left of one has been read. */
  isSaid: boolean;
}

/** What scores less, beside the best, has only a word in common with a wish. */
export const NEARLY_AS_GOOD = 0.5;

/** Who writes more tells a story: figures in it are no wishes. In UTF-16 units. */
export const LONGEST_WISH = 500;

/** A wish for nothing but what words say. */
export const wishFor = (words: string): Wish => ({ words, filters: [], order: null, isSaid: true });
