import type { Page } from "@widget-chat/contract/admin/page.ts";
import type { Pin } from "@widget-chat/contract/admin/pin.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../src/db/database.ts";
import type { PinValues } from "../src/db/pins.ts";
import { openPins, pinValues } from "../src/engines/teaching/pins.ts";
import type { Taught } from "../src/engines/teaching/teaching.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  shop = await app.createTenant({});
});
afterAll(() => app.stop());

const pinsOf = (tenant: Tenant, rest = ""): string => `/api/admin/tenants/${tenant.slug}/pins${rest}`;

test("a question is pinned once by those who do at the same time", async () => {
  const other = await startApp({ database: app.database });
  const all = await Promise.all(
    [app, other, app, other].map((server, at) =>
      server.admin("POST", pinsOf(shop), { questions: ["Is there parking?"], answer: `${at}` }),
    ),
  ).finally(() => other.stop());
  expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
});

/** Pins of a server that reads what is taught as told, and how often it has. */
async function pinsBy(readRevision: () => Promise<number>) {
  const { db, close } = openDatabase({ url: app.database.url, poolSize: 4, patience: "bulk", onError: () => {} });
  onTestFinished(close);
  let reads = 0;
  const pins = openPins(db, {
    known: () => null,
    at: async () => {
      reads += 1;
      const revision = await readRevision();
      const revisions = { knowledge_revision: revision, catalogue_revision: revision, teaching_revision: revision };
      const free = { find: async () => null, holderOf: async () => null };
      return { revisions, pins: free } as unknown as Taught;
    },
  });
  return { pins, reads: () => reads };
}

const values = (at: number): PinValues => pinValues({ questions: [`Is shelf ${at} free?`], answer: `${at}` });
const shelves = Array.from({ length: 30 }, (_, at) => at);

test("many pins of a tenant at once are written in their order, and what is taught is read once for each", async () => {
  const { pins, reads } = await pinsBy(async () => {
    const [row] = await app.database.query<{ revision: number }>(
      "select teaching_revision::int as revision from tenants where id = $1",
      [shop.id],
    );
    return row!.revision;
  });
  await Promise.all(shelves.map((at) => pins.add(shop.id, values(at))));
  expect(reads()).toBe(shelves.length);
  const { items } = (await app.admin("GET", pinsOf(shop, "?limit=100"))).json<Page<Pin>>();
  expect(items.map(({ answer }) => answer)).toEqual(shelves.map(String).toReversed());
});

test("one that fails holds up none after it", async () => {
  const taken = { questions: ["Is there parking?"], answer: "No." };
  const sent = [taken, taken, { questions: ["Is there a lift?"], answer: "No." }];
  const all = await Promise.all(sent.map((body) => app.admin("POST", pinsOf(shop), body)));
  expect(all.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409]);
});

test("whoever cannot get ahead of other servers is told that they are busy, and nothing is written", async () => {
  const { pins, reads } = await pinsBy(async () => -1);
  await expect(pins.add(shop.id, values(1))).rejects.toMatchObject({ code: "overloaded" });
  expect(reads()).toBe(20);
  expect((await app.admin("GET", pinsOf(shop))).json()).toMatchObject({ total: 0 });
});
