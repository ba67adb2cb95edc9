import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { expect, test, vi } from "vitest";
import { openDatabase } from "../src/db/database.ts";
import { REPLACED_KEPT_MS, sweepReplacedPassages } from "../src/db/replaced-passages.ts";
import { startApp } from "./start-app.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop();
const until = (isSo: () => Promise<boolean>): Promise<boolean> => vi.waitUntil(isSo, { timeout: 30_000 });

/** So many passages that a new index of them is not waited for. */
const handbook = Array.from({ length: 2_050 }, (_, i) => `## Part ${i}\n\nMachine number ${i} is oiled weekly.`).join(
  "\n\n",
);

async function put(external_id: string, title: string, content: string): Promise<string> {
  const reply = await shop.app.admin("POST", `${shop.url}/documents`, {
    external_id,
    title,
    content,
    format: "markdown",
  });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json<{ id: string }>().id;
}

async function found(query = "How long is the warranty?", app = shop.app): Promise<string[]> {
  const reply = await app.admin("GET", `${shop.url}/search?q=${encodeURIComponent(query)}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<SearchResults>().results.map(({ title, snippet }) => `${title}: ${snippet}`);
}

const old = "Warranty: The warranty is two years.";
const renewed = "Guarantee: The warranty is three years.";
const count = async (table: string): Promise<number> =>
  (
    await shop.app.database.query<{ n: number }>(`select count(*)::int as n from ${table} where tenant_id = $1`, [
      shop.tenant.id,
    ])
  )[0]!.n;

test("a replaced document is found as it was until it is found as it is, and never in between", async () => {
  await put("handbook", "Handbook", handbook);
  const id = await put("warranty", "Warranty", "The warranty is two years.");
  expect(await found()).toEqual([old]);
  expect(await put("warranty", "Guarantee", "The warranty is three years.")).toBe(id);
  const seen = new Set<string>();
  await until(async () => {
    const results = await found();
    seen.add(results.join());
    return results.join() === renewed;
  });
  expect([...seen]).toEqual([old, renewed]);
  // Replaced twice before the next look, it is found as that look's index has it.
  await put("warranty", "Care", "The warranty is four years.");
  await put("warranty", "Upkeep", "The warranty is five years.");
  expect(await found()).toEqual([renewed]);
  await until(async () => (await found()).join() === "Upkeep: The warranty is five years.");
}, 120_000);

test("a deleted document is gone at once, and so is what it said before", async () => {
  await put("handbook", "Handbook", handbook);
  const id = await put("warranty", "Warranty", "The warranty is two years.");
  expect(await found()).toEqual([old]);
  await put("warranty", "Guarantee", "The warranty is three years.");
  expect((await shop.app.admin("DELETE", `${shop.url}/documents/${id}`)).statusCode).toBe(204);
  expect(await found()).toEqual([]);
  expect(await count("replaced_passages")).toBe(0);
}, 120_000);

test("what was replaced is kept as long as a server may have an index of it, and goes with its tenant", async () => {
  await put("handbook", "Handbook", handbook);
  await put("warranty", "Warranty", "The warranty is two years.");
  expect(await found()).toEqual([old]);
  const other = await startApp({ database: shop.app.database });
  try {
    expect(await found(undefined, other)).toEqual([old]);
    await put("warranty", "Guarantee", "The warranty is three years.");
    await until(async () => (await found()).join() === renewed);
    expect(await found(undefined, other)).toEqual([old]);

    const { db, close } = openDatabase({
      url: shop.app.database.url,
      poolSize: 1,
      patience: "bulk",
      onError: () => {},
    });
    const sweep = (after: number): Promise<void> =>
      sweepReplacedPassages(db, new Date(new Date().getTime() + after), (error) => expect.fail(String(error)));
    await sweep(REPLACED_KEPT_MS - 60_000);
    expect(await count("replaced_passages")).toBe(1);
    await sweep(REPLACED_KEPT_MS + 60_000);
    expect(await count("replaced_passages")).toBe(0);
    await close();
  } finally {
    await other.stop();
  }
  await put("warranty", "Warranty", "The warranty is two years.");
  await shop.app.admin("DELETE", shop.url);
  await until(async () => (await count("replaced_passages")) + (await count("passages")) === 0);
}, 120_000);

test("an index from long ago does not answer once the knowledge is another", async () => {
  await put("handbook", "Handbook", handbook);
  await put("warranty", "Warranty", "The warranty is two years.");
  expect(await found()).toEqual([old]);
  shop.app.setClock(new Date(new Date().getTime() + REPLACED_KEPT_MS));
  expect(await found()).toEqual([old]);
  await put("warranty", "Guarantee", "The warranty is three years.");
  expect(await found()).toEqual([renewed]);
}, 120_000);
