import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { expect, onTestFinished, test } from "vitest";
import { inTenant, openDatabase } from "../src/db/database.ts";
import { findVectorSchema, readNearestBySigns } from "../src/db/embeddings.ts";
import { packVector } from "../src/engines/meaning/packed-vector.ts";
import { freshDatabase } from "./fresh-database.ts";
import { startApp, type TestApp } from "./start-app.ts";
import { toyEndpoint, toyVector } from "./toy-embeddings.ts";

const patience = { timeout: 30_000, interval: 50 };
const topics = ["trainers", "parcel", "refund", "boat", "price", "wool", "tent", "lamp", "bottle", "workshop"];

test("where the database has pgvector, it is what searches, and finds the same", async (context) => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const connections = openDatabase({ url: database.url, poolSize: 2, patience: "bulk", onError: () => {} });
  onTestFinished(() => connections.close());
  expect(await findVectorSchema(connections.db)).toBeNull();
  try {
    await database.query("create schema elsewhere");
    await database.query("create extension vector schema elsewhere");
  } catch {
    context.skip("The database has no pgvector.");
  }
  // One that the server may not use is none.
  expect(await findVectorSchema(connections.db)).toBeNull();
  await database.query("grant usage on schema elsewhere to public");
  const schema = await findVectorSchema(connections.db);
  expect(schema).toBe("elsewhere");

  const endpoint = await toyEndpoint();
  const open = async (): Promise<TestApp> => {
    const app = await startApp({ database, env: { EMBEDDINGS_TIMEOUT_MS: "10000", ...endpoint.env } });
    onTestFinished(() => app.stop());
    return app;
  };
  const withVector = await open();
  const [shop, other] = [await withVector.createTenant({}), await withVector.createTenant({})];
  for (const { id } of [shop, other]) {
    const lines = topics.map((title) =>
      JSON.stringify({ title, format: "text", content: `What is said of a ${title} holds for the whole shop.` }),
    );
    await withVector.upload(`/api/admin/tenants/${id}/documents`, lines.join("\n"));
  }
  await expect.poll(() => database.query("select from embeddings"), patience).toHaveLength(2 * topics.length);
  const search = async (app: TestApp): Promise<SearchResults["results"]> =>
    (await app.admin("GET", `/api/admin/tenants/${shop.id}/search?q=footwear`)).json<SearchResults>().results;
  const found = await search(withVector);
  expect(found[0]?.title).toBe("trainers");

  const { signs } = packVector(toyVector("footwear", 512));
  const space = { model: "toy", dimensions: 512 };
  const rows = await inTenant(connections.db, shop.id, (tx) =>
    readNearestBySigns(tx, shop.id, space, { schema: schema!, signs, limit: 50 }),
  );
  expect(rows).toHaveLength(topics.length);
  expect(rows[0]!.passage_id).toBe(Number(found[0]!.id));

  await database.query("drop extension vector");
  expect(await search(await open())).toEqual(found);
});
