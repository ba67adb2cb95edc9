import { expect, test } from "vitest";
import { askLast, keepGoods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

test.each<[string, string, string, string, string]>([
  ["en", "earrings", "do the gold earrings contain nickel?", "steel earrings contain it?", "Contains nickel."],
  ["en", "earrings", "is nickel in the gold earrings?", "do the steel earrings contain that too?", "Contains nickel."],
  [
    "fr",
    "boucles",
    "les boucles gold contiennent du nickel ?",
    "les boucles steel en contiennent ?",
    "Contient du nickel.",
  ],
  [
    "es",
    "pendientes",
    "¿los pendientes gold contienen níquel?",
    "¿los pendientes steel lo contienen?",
    "Contiene níquel.",
  ],
  ["pt", "brincos", "os brincos gold contêm níquel?", "os brincos steel contêm isso?", "Contém níquel."],
  ["tr", "küpe", "gold küpe nikel içeriyor mu?", "steel küpe onu içeriyor mu?", "Nikel içerir."],
])("%s: what is in one of the %s is what “it” is of the next: %s / %s", async (locale, name, first, then, told) => {
  await keepGoods(
    shop,
    { [`Gold ${name}`]: { description: "18 k." }, [`Steel ${name}`]: { description: told }, Mug: {} },
    locale,
  );
  expect((await askLast(shop, first, then)).response).toContain(told);
});

test.each([
  ["en", "food", "does it have grain?", "Yes", "No", "grain free"],
  ["de", "Futter", "ist da Getreide drin?", "Ja", "Nein", "getreidefrei"],
])(
  "%s: %s: of several that were shown each tells whether it is in it: %s",
  async (locale, name, message, yes, no, datum) => {
    const goods = {
      [`Salmon ${name}`]: { attributes: { [datum]: true } },
      [`Barley ${name}`]: { attributes: { contains: locale === "de" ? "Gerste, Getreide" : "barley, grain" } },
      Mug: {},
    };
    await keepGoods(shop, goods, locale);
    const { response } = await askLast(shop, name, message);
    expect(response).toContain(`${no}. **Salmon ${name}**`);
    expect(response).toContain(`${yes}. **Barley ${name}**`);
    expect(response).not.toContain("true");
  },
);

test("“it” is what was asked to be in a thing, and not what that is called after; of two it is neither", async () => {
  await keepGoods(
    shop,
    { "Milk chocolate": { description: "Contains nuts." }, Cake: { description: "Contains milk." } },
    "en",
  );
  const one = await askLast(shop, "does the milk chocolate contain nuts?", "does the cake contain it?");
  expect(one.response).not.toContain("Contains milk");
  const two = await askLast(shop, "does the milk chocolate contain nuts and milk?", "does the cake contain it?");
  expect(two.response).not.toMatch(/^No\b/);
});
