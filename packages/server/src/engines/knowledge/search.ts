import type pg from "pg";
import { openPassages, type PassageRow } from "../../db/passages.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../assistant/tools.ts";
import { judge } from "../retrieval/answerable.ts";
import type { Finder } from "../retrieval/finder.ts";

/** Finds passages: ranked in the process, then read from the database, which checks once more whose they are. */
export interface KnowledgeSearch extends KnowledgeTool {
  /** @param revision the tenant's `knowledge_revision` that must be seen at least; left out: the newest */
  search(tenantId: string, question: string, limit: number, revision?: number): Promise<FoundKnowledge>;
}

export function openKnowledgeSearch(pool: pg.Pool, finder: Finder): KnowledgeSearch {
  const readPassages = openPassages(pool);
  return {
    async search(tenantId, question, limit, revision) {
      const ranking = await finder.find(tenantId, "knowledge", question, limit, revision);
      const rows =
        ranking.hits.length > 0 ? await readPassages({ tenantId, ids: ranking.hits.map(({ id }) => id) }) : [];
      const byId = new Map(rows.map((row) => [row.id, row]));
      return {
        passages: ranking.hits.flatMap(({ id, score }) => {
          const row = byId.get(id);
          return row ? [toPassage(row, score)] : [];
        }),
        terms: ranking.lexemes.map(({ lexeme, idf, holding }) => ({ term: lexeme, idf: holding > 0 ? idf : 0 })),
        answerable: judge(ranking),
      };
    },
  };
}

function toPassage(
  { id, document_id, external_id, title, url, headings, anchor, text, sentences, lexemes }: PassageRow,
  score: number,
): FoundPassage {
  const terms = lexemes.split("\n");
  return {
    id,
    documentId: document_id,
    externalId: external_id,
    title,
    headings,
    url,
    anchor,
    text,
    sentences: sentences.map(([start, end], i) => ({ start, end, terms: terms[i]?.match(/\S+/g) ?? [] })),
    score,
  };
}
