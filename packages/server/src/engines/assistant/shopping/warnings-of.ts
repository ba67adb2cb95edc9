import { deniesAny, warns } from "../../wishes/harm-told.ts";
import { foldedWords } from "../../wording/fold.ts";
import { describing } from "../finding/told-by.ts";
import type { Phrases } from "../phrases/phrases.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import { goodsWords } from "../said/question.ts";
import type { FoundProduct } from "../tools.ts";
import { asksWhether } from "./asks-whether.ts";
import { isForm } from "./called-otherwise.ts";

const MOST = 3;
/** Shorter words tell nothing of a product. In letters. */
const SHORTEST = 4;

/** What the description of a product warns of, in its own words; null: of nothing. */
export function warningsOf(product: FoundProduct, { phrases }: Language): string | null {
  const told = quoted(sentencesOf(product).filter(warns), phrases);
  return told.length > 0 ? `**${plainText(product.card.title)}**: ${told.join(" ")}` : null;
}

/** A text on a product, and behind it what that warns of. */
export const withWarnings = (text: string, product: FoundProduct, { phrases }: Language): string =>
  withQuotes(text, quoted(sentencesOf(product).filter(warns), phrases));

/**
 * A text on the only product that was found, and behind it what that says of the rest of a message: "can I take it with the pill?"
 * is told what it says of the pill, and what it warns of. Where nothing is asked, only what it denies or warns of is told.
 */
export function withRestTold(text: string, product: FoundProduct, message: string, language: Language): string {
  const { title, brand } = product.card;
  const own = foldedWords(`${title} ${brand ?? ""} ${product.category ?? ""}`);
  const rest = goodsWords(message, language.words)
    .flatMap(foldedWords)
    .filter((word) => word.length >= SHORTEST && !own.some((name) => isForm(word, name)));
  const isAsked = asksWhether(message, language) || /[?？]/u.test(message);
  const isOfRest = (said: string): boolean => foldedWords(said).some((word) => rest.some((one) => isForm(one, word)));
  const sentences = sentencesOf(product);
  const ofRest = sentences.filter((said) => isOfRest(said) && (isAsked || deniesAny(said) || warns(said)));
  const warnings = asksWhether(message, language) ? sentences.filter((said) => warns(said)) : [];
  return withQuotes(text, quoted([...new Set([...ofRest, ...warnings])], language.phrases));
}

const withQuotes = (text: string, quotes: readonly string[]): string =>
  [text, ...quotes.filter((one) => !text.includes(one))].join(" ");

const sentencesOf = ({ description }: FoundProduct): string[] => describing(description ?? "");

const quoted = (sentences: readonly string[], phrases: Phrases): string[] =>
  sentences.slice(0, MOST).map((said) => phrases.quoted(plainText(said)));
