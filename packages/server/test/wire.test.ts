import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
/** One answer of each kind of address. */
let replies: Reply[];
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ ecommerce_active: true, theme: { accent_dark: "#112233" } });
  const admin = `/api/admin/tenants/${shop.slug}`;
  const document = await app.admin("POST", `${admin}/documents`, { title: "Hats", content: "Hats.", format: "text" });
  const product = { id: "1", title: "Hat", price: { amount: "9.00", currency: "EUR" } };
  const { conversation_id } = await app.send(shop.id, { message: "hats" });
  replies = [
    document,
    await app.admin("POST", `${admin}/products`, product),
    await app.admin("GET", admin),
    await app.admin("GET", `${admin}/documents`),
    await app.admin("GET", `${admin}/products`),
    await app.admin("GET", `${admin}/search?q=hats`),
    await app.get(shop.id, "/api/chat/welcome"),
    await app.get(shop.id, "/api/chat/widget-settings"),
    await app.post(shop.id, "/api/chat/widget", { message: "a hat", session_id: "s", type: "ecommerce" }),
    await app.post(shop.id, "/api/chat/widget", { message: "" }),
    await app.post(shop.id, "/api/chat/widget/csat", { conversation_id, score: 5 }),
    await app.get(shop.id, `/api/chat/widget/messages/${conversation_id}`),
  ];
});
afterAll(() => app.stop());

/** Every member of a JSON value, however deep, with its name. */
function membersOf(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.entries(value);
  return [...own, ...Object.values(value).flatMap(membersOf)];
}
const members = (): [string, unknown][] => replies.flatMap((reply) => membersOf(reply.json()));

test("all of it is JSON in UTF-8", () => {
  for (const { headers } of replies) {
    expect(headers["content-type"]).toMatch(/^application\/(problem\+)?json; charset=utf-8$/);
  }
});

test("every member is named in snake_case", () => {
  const names = new Set(members().map(([name]) => name));
  expect(names.size).toBeGreaterThan(60);
  expect([...names].filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual([]);
});

test("every time is RFC 3339 in UTC, to the millisecond", () => {
  const times = members().filter(([name]) => name.endsWith("_at"));
  expect(times.length).toBeGreaterThan(10);
  for (const time of times) {
    expect(time).toEqual([time[0], expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)]);
  }
});
