import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../assistant/tools.ts";
import { plainWords } from "./plain-words.ts";

type Preview = Pick<SearchResults, "results" | "answerable" | "synonyms">;

const LONGEST_SNIPPET = 240;

/** The passages that were found for a question, as an owner is shown them. */
export const previewKnowledge = ({ passages, terms, answerable, synonyms = [] }: FoundKnowledge): Preview => ({
  results: passages.map((passage) => toResult(passage, terms)),
  answerable,
  synonyms,
});

function toResult(passage: FoundPassage, terms: QuestionTerm[]): SearchResults["results"][number] {
  const { id, documentId, externalId, title, score } = passage;
  return {
    id: String(id),
    document_id: documentId,
    external_id: externalId,
    title,
    score,
    snippet: snippetOf(passage, terms),
  };
}

/** From the sentence that says most of the question on. */
function snippetOf({ text, sentences, lexemes }: FoundPassage, terms: QuestionTerm[]): string {
  let start = 0;
  let most = 0;
  const lines = lexemes.split("\n");
  for (const [at, sentence] of sentences.entries()) {
    const says = terms.reduce((sum, { term, idf }) => sum + (` ${lines[at]} `.includes(` ${term} `) ? idf : 0), 0);
    if (says > most) [start, most] = [sentence.start, says];
  }
  const words = plainWords(text.slice(start)).replace(/\s+/g, " ").trim();
  return words.length <= LONGEST_SNIPPET
    ? words
    : `${words
        .slice(0, LONGEST_SNIPPET)
        .replace(/\s\S*$/u, "")
        .toWellFormed()}…`;
}
