import { citationOf } from "../citation-of.ts";
import { ageBoundsOf } from "../finding/age-bounds.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import type { FoundKnowledge } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { tidyLine } from "./tidy.ts";

/** A quoted answer to a question about somebody of an age, with what else the texts tell of ages for that: of two bounds one alone misleads. */
export function withAgeBounds(draft: Draft, question: string, { words }: Language, knowledge: FoundKnowledge): Draft {
  if (draft.citations.length === 0) return draft;
  const more = ageBoundsOf(knowledge, question, words)
    .map(({ passage, told }) => ({ passage, quote: tidyLine(told, passage) }))
    .filter(({ quote }) => !draft.citations.some((cited) => cited.quote.includes(quote)));
  const citations = more.map(({ passage, quote }, at) => citationOf(passage, draft.citations.length + at + 1, quote));
  const told = citations.map(({ section, quote, index }) =>
    [...(section ? [`**${plainText(section)}**`] : []), `${quote} [${index}]`].join("\n\n"),
  );
  return {
    ...draft,
    response: [draft.response, ...told].join("\n\n"),
    citations: [...draft.citations, ...citations],
  };
}
