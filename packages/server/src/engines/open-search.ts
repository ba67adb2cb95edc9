import type { Database } from "../db/database.ts";
import { lexizeWords, readRevisions } from "../db/lexemes.ts";
import type { ReadyProduct } from "../db/products.ts";
import type { ProductsRequest } from "./catalogue/reading-thread.ts";
import { openCatalogueSearch, type CatalogueSearch } from "./catalogue/search.ts";
import { openStock, type Stock } from "./catalogue/stock.ts";
import { openLibrary, type Library } from "./knowledge/library.ts";
import type { ReadingAnswer, ReadingRequest } from "./knowledge/reading-thread.ts";
import { openKnowledgeSearch, type KnowledgeSearch } from "./knowledge/search.ts";
import { openFinder } from "./retrieval/finder.ts";
import type { IndexRequest } from "./retrieval/index-thread.ts";
import { openIndexes } from "./retrieval/indexes.ts";
import type { LexemeIndex } from "./retrieval/lexeme-index.ts";
import { createLexer } from "./retrieval/lexer.ts";
import { openThread } from "./retrieval/thread.ts";

/** What tenants put in, and what the assistant finds in it. */
export interface Search {
  library: Library;
  stock: Stock;
  knowledge: KnowledgeSearch;
  catalogue: CatalogueSearch;
  close(): Promise<void>;
}

interface SearchOptions {
  database: Database;
  databaseUrl: string;
  /** Most bytes that all indexes may take; passages read lately take up to an eighth of it beside. */
  indexMemory: number;
  onStale(error: unknown): void;
}

const WORDS_REMEMBERED = 100_000;

/** Opens knowledge and catalogue. Their threads start when they are first needed. */
export function openSearch({ database: { db, pool }, databaseUrl, indexMemory, onStale }: SearchOptions): Search {
  const thread = <Question, Answer>(module: string, timeoutMs: number, memoryMb: number) =>
    openThread<Question, Answer>(new URL(module, import.meta.url), { data: { databaseUrl }, timeoutMs, memoryMb });
  const indexing = thread<IndexRequest, LexemeIndex>("retrieval/index-thread.ts", 60_000, 512);
  const documents = thread<ReadingRequest, ReadingAnswer>("knowledge/reading-thread.ts", 30_000, 256);
  const products = thread<ProductsRequest, ReadyProduct[]>("catalogue/reading-thread.ts", 30_000, 256);
  const finder = openFinder({
    indexes: openIndexes({ build: indexing.ask, memory: indexMemory, onStale }),
    lexer: createLexer((dictionary, words) => lexizeWords(pool, dictionary, words), WORDS_REMEMBERED),
    readRevisions: (tenantId) => readRevisions(pool, tenantId),
  });
  return {
    library: openLibrary(db, documents),
    stock: openStock(db, products),
    knowledge: openKnowledgeSearch(pool, finder, indexMemory / 8),
    catalogue: openCatalogueSearch(pool, finder),
    async close() {
      await Promise.all([indexing.close(), documents.close(), products.close()]);
    },
  };
}
