import type { ShoppingTurn } from "./read-turn.ts";

/** "E blu?" of several things: without its accent "is" is "and", and which of them are blue answers both. */
const BARE_AND = /^\P{L}*e\s+(?:(?:in|em|de|di)\s+)?\p{L}+\P{L}*$/iu;

/** A turn that wishes for more of what was shown, where it only looks like asking whether that is so. */
export const withBareAnd = (said: ShoppingTurn, question: string, shown: number): ShoppingTurn =>
  shown > 1 && said.asksWhether && said.own.length === 1 && BARE_AND.test(question.normalize("NFC"))
    ? { ...said, asksWhether: false, narrows: true, isOfIt: false }
    : said;
