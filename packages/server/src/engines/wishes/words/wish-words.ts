import { phrasesIn, type PhraseSet } from "../../wording/phrase-set.ts";
import type { Order } from "../wish.ts";

/** How wishes are said in one language. */
export interface WishWords {
  /** What stands before an amount, or behind it, to say how much is meant. */
  before: Record<Bound, PhraseSet>;
  after: Record<Bound, PhraseSet>;
  /** What stands before the lower of two amounts; of `ranges` only those that are told of money, stars or reviews. */
  between: PhraseSet;
  ranges: PhraseSet;
  /** What stands between both. */
  joins: PhraseSet;
  /** What turns a bound around: "not more than". */
  not: PhraseSet;
  /** The same behind what it is said of. */
  notBehind: PhraseSet;
  /** What stands before what shall not be: "without a cable"; and behind it, in languages that say it so. */
  without: PhraseSet;
  withoutBehind: PhraseSet;
  /** What says that something is not so, before what it is: "that is not", "isn't"; and that there shall be none: "no", "keine". */
  denied: PhraseSet;
  noneOf: PhraseSet;
  /** What says that the thing behind it shall not be, but behind `freeElse`: "libre de gluten", and no "aire libre de madera". */
  freeOf: PhraseSet;
  /**
   * What says of a name that it is a brand's or a colour's, before it, "of the brand Acme", or behind it, "the Acme brand"; this
   * alone stands before known colours, too: "pas de couleur rouge".
   */
  kindBefore: PhraseSet;
  kindBehind: PhraseSet;
  freeElse: PhraseSet;
  /** Behind a hyphen: "leather-free". */
  freeBehind: PhraseSet;
  /** What is given for nothing, where "free" stands before it alone: "leather free returns". Left out: it never stands apart. */
  givenFree?: PhraseSet;
  /** Denies nothing: "don't you have". */
  rhetorical: PhraseSet;
  /** What is denied and is no thing: "not too", "not sure". */
  degrees: PhraseSet;
  articles: PhraseSet;
  /** What joins things that shall not be: "or", "nor". */
  alternatives: PhraseSet;
  /** Whether goods are named before what they are like: "une tasse rouge". */
  namesFirst: boolean;
  /** Whether it writes what belongs together in one word: "Schnittbreite". */
  joinsWords?: true;
  /** Whether it puts endings of case behind names: "fındığa". */
  hasCases?: true;
  /** What is named by what it has not: "sans fil". */
  wireless: PhraseSet;
  /** What says that something has no scent, and what it has none of. */
  unscented: PhraseSet;
  scent: string;
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
  /** Wishes that name no amount. */
  vague: { field: "price" | "rating" | "reviews"; value: "low" | "medium" | "high"; said: PhraseSet }[];
  /** What asks how dear something is, and wishes for nothing dear. */
  howDear: PhraseSet;
  order: Partial<Record<Order, PhraseSet>>;
  /** What names no goods, and means any: "something under 20 €". */
  any: PhraseSet;
  /** What may follow a figure and says nothing: "please". */
  polite: PhraseSet;
  /** What says of goods that the shop has them, where no more goods follow: "the cheapest laptop you have". */
  offered: PhraseSet;
  /** Whoever or whatever has an age or a size, so that a figure behind it is no price. */
  counted: PhraseSet;
  /** What may stand between a "not" and an amount: "I don't want to pay more than". */
  wanting: PhraseSet;
  /** How things are compared by a measure: "lighter than". */
  compared: Record<"lt" | "gt", PhraseSet>;
  /** Behind two amounts, in languages that say "between" there. */
  rangeBehind: PhraseSet;
  /** How what is measured is called: "weight", "heavy", "lighter". */
  measures: Record<Measure, PhraseSet>;
  inStock: PhraseSet;
  onSale: PhraseSet;
  /** What says that somebody can't have what is named behind it, "allergic to", or before it, "nut allergy", which may be joined to it. */
  allergic: PhraseSet;
  allergicBehind: PhraseSet;
  /** What says that somebody's body does not bear what follows, where that is in goods: "reacts to nickel", and no lamp to sound. */
  reactsTo: PhraseSet;
  /** The same where a thing is named behind it, and nothing else: "can't have". */
  cannotHave: PhraseSet;
  /** What is done with goods by whoever can't have a thing, and says nothing of these: "which bars can I eat with a nut allergy?" */
  using: PhraseSet;
  /** What harms is called, and what shall not be where goods are wished for that harm nobody. */
  dangerous: PhraseSet;
  danger: string;
  /** Says alone that something harms nobody; and with whom it would harm, `harmed`: "safe for cats", "pet safe". */
  harmless: PhraseSet;
  safe: PhraseSet;
  harmed: PhraseSet;
}

/** What of a thing is told in units. */
export const measures = [
  "width",
  "height",
  "depth",
  "length",
  "diagonal",
  "weight",
  "volume",
  "ram",
  "storage",
  "duration",
  "noise",
] as const;
export type Measure = (typeof measures)[number];

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
