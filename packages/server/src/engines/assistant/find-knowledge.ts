import { firstFit, type Fit } from "./first-fit.ts";
import { readingsOf, talkedAbout, type Reading } from "./follow-up.ts";
import { keepTo } from "./keep-to.ts";
import { searchAmid, searchKnowledge } from "./search-knowledge.ts";
import { hear } from "./small-talk.ts";
import { spokenLanguages } from "./spoken-language.ts";
import type { FoundKnowledge, KnowledgeTool } from "./tools.ts";
import type { Turn } from "./turn.ts";
import type { Words } from "./words/words.ts";

const mostPassages = 10;

/** Looks for what a turn asks, understood by what was said before. */
export function findKnowledge(
  tool: KnowledgeTool,
  tenantId: string,
  { readings, history }: { readings: Reading[]; history: Turn["history"] },
  words: Words,
  limit = mostPassages,
): Promise<Fit<FoundKnowledge> | null> {
  const about = talkedAbout(history, words);
  return firstFit(readings, async (reading) => {
    const { question, asPut, turnsAway, carried } = reading;
    const found =
      about !== "" && (carried.size === 0 || turnsAway)
        ? await searchAmid(tool, tenantId, asPut, about, words, limit)
        : await searchKnowledge(tool, tenantId, question, words, limit);
    return carried.size > 0 ? keepTo(reading, found) : found;
  });
}

/**
 * What an answer to a message would be looked for in.
 *
 * @param before what the visitor wrote before it in the conversation, the oldest first
 */
export async function searchAsIfAsked(
  tool: KnowledgeTool,
  tenant: { id: string; locale: string },
  message: string,
  before: string[],
  limit: number,
): Promise<FoundKnowledge> {
  const history = before.map((content) => ({ role: "visitor" as const, content, kind: "message" }));
  const languages = spokenLanguages({ question: message, history, tenant });
  const { words } = languages[0]!;
  const question = hear(message, languages).rest || message;
  const fit = await findKnowledge(
    tool,
    tenant.id,
    { readings: readingsOf(question, history, words), history },
    words,
    limit,
  );
  return fit?.found ?? searchKnowledge(tool, tenant.id, question, words, limit);
}
