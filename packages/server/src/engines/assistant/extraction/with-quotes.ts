import { citationOf } from "../citation-of.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import { nameOf } from "../suggestions.ts";
import type { FoundPassage } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { tidyLine } from "./tidy.ts";

/** What a passage says, verbatim. */
export interface Said {
  passage: FoundPassage;
  text: string;
}

/** An answer with what more is said, cited behind it; under the heading of its section where nothing of that is quoted yet. What is told is suggested no more. */
export function withQuotes(draft: Draft, said: readonly Said[], language: Language): Draft {
  if (said.length === 0) return draft;
  const citations = said.map(({ passage, text }, at) =>
    citationOf(passage, draft.citations.length + at + 1, tidyLine(text, passage)),
  );
  const isQuoted = ({ document_id, section }: Draft["citations"][number]): boolean =>
    draft.citations.some((one) => one.document_id === document_id && one.section === section);
  const told = citations.map((one) => {
    const heading = one.section && !isQuoted(one) ? `**${plainText(one.section)}**\n\n` : "";
    return `${heading}${one.quote} [${one.index}]`;
  });
  const names = new Set(said.map(({ passage }) => nameOf(passage, language)));
  return {
    ...draft,
    response: [draft.response, ...told].join("\n\n"),
    citations: [...draft.citations, ...citations],
    suggestions: draft.suggestions.filter((one) => !names.has(one)),
  };
}
