import { limitsUse } from "../../wishes/use-limited.ts";
import { citationOf } from "../citation-of.ts";
import { sentencesOf } from "../finding/sentences-of.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { tidyLine } from "./tidy.ts";

/** Fewer words in common may be of something else. */
const LEAST_SAID = 2;
const MOST_TOLD = 1;
/** In UTF-16 units: what is longer lists more than is asked. */
const LONGEST = 160;
/** In UTF-16 units: so much of a quote tells which passage it is of. */
const BEGINNING = 40;

/**
 * An answer that quotes a passage, and what that limits elsewhere by words of the question that the quote has not: "Collection is free in both shops", where
 * the same passage says further down that "bikes are collected in Granada only".
 */
export function withLimits(draft: Draft, { passages, terms }: FoundKnowledge): Draft {
  const known = terms.filter(({ idf }) => idf > 0).map(({ term }) => term);
  const cited = new Set(
    draft.citations.flatMap(({ document_id, quote }) =>
      passages.filter((one) => one.documentId === document_id && one.text.includes(quote.slice(0, BEGINNING))),
    ),
  );
  const limits = [...cited].flatMap((passage) => limitsIn(passage, known, draft)).slice(0, MOST_TOLD);
  if (limits.length === 0) return draft;
  const citations = limits.map(({ passage, quote }, at) => citationOf(passage, draft.citations.length + at + 1, quote));
  const told = citations.map(({ quote, index }) => `${quote} [${index}]`);
  return {
    ...draft,
    response: [draft.response, ...told].join("\n\n"),
    citations: [...draft.citations, ...citations],
  };
}

function limitsIn(passage: FoundPassage, known: readonly string[], { response }: Draft) {
  const lexemes = sentencesOf(passage);
  const all = passage.sentences.map(({ start, end }, at) => {
    const quote = tidyLine(passage.text.slice(start, end), passage);
    return { passage, quote, of: known.filter((term) => lexemes[at]?.has(term)), isTold: response.includes(quote) };
  });
  const told = new Set(all.filter(({ isTold }) => isTold).flatMap(({ of }) => of));
  // A row of a table or an item of a list says nothing by itself.
  const isSentence = (text: string): boolean => text.length <= LONGEST && /^\p{L}.*[.!?]$/u.test(text);
  return all.filter(
    ({ quote, of, isTold }) =>
      !isTold && of.length >= LEAST_SAID && of.some((term) => !told.has(term)) && isSentence(quote) && limitsUse(quote),
  );
}
