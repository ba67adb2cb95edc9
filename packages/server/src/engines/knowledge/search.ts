import type pg from "pg";
import { openPassages, type PassageRow } from "../../db/passages.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "../assistant/tools.ts";
import { judge, termsOf } from "../retrieval/answerable.ts";
import type { Finder } from "../retrieval/finder.ts";
import type { Hit, Ranking } from "../retrieval/ranking.ts";
import { createPassageMemory, type Passage } from "./passage-memory.ts";

/**
 * Finds passages: ranked in the process, then read from the database, which checks once more whose they are and whether
 * they are out. Those that were read since the tenant last changed its knowledge need no second look.
 */
export interface KnowledgeSearch extends KnowledgeTool {
  /** @param revision the tenant's `knowledge_revision` that must be seen at least; left out: the newest */
  search(tenantId: string, question: string, limit: number, revision?: number): Promise<FoundKnowledge>;
  /** Whether the tenant's knowledge at `revision` can be searched at once. */
  isReady(tenantId: string, revision: number): boolean;
}

/** @param memory most bytes that passages read lately may take */
export function openKnowledgeSearch(pool: pg.Pool, finder: Finder, memory: number): KnowledgeSearch {
  const readPassages = openPassages(pool);
  const passages = createPassageMemory(memory);

  /** The passages of the hits that visitors may read at `revision`. */
  const read = async (tenantId: string, hits: Hit[], revision: number): Promise<Map<number, Passage>> => {
    const found = new Map<number, Passage>();
    const unknown: number[] = [];
    for (const { id } of hits) {
      const passage = passages.recall(tenantId, id, revision);
      if (passage) found.set(id, passage);
      else unknown.push(id);
    }
    if (unknown.length === 0) return found;
    for (const row of await readPassages({ tenantId, ids: unknown }))
      found.set(row.id, passages.remember(tenantId, toPassage(row), revision));
    return found;
  };

  return {
    isReady: (tenantId, revision) => finder.isReady(tenantId, "knowledge", revision),
    async search(tenantId, question, limit, revision) {
      const ranking = await finder.find(tenantId, "knowledge", question, limit, revision);
      const found = await read(tenantId, ranking.hits, ranking.revision);
      return {
        passages: foundAmong(ranking, found),
        terms: termsOf(ranking),
        answerable: judge(ranking),
      };
    },
  };
}

/** The hits that may be read, in their order. */
function foundAmong({ hits, lexemes }: Ranking, passages: Map<number, Passage>): FoundPassage[] {
  const found: FoundPassage[] = [];
  for (const { id, score, holds } of hits) {
    const passage = passages.get(id);
    if (!passage) continue;
    const lacks: string[] = [];
    for (let at = 0; at < holds.length; at++) if (!holds[at]) lacks.push(lexemes[at]!.lexeme);
    found.push({ ...passage, score, lacks });
  }
  return found;
}

function toPassage({
  id,
  document_id,
  external_id,
  title,
  url,
  headings,
  anchor,
  text,
  sentences,
  lexemes,
}: PassageRow): Passage {
  return {
    id,
    documentId: document_id,
    externalId: external_id,
    title,
    headings,
    url,
    anchor,
    text,
    sentences: sentences.map(([start, end]) => ({ start, end })),
    lexemes,
  };
}
