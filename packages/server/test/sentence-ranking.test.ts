import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../src/db/database.ts";
import { findTenant, insertTenant, type Tenant } from "../src/db/tenants.ts";
import { rankSentences } from "../src/engines/assistant/extraction/ranking.ts";
import { wishOf } from "../src/engines/assistant/extraction/wish.ts";
import { asItIs } from "../src/engines/assistant/said/follow-up.ts";
import { english } from "../src/engines/assistant/said/languages.ts";
import { searchKnowledge } from "../src/engines/assistant/finding/search-knowledge.ts";
import type { GivenDocument } from "../src/engines/knowledge/read-document.ts";
import type { BulkLine } from "../src/engines/retrieval/workers/bulk.ts";
import { openSearch, type Search } from "../src/engines/open-search.ts";
import { freshDatabase, type FreshDatabase } from "./fresh-database.ts";

const articles = new URL("../../demo/articles/", import.meta.url);

let database: FreshDatabase;
let opened: Database;
let search: Search;
let tenant: Tenant;
beforeAll(async () => {
  database = await freshDatabase();
  opened = openDatabase({ url: database.url, poolSize: 4, patience: "bulk", onError: () => {} });
  const { db, pool } = opened;
  search = openSearch({
    db,
    pool,
    bulk: db,
    databaseUrl: database.url,
    indexMemory: 100_000_000,
    mostPassages: 1_000_000,
    mostProducts: 1_000_000,
    leavesOutGone: true,
    embeddings: null,
    onMeaningFailed: () => {},
    now: () => new Date(),
    onStale: () => {},
    onLeft: () => {},
  });
  tenant = await insertTenant(db, { slug: "shop", name: "Shop" });
  await search.library.addAll(tenant, documents());
});
afterAll(async () => {
  await search.close();
  await opened.close();
  await database.drop();
});

async function* documents(): AsyncGenerator<BulkLine<GivenDocument>> {
  for (const [at, name] of (await readdir(articles)).entries()) {
    const content = await readFile(new URL(name, articles), "utf8");
    yield { line: at + 1, value: { title: name.replace(".md", ""), content, format: "markdown" } };
  }
}

test("no sentence scores more than its passage may have at most, whatever is asked", async () => {
  const { knowledge_revision: revision = 0 } = (await findTenant(opened.db, "shop")) ?? {};
  const tool = { search: (id: string, q: string, limit: number) => search.knowledge.search(id, q, limit, revision) };
  let sentences = 0;
  let prunable = 0;
  for (const question of [
    "How long may I return something?",
    "What does a return cost to Germany?",
    "How do I wash merino wool?",
    "Which size should I take?",
    "Is order 1234567 on its way to the United States, and when will it arrive?",
    "warranty",
    "not waterproof jacket wax",
    "Why is my parcel late and who can help me?",
    "gift cards gift cards valid",
    "Where can I collect what I ordered?",
  ]) {
    const found = await searchKnowledge(tool, tenant.id, question, english.words, 10);
    const ranked = rankSentences(found, wishOf(asItIs(question), english.words, english.words));
    const best = Math.max(...ranked.flatMap(({ scores }) => scores));
    for (const { most, scores } of ranked) {
      expect(Math.max(...scores)).toBeLessThanOrEqual(most);
      sentences += scores.length;
      if (most < best) prunable++;
    }
  }
  expect(sentences).toBeGreaterThan(200);
  // A bound that everything meets would be none.
  expect(prunable).toBeGreaterThan(20);
});
