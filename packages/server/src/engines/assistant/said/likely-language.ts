import { languageOfNames } from "./language-of-names.ts";
import { languageOfLocale, languages, isSpoken } from "./languages.ts";
import { hear } from "./small-talk.ts";
import { recognise, spokenLanguages } from "./spoken-language.ts";
import type { KnowledgeTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";

/**
 * The language (ISO 639) that a message is likeliest in of those that the tenant's texts are in, where its own words can be read
 * in several: the one that alone has what it says; that of what the visitor wrote before; the one that the browser asks for.
 * Null: nothing tells more than the words.
 */
export async function likelyLanguage(
  { spoken }: Pick<KnowledgeTool, "spoken">,
  turn: Pick<Turn, "question" | "history" | "tenant" | "visitor">,
): Promise<string | null> {
  const { question, history, tenant, visitor } = turn;
  if (hear(question, spokenLanguages(turn)).rest === "") return null;
  const said = history.flatMap(({ role, content }) => (role === "visitor" ? [content] : []));
  const before = recognise(said.join(" "), languageOfLocale(tenant.locale));
  const browser = visitor.languages?.find(isSpoken);
  const named = before === null && browser ? languageOfNames(question, tenant.locale, browser) : null;
  if (!spoken || !tenant.ragActive) return named?.code ?? null;
  // Whoever is in danger, or wants a person, is answered even when nothing can be searched.
  const texts = await spoken(tenant.id, withoutEverydayWords(question)).catch(() => null);
  const codes = texts?.languages.filter(isSpoken) ?? [];
  if (codes.length < 2) return named?.code ?? null;
  const read = codes.map((code) => recognise(question, languageOfLocale(code))?.code);
  if (read[0] !== undefined && read.every((one) => one === read[0])) return null;
  const only = await texts?.only().catch(() => null);
  if (only && isSpoken(only)) return only;
  if (before) return before.code;
  return visitor.languages?.find((code) => codes.includes(code)) ?? named?.code ?? null;
}

/** "On hold" is no German because of "Spot-on": whose texts hold a word of every day once tells nothing. */
const withoutEverydayWords = (text: string): string =>
  saidIn(text)
    .filter((word) => !languages.some(({ words }) => words.plain.has(word)))
    .join(" ");
