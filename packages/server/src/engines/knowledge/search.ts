import { setImmediate as turn } from "node:timers/promises";
import type pg from "pg";
import { openPassages, type PassageRow } from "../../db/passages.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool, Spoken } from "../assistant/tools.ts";
import { appliedSynonyms, termsWithOthers } from "../retrieval/applied-synonyms.ts";
import type { Finder, FoundTexts } from "../retrieval/finder.ts";
import type { Meaning, OfTurn } from "../retrieval/near.ts";
import type { Hit } from "../retrieval/ranking.ts";
import { createPassageMemory, type Passage } from "./passage-memory.ts";
import { countedName } from "./counted-headings.ts";
import { saidAsAsked } from "./said-as-asked.ts";

/**
 * Finds passages: ranked in the process, then read from the database, which checks once more whose they are and whether
 * they are out. Those that were read since the tenant last changed its knowledge need no second look.
 */
export interface KnowledgeSearch extends Pick<KnowledgeTool, "search"> {
  /**
   * @param revision the tenant's `knowledge_revision` that must be seen at least; left out: the newest
   * @param turn left out, or by what it is near: one of its own
   */
  search(tenantId: string, question: string, limit: number, revision?: number, turn?: OfTurn): Promise<FoundKnowledge>;
  /** Which of the languages of the tenant's texts a message is in, as far as these tell. */
  spokenAt(tenantId: string, message: string, revision: number): Promise<Spoken>;
  /** Whether the tenant's knowledge at `revision` can be searched at once, without asking anybody else. */
  isReady(tenantId: string, revision: number): boolean;
  /** How many texts hold words that nobody finds. */
  partlyRead(tenantId: string, revision: number): Promise<number>;
}

interface KnowledgeSearchOptions {
  pool: pg.Pool;
  finder: Finder;
  /** Null: passages are found by their words alone. */
  meaning: Meaning | null;
  /** Most bytes that passages read lately may take. */
  memory: number;
  /** Whether a page that was seen to be gone counts as none. */
  leavesOutGone: boolean;
  now(): Date;
}

export function openKnowledgeSearch(options: KnowledgeSearchOptions): KnowledgeSearch {
  const { pool, finder, meaning, memory, leavesOutGone, now } = options;
  const readPassages = openPassages(pool);
  const passages = createPassageMemory(memory, now);

  /** The passages of the hits, in their order; none where visitors may not read it at `revision`. */
  const read = async (tenantId: string, hits: Hit[], revision: number): Promise<(Passage | undefined)[]> => {
    const known = hits.map(({ id }) => passages.recall(tenantId, id, revision));
    if (!known.includes(undefined)) return known;
    const ids = hits.flatMap(({ id }, at) => (known[at] ? [] : [id]));
    const newlyRead = new Map<number, Passage>();
    for (const row of await readPassages({ tenantId, ids }))
      newlyRead.set(row.id, passages.remember(tenantId, toPassage(row, leavesOutGone), revision));
    return hits.map(({ id }, at) => known[at] ?? newlyRead.get(id));
  };

  return {
    isReady: (tenantId, revision) => meaning === null && finder.isReady(tenantId, "knowledge", revision),
    partlyRead: (tenantId, revision) => finder.partlyRead(tenantId, "knowledge", revision),
    spokenAt: (tenantId, message, revision) => finder.spoken(tenantId, "knowledge", message, revision),
    async search(tenantId, question, limit, revision, turnOf = {}) {
      const near = turnOf.near === undefined ? (meaning?.forTurn() ?? null) : turnOf.near;
      const ofTurn = { message: question, ...turnOf, near };
      const ranking = await finder.find(tenantId, "knowledge", question, limit, revision, ofTurn);
      const found = await read(tenantId, ranking.hits, ranking.revision);
      // What is made of forty passages takes as long as finding them, and nobody else shall wait for both.
      await turn();
      return {
        passages: ranking.hits
          .map((hit, at) => found[at] && asFound(saidAsAsked(found[at], ranking.alternatives), hit, ranking))
          .filter((one) => !!one),
        terms: termsWithOthers(ranking),
        answerable: ranking.answerable,
        synonyms: appliedSynonyms(ranking),
        languages: ranking.languages,
        isOfLanguage: ranking.isOfLanguage,
        texts: ranking.texts,
      };
    },
  };
}

/** Member by member: a spread for each of an answer's ten passages took 2 % of all its time. */
const asFound = (passage: Passage, hit: Hit, { lexemes, languageOf }: FoundTexts): FoundPassage => ({
  id: passage.id,
  documentId: passage.documentId,
  externalId: passage.externalId,
  title: passage.title,
  headings: passage.headings,
  count: passage.count ?? null,
  questions: passage.questions,
  url: passage.url,
  anchor: passage.anchor,
  text: passage.text,
  sentences: passage.sentences,
  lexemes: passage.lexemes,
  language: languageOf(hit),
  score: hit.score,
  nearness: hit.nearness ?? 0,
  lacks: lexemes.filter((_, at) => !hit.holds[at]).map(({ lexeme }) => lexeme),
});

function toPassage(row: PassageRow, leavesOutGone: boolean): Passage {
  const {
    id,
    document_id,
    external_id,
    title,
    url,
    page_is_gone,
    headings,
    questions,
    anchor,
    text,
    sentences,
    lexemes,
  } = row;
  const names = headings.map(countedName);
  const own = names.map(({ name }) => name);
  return {
    id,
    documentId: document_id,
    externalId: external_id,
    title,
    // The question is to its answer what a heading is to its text.
    headings: questions[0] === undefined ? own : [...own, questions[0]],
    count: names.at(-1)?.count ?? null,
    questions,
    url: leavesOutGone && page_is_gone ? null : url,
    anchor,
    text,
    sentences: sentences.map(([start, end]) => ({ start, end })),
    lexemes,
  };
}
