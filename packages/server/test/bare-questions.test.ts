import { describe, expect, test, beforeEach } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const kitchen: Goods = {
  "Fjord frying pan": {
    category: "Pans",
    description: "Non-stick, with a handle that stays cool.",
    attributes: { "Dishwasher safe": "Yes", Induction: "No", "Cable length": "5 m" },
  },
  "Iron skillet": { category: "Pans", attributes: { "Dishwasher safe": "No", Induction: "Yes" } },
  "Quiet dishwasher": { category: "Dishwashers" },
};

describe("a word with a question mark", () => {
  beforeEach(() => keepGoods(shop, kitchen, "en"));

  test.each([
    [["Fjord frying pan", "dishwasher?"], "Yes. **Fjord frying pan**: Dishwasher safe: yes."],
    [["Fjord frying pan", "induction?"], "No. **Fjord frying pan**: Induction: no."],
    [["Fjord frying pan", "for induction too?"], "No. **Fjord frying pan**: Induction: no."],
  ] as [[string, ...string[]], string][])("is asked of what was shown: %j", async (messages, response) => {
    expect((await askLast(shop, ...messages)).response).toBe(response);
  });

  test("is a wish where nothing was shown, or the data don't tell it", async () => {
    expect((await askLast(shop, "dishwasher?")).products.map(({ title }) => title)).toContain("Quiet dishwasher");
    const { products } = await askLast(shop, "Iron skillet", "frying pan?");
    expect(products.map(({ title }) => title)).toContain("Fjord frying pan");
  });
});

test.each([
  ["de", "auch für Induktion?", "Nein."],
  ["fr", "aussi pour l'induction ?", "Non."],
  ["es", "¿también para inducción?", "No."],
  ["it", "anche per induzione?", "No."],
  ["nl", "ook voor inductie?", "Nee."],
])("%s: %s is asked of what was shown", async (locale, message, no) => {
  await keepGoods(
    shop,
    { "Fjord 20": { attributes: { Induction: "No" } }, "Ferro 24": { attributes: { Induction: "Yes" } } },
    locale,
  );
  const { response, products } = await askLast(shop, "Fjord 20", message);
  expect(response.startsWith(no)).toBe(true);
  expect(products.map(({ title }) => title)).toEqual(["Fjord 20"]);
});

test("how old somebody says to be beside a question is held to what is asked for", async () => {
  await keepGoods(
    shop,
    { "Klinge Chef's Knife 20 cm": { description: "Only sold to persons of 18 and over.", category: "Knives" } },
    "en",
  );
  const { response } = await askLast(shop, "i'm 17, can i buy the chefs knife");
  expect(response).toContain("Only sold to persons of 18 and over.");
});
