import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, type PhraseSet } from "../../wording/phrase-set.ts";
import type { Asked, Words } from "../words/words.ts";

const digits = /\p{N}/u;
/** Also "450 kr", "Rs 300", "Fr. 20.–" and "89,-"; "Fr. 20" may be a Friday. */
const money =
  /\p{Sc}|%|\b(?:EUR|USD|GBP|CHF|TRY|TL|SEK|NOK|DKK|PLN|CZK|HUF|INR)\b|\d\s?(?:kr|zł)(?!\p{L})|(?<!\p{L})(?:kr|Rs)\.?\s?\d|\d[.,][-–—](?!\s?\d)/u;
/** Amounts in words: "12 euros", "fifty pounds", but not "2 pounds of flour". */
const coins =
  /(?<!\p{L})(?:euros?|cents?|dollars?|pounds?(?!\s+of(?!\p{L}))|pence|quid|francs?|franken|rappen|centimes?|céntimos|centesimi|cêntimos|dólares|libras|lira|liras|kuruş|yen|złoty)(?!\p{L})/iu;
/** Where something is weighed, pounds are no money. */
const weight = /(?<!\p{L})(?:weigh\p{L}*|heavy|heavier|kg|kilos?|kilograms?|ounces?|oz|lbs?)(?!\p{L})/iu;
const pounds = /(?<!\p{L})pounds?(?!\p{L})/giu;
const clock = /\b\d{1,2}[:.]\d{2}\b|\b(1[0-9]|20)\d{2}\b/;
/** A capitalised word that does not begin the sentence. */
const name = /[^\s.!?:]\s+["'“„«(]?\p{Lu}\p{L}/u;

const hasWord = (text: string, phrases: PhraseSet): boolean => holdsPhrase(foldedWords(text), phrases);

/** What `evidenceFor` gives at most for what is asked. */
export const mostEvidence = (asked: Asked[]): number => (asked.includes("amount") ? 2 : asked.length > 0 ? 1 : 0);

/** What a sentence tells of a price: an amount of money, a share of another, or that there is none; null: nothing. */
export type Price = "price" | "share" | "free";

export function priceIn(text: string, words: Words): Price | null {
  const paid = weight.test(text) ? text.replace(pounds, "") : text;
  if (/\d/.test(text) && (money.test(text.replaceAll("%", "")) || coins.test(paid))) return "price";
  if (hasWord(text, words.free)) return "free";
  return /\d\s?%/.test(text) ? "share" : null;
}

/** How surely a sentence holds the kind of fact that is asked for: 0 not at all, 1 likely, 2 surely. */
export function evidenceFor(asked: Asked, text: string, words: Words): number {
  switch (asked) {
    case "time":
      return Number(clock.test(text) || digits.test(text) || hasWord(text, words.times));
    case "duration":
      return Number((digits.test(text) || hasWord(text, words.numbers)) && hasWord(text, words.times));
    case "amount":
      return money.test(text) ? 2 : Number(digits.test(text) || hasWord(text, words.numbers));
    case "place":
    case "person":
      return Number(name.test(text));
    case "reason":
      return Number(hasWord(text, words.causes));
    case "steps":
      return 0;
  }
}
