import { nextQuestions } from "./suggestions.ts";
import type { Language } from "./said/languages.ts";
import type { KnowledgeTool } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";

/** With so many suggestions there are enough. */
const ENOUGH = 2;
const MOST = 3;
const MOST_READ = 20;

/**
 * An answer from a document with what else that document tells as suggestions, where what was found for the question left fewer
 * than two.
 */
export async function withMoreQuestions(
  tool: KnowledgeTool,
  draft: Draft,
  { tenant, question, history }: Turn,
  language: Language,
): Promise<Draft> {
  const [cited] = draft.citations;
  if (draft.suggestions.length >= ENOUGH || !cited) return draft;
  const found = await tool.search(tenant.id, cited.title, MOST_READ);
  const passages = found.passages.filter(({ documentId }) => documentId === cited.document_id);
  const used = passages.filter(({ text }) => draft.citations.some(({ quote }) => text.includes(quote)));
  const more = nextQuestions({ ...found, passages }, used, question, history, language);
  return { ...draft, suggestions: [...new Set([...draft.suggestions, ...more])].slice(0, MOST) };
}
