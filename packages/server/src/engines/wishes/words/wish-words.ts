import { phrasesIn, type PhraseSet } from "../../wording/phrase-set.ts";
import type { Order } from "../wish.ts";

/** How wishes are said in one language. */
export interface WishWords {
  /** What stands before an amount, or behind it, to say how much is meant. */
  before: Record<Bound, PhraseSet>;
  after: Record<Bound, PhraseSet>;
  /** What stands before the lower of two amounts, and between both. */
  between: PhraseSet;
  joins: PhraseSet;
  /** What turns a bound around: "not more than". */
  not: PhraseSet;
  /** What an amount is of. */
  price: PhraseSet;
  rating: PhraseSet;
  /** Says before an amount alone that it is a rating: "rated 4". */
  rated: PhraseSet;
  reviews: PhraseSet;
  /** Words between an amount and what it is of, which say nothing themselves: "is", "a", "customer". */
  idle: PhraseSet;
  /** Words that lead over to a wish, and go with it: "with", "that has", "and". */
  leads: PhraseSet;
  /** What is not wanted stands behind `without` or before `excepted`; several of it are joined by `or`. */
  without: PhraseSet;
  excepted?: PhraseSet;
  or: PhraseSet;
  /** What has such a word in it and names a thing: "wireless" is "sans fil". */
  kept: PhraseSet;
  /** Wishes that name no amount. */
  vague: { field: "price" | "rating" | "reviews"; value: "low" | "medium" | "high"; said: PhraseSet }[];
  order: Partial<Record<Order, PhraseSet>>;
  inStock: PhraseSet;
  onSale: PhraseSet;
  condition: Partial<Record<"new" | "used" | "refurbished", PhraseSet>>;
}

export type Bound = "lt" | "lte" | "gt" | "gte" | "about";

/**
 * Every wording of a pattern: `(good | great) [customer] (reviews | ratings)` has eight. Patterns are parted by `;`, what may
 * be left out stands in square brackets.
 */
export function said(patterns: string): PhraseSet {
  return phrasesIn(patterns.split(";").flatMap(wordingsOf).join(" | "));
}

function wordingsOf(pattern: string): string[] {
  const parts = pattern.match(/\([^)]*\)|\[[^\]]*\]|[^()[\]]+/g) ?? [];
  return parts.reduce<string[]>(
    (all, part) => {
      const inner = part.replace(/^[([]|[)\]]$/g, "").split("|");
      const choices = part.startsWith("[") ? [...inner, ""] : part.startsWith("(") ? inner : [part];
      return all.flatMap((before) => choices.map((choice) => `${before} ${choice}`));
    },
    [""],
  );
}
