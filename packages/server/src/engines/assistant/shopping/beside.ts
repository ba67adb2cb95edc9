import type { Language } from "../said/languages.ts";
import type { CatalogueTool, FoundProduct } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";

/** An answer with the goods that it shows. */
export interface GoodsShown {
  draft: Draft;
  products: readonly FoundProduct[];
  tool: CatalogueTool;
  turn: Turn;
  language: Language;
}

/** A sentence for a visitor, and what of the shop's words it tells, by which it is known whether an answer tells it already. */
export interface Sentence {
  text: string;
  quotes: readonly string[];
}

/** What is told beside an answer. */
export interface Beside {
  /** It answers with a no; it comes first; it speaks against what is shown, which is then no yes; or it is only told as well. */
  is: "no" | "first" | "against" | "also";
  sentences: readonly Sentence[];
}

/** Tells of shown goods, in view of what was said, what their answer may not; null: nothing. */
export type TellBeside = (shown: GoodsShown) => Beside | null | Promise<Beside | null>;

/** Of more that are shown, none is what a message is about: they were sought, and kept to what was said. */
const MOST_NAMED = 3;

/** Whether an answer shows so few goods that a message may be about each of them. */
export const areNamed = ({ draft: { kind }, products }: GoodsShown): boolean =>
  kind === "answer" && products.length > 0 && products.length <= MOST_NAMED;
