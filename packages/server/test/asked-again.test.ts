import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods: Goods = {
  "Tea tree oil": { category: "Oils", description: "Essential oil. Toxic to cats." },
  "Lavender oil": { category: "Oils", description: "Essential oil. Toxic to cats and dogs." },
  "Almond oil": { category: "Oils", description: "For massage." },
  "Bead kit": { category: "Toys", description: "Not suitable for children under 3 years: small parts." },
  "Wooden rattle": { category: "Toys", attributes: { age: "from 3 months" } },
  "Oat bar": { category: "Snacks", attributes: { allergens: "gluten" } },
  "Nut bar": { category: "Snacks", attributes: { allergens: "nuts, milk" } },
};

describe("what was asked of one, and then of another", () => {
  beforeEach(() => keepGoods(shop, goods, "en"));

  test.each<[[string, string], RegExp]>([
    [
      ["is the tea tree oil safe for my cat?", "and the lavender oil?"],
      /^No\. \*\*Lavender oil\*\*: “Toxic to cats and dogs\.”/,
    ],
    [["is the tea tree oil safe for my cat?", "what about the lavender oil"], /^No\. \*\*Lavender oil\*\*/],
    [["is the tea tree oil safe for my cat?", "and the almond oil?"], /Almond oil.* don’t say that/],
    [
      ["is the wooden rattle ok for a 1 year old?", "and the bead kit?"],
      /^\*\*Bead kit\*\*: “Not suitable for children under 3 years/,
    ],
    [["is the oat bar safe for a nut allergy?", "and the nut bar?"], /^No\. \*\*Nut bar\*\*: allergens: nuts, milk\./],
  ])("%j", async (messages, told) => {
    expect((await askLast(shop, ...messages)).response).toMatch(told);
  });

  test("after a price, the other's price is told", async () => {
    expect((await askLast(shop, "how much is the oat bar?", "and the nut bar?")).response).toContain("€20.00");
  });
});

test.each<[string, string, string, string]>([
  ["de", "Ist das Teebaumöl sicher für meine Katze?", "und das Lavendelöl?", "Giftig für Katzen."],
  [
    "fr",
    "est-ce que l'huile de tea tree est sans danger pour mon chat ?",
    "et l'huile de lavande ?",
    "Toxique pour les chats.",
  ],
  ["es", "¿El aceite de árbol de té es seguro para mi gato?", "¿y el de lavanda?", "Tóxico para gatos."],
])("%s: %s %s", async (locale, first, message, description) => {
  const names = {
    de: ["Teebaumöl", "Lavendelöl"],
    fr: ["Huile de tea tree", "Huile de lavande"],
    es: ["Aceite de árbol de té", "Aceite esencial de lavanda"],
  }[locale] as [string, string];
  await keepGoods(shop, { [names[0]]: { description }, [names[1]]: { description } }, locale);
  const { response } = await askLast(shop, first, message);
  expect(response).toContain(`**${names[1]}**`);
  expect(response).toContain(description);
});
