import type { Answer } from "@widget-chat/contract/answer.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true });

test("a sale price is paid while it holds, and not before or after", async () => {
  const price = { amount: "50", currency: "EUR" };
  const sale_price = { amount: "30", currency: "EUR" };
  await shop.app.admin("POST", `${shop.url}/products`, [
    { id: "now", title: "Red hat", price, sale_price, sale_until: "2100-01-01T00:00:00Z" },
    { id: "past", title: "Red hat", price, sale_price, sale_until: "2026-01-01T00:00:00Z" },
    { id: "later", title: "Red hat", price, sale_price, sale_from: "2100-01-01T00:00:00Z" },
  ]);
  const ask = async (message: string): Promise<Answer["products"]> =>
    (await shop.app.send(shop.tenant.id, { message, mode: "ecommerce" })).products;
  expect((await ask("red hat under 40 €")).map(({ id, price: paid }) => [id, paid.amount])).toEqual([["now", "30"]]);
  const all = (await ask("red hat")).map(({ id, price: paid }) => [id, paid.amount]);
  expect(all.sort()).toEqual([
    ["later", "50"],
    ["now", "30"],
    ["past", "50"],
  ]);
});

test("once a sale ends, nothing is found by its price any more", async () => {
  const sale_until = new Date(Date.now() + 1_500).toISOString();
  const hat = { id: "1", title: "Red hat", price: { amount: "50", currency: "EUR" }, sale_until };
  await shop.app.admin("POST", `${shop.url}/products`, { ...hat, sale_price: { amount: "30", currency: "EUR" } });
  const found = async (): Promise<string[]> => {
    const reply = await shop.app.admin("GET", `${shop.url}/search?mode=ecommerce&q=red+hat+under+40+euros`);
    return reply.json<{ results: { id: string }[] }>().results.map(({ id }) => id);
  };
  expect(await found()).toEqual(["1"]);
  await expect.poll(found, { timeout: 20_000, interval: 200 }).toEqual([]);
});

test("at the end of a sale, too, no product is shown above the price that was wished for", async () => {
  const lamp = { id: "1", title: "Desk lamp", price: { amount: "80", currency: "EUR" } };
  const sale = { sale_price: { amount: "40", currency: "EUR" }, sale_until: "2100-01-01T00:00:00Z" };
  await shop.app.admin("POST", `${shop.url}/products`, { ...lamp, ...sale });
  const shown = async (message: string): Promise<string[]> => {
    const { products } = await shop.app.send(shop.tenant.id, { message, mode: "ecommerce" });
    return products.map(({ price }) => price.amount);
  };
  const found = async (): Promise<number> => {
    const reply = await shop.app.admin("GET", `${shop.url}/search?mode=ecommerce&q=desk+lamp+under+50+euros`);
    return reply.json<{ results: unknown[] }>().results.length;
  };
  expect([await shown("desk lamp under 50 €"), await found()]).toEqual([["40"], 1]);
  // It is over, and what products are chosen by is not made anew yet.
  await shop.app.database.query("update products set sale_until = now()");
  expect([await shown("desk lamp under 50 €"), await found()]).toEqual([[], 0]);
  expect(await shown("desk lamp under 100 €")).toEqual(["80"]);
});

test("what is dearer than the price is no sale, and no currency is none", async () => {
  const dearer = { amount: "9.00", currency: "EUR" };
  const [price, sale_price] = [{ amount: "7.00", currency: "EUR" }, dearer];
  const none = { amount: "7.00", currency: "XXX" };
  const reply = await shop.app.admin("POST", `${shop.url}/products`, [
    { id: "dearer", title: "Blue scarf", price, sale_price },
    { id: "none", title: "Blue scarf", price: none },
  ]);
  expect(reply.json()).toMatchObject({ accepted: 1, failed: [{ external_id: "none" }] });
  const table = "id,title,price,currency\ntable,Blue scarf,7.00,XXX\n";
  expect((await shop.app.upload(`${shop.url}/products`, table, "text/csv")).json()).toMatchObject({ accepted: 0 });
  const { products } = await shop.app.send(shop.tenant.id, { message: "blue scarf", mode: "ecommerce" });
  expect(products.map(({ id, price: paid }) => [id, paid.amount])).toEqual([["dearer", "7.00"]]);
});
