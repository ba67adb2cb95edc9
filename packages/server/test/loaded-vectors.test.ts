import { expect, onTestFinished, test } from "vitest";
import { inTenant, openDatabase } from "../src/db/database.ts";
import { openLoadedVectors } from "../src/engines/meaning/loaded-vectors.ts";
import { packVector } from "../src/engines/meaning/packed-vector.ts";
import { articles, embedded, start, teach } from "./embedding-shops.ts";
import { toyEndpoint, toyVector } from "./toy-embeddings.ts";

const DIMENSIONS = 64;

test("vectors that were read are kept, as far as there is memory: who asked the longest ago goes first", async () => {
  const app = await start(await toyEndpoint(DIMENSIONS));
  const tenants = [await teach(app), await teach(app), await teach(app)];
  for (const tenant of tenants) await embedded(app, tenant);
  const { db, close } = openDatabase({ url: app.database.url, poolSize: 1, patience: "bulk", onError: () => {} });
  onTestFinished(close);
  let read = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult({ result }) {
      read += result.rows.filter((row) => "vector" in row).length;
      return Promise.resolve(result);
    },
  });
  const count = Object.keys(articles).length;
  // For each text its numbers, its id and its length.
  const vectors = openLoadedVectors(2 * count * (DIMENSIONS + 16));
  const asked = packVector(toyVector("footwear", DIMENSIONS));
  const ask = async (tenantId: string): Promise<[read: number, found: number]> => {
    read = 0;
    const request = { tenantId, space: { model: "toy", dimensions: DIMENSIONS }, ...asked, limit: 3 };
    const found = await inTenant(counted, tenantId, (tx) => vectors.search(tx, request, "1"));
    return [read, found.length];
  };
  const [one, two, three] = tenants as [string, string, string];
  const reads: unknown[] = [];
  for (const tenant of [one, two, one, two, three, two, one]) reads.push(await ask(tenant));
  expect(reads).toEqual([count, count, 0, 0, count, 0, count].map((rows) => [rows, 3]));
});
