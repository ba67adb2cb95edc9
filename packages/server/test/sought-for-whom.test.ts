import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: true, rate_limit: 10_000 });

const goods = (thing: string, forChildren: string): Goods => ({
  [`${thing} Uno`]: { category: thing },
  [`${thing} Due`]: { category: thing },
  "Duvet Nube": { category: "Bed", description: forChildren },
});

test.each([
  ["en", "Mug", "For children.", "for my daughter"],
  ["de", "Tasse", "Für Kinder.", "für meine Tochter"],
  ["fr", "Tasse", "Pour enfants.", "pour ma fille"],
  ["es", "Taza", "Para niños.", "para mi hija"],
  ["it", "Tazza", "Per bambini.", "per mia figlia"],
  ["pt", "Caneca", "Para crianças.", "para a minha filha"],
  ["nl", "Mok", "Voor kinderen.", "voor mijn dochter"],
  ["tr", "Kupa", "Çocuklar için.", "kızım için"],
])("%s: who only says for whom it is still seeks the same: %s", async (locale, thing, forChildren, whom) => {
  await keepGoods(shop, goods(thing, forChildren), locale);
  expect(titlesOf(await askLast(shop, thing, whom))).toEqual([`${thing} Due`, `${thing} Uno`]);
});

test.each([["cheaper ones"], ["what do they cost?"], ["in red"]])(
  "and so where it was gone on with that before: %s",
  async (message) => {
    await keepGoods(
      shop,
      { ...goods("Mug", "For children."), "Mug Tre": { category: "Mug", attributes: { colour: "red" } } },
      "en",
    );
    const titles = titlesOf(await askLast(shop, "mug", message, "for my daughter"));
    expect(titles.length).toBeGreaterThan(0);
    expect(titles.filter((title) => !title.startsWith("Mug"))).toEqual([]);
  },
);

test.each([
  ["es", "mido 172"],
  ["fr", "je mesure 172"],
  ["tr", "boyum 172"],
])("%s: a height without a unit is in centimetres, and no name of goods: %s", async (locale, message) => {
  await keepGoods(shop, { "Board 172": {} }, locale);
  const content = "| cm | |\n|---|---|\n| 160–169 cm | S |\n| 170–179 cm | M |";
  const title = { es: "Qué talla", fr: "Quelle taille", tr: "Hangi beden" }[locale];
  await shop.app.admin("POST", `${shop.url}/documents`, { title, content, format: "markdown" });
  const { response, products } = await askLast(shop, message);
  expect(response).toContain("170–179 cm");
  expect(products).toEqual([]);
});

test("everyday words of Brazil find headphones", async () => {
  await keepGoods(shop, { "Auscultadores Som": { category: "Áudio" }, "Caneca Azul": {} }, "pt");
  expect(titlesOf(await askLast(shop, "fones"))).toEqual(["Auscultadores Som"]);
});
