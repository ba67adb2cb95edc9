import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { request } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { openDatabase } from "../src/db/database.ts";
import { inTenantSnapshot } from "../src/db/lexemes.ts";
import { goingOn, openFirstImport } from "../src/engines/retrieval/index/first-import.ts";
import { ADMIN_KEY, startApp, type TestApp } from "./start-app.ts";

const line = (n: number, title: string): string =>
  JSON.stringify({ id: `p${n}`, title, price: { amount: "5.00", currency: "EUR" } });

const HOUR = 3_600_000;
const onSaleSince = (sale_from: Date): string =>
  JSON.stringify({
    ...(JSON.parse(line(5, "Lamp")) as object),
    sale_price: { amount: "4.00", currency: "EUR" },
    sale_from,
  });

const productsOf = (tenant: string): string => `/api/admin/tenants/${tenant}/products`;

async function start(): Promise<{ app: TestApp; tenant: string }> {
  const app = await startApp();
  onTestFinished(() => app.stop());
  const { id } = await app.createTenant({ ecommerce_active: true });
  return { app, tenant: id };
}

async function find(app: TestApp, tenant: string, words: string): Promise<(string | null)[]> {
  const reply = await app.admin(
    "GET",
    `/api/admin/tenants/${tenant}/search?mode=ecommerce&q=${encodeURIComponent(words)}`,
  );
  expect(reply.statusCode).toBe(200);
  return reply.json<SearchResults>().results.map(({ external_id }) => external_id);
}

test("the first products of a shop are found as they stand at the end of their upload, also what is written twice in it", async () => {
  const { app, tenant } = await start();
  // More than are read at once while others come in.
  const all = Array.from({ length: 7_000 }, (_, n) => line(n, n === 7 ? "Samovar" : `Lamp L${n}`));
  all.push(line(7, "Kettle"), line(7_000, "Teapot"));
  const reply = await app.upload(productsOf(tenant), all.join("\n"));
  expect(reply.json()).toMatchObject({ accepted: all.length - 1, failed: [{ line: 8, code: "id_repeated" }] });

  expect(await find(app, tenant, "L6")).toEqual(["p6"]);
  expect(await find(app, tenant, "L6999")).toEqual(["p6999"]);
  expect(await find(app, tenant, "teapot")).toEqual(["p7000"]);
  expect(await find(app, tenant, "kettle")).toEqual(["p7"]);
  expect(await find(app, tenant, "samovar")).toEqual([]);
}, 120_000);

test("products are read on where they stand as they were read, and else from the first one on", async () => {
  const { app, tenant } = await start();
  const { db, close } = openDatabase({ url: app.database.url, poolSize: 2, patience: "bulk", onError: () => {} });
  onTestFinished(close);
  const upload = (lines: string[]) => app.upload(productsOf(tenant), lines.join("\n"));
  /** Whether what was read of the products is gone on from, once something was done. @param ago that it was read, in milliseconds */
  async function isGoneOn(isBeginning: boolean, then: () => Promise<unknown>, ago = 0): Promise<boolean> {
    const firstImport = openFirstImport(db);
    await firstImport.tell(tenant, "beginning");
    if (!isBeginning) {
      await upload([line(50, "Lamp")]);
      await firstImport.tell(tenant, "going on");
    }
    await then();
    expect(await firstImport.take(tenant)).toBeNull();
    await firstImport.tell(tenant, "over");
    const begun = (await firstImport.take(tenant))!;
    expect(await firstImport.take(tenant)).toBeNull();
    const state = { ...begun.state!, since: new Date(begun.state!.since.getTime() - ago) };
    return inTenantSnapshot(db, tenant, async (tx) => (await goingOn(tx, { ...begun, state })).last() > 0);
  }

  await upload([line(1, "Lamp"), line(2, "Lamp"), line(3, "Lamp")]);
  expect(await isGoneOn(true, async () => {})).toBe(true);
  expect(await isGoneOn(false, async () => {})).toBe(true);
  expect(await isGoneOn(true, () => upload([line(4, "Lamp")]))).toBe(true);
  expect(await isGoneOn(true, () => upload([line(2, "Kettle")]))).toBe(false);
  expect(await isGoneOn(false, () => upload([line(2, "Lamp")]))).toBe(false);
  expect(await isGoneOn(true, () => app.admin("DELETE", `${productsOf(tenant)}/p3`))).toBe(false);
  expect(await isGoneOn(true, () => upload([line(3, "Lamp")]))).toBe(true);

  // A sale has begun since they were read, and has not.
  await upload([onSaleSince(new Date(new Date().getTime() - HOUR / 2))]);
  expect(await isGoneOn(true, async () => {})).toBe(true);
  expect(await isGoneOn(true, async () => {}, HOUR)).toBe(false);
}, 120_000);

/** An upload that is under way. */
async function openUpload(app: TestApp, tenant: string) {
  const upload = request(`${await listening(app)}${productsOf(tenant)}`, {
    method: "POST",
    headers: { authorization: `Bearer ${ADMIN_KEY}`, "content-type": "application/x-ndjson" },
  });
  const status = new Promise<number | undefined>((resolve) => {
    upload.once("response", (reply) => resolve(reply.resume().statusCode)).once("error", () => resolve(undefined));
  });
  const total = async (): Promise<number> =>
    (await app.admin("GET", `${productsOf(tenant)}?limit=1`)).json<{ total: number }>().total;
  return {
    async sendFirst() {
      upload.write(lamps(0, 5_400));
      // More than are read at once.
      await vi.waitUntil(async () => (await total()) > 5_100, { timeout: 60_000, interval: 100 });
    },
    async sendLast() {
      upload.end(lamps(5_400, 5_500));
      expect(await status).toBe(200);
    },
    async breakOff() {
      upload.destroy();
      expect(await status).toBeUndefined();
    },
  };
}

const listening = async (app: TestApp): Promise<string> =>
  app.server.server.listening ? app.server.listeningOrigin : app.listen();

/** An index of an import that was asked for meanwhile may answer for a while. */
const findLast = (app: TestApp, tenant: string): Promise<void> =>
  expect.poll(() => find(app, tenant, "L5499"), { timeout: 60_000, interval: 200 }).toEqual(["p5499"]);

const lamps = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, n) => `${line(from + n, `Lamp L${from + n}`)}\n`).join("");

test("what is done to the first products of a shop between two parts of their upload is found at its end", async () => {
  const { app, tenant } = await start();
  const upload = await openUpload(app, tenant);
  await upload.sendFirst();
  // Another shop's first import begins meanwhile, and a visitor asks.
  const { id: other } = await app.createTenant({ ecommerce_active: true });
  const others = await openUpload(app, other);
  await others.sendFirst();
  expect(await find(app, tenant, "L6")).toEqual(["p6"]);
  expect((await app.admin("DELETE", `${productsOf(tenant)}/p6`)).statusCode).toBe(204);
  expect((await app.upload(productsOf(tenant), line(7, "Kettle"))).statusCode).toBe(200);
  await Promise.all([upload.sendLast(), others.sendLast()]);
  await findLast(app, tenant);
  await findLast(app, other);

  expect(await find(app, tenant, "L6")).not.toContain("p6");
  // Alone, it would have been found by its title of before.
  expect(await find(app, tenant, "L7")).not.toEqual(["p7"]);
  expect(await find(app, tenant, "kettle")).toEqual(["p7"]);
  expect(await find(app, tenant, "L8")).toEqual(["p8"]);
  expect(await find(app, other, "L6")).toEqual(["p6"]);
}, 240_000);

test("a catalogue that is replaced between two parts of a first upload has what comes after, and none of what came before", async () => {
  const { app, tenant } = await start();
  const upload = await openUpload(app, tenant);
  await upload.sendFirst();
  const replaced = await app.upload(`${productsOf(tenant)}?mode=replace`, line(7, "Kettle"));
  expect(replaced.statusCode).toBe(200);
  await upload.sendLast();
  await findLast(app, tenant);

  expect(await find(app, tenant, "L6")).not.toContain("p6");
  expect(await find(app, tenant, "kettle")).toEqual(["p7"]);
}, 240_000);

test("of a first upload that breaks off all is found that came in, and what is done to it then", async () => {
  const { app, tenant } = await start();
  const upload = await openUpload(app, tenant);
  await upload.sendFirst();
  await upload.breakOff();
  expect((await app.admin("DELETE", `${productsOf(tenant)}/p6`)).statusCode).toBe(204);
  expect(await find(app, tenant, "L6")).not.toContain("p6");
  expect(await find(app, tenant, "L8")).toEqual(["p8"]);

  const again = await openUpload(app, tenant);
  await again.sendFirst();
  await again.sendLast();
  await findLast(app, tenant);
  expect(await find(app, tenant, "L6")).toEqual(["p6"]);
}, 240_000);
