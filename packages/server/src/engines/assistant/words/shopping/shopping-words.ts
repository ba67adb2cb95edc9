import type { PhraseSet } from "../../../wording/phrase-set.ts";

/** What may be asked of one product. */
export const facets = [
  "availability",
  "price",
  "rating",
  "brand",
  "colour",
  "size",
  "weight",
  "material",
  "origin",
  "warranty",
  "power",
  "age",
] as const;
export type Facet = (typeof facets)[number];

/** In what products are held against others. */
export const relations = ["cheaper", "dearer", "better"] as const;
export type Relation = (typeof relations)[number];

/** In what else, which shops tell in units. */
export const comparatives = [
  "moreMemory",
  "moreStorage",
  "lighter",
  "heavier",
  "smaller",
  "taller",
  "wider",
  "bigger",
  "longer",
  "quieter",
  "stronger",
] as const;
export type Comparative = (typeof comparatives)[number];

/** How a conversation about goods goes on, in one language. All are folded, and a phrase matches whole words. */
export interface ShoppingWords {
  /** How one asks for what was not shown yet: "show more". */
  more: PhraseSet;
  /** How one asks for what is like one that was shown. */
  similar: PhraseSet;
  /** What leads to the name of one that others shall be like: "alternative to". */
  likeNamed: PhraseSet;
  /** With what somebody begins who leaves something out of what was shown, "remove", and ends: "lass … weg". */
  leavesOut: PhraseSet;
  /** "Something cheaper". */
  relative: Record<Relation, PhraseSet>;
  /** "Which is lighter?", "the lightest one". */
  by: Record<Comparative, PhraseSet>;
  /** What asks for the most or the least of what is named with it: "the most HDMI ports", "the biggest battery". */
  mostOf: PhraseSet;
  leastOf: PhraseSet;
  /** What takes back, beside what it is said of, what was wished for: "forget the price", "all brands again". */
  takesBack: PhraseSet;
  /** What takes back all that was said of what a thing shall be: "back to all". */
  allAgain: PhraseSet;
  /** What stands for goods that were named before: "ones". */
  ones: PhraseSet;
  /** What stands before one of those that were shown: "the". */
  definite: PhraseSet;
  /** With what a turn begins that says more of what was wished for: "in red", "only new ones"; none that may begin a name. */
  narrows: PhraseSet;
  /** How something is asked of the one thing that was shown: "is it", "does it". */
  ofIt: PhraseSet;
  /** The same of several: "are they". */
  ofThem: PhraseSet;
  /** What says of others that they shall go with what was shown: "for it", "matching". */
  forIt: PhraseSet;
  /** What asks whether something goes with a thing: "is a battery included?" */
  included: PhraseSet;
  /** With what one begins, or in Turkish ends, who asks whether something is so. */
  whether: PhraseSet;
  whetherBehind: PhraseSet;
  /** What means those that were shown: "them", "both". */
  them: PhraseSet;
  /** From the first to the sixth, and the last. */
  places: readonly PhraseSet[];
  last: PhraseSet;
  /** How many: two, three, four. */
  counts: readonly PhraseSet[];
  compare: PhraseSet;
  /** "Which one". */
  which: PhraseSet;
  /** What stands between two that are compared: "and". */
  between: PhraseSet;
  /** What stands before the name of one that others are compared with: "cheaper than". */
  than: PhraseSet;
  /** How it is asked for, and how shops call it. */
  facets: Record<Facet, PhraseSet>;
  /** How one asks for all that is known of one: "tell me more about". */
  details: PhraseSet;
  /** Verbs by which it is asked what goes with a thing: "fit". */
  fits: PhraseSet;
  /** What says that one thing goes with another, and nothing else: "fits", "compatible". */
  suits: PhraseSet;
  /** By what it is asked, beside what is eaten, whether that is in a thing: "contains", "in it". */
  contains: PhraseSet;
  /** How one asks from which age on a thing is suitable: "from when". */
  fromWhen: PhraseSet;
  /** What the shop's rules tell, whatever the thing: "return", "delivery". */
  policies: PhraseSet;
  /** How one says that goods are wanted: "I need". */
  needs: PhraseSet;
  /** What is wrong with goods that somebody has: "broken", "doesn't work". */
  faults: PhraseSet;
  /** What a shop's texts call what helps then, the likeliest first. */
  helps: readonly string[];
  /** What a shop tells of its sizes, and no goods: "size chart". */
  guides: PhraseSet;
  /** What anybody eats, people or animals, by no name of its own; and that it is eaten, which tells of people. */
  food: PhraseSet;
  eating: PhraseSet;
  /** What is recalled, and the words with which it is asked whether there is any, where nothing else is named. */
  recalls: { said: PhraseSet; ofAny: PhraseSet };
  /**
   * How one says that one has no such animal, before it, "we don't have", and behind it, "kedimiz yok"; what says so only beside where
   * that is, "no cats here"; and that place.
   */
  lacks: Record<"before" | "behind" | "none" | "here", PhraseSet>;
  /** That something is used under a roof, "in the garage"; that it is used under none, "outdoors"; and where walls are around it, "enclosed". */
  roof: { under: PhraseSet; none: PhraseSet; enclosed: PhraseSet };
  /** That somebody takes a medicine, or something else, all the time: "I'm on". */
  taking: PhraseSet;
  /** What is on sale, whatever it is: "deals". */
  deals: PhraseSet;
  /** What is to be given away, whatever it is: "a gift". */
  gifts: PhraseSet;
  /** When that is, said beside: "right now". */
  now: PhraseSet;
  /** Whole sentences that ask what the shop sells at all. */
  range: PhraseSet;
  /** How one asks whether there is such a thing: "is there". */
  exists: PhraseSet;
}
