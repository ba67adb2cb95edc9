import type { Good, InEach } from "./goods.ts";

/** What a visitor should see. */
export interface Expected {
  /** Only goods that fit are shown, and as many as there are, up to six. */
  fits?: (good: Good) => boolean;
  /** The names of all that is shown, in any order. */
  shows?: string[];
  /** Which comes first. */
  first?: string;
  /** The chips but for words and categories: `price<`, `brand=`. */
  chips?: string[];
  /** Of the one that is shown. */
  answers?: "yes" | "no" | "untold";
  /** What the answer holds, in any language. */
  tells?: RegExp;
  /** That nothing is shown. */
  isNothing?: true;
}

/** What is expected of sentences, several messages of a conversation parted by " > ". */
export interface Asked {
  expects: Expected;
  said: Partial<InEach<string[]>>;
}
