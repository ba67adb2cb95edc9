import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Reading } from "../said/follow-up.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../tools.ts";
import type { Words } from "../words/words.ts";
import type { Fit } from "./first-fit.ts";

/** German and Dutch name what hurts in the same word: "Zahnschmerzen". */
const JOINED = /\p{L}(?:schmerz(?:en|t)?|pijn)$/u;

/** What a section is called that tells who helps when nobody else is there. */
const called = wordsIn(`
  emergency emergencies Notfall Notfälle Notfällen Notdienst Bereitschaft Bereitschaftsdienst
  urgence urgences urgencia urgencias emergencia emergencias guardia urgenza urgenze emergenza emergenze
  urgência urgências emergência emergências spoed spoedgeval spoedgevallen spoeddienst noodgeval noodgevallen nooddienst acil
`);
const SOUGHT = [...called].join(" ");
/** How sure it is that it helps. */
const SURE = 0.7;

/** What is told under the name of an emergency service to whom something hurts; null: nothing hurts, or no text is named so. */
export async function emergencyService(
  tool: KnowledgeTool,
  tenantId: string,
  reading: Reading,
  { emergency: { pain, pressing } }: Words,
  limit: number,
): Promise<Fit<FoundKnowledge> | null> {
  const said = foldedWords(reading.asPut);
  const hurts = holdsPhrase(said, pain) || said.some((word) => JOINED.test(word));
  if (!hurts || !said.some((word) => pressing.has(word))) return null;
  const found = await tool.search(tenantId, SOUGHT, limit);
  const passages = found.passages.filter(isNamedSo);
  if (passages.length === 0) return null;
  const terms = found.terms.filter(({ idf }) => idf > 0);
  return { reading, found: { ...found, terms, passages, answerable: { score: SURE, decision: "answer" } } };
}

const isNamedSo = ({ title, headings }: FoundPassage): boolean =>
  foldedWords([title, ...headings].join("\n")).some((word) => called.has(word));
