import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, type PhraseSet } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { ageIn } from "../said/age-in.ts";
import { plainText } from "../plain-text.ts";
import { languageOfLocale } from "../said/languages.ts";
import { goodsWords } from "../said/question.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { goodsNamed } from "./by-name.ts";
import { readSentence } from "./sentence.ts";
import type { Step } from "./step.ts";
import { tellFitting, tellFor } from "./tell-product.ts";
import { tellWithLike } from "./tell-with-like.ts";

/**
 * Whether one thing goes with another is told by what the first is said to be for: "does the sponge fit the Stillwater 300?" Where
 * both are the shop's and nothing speaks of the other, by whatever it is for. Null: it is not asked, or not told.
 */
export async function fitsOther(step: Step): Promise<Draft | null> {
  const { said, tool, turn, question, language } = step;
  const { words } = language;
  const asksFit = holdsPhrase(saidIn(question), words.shop.suits);
  if ((!said.asksWhether && !asksFit) || said.asksForGoods || turn.mode !== "ecommerce") return null;
  // "Is it for a 2 year old?" names no other thing.
  if (ageIn(question, words)?.isOfSomebody) return null;
  const [own, others, ...more] = partsOf(question, words.shop.fits, words);
  if (!own || !others || more.length > 0) return null;
  const spoken = [language, languageOfLocale(turn.tenant.locale)];
  const named = await namedBy(own, step);
  const meant = await tool.asNow(turn.tenant.id, named);
  const isOfBoth = asksFit && meant.length > 0 && (await namedBy(others, step)).length > 0;
  const told = meant.map((product) => ({
    product,
    text: tellFitting(product, others.flatMap(foldedWords), spoken) ?? (isOfBoth ? tellFor(product, spoken) : null),
  }));
  const [first, ...rest] = told.filter(({ text }) => text !== null);
  if (!first) return isOfBoth ? untold(meant[0]!, step) : null;
  if (rest.length === 0) return tellWithLike(first.product, first.text!, step);
  const cards = [first, ...rest].map(({ product }) => product.card);
  return draftOf("answer", [first, ...rest].map(({ text }) => text).join("\n\n"), { products: cards });
}

/** The same of what was shown: "does it fit the Stillwater 300?" Null: it is not asked, or of nothing else that the shop has. */
export async function shownFitsOther(shown: FoundProduct, step: Step): Promise<Draft | null> {
  const { said, tool, turn, question, language } = step;
  const { words } = language;
  const [others, ...more] = partsOf(question, words.shop.fits, words);
  const asksFit = said.isOfIt && holdsPhrase(saidIn(question), words.shop.suits);
  if (!asksFit || !others || more.length > 0) return null;
  const named = await namedBy(others, step);
  if (named.length === 0 || named.some(({ card }) => card.id === shown.card.id)) return null;
  const [product = shown] = await tool.asNow(turn.tenant.id, [shown]);
  const spoken = [language, languageOfLocale(turn.tenant.locale)];
  const text = tellFitting(product, others.flatMap(foldedWords), spoken) ?? tellFor(product, spoken);
  return text === null ? untold(product, step) : tellWithLike(product, text, step);
}

/** What a message names before and behind what says that one thing goes with another. */
export const partsOf = (question: string, fits: PhraseSet, words: Words): string[][] =>
  readSentence(question)
    .split(fits)
    .flatMap((part) => apart(part, words.prepositions))
    .map((part) => goodsWords(part, words))
    .filter(({ length }) => length > 0);

const untold = (product: FoundProduct, step: Step): Promise<Draft> =>
  tellWithLike(product, step.language.phrases.shop.untold(plainText(product.card.title)), step);

/** The product that words name, or the few that are called so. */
async function namedBy(words: string[], { tool, turn }: Step): Promise<FoundProduct[]> {
  const { one, alike } = await goodsNamed(tool, turn.tenant.id, words, true);
  return (one ? [one] : alike).flatMap(({ product, left }) => (left.length === 0 ? [product] : []));
}

/** Two halves around a preposition: "passt der Akku" and "den Bohrer". */
function apart(part: string, prepositions: ReadonlySet<string>): string[] {
  const words = part.split(" ");
  const at = words.findIndex((word) => prepositions.has(foldedWords(word)[0] ?? ""));
  return at < 0 ? [part] : [words.slice(0, at).join(" "), words.slice(at + 1).join(" ")];
}
