import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
async function put(item: PutProduct): Promise<void> {
  expect((await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, item)).statusCode).toBeLessThan(300);
}
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ locale: "en", rate_limit: 10_000, ecommerce_active: true });
  const items = [
    ["Lund pouffe", "A round hassock of wool."],
    ["Malmö pouffe", "This hassock has a leather top, and a handle."],
    ["Oslo pouffe", "Our biggest hassock, for two pairs of feet."],
    ["Bergen pouffe", "Round, of jute."],
    ["Turku pouffe", "Square, of cotton, easy to clean."],
    ["Lund bench", "Of oak, easy to clean."],
    ["Malmö bench", "Of ash, for three, easy to clean."],
    ["Oslo bench", "Of beech, with a leather seat."],
    ["Lund screen", "Of bamboo, easy to clean. Goes well beside a bench."],
    ["Oslo screen", "Of paper, to part a room. Looks well beside a bench."],
  ].map(([title, description], at) => ({
    id: `p${at}`,
    title: title!,
    description: description!,
    price: { amount: `${20 + at}.00`, currency: "EUR" },
  }));
  for (const item of items) await put(item);
});
afterAll(() => app.stop());

const titles = async (message: string): Promise<string[]> =>
  (await app.send(shop.id, { message, type: "ecommerce" })).products.map(({ title }) => title);

test("a thing that only descriptions name is what the shop calls nearly all that they describe so", async () => {
  const found = await titles("a hassock");
  expect(found.toSorted()).toEqual(["Bergen pouffe", "Lund pouffe", "Malmö pouffe", "Oslo pouffe", "Turku pouffe"]);
  expect(found.slice(0, 3)).not.toContain("Bergen pouffe");
  expect(await titles("hassock under 22")).toEqual(["Lund pouffe", "Malmö pouffe"]);
});

test("what is said of things of many names is a name of none", async () => {
  expect(await titles("leather")).not.toContain("Lund bench");
  expect(await titles("easy cleaner")).not.toContain("Lund pouffe");
});

test("what was learnt once is learnt anew from other goods", async () => {
  const before = await titles("a hassock");
  expect(await titles("a hassock")).toEqual(before);
  await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, {
    id: "new",
    title: "Narvik pouffe",
    description: "A hassock of felt.",
    price: { amount: "50.00", currency: "EUR" },
  });
  expect((await titles("a hassock")).toSorted()).toEqual([...before, "Narvik pouffe"].toSorted());
});

/** Seats of one name, which most of their descriptions call otherwise, asked for in a form of its language. */
test.each([
  [
    "de",
    "was für Schemel habt ihr?",
    "Puff",
    ["Ein runder Schemel aus Wolle.", "Dieser Schemel hat einen Griff.", "Unser größter Schemel."],
    "Regal",
  ],
  [
    "tr",
    "tabureler var mı?",
    "Puf",
    ["Yünden yuvarlak bir tabure.", "Bu tabure deri kaplı.", "En büyük taburemiz."],
    "Raf",
  ],
] as const)("so it is in %s, whatever form is asked for: %s", async (locale, asked, name, descriptions, other) => {
  shop = await app.createTenant({ locale, rate_limit: 10_000, ecommerce_active: true });
  const price = { amount: "20.00", currency: "EUR" };
  const places = ["Lund", "Oslo", "Turku", "Bergen", "Malmö"];
  for (const [at, place] of places.entries()) {
    await put({ id: `a${at}`, title: `${place} ${name}`, description: descriptions[at] ?? "", price });
    await put({ id: `b${at}`, title: `${place} ${other}`, description: "", price });
  }
  const found = await titles(asked);
  expect(found.toSorted()).toEqual(places.map((place) => `${place} ${name}`).toSorted());
});
