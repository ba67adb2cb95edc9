import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import { openDatabase } from "../../db/database.ts";
import { lexizeWords } from "../../db/lexemes.ts";
import type { ReadyProduct } from "../../db/products.ts";
import { languageOf } from "../retrieval/language/language.ts";
import { createLexer } from "../retrieval/language/lexer.ts";
import { serveWorker } from "../retrieval/workers/serve-worker.ts";
import { readProducts } from "./read-product.ts";

export interface ProductsRequest {
  tenantId: string;
  /** The tenant's. */
  locale: string;
  products: PutProduct[];
}

const WORDS_REMEMBERED = 200_000;

serveWorker<{ databaseUrl: string }, ProductsRequest, ReadyProduct[]>(({ databaseUrl }) => {
  const { pool, close } = openDatabase({ url: databaseUrl, poolSize: 1, patience: "bulk", onError: () => {} });
  const lexer = createLexer((lookups) => lexizeWords(pool, lookups), WORDS_REMEMBERED);
  return { answer: ({ locale, products }) => readProducts(products, languageOf(locale), lexer), close };
});
