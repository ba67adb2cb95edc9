import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../assistant/tools.ts";
import { plainWords } from "./plain-words.ts";

type Preview = Pick<SearchResults, "results" | "answerable" | "synonyms">;

const LONGEST_SNIPPET = 240;
/** Passages looked at for each document wanted, to begin with. */
const PASSAGES_EACH = 4;

/**
 * What the assistant would find for a question: the best passage of each of the `limit` best documents.
 *
 * @param search finds the best passages, so many
 */
export async function previewKnowledge(
  search: (depth: number) => Promise<FoundKnowledge>,
  limit: number,
): Promise<Preview> {
  for (let depth = limit * PASSAGES_EACH; ; depth *= 4) {
    const { passages, terms, answerable, synonyms = [] } = await search(depth);
    const best = new Map<string, FoundPassage>();
    for (const passage of passages) if (!best.has(passage.documentId)) best.set(passage.documentId, passage);
    if (best.size < limit && passages.length === depth) continue;
    return {
      results: [...best.values()].slice(0, limit).map((passage) => toResult(passage, terms)),
      answerable,
      synonyms,
    };
  }
}

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
