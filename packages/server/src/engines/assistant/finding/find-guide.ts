import { asItIs } from "../said/follow-up.ts";
import { languages } from "../said/languages.ts";
import { askedOfGuide, tellsMeasure } from "../said/own-size.ts";
import type { FoundKnowledge, KnowledgeTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { findKnowledge } from "./find-knowledge.ts";
import { surety, type Fit } from "./first-fit.ts";

/** What a guide to sizes tells whoever says how tall he is, in whichever words; null: there is none. */
export async function findGuide(
  tool: KnowledgeTool,
  { tenant, question, history }: Pick<Turn, "tenant" | "question" | "history">,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const { code } = languages.find((one) => one.words === words)!;
  for (const asked of askedOfGuide(question, { code, locale: tenant.locale })) {
    const fit = await findKnowledge(tool, tenant, { readings: [asItIs(asked)], history }, words);
    if (!fit || surety(fit) === 0) continue;
    // A table of gloves tells nothing of who is 183 cm tall.
    const passages = fit.found.passages.filter(({ text }) => tellsMeasure(text, question));
    if (passages.length > 0) return { reading: fit.reading, found: { ...fit.found, passages } };
  }
  return null;
}
