import { draftOf } from "../draft.ts";
import type { Finding } from "../finding/find.ts";
import { languageOfLocale, type Language } from "../said/languages.ts";
import { nextQuestions } from "../suggestions.ts";
import type { Draft, Turn } from "../turn.ts";
import { extract } from "./compose.ts";
import { wishOf } from "./wish.ts";

/** Answers in the documents' own words, without a model; null when they hold nothing of the question. */
export function quotedAnswer(
  { knowledge, reading }: Extract<Finding, { kind: "knowledge" }>,
  { tenant, history }: Turn,
  language: Language,
): Draft | null {
  const found = extract(knowledge, wishOf(reading, language.words, languageOfLocale(tenant.locale).words));
  if (!found) return null;
  const used = found.pieces.map(({ passage }) => passage);
  return draftOf("answer", found.blocks.join("\n\n"), {
    citations: found.citations,
    suggestions: nextQuestions(knowledge, used, reading.question, history, language),
  });
}
