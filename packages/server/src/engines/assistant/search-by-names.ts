import { topicWords } from "./question.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import type { FoundKnowledge, KnowledgeTool } from "./tools.ts";
import { fold } from "./words/fold.ts";
import { isFormOfAny } from "./words/forms.ts";
import type { Words } from "./words/words.ts";

/**
 * A shorter word is as good as any other language's by chance, unless it is a number, written as a name, or one of several
 * that say something together: "mot" of "mot de passe".
 */
const LEAST_LETTERS = 4;
const AS_NAME = /^\p{Lu}|\p{N}/u;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Searches for what a question in another language than the documents' has in common with them, names and numbers: the rest
 * of it is unknown there and says nothing against them.
 *
 * @param found what was found for the whole of it
 * @param words those of the question's language
 */
export async function searchByNames(
  tool: KnowledgeTool,
  tenantId: string,
  question: string,
  found: FoundKnowledge,
  words: Words,
  limit: number,
): Promise<FoundKnowledge> {
  const isKnown = isFormOfAny(found.terms.filter(({ idf }) => idf > 0).map(({ term }) => term));
  const isMeant = isFormOfAny(found.terms.filter((term) => term.isMeant).map(({ term }) => term));
  const topics = new Set(topicWords(question, words));
  const names = (question.match(WORD) ?? []).filter(
    (word) =>
      isMeant(fold(word)) ||
      (topics.has(word) && (word.length >= LEAST_LETTERS || AS_NAME.test(word)) && isKnown(fold(word))),
  );
  if (names.length === 0) return found;
  const byNames = await searchKnowledge(tool, tenantId, names.join(" "), words, limit);
  return byNames.answerable.decision === "answer" ? byNames : found;
}
