import type { PhraseSet } from "../../../wording/phrase-set.ts";

/** How one speaks of an order of one's own, in one language. All are folded, and a phrase matches whole words. */
export interface OrderWords {
  /** What was ordered, one of it: "order", "parcel". */
  things: PhraseSet;
  /** What of these words themselves says whose it is: in Turkish "siparişim". */
  own: ReadonlySet<string>;
  /** How one asks how it stands: "where", "track", "late". */
  asks: PhraseSet;
  /** What becomes of it, "shipped": that is asked, or it has not happened. */
  happens: PhraseSet;
  /** What may stand beside and makes nothing else of it: "placed", "online". */
  beside: ReadonlySet<string>;
  /** How its number is called, and the address that it was placed with. */
  number: PhraseSet;
  email: PhraseSet;
  /** Whole clauses that leave it at that: "never mind". */
  leaves: PhraseSet;
}
