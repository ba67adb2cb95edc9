import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import { openDatabase } from "../../db/database.ts";
import { lexizeWords } from "../../db/lexemes.ts";
import { packProducts, type PackedProducts } from "../../db/products.ts";
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

serveWorker<{ databaseUrl: string }, ProductsRequest, PackedProducts>(({ databaseUrl }) => {
  const { pool, close } = openDatabase({ url: databaseUrl, poolSize: 1, patience: "bulk", onError: () => {} });
  const lexer = createLexer((lookups) => lexizeWords(pool, lookups), WORDS_REMEMBERED);
  return {
    // Nor does the server's process, which answers visitors meanwhile, make the text that the database is given.
    answer: async ({ locale, products }) => packProducts(await readProducts(products, languageOf(locale), lexer)),
    close,
  };
});
