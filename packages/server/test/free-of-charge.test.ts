import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each([
  ["Contains nuts free next-day delivery.", "No"],
  ["With nuts free local pickup.", "No"],
  ["Oats, nuts free UK delivery.", "No"],
  ["Nut free.", "Yes"],
])("is it nut free? %s %s", async (description, answer) => {
  await keepGoods(shop, { "Trail bar": { description } }, "en");
  expect((await askLast(shop, "is the trail bar nut free?")).response).toMatch(new RegExp(`^${answer}\\.`));
});
