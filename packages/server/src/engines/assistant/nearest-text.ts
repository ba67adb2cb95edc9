import { draftOf } from "./draft.ts";
import { quotedAnswer } from "./extraction/quoted-answer.ts";
import { find, type Tools } from "./finding/find.ts";
import { nearestTo } from "./finding/nearest.ts";
import { withItsLanguage } from "./quoted-language.ts";
import type { Language } from "./said/languages.ts";
import { readingsFor, turnsFor } from "./several/turns-for.ts";
import type { Draft, Turn } from "./turn.ts";

/** What the tenant's documents say of a question, be it an answer or only the nearest to one; null: nothing. */
export async function nearestText(tools: Tools, turn: Turn, language: Language): Promise<Draft | null> {
  const ofTexts: Turn = { ...turn, mode: "rag", tenant: { ...turn.tenant, ecommerceActive: false } };
  const whole = { ...ofTexts, core: turn.question, told: "", leans: false, isBrief: false };
  const [only, ...others] = turnsFor(ofTexts, language.words);
  const asked = only && others.length === 0 ? only : whole;
  const finding = await find(tools, asked, readingsFor(asked, language.words), language.words);
  if (finding.kind === "products") return null;
  const quoted = finding.kind === "knowledge" ? quotedAnswer(finding, turn, language) : null;
  if (quoted) return withItsLanguage(quoted, turn, language);
  const nearest = await nearestTo(tools.knowledge, finding, { ...ofTexts, question: asked.question }, language);
  if (!nearest) return null;
  const { blocks, citations } = nearest.extract;
  return withItsLanguage(draftOf("answer", blocks.join("\n\n"), { citations }), turn, language);
}
