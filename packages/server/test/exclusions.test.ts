import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

type Goods = Record<string, Partial<PutProduct>>;

/** What a shop shows of these goods for a wish, by their titles; each price is 20 €. */
async function shownOf(goods: Goods, message: string, locale = "en"): Promise<{ shown: string[]; says: string }> {
  await shop.app.admin("PATCH", shop.url, { locale });
  for (const [title, more] of Object.entries(goods)) {
    const body = { id: title.replace(/[^a-z]/gi, "-"), title, price: { amount: "20.00", currency: "EUR" }, ...more };
    expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  }
  const { products, response } = await shop.app.send(shop.tenant.id, { message });
  return { shown: products.map(({ title }) => title), says: response };
}

const bars: Goods = {
  "Almond chocolate bar": { description: "Contains nuts. Free from gluten." },
  "Dark chocolate bar": { description: "From our nut-free kitchen." },
  "Wheat chocolate bar": { description: "This bar is not gluten-free." },
  "Crunch chocolate bar": { description: "With roasted nuts. Free shipping." },
  "Milk chocolate bar": { description: "Made with milk." },
};
const bags: Goods = {
  "Leather bag": { description: "Fine leather. Free returns." },
  "Suede bag": { description: "Soft suede." },
  "Canvas bag": { description: "Cotton canvas." },
};
const mugs: Goods = Object.fromEntries(
  ["Red", "Blue", "Green", "White"].map((colour) => [`Mug “${colour}”`, { attributes: { colour } }]),
);
const tassen: Goods = Object.fromEntries(
  ["Rot", "Blau", "Grün", "Weiß"].map((farbe) => [`Tasse „${farbe}“`, { attributes: { farbe } }]),
);
const titles = (goods: Goods, ...without: string[]): string[] =>
  Object.keys(goods)
    .filter((title) => !without.some((one) => title.includes(one)))
    .toSorted();

test.each<[string, Goods, string[], string?]>([
  ["chocolate bar without nuts", bars, ["Almond", "Crunch"]],
  ["chocolate bar without nuts and milk", bars, ["Almond", "Crunch", "Milk"]],
  ["chocolate bar without gluten", bars, ["Wheat"]],
  ["bag without leather or suede", bags, ["Leather", "Suede"]],
  ["bag without leather and suede", bags, ["Leather", "Suede"]],
  ["I don't want a leather bag", bags, ["Leather"]],
  ["a bag that isn't leather", bags, ["Leather"]],
  ["a bag, no leather", bags, ["Leather"]],
  ["leather-free bag", bags, ["Leather"]],
  ["a mug that is not red or blue", mugs, ["Red", "Blue"]],
  ["mug not red, blue or green", mugs, ["Red", "Blue", "Green"]],
  ["I don't want a red mug", mugs, ["Red"]],
  ["eine Tasse, die nicht rot oder blau ist", tassen, ["Rot", "Blau"], "de"],
  ["Ich möchte keine rote Tasse", tassen, ["Rot"], "de"],
])("%s: nothing that shall not be is shown", async (wish, goods, without, locale) => {
  const { shown } = await shownOf(goods, wish, locale);
  expect(shown.toSorted()).toEqual(titles(goods, ...without));
});

test("what says that it is free of it comes first, whatever else it is free of", async () => {
  const { shown, says } = await shownOf(bars, "chocolate bar without nuts");
  expect(shown[0]).toBe("Dark chocolate bar");
  expect(says).not.toContain("don’t mention");
  expect((await shownOf({}, "chocolate bar without gluten")).shown[0]).toBe("Almond chocolate bar");
});

test("a list of what is not in something is no list of what is in it", async () => {
  const biscuits: Goods = {
    "Oat biscuits": { attributes: { free_from: ["Gluten", "Nuts"] } },
    "Honey biscuits": {
      attributes: { free_from: ["Milk"] },
      description: "With nuts and wheat flour: contains gluten.",
    },
  };
  for (const wish of ["biscuits without gluten", "biscuits without nuts"])
    expect((await shownOf(biscuits, wish)).shown, wish).toEqual(["Oat biscuits"]);
});

test("what an attribute does not tell, the rest of a product may", async () => {
  const creams: Goods = {
    "Chocolate cream classic": { attributes: { flavour: "Cocoa" }, description: "Cocoa, sugar, 12 % hazelnut, milk." },
    "Chocolate cream nut": { attributes: { flavour: "Hazelnut" } },
    "Chocolate cream plain": { attributes: { flavour: "Cocoa" }, description: "Cocoa, sugar, milk." },
  };
  const { shown } = await shownOf(creams, "chocolate cream without hazelnut");
  expect(shown).toEqual(["Chocolate cream plain"]);
});

test("a compound holds its parts", async () => {
  const { shown } = await shownOf(
    {
      "Schokolade Haselnuss": { description: "Mit ganzen Haselnüssen." },
      "Schokolade Edelbitter": { description: "Zartbitter." },
      "Schokolade Vollnuss": {},
      "Schokolade nussfrei": { description: "Garantiert nussfrei." },
    },
    "Schokolade ohne Nüsse",
    "de",
  );
  expect(shown.toSorted()).toEqual(["Schokolade Edelbitter", "Schokolade nussfrei"]);
});

test("a word for a colour is none where all that is called so has another", async () => {
  const bottles: Goods = {
    "Olive oil bottle": { attributes: { colour: "Clear" } },
    "Water bottle": { attributes: { colour: "Blue" } },
    "Wine bottle": { attributes: { colour: "Green" } },
    "Oil lamp": { attributes: { colour: "Black" } },
  };
  const { shown, says } = await shownOf(bottles, "olive oil bottle");
  expect(shown[0]).toBe("Olive oil bottle");
  expect(says).not.toContain("without that");
});
