import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../src/db/database.ts";
import { REPLACED_KEPT_MS, sweepReplacedPassages } from "../src/db/replaced-passages.ts";
import { hold } from "./hold.ts";
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

test("a replacement that ends in its midst was none, and nobody has met a part of it", async () => {
  const id = await put("warranty", "Warranty", "The warranty is two years.");
  const title = async (): Promise<string> =>
    (await shop.app.admin("GET", `${shop.url}/documents/${id}`)).json<{ title: string }>().title;
  const held = await hold(shop.app.database, "select from passages for update");
  onTestFinished(() => held.release());
  const replacement = { external_id: "warranty", title: "Guarantee", content: "The warranty is three years." };
  const replacing = shop.app.admin("POST", `${shop.url}/documents`, { ...replacement, format: "markdown" });
  await held.waiting();
  expect([await title(), await found()]).toEqual(["Warranty", [old]]);
  await held.cut();
  expect((await replacing).statusCode).toBe(503);
  expect([await title(), await found()]).toEqual(["Warranty", [old]]);
  await held.release();
  expect(await put("warranty", "Guarantee", "The warranty is three years.")).toBe(id);
  expect([await title(), await found()]).toEqual(["Guarantee", [renewed]]);
});

test("a document that comes again just as it is stays as it is, amid others that change", async () => {
  const documents = (third: string): string =>
    ["The warranty is two years.", "Parcels leave at noon.", third]
      .map((content, i) => ({ external_id: `d${i}`, title: `Part ${i}`, url: `https://shop.example/${i}`, content }))
      .map((document) => JSON.stringify({ ...document, format: "markdown" }))
      .join("\n");
  const upload = async (lines: string): Promise<void> => {
    const reply = await shop.app.upload(`${shop.url}/documents`, lines);
    expect(reply.json()).toEqual({ accepted: 3, failed: [] });
  };
  const written = (): Promise<unknown[]> =>
    shop.app.database.query(
      `select d.external_id, d.xmin::text, p.id, t.knowledge_revision from documents d
        join passages p on p.tenant_id = d.tenant_id and p.document_id = d.id join tenants t on t.id = d.tenant_id
        where d.tenant_id = $1 order by d.external_id`,
      [shop.tenant.id],
    );
  await upload(documents("Returns are free."));
  const first = await written();
  await upload(documents("Returns are free."));
  expect(await written()).toEqual(first);
  await upload(documents("Returns cost 3 euros."));
  const passages = (rows: unknown[]): unknown[] => (rows as { id: number }[]).map(({ id }) => id);
  const [one, two, three] = passages(await written());
  expect([one, two]).toEqual(passages(first).slice(0, 2));
  expect(three).not.toBe(passages(first)[2]);
  expect(await count("replaced_passages")).toBe(1);
  expect(await found("What do returns cost?")).toEqual(["Part 2: Returns cost 3 euros."]);
});

test("what a server of the release before has replaced is not taken for what it was", async () => {
  const contents = (): Promise<unknown[]> =>
    shop.app.database.query("select content from documents where tenant_id = $1", [shop.tenant.id]);
  await put("warranty", "Warranty", "The warranty is two years.");
  // It knows of no hashes.
  await shop.app.database.query(
    "update documents set content = 'The warranty is one year.', updated_at = now() where tenant_id = $1",
    [shop.tenant.id],
  );
  await put("warranty", "Warranty", "The warranty is two years.");
  expect(await contents()).toEqual([{ content: "The warranty is two years." }]);
});

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
