import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { expect, test, vi } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

/** As many as make an index worth keeping. */
const TEXTS = 3_000;

const lines = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => {
    const n = from + i;
    return JSON.stringify({ external_id: `d${n}`, title: `Lamp ${n}`, content: `Lamp L${n} is lit.`, format: "text" });
  }).join("\n");

async function find(app: TestApp, tenant: string, question: string): Promise<string | null | undefined> {
  const reply = await app.admin("GET", `/api/admin/tenants/${tenant}/search?q=${encodeURIComponent(question)}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<SearchResults>().results[0]?.external_id;
}

/** It is kept once whoever asked has been answered; all of it at once. */
const untilKept = (app: TestApp): Promise<void> =>
  vi.waitFor(async () => expect(await app.database.query("select from kept_indexes")).not.toEqual([]), 20_000);

test("a large index is kept for the next start, and searched only until what is written is there", async () => {
  const app = await startApp();
  let other: TestApp | undefined;
  try {
    const { id } = await app.createTenant({});
    await app.upload(`/api/admin/tenants/${id}/documents`, lines(0, TEXTS));
    expect(await find(app, id, "L1234")).toBe("d1234");
    await untilKept(app);

    // Words that only the kept index still has tell that it is what is searched.
    await app.database.query("update passages set lexemes = '', heading_lexemes = '' where tenant_id = $1", [id]);
    await app.database.query("update documents set title_lexemes = '' where tenant_id = $1", [id]);
    other = await startApp({ database: app.database });
    expect(await find(other, id, "L1234")).toBe("d1234");

    await other.upload(`/api/admin/tenants/${id}/documents`, lines(TEXTS, 1));
    await vi.waitFor(async () => expect(await find(other!, id, `L${TEXTS}`)).toBe(`d${TEXTS}`), 20_000);
    expect(await find(other, id, "L1234")).not.toBe("d1234");
  } finally {
    await other?.stop();
    await app.stop();
  }
}, 120_000);

test("a kept index that is damaged is built from the texts, and replaced", async () => {
  const app = await startApp();
  const kept = () => app.database.query("select kind, part, base64 from kept_indexes order by kind, part");
  try {
    const { id } = await app.createTenant({});
    await app.upload(`/api/admin/tenants/${id}/documents`, lines(0, TEXTS));
    expect(await find(app, id, "L1234")).toBe("d1234");
    await untilKept(app);
    const whole = await kept();
    expect(whole.length).toBeGreaterThan(3);

    for (const damage of [
      "delete from kept_indexes where part = 2",
      "update kept_indexes set base64 = left(base64, 400) where part = 1",
      "update kept_indexes set base64 = '' where part = 1",
      "update kept_indexes set base64 = overlay(base64 placing repeat('A', 4000) from 101) where part = 3",
      "update kept_indexes set base64 = 'bm8=' where part = 0",
      "update kept_indexes set base64 = encode(replace(convert_from(decode(base64, 'base64'), 'utf8'), '\"length\":', '\"length\":9')::bytea, 'base64') where part = 0",
    ]) {
      await app.database.query(damage);
      expect([damage, await kept()]).not.toEqual([damage, whole]);
      const other = await startApp({ database: app.database });
      try {
        expect([damage, await find(other, id, "L1234")]).toEqual([damage, "d1234"]);
      } finally {
        await other.stop();
      }
      expect([damage, await kept()]).toEqual([damage, whole]);
    }
  } finally {
    await app.stop();
  }
}, 120_000);

test("a kept index that was made otherwise than indexes are now is built from the texts, and replaced", async () => {
  const app = await startApp();
  const making = async (): Promise<string> => {
    const [head] = await app.database.query<{ base64: string }>("select base64 from kept_indexes where part = 0");
    return (JSON.parse(Buffer.from(head?.base64 ?? "", "base64").toString()) as { making: string }).making;
  };
  let other: TestApp | undefined;
  try {
    const { id } = await app.createTenant({ ecommerce_active: true, default_mode: "ecommerce" });
    const products = Array.from({ length: TEXTS }, (_, n) =>
      JSON.stringify({ id: `p${n}`, title: `Lamp L${n}`, price: { amount: "9.00", currency: "EUR" } }),
    );
    expect((await app.upload(`/api/admin/tenants/${id}/products`, products.join("\n"))).statusCode).toBe(200);
    await untilKept(app);
    const now = await making();

    await app.database.query(
      `update kept_indexes set base64 = encode(replace(convert_from(decode(base64, 'base64'), 'utf8'), $1, $2)::bytea, 'base64')
       where part = 0`,
      [now, "x".repeat(now.length)],
    );
    // Words that only the kept index still has would tell that it is what is searched.
    await app.database.query("update products set lexemes = replace(lexemes, '1234', 'gone')");
    other = await startApp({ database: app.database });
    expect(await find(other, id, "L1234")).not.toBe("p1234");
    await vi.waitFor(async () => expect(await making()).toBe(now), 20_000);
  } finally {
    await other?.stop();
    await app.stop();
  }
}, 120_000);

test("of a large catalogue the index is made as soon as it has come in, before anybody asks", async () => {
  const app = await startApp();
  try {
    const { id } = await app.createTenant({ ecommerce_active: true });
    const products = Array.from({ length: TEXTS }, (_, n) =>
      JSON.stringify({ id: `p${n}`, title: `Lamp L${n}`, price: { amount: "9.00", currency: "EUR" } }),
    );
    const url = `/api/admin/tenants/${id}/products`;
    const kept = async (): Promise<number> =>
      (await app.database.query("select from kept_indexes where tenant_id = $1 and kind = 'catalogue'", [id])).length;
    expect((await app.upload(url, products.join("\n"))).statusCode).toBe(200);
    await vi.waitFor(async () => expect(await kept()).toBeGreaterThan(0), 20_000);
  } finally {
    await app.stop();
  }
}, 60_000);

test("a small index is made anew", async () => {
  const app = await startApp();
  try {
    const { id } = await app.createTenant({});
    await app.upload(`/api/admin/tenants/${id}/documents`, lines(0, 3));
    expect(await find(app, id, "L2")).toBe("d2");
    expect(await app.database.query("select part from kept_indexes")).toEqual([]);
  } finally {
    await app.stop();
  }
}, 60_000);
