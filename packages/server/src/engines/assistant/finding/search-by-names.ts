import { languageOfLocale, languageOfWords } from "../said/languages.ts";
import { aboutWords, topicWords } from "../said/question.ts";
import { scriptOf, scriptOfLanguage } from "../said/script.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import { writtenIn } from "../said/spoken-language.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import { fold } from "../../wording/fold.ts";
import { saidAsWritten } from "../words/clauses.ts";
import { isFormOfAny } from "../words/forms.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/**
 * A shorter word is as good as any other language's by chance, unless it is a number, written as a name, or one of several
 * that say something together: "mot" of "mot de passe".
 */
const LEAST_LETTERS = 4;
const AS_NAME = /^\p{Lu}|\p{N}/u;

const saysOnlyHow = (word: string, words: Words): boolean =>
  words.circumstances.has(word) || words.moments.has(word) || isPhrase([word], words.times);

/** What a question is in: a language that the assistant speaks (ISO 639), or the script (ISO 15924) of others. */
export const tongueOf = (question: string, words: Words): string =>
  scriptOf(question, words) ?? languageOfWords(words).code;

/** The same of a language, by its code or locale. */
const tongueOfLanguage = (code: string): string => scriptOfLanguage(code) ?? code;

/** Whether a tenant has texts that are in another language than what is asked. */
export const hasForeign = ({ languages: read }: FoundKnowledge, locale: string, asked: string): boolean =>
  (read ?? [languageOfLocale(locale).code]).some((code) => tongueOfLanguage(code) !== asked);

/** Whether a text is in another language than what is asked; one that is in none for certain is in the tenant's. */
export const isForeign = ({ text, language }: FoundPassage, locale: string, asked: string): boolean =>
  (writtenIn(text, locale)?.code ?? scriptOfLanguage(language ?? locale) ?? languageOfLocale(locale).code) !== asked;

/**
 * Searches for what a question in another language than some documents' has in common with them, names and numbers: the rest
 * of it is unknown there and says nothing against them. In texts of its own language it would have been found whole.
 *
 * @param found what was found for the whole of it
 * @param words those of the question's language
 */
export async function searchByNames(
  tool: KnowledgeTool,
  tenant: { id: string; locale: string },
  question: string,
  found: FoundKnowledge,
  words: Words,
  limit: number,
): Promise<FoundKnowledge> {
  const known = found.terms.filter(({ idf }) => idf > 0);
  const isKnown = isFormOfAny(known.map(({ term }) => term));
  const isMeant = isFormOfAny(known.filter((term) => term.isMeant).map(({ term }) => term));
  const isNear = isFormOfAny(known.filter((term) => term.isNear).map(({ term }) => term));
  const topics = new Set(topicWords(question, words));
  const names = saidAsWritten(question).filter(
    (word) =>
      isMeant(fold(word)) ||
      (topics.has(word) && (word.length >= LEAST_LETTERS || AS_NAME.test(word)) && isKnown(fold(word))),
  );
  const about = aboutWords(question, words).filter((word) => names.includes(word) || !saysOnlyHow(fold(word), words));
  const told = about.filter((word) => names.includes(word));
  // Of a question in a language that the texts have too, what is unknown speaks against them: they'd know most of it.
  const asked = tongueOf(question, words);
  const isOwn = found.languages?.some((code) => tongueOfLanguage(code) === asked) ?? false;
  if (isOwn && (told.length * 2 < about.length || !told.some((word) => /\p{L}{4}/u.test(word)))) return found;
  const isNamed = told.some((word) => !isNear(fold(word)));
  // What is told of a dog tells nothing of a laundry for dogs.
  if (names.length === 0 || !(isNamed || told.length * 2 > about.length)) return found;
  const byNames = await searchKnowledge(tool, tenant.id, names.join(" "), words, limit);
  const [best] = byNames.passages;
  const isAnswer = byNames.answerable.decision === "answer" && best && isForeign(best, tenant.locale, asked);
  return isAnswer ? byNames : found;
}
