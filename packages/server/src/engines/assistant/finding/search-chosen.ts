import { searchKnowledge } from "./search-knowledge.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import { fold } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";

/** How sure it is that a section answers which was chosen among those that do. */
const SURE = 0.8;

/**
 * Searches the section that was chosen among several for what was asked when they were offered; all texts where it is no
 * longer found.
 *
 * @param name of the section, as it was offered
 */
export async function searchChosen(
  tool: KnowledgeTool,
  tenantId: string,
  name: string,
  question: string,
  words: Words,
  limit: number,
): Promise<FoundKnowledge> {
  const found = await searchKnowledge(tool, tenantId, question === name ? name : `${name} ${question}`, words, limit);
  const passages = found.passages.filter(isCalled(name));
  if (passages.length === 0) return found;
  return { ...found, passages, answerable: { score: Math.max(SURE, found.answerable.score), decision: "answer" } };
}

const isCalled =
  (name: string) =>
  ({ title, headings }: FoundPassage): boolean => {
    const [heading] = headings.slice(-1);
    const names = heading === undefined ? [title] : [title, heading, `${title} – ${heading}`];
    return names.some((one) => fold(one) === fold(name));
  };
