import { ageBoundsOf } from "../finding/age-bounds.ts";
import type { Language } from "../said/languages.ts";
import type { FoundKnowledge } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { tidyLine } from "./tidy.ts";
import { withQuotes } from "./with-quotes.ts";

/** A quoted answer to a question about somebody of an age, with what else the texts tell of ages for that: of two bounds one alone misleads. */
export function withAgeBounds(draft: Draft, question: string, language: Language, knowledge: FoundKnowledge): Draft {
  if (draft.citations.length === 0) return draft;
  const more = ageBoundsOf(knowledge, question, language.words)
    .map(({ passage, told }) => ({ passage, text: told }))
    .filter(({ passage, text }) => !draft.citations.some(({ quote }) => quote.includes(tidyLine(text, passage))));
  return withQuotes(draft, more, language);
}
