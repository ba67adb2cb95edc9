import { askingWords, topicWords } from "./question.ts";
import { hear } from "./small-talk.ts";
import { spokenLanguages } from "./spoken-language.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "./tools.ts";
import { holdsForm } from "./words/forms.ts";
import type { Words } from "./words/words.ts";

const mostPassages = 10;

/**
 * Searches for a question, and for its topic alone where the index took words for it that only ask: "long" of "how long
 * may I return it?" finds all that takes long. Scores are those of the first search; what only the second found has the
 * same share of the best.
 */
export async function searchKnowledge(
  tool: KnowledgeTool,
  tenantId: string,
  question: string,
  words: Words,
  limit = mostPassages,
): Promise<FoundKnowledge> {
  const found = await tool.search(tenantId, question, limit);
  const asking = askingWords(question, words);
  if (!found.terms.some(({ term }) => holdsForm(words.plain, term) || holdsForm(asking, term))) return found;
  const topic = topicWords(question, words).join(" ");
  if (topic === "") return found;

  const byTopic = await tool.search(tenantId, topic, limit);
  const best = found.passages[0]?.score ?? byTopic.passages[0]?.score ?? 0;
  const passages = new Map<number, FoundPassage>();
  for (const passage of [...inSharesOf(best, found.passages), ...inSharesOf(best, byTopic.passages)]) {
    const known = passages.get(passage.id);
    if (!known || known.score < passage.score) passages.set(passage.id, passage);
  }
  return {
    passages: [...passages.values()].sort((a, b) => b.score - a.score).slice(0, limit),
    terms: found.terms,
    answerable: found.answerable.decision === "answer" ? found.answerable : byTopic.answerable,
  };
}

/** What an answer to a message would be looked for in, as the first of its conversation. */
export function searchAsIfAsked(
  tool: KnowledgeTool,
  tenant: { id: string; locale: string },
  message: string,
  limit: number,
): Promise<FoundKnowledge> {
  const languages = spokenLanguages({ question: message, history: [], tenant });
  const { rest } = hear(message, languages);
  return searchKnowledge(tool, tenant.id, rest || message, languages[0]!.words, limit);
}

function inSharesOf(best: number, passages: FoundPassage[]): FoundPassage[] {
  const own = passages[0]?.score ?? 0;
  return own > 0 ? passages.map((passage) => ({ ...passage, score: (passage.score / own) * best })) : passages;
}
