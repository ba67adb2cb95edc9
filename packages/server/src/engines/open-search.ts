import type pg from "pg";
import type { Db } from "../db/database.ts";
import { lexizeWords, readRevisions } from "../db/lexemes.ts";
import type { PackedProducts } from "../db/products.ts";
import { REPLACED_KEPT_MS } from "../db/replaced-passages.ts";
import { readTeaching } from "../db/teaching.ts";
import type { Tenant } from "../db/tenants.ts";
import { problems } from "../errors.ts";
import type { Tools } from "./assistant/finding/find.ts";
import { openPinBook } from "./assistant/pins/pin-book.ts";
import type { PinsTool, Stems } from "./assistant/tools.ts";
import type { ProductsRequest } from "./catalogue/reading-process.ts";
import { openCatalogueSearch, type CatalogueSearch } from "./catalogue/search.ts";
import { openStock, type Stock } from "./catalogue/stock.ts";
import type { Revisions } from "./conversation/answer-turn.ts";
import { openLibrary, type Library } from "./knowledge/library.ts";
import type { ReadingAnswer, ReadingRequest } from "./knowledge/reading-process.ts";
import { openRecallNotices } from "./knowledge/recall-notices.ts";
import { openKnowledgeSearch, type KnowledgeSearch } from "./knowledge/search.ts";
import { withoutCopies } from "./knowledge/without-copies.ts";
import { openMeaning } from "./meaning/meaning.ts";
import type { ModelChoice } from "./meaning/model-choice.ts";
import type { Embeddings } from "./model/embeddings.ts";
import { inProcess, inThread } from "./retrieval/workers/carriers.ts";
import { openFinder } from "./retrieval/finder.ts";
import type { FirstImportRequest, IndexRequest } from "./retrieval/index/index-thread.ts";
import { openIndexes } from "./retrieval/index/indexes.ts";
import type { LexemeIndex } from "./retrieval/index/lexeme-index.ts";
import type { OfTurn } from "./retrieval/near.ts";
import { languageOf } from "./retrieval/language/language.ts";
import { createLexer } from "./retrieval/language/lexer.ts";
import { quickFirst } from "./retrieval/workers/quick-first.ts";
import { openSynonyms } from "./retrieval/other-words/synonyms.ts";
import { openWorker, WorkerError } from "./retrieval/workers/worker.ts";
import { openPins, type Pins } from "./teaching/pins.ts";
import { openTeaching } from "./teaching/teaching.ts";
import { openUnanswered, type Unanswered } from "./teaching/unanswered.ts";

/** What tenants put in and teach, and what the assistant finds in it. */
export interface Search {
  library: Library;
  stock: Stock;
  knowledge: KnowledgeSearch;
  catalogue: CatalogueSearch;
  pins: Pins;
  unanswered: Unanswered;
  /** What the assistant looks things up with for a message, so that it sees at least what was written at these revisions. */
  toolsAt(seen: Revisions, message: string): Tools & { pins: PinsTool };
  /** Whether all that a tenant has switched on can be searched at once, as it stands in its row. */
  isReady(tenant: Tenant): boolean;
  /** Has ready what makes indexes, which takes half a second of whoever asks first. */
  begin(): void;
  close(): Promise<void>;
}

interface SearchOptions {
  db: Db;
  pool: pg.Pool;
  /** For what is put in. */
  bulk: Db;
  databaseUrl: string;
  /** Most bytes that all indexes may take; passages read lately take up to a quarter of it beside, vectors as much again. */
  indexMemory: number;
  mostPassages: number;
  mostProducts: number;
  /** Whether a document whose page was seen to be gone is told of without it. */
  leavesOutGone: boolean;
  /** What tells the meaning of questions, and how many milliseconds a turn waits for it; null: words alone find. */
  embeddings: { endpoint: Embeddings; choice: ModelChoice; patienceMs: number } | null;
  now(): Date;
  onStale(error: unknown): void;
  /** Passages cannot be found by their meaning for now. */
  onMeaningFailed(error: unknown): void;
  /** An upload is over, and what it put aside could not be removed. */
  onLeft(error: unknown): void;
}

const WORDS_REMEMBERED = 100_000;
/** A document is being replaced for less than that. */
const MARGIN_MS = 60 * 60_000;
/** Nearly all texts and files are read within that. */
const QUICK_MS = 5_000;
/** So that a tenant with little does not wait for one with much. */
const BUILDS_AT_ONCE = 2;

/** Opens knowledge and catalogue. Their workers start when they are first needed. */
export function openSearch(options: SearchOptions): Search {
  const { db, pool, bulk, databaseUrl, indexMemory, mostPassages, mostProducts, leavesOutGone, now, onStale, onLeft } =
    options;
  const indexThread = new URL("retrieval/index/index-thread.ts", import.meta.url);
  const indexing = openWorker<IndexRequest | FirstImportRequest, LexemeIndex | null>(indexThread, {
    carrier: inThread,
    data: { databaseUrl, atOnce: BUILDS_AT_ONCE },
    atOnce: BUILDS_AT_ONCE,
    timeoutMs: 300_000,
    memoryMb: 512,
  });
  const openReader = <Question extends { tenantId: string }, Answer>(module: string, timeoutMs = 30_000) =>
    openWorker<Question, Answer>(new URL(module, import.meta.url), {
      carrier: inProcess,
      data: { databaseUrl },
      atOnce: 1,
      // So that nobody waits for all that another tenant uploads.
      lineOf: ({ tenantId }) => tenantId,
      timeoutMs,
      memoryMb: 288,
    });
  const openDocuments = (timeoutMs: number) =>
    openReader<ReadingRequest, ReadingAnswer>("knowledge/reading-process.ts", timeoutMs);
  const slow = openDocuments(60_000);
  const texts = quickFirst(openDocuments(QUICK_MS), slow);
  // A process of their own, so that texts do not wait for a large one.
  const files = quickFirst(openDocuments(QUICK_MS), slow);
  const products = openReader<ProductsRequest, PackedProducts>("catalogue/reading-process.ts");
  const lexer = createLexer((lookups) => lexizeWords(pool, lookups), WORDS_REMEMBERED);
  const stems: Stems = async (words, locale) =>
    (await lexer.texts(words, languageOf(locale))).map((lexemes) => lexemes.join(" "));
  const teaching = openTeaching({
    readRevisions: (tenantId) => readRevisions(pool, tenantId),
    read: (tenantId) => readTeaching(db, tenantId),
    prepare: async (row, before) => ({
      pins: await openPinBook(row.pins, row.locale, stems, before?.pins ?? null),
      synonyms: openSynonyms(row.synonyms, lexer),
    }),
    memory: indexMemory / 8,
  });
  const finder = openFinder({
    indexes: openIndexes({
      build: async (request) => (await indexing.ask(request).catch(tellVisitor))!,
      memory: indexMemory,
      onStale,
      staleMs: REPLACED_KEPT_MS - MARGIN_MS,
      now,
    }),
    lexer,
    teaching,
  });
  const meaning =
    options.embeddings &&
    openMeaning({
      embeddings: options.embeddings.endpoint,
      choice: options.embeddings.choice,
      patienceMs: options.embeddings.patienceMs,
      databaseUrl,
      memory: indexMemory,
      onFailed: options.onMeaningFailed,
    });
  const knowledge = openKnowledgeSearch({ pool, finder, meaning, memory: indexMemory / 4, leavesOutGone, now });
  const recalls = openRecallNotices(knowledge);
  const catalogue = openCatalogueSearch(pool, db, finder);
  const pins = openPins(db, teaching);
  return {
    library: openLibrary(bulk, { texts, files }, mostPassages),
    stock: openStock(bulk, products, mostProducts, {
      // Where it cannot be made now, the first question tries again, and is told.
      onMany: (tenantId) => void finder.prepare(tenantId, "catalogue").catch(onStale),
      // What was not read while they came in is read at their end.
      onFirst: (tenantId, stage) => indexing.ask({ tenantId, stage }).catch(() => null),
      onLeft,
    }),
    knowledge,
    catalogue,
    pins,
    unanswered: openUnanswered({ db: bulk, stems, teaching, knowledge, now }),
    toolsAt(seen, message) {
      const near = meaning?.forTurn() ?? null;
      const searchKnowledge = async (tenantId: string, question: string, limit: number, more: OfTurn) => {
        const found = await knowledge.search(tenantId, question, limit, seen.knowledge, { near, message, ...more });
        return { ...found, passages: withoutCopies(found.passages) };
      };
      return {
        knowledge: {
          recalls: (tenantId) => recalls.at(tenantId, seen.knowledge),
          search: (tenantId, question, limit) => searchKnowledge(tenantId, question, limit, {}),
          searchIn: (tenantId, question, limit, language) => searchKnowledge(tenantId, question, limit, { language }),
          spoken: (tenantId, said) => knowledge.spokenAt(tenantId, said, seen.knowledge),
        },
        catalogue: {
          search: (tenantId, wish, limit) => catalogue.search(tenantId, wish, limit, seen.catalogue, { message }),
          named: catalogue.named,
          asNow: catalogue.asNow,
          variants: catalogue.variants,
          saysOf: catalogue.saysOf,
        },
        pins: { find: (tenantId, question) => pins.find(tenantId, question, seen.knowledge) },
      };
    },
    isReady: ({ id, rag_active, ecommerce_active, knowledge_revision, catalogue_revision }) =>
      teaching.known(id, "knowledge", knowledge_revision) !== null &&
      (!rag_active || knowledge.isReady(id, knowledge_revision)) &&
      (!ecommerce_active || catalogue.isReady(id, catalogue_revision)),
    begin: indexing.begin,
    async close() {
      await Promise.all([indexing.close(), texts.close(), files.close(), products.close(), meaning?.close()]);
    },
  };
}

/** Whoever asks the first question sent little, and can send no less. */
function tellVisitor(error: unknown): never {
  throw error instanceof WorkerError ? Object.assign(problems.overloaded(), { cause: error.cause }) : error;
}
