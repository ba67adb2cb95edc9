import { deniesAny, warns } from "../../wishes/harm-told.ts";
import { isWithin } from "../../wishes/parties.ts";
import { partiesTold } from "../../wishes/states.ts";
import { limitsUse } from "../../wishes/use-limited.ts";
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
/** Of more than these that were found, none is what a message is about. */
const MOST_OF_SEVERAL = 3;
/** Shorter words tell nothing of a product. In letters. */
const SHORTEST = 4;

/** What the description of a product warns of, in its own words; null: of nothing. */
export function warningsOf(product: FoundProduct, { phrases }: Language): string | null {
  const told = quoted(sentencesOf(product).filter(warns), phrases);
  return told.length > 0 ? `**${plainText(product.card.title)}**: ${told.join(" ")}` : null;
}

/** Whether a product warns of what it does to any of some parties, or that they shall not get at it. */
export const warnsOf = (product: FoundProduct, parties: readonly string[]): boolean =>
  sentencesOf(product).some(
    (said) => warns(said) && partiesTold(said).some((told) => parties.some((one) => isWithin(one, told))),
  );

/** A text on a product, and behind it what that warns of. */
export const withWarnings = (text: string, product: FoundProduct, { phrases }: Language): string =>
  withQuotes(text, quoted(sentencesOf(product).filter(warns), phrases));

/** A text on how a product may be used, and behind it what limits that. */
export const withLimits = (text: string, product: FoundProduct, { phrases }: Language): string =>
  withQuotes(text, quoted(mostTelling(sentencesOf(product)), phrases));

/** What limits the use of a product that tells no more of what is asked; where nothing does, that it tells nothing. */
export function untoldOfUse(product: FoundProduct, { phrases }: Language): string {
  const title = plainText(product.card.title);
  const limits = quoted(mostTelling(sentencesOf(product)), phrases);
  return limits.length > 0 ? withQuotes(phrases.shop.ofUse(title), limits) : phrases.shop.untold(title);
}

/**
 * A text on products that were found, and behind it what they say of the rest of a message: "can I take it with the pill?" is told
 * what they say of the pill, and what limits their use. Where nothing is asked, only what a single one denies or warns of is told.
 */
export function withRestTold(
  text: string,
  products: readonly FoundProduct[],
  message: string,
  language: Language,
): string {
  const isAsked = asksWhether(message, language);
  if (products.length === 1) return withQuotes(text, restOf(products[0]!, message, language));
  // "Can I get a drill?" asks for nothing but that.
  if (!isAsked || beside(products[0]!, message, language).length === 0) return text;
  const told = new Set<string>();
  const ofEach = products.slice(0, MOST_OF_SEVERAL).flatMap((product) => {
    const own = restOf(product, message, language).filter((one) => !told.has(one));
    for (const one of own) told.add(one);
    return own.length > 0 ? `**${plainText(product.card.title)}**: ${own.join(" ")}` : [];
  });
  return [text, ...ofEach].join("\n\n");
}

/** What a product says of the rest of a message. */
function restOf(product: FoundProduct, message: string, language: Language): string[] {
  const rest = beside(product, message, language).filter((word) => word.length >= SHORTEST);
  const isAsked = asksWhether(message, language);
  const mayTell = isAsked || /[?？]/u.test(message);
  const isOfRest = (said: string): boolean => foldedWords(said).some((word) => rest.some((one) => isForm(one, word)));
  const sentences = sentencesOf(product);
  const ofRest = sentences.filter((said) => isOfRest(said) && (mayTell || deniesAny(said) || warns(said)));
  const limits = isAsked ? mostTelling(sentences) : [];
  return quoted([...new Set([...ofRest, ...limits])], language.phrases);
}

/** What a message says beside what a product is called. */
function beside({ card, category }: FoundProduct, message: string, { words }: Language): string[] {
  const own = foldedWords(`${card.title} ${card.brand ?? ""} ${category ?? ""}`);
  return goodsWords(message, words)
    .flatMap(foldedWords)
    .filter((word) => !own.some((name) => isForm(word, name)));
}

/** What warns before what only tells how a thing is to be used. */
const mostTelling = (sentences: readonly string[]): string[] => {
  const [warning, others] = [sentences.filter(warns), sentences.filter((one) => !warns(one) && limitsUse(one))];
  return [...warning, ...others];
};

const withQuotes = (text: string, quotes: readonly string[]): string =>
  [text, ...quotes.filter((one) => !text.includes(one))].join(" ");

const sentencesOf = ({ description }: FoundProduct): string[] => describing(description ?? "");

const quoted = (sentences: readonly string[], phrases: Phrases): string[] =>
  sentences.slice(0, MOST).map((said) => phrases.quoted(plainText(said)));
