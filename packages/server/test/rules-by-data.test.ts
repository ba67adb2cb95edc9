import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const goods: Goods = {
  "Rattan lounge set": { category: "Garden furniture", attributes: { Shipping: "Bulky goods", Pieces: "4" } },
  "Stoneware mug": { category: "Mugs", attributes: { Shipping: "Parcel" } },
  "Potting soil peat-free 40 l": { category: "Soil" },
};
const returns = `## How to return

Print the return label, and take the parcel to any shop of the post.

## Cost of a return

Returns within the country are free. Bulky goods are collected by us; the collection costs 29 €.
`;
const delivery = `## Standard delivery

Standard delivery costs 4.95 €. From 59 € on it is free.

## Bulky goods

Bulky goods are delivered to the kerb. The surcharge is 39 € per order.
`;
const collecting =
  "You may collect your order free of charge in Hamburg and Bremen. Bulky goods can be collected in Hamburg only.";

beforeEach(async () => {
  await keepGoods(shop, goods, "en");
  for (const [title, content] of Object.entries({
    Returns: returns,
    Delivery: delivery,
    "Click & Collect": collecting,
  }))
    await shop.app.admin("POST", `${shop.url}/documents`, { title, content, format: "markdown" });
});

describe("a rule that holds for what a product's data tell", () => {
  test.each<[[string, ...string[]], string]>([
    [["what does it cost to return the lounge set?"], "the collection costs 29 €"],
    [["can I return the lounge set for free?"], "the collection costs 29 €"],
    [["lounge set", "can I return it for free?"], "the collection costs 29 €"],
    [["lounge set", "what does a return cost?"], "the collection costs 29 €"],
    [["how much is delivery of the lounge set?"], "The surcharge is 39 €"],
    [["is the lounge set delivered for free?"], "The surcharge is 39 €"],
    [["can I collect the lounge set in Bremen?"], "in Hamburg only"],
    [["lounge set", "can I pick it up in Bremen?"], "in Hamburg only"],
  ])("%j", async (messages, told) => {
    expect((await askLast(shop, ...messages)).response).toContain(told);
  });

  test.each<[[string, ...string[]], string]>([
    [["what does it cost to return the stoneware mug?"], "Returns within the country are free."],
    [["how much is delivery of the stoneware mug?"], "Standard delivery costs 4.95 €."],
  ])("%j: what holds for all", async (messages, told) => {
    const { response } = await askLast(shop, ...messages);
    expect(response).toContain(told);
    expect(response).not.toContain("surcharge");
  });
});

test.each(["where can I pick up my order?", "can I pick up in store?", "do you offer pickup?"])(
  "%s: what is collected",
  async (message) => {
    expect((await askLast(shop, message)).response).toContain(
      "collect your order free of charge in Hamburg and Bremen",
    );
  },
);
