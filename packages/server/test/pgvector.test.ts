import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../src/db/database.ts";
import { findVectorSchema } from "../src/db/embeddings.ts";
import { embedded, patience, start, teach } from "./embedding-shops.ts";
import { freshDatabase } from "./fresh-database.ts";
import type { TestApp } from "./start-app.ts";
import { toyEndpoint, toyVector } from "./toy-embeddings.ts";

const DIMENSIONS = 512;
/** Each says less of shoes than the one before, and most of them nothing: more than are compared in full. */
const texts = Object.fromEntries(
  Array.from({ length: 540 }, (_, n) => [
    `d${n}`,
    n < 80
      ? `Our trainers ${Array.from({ length: n }, (_word, at) => `word${n}x${at}`).join(" ")}.`
      : `No ${n}, thing ${n}.`,
  ]),
);

const cosine = (one: number[], other: number[]): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0) / (Math.hypot(...one) * Math.hypot(...other));

/** The texts that are nearest to a question, by its numbers and theirs as the endpoint has them. */
function nearestTo(question: string, count: number): string[] {
  const asked = toyVector(question, DIMENSIONS);
  const near = Object.entries(texts).map(([id, text]) => [id, cosine(asked, toyVector(`${id} ${text}`, DIMENSIONS))]);
  return (near as [string, number][])
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([id]) => id);
}

/** Compares bits as pgvector does, for machines that have none. */
const standIn = `
  create function elsewhere.hamming_distance(bit, bit) returns float8 immutable language plpgsql
    as 'begin return bit_count($1 # $2); end';
  create operator elsewhere.<~> (leftarg = bit, rightarg = bit, function = elsewhere.hamming_distance)`;

test.for([
  ["pgvector", "create extension vector schema elsewhere"],
  ["what compares bits as pgvector does", standIn],
] as const)(
  "where the database has %s, it is what searches, and finds the same",
  async ([name, creation], { skip }) => {
    const database = await freshDatabase();
    onTestFinished(() => database.drop());
    const isThere = await database.query("select from pg_available_extensions where name = 'vector'");
    if (name === "pgvector" && isThere.length === 0) skip("The database has no pgvector.");
    const connections = openDatabase({ url: database.url, poolSize: 1, patience: "bulk", onError: () => {} });
    onTestFinished(() => connections.close());
    expect(await findVectorSchema(connections.db)).toBeNull();
    await database.query(
      "do $$ begin execute format('alter database %I set track_functions = ''all''', current_database()); end $$",
    );
    await database.query("create schema elsewhere");
    await database.query(creation);
    // One that the server may not use is none.
    expect(await findVectorSchema(connections.db)).toBeNull();
    await database.query("grant usage on schema elsewhere to public");
    expect(await findVectorSchema(connections.db)).toBe("elsewhere");

    const endpoint = await toyEndpoint(DIMENSIONS);
    const withVector = await start(endpoint, {}, database);
    const [shop, other] = [await teach(withVector, texts), await teach(withVector, { d0: "Our trainers." })];
    for (const tenant of [shop, other]) await embedded(withVector, tenant);
    const found = async (app: TestApp): Promise<(string | null)[]> => {
      const reply = await app.admin("GET", `/api/admin/tenants/${shop}/search?q=footwear&limit=50`);
      return reply.json<SearchResults>().results.map(({ external_id }) => external_id);
    };
    // One that takes too long goes by words alone, of which no text has any.
    await expect.poll(async () => (await found(withVector)).length, patience).toBe(50);
    const results = await found(withVector);
    expect(results.toSorted()).toEqual(nearestTo("footwear", 50).toSorted());
    // For each search all of the tenant's, and nobody else's.
    const compared = async (): Promise<number> => {
      const calls = "select calls::int from pg_stat_user_functions where funcname = 'hamming_distance'";
      const [row] = await database.query<{ calls: number }>(calls);
      return row ? row.calls % Object.keys(texts).length : -1;
    };
    await expect.poll(compared, patience).toBe(0);

    await database.query("drop schema elsewhere cascade");
    expect(await found(await start(endpoint, {}, database))).toEqual(results);
  },
);
