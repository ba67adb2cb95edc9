import { firstFit, type Fit } from "./first-fit.ts";
import { readingsOf, talkedAbout, type Reading } from "./follow-up.ts";
import { keepTo } from "./keep-to.ts";
import { languageOfLocale } from "./languages.ts";
import { searchByNames } from "./search-by-names.ts";
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
  tenant: { id: string; locale: string },
  { readings, history }: { readings: Reading[]; history: Turn["history"] },
  words: Words,
  limit = mostPassages,
): Promise<Fit<FoundKnowledge> | null> {
  const about = talkedAbout(history, words);
  const isForeign = languageOfLocale(tenant.locale).words !== words;
  return firstFit(readings, async (reading) => {
    const { question, asPut, turnsAway, carried } = reading;
    const found =
      about !== "" && (carried.size === 0 || turnsAway)
        ? await searchAmid(tool, tenant.id, asPut, about, words, limit)
        : await searchKnowledge(tool, tenant.id, question, words, limit);
    if (carried.size > 0) return keepTo(reading, found);
    return isForeign && found.answerable.decision === "no_answer"
      ? searchByNames(tool, tenant.id, question, found, words, limit)
      : found;
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
    tenant,
    { readings: readingsOf(question, history, words), history },
    words,
    limit,
  );
  return fit?.found ?? searchKnowledge(tool, tenant.id, question, words, limit);
}
