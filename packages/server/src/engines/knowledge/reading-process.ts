import { openDatabase } from "../../db/database.ts";
import { lexizeWords } from "../../db/lexemes.ts";
import type { Fault } from "../retrieval/workers/bulk.ts";
import { languageOf } from "../retrieval/language/language.ts";
import { createLexer } from "../retrieval/language/lexer.ts";
import { limitMemory } from "../retrieval/index/limit-memory.ts";
import { serveWorker } from "../retrieval/workers/serve-worker.ts";
import { packed, readDocument, type GivenDocument, type PackedRead } from "./read-document.ts";

export interface ReadingRequest {
  tenantId: string;
  /** The tenant's. */
  locale: string;
  documents: GivenDocument[];
}

/** What was made of each document, in the order asked. */
export type ReadingAnswer = (PackedRead | Fault)[];

const WORDS_REMEMBERED = 200_000;
/** Most memory of the process, with what a file unpacks to. */
const MOST_MB = 768;

serveWorker<{ databaseUrl: string }, ReadingRequest, ReadingAnswer>(({ databaseUrl }) => {
  limitMemory(MOST_MB);
  const { pool, close } = openDatabase({ url: databaseUrl, poolSize: 1, patience: "bulk", onError: () => {} });
  const lexer = createLexer((lookups) => lexizeWords(pool, lookups), WORDS_REMEMBERED);
  return {
    // Together, so that one trip to the database serves the words of all.
    answer: ({ locale, documents }) =>
      Promise.all(documents.map(async (document) => packed(await readDocument(document, languageOf(locale), lexer)))),
    close,
  };
});
