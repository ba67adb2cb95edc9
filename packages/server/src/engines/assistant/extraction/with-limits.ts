import { limitsUse } from "../../wishes/use-limited.ts";
import { sentencesOf } from "../finding/sentences-of.ts";
import type { Language } from "../said/languages.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { tidyLine } from "./tidy.ts";
import { withQuotes, type Said } from "./with-quotes.ts";

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
export function withLimits(draft: Draft, { passages, terms }: FoundKnowledge, language: Language): Draft {
  const known = terms.filter(({ idf }) => idf > 0).map(({ term }) => term);
  const cited = new Set(
    draft.citations.flatMap(({ document_id, quote }) =>
      passages.filter((one) => one.documentId === document_id && one.text.includes(quote.slice(0, BEGINNING))),
    ),
  );
  const limits = [...cited].flatMap((passage) => limitsIn(passage, known, draft)).slice(0, MOST_TOLD);
  return withQuotes(draft, limits, language);
}

function limitsIn(passage: FoundPassage, known: readonly string[], { response }: Draft): Said[] {
  const lexemes = sentencesOf(passage);
  const all = passage.sentences.map(({ start, end }, at) => {
    const text = passage.text.slice(start, end);
    const quote = tidyLine(text, passage);
    return {
      passage,
      text,
      quote,
      of: known.filter((term) => lexemes[at]?.has(term)),
      isTold: response.includes(quote),
    };
  });
  const told = new Set(all.filter(({ isTold }) => isTold).flatMap(({ of }) => of));
  // A row of a table or an item of a list says nothing by itself.
  const isSentence = (text: string): boolean => text.length <= LONGEST && /^\p{L}.*[.!?]$/u.test(text);
  return all.filter(
    ({ quote, of, isTold }) =>
      !isTold && of.length >= LEAST_SAID && of.some((term) => !told.has(term)) && isSentence(quote) && limitsUse(quote),
  );
}
