import { beforeEach, describe, expect, test } from "vitest";
import { asCarried } from "../src/engines/assistant/finding/limits.ts";
import { languages } from "../src/engines/assistant/said/languages.ts";
import { quantitiesIn } from "../src/engines/wishes/quantities.ts";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

/** Two of a name, by what they carry. */
const carrying = (name: string): Goods => ({
  [`${name} Orm`]: { attributes: { "Max load": "110 kg" } },
  [`${name} Tor`]: { attributes: { "Max load": "150 kg" } },
});

test.each<[string, string, string[], string[]]>([
  [
    "en",
    "Ladder",
    ["ladder for over 110 kg", "ladder, I weigh more than 110 kg"],
    ["ladder for 110 kg", "ladder for up to 110 kg"],
  ],
  [
    "de",
    "Leiter",
    ["Leiter für über 110 kg", "Leiter, ich wiege mehr als 110 kg"],
    ["Leiter für 110 kg", "Leiter für bis zu 110 kg"],
  ],
  ["fr", "Échelle", ["échelle pour plus de 110 kg", "échelle, je pèse plus de 110 kg"], ["échelle pour 110 kg"]],
  [
    "es",
    "Escalera",
    ["escalera para más de 110 kg", "escalera, peso más de 110 kg"],
    ["escalera para 110 kg", "escalera, no peso más de 110 kg"],
  ],
  [
    "it",
    "Scala",
    ["scala per più di 110 kg", "scala, peso più di 110 kg"],
    ["scala per 110 kg", "scala, non peso più di 110 kg"],
  ],
  [
    "pt",
    "Escada",
    ["escada para mais de 110 kg", "escada, peso mais de 110 kg"],
    ["escada para 110 kg", "escada, não peso mais de 110 kg"],
  ],
  ["nl", "Trap", ["trap voor meer dan 110 kg", "trap, ik weeg meer dan 110 kg"], ["trap voor 110 kg"]],
  ["tr", "Merdiven", ["110 kg'dan fazla taşıyan merdiven"], ["110 kg taşıyan merdiven"]],
])("in %s what carries just so much is none for more", async (locale, name, over, upTo) => {
  await keepGoods(shop, carrying(name), locale);
  for (const message of over)
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${name} Tor`]]);
  for (const message of upTo)
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, [`${name} Orm`, `${name} Tor`]]);
});

test.each<[string, string[]]>([
  [
    "en",
    [
      "chair, not plastic, for over 120 kg",
      "chair, no wood, for more than 120 kg",
      "chair, I'm not small, I weigh over 120 kg",
      "a chair that does not break under more than 120 kg",
    ],
  ],
  ["de", ["Stuhl, bin nicht leicht, wiege über 120 kg", "Stuhl, der nicht bricht bei mehr als 120 kg"]],
  ["fr", ["chaise, pas en plastique, pour plus de 120 kg"]],
  ["es", ["silla que no se rompa con más de 120 kg"]],
  ["it", ["sedia che non si rompa con più di 120 kg"]],
  ["pt", ["cadeira que não parta com mais de 120 kg"]],
  ["nl", ["stoel, geen plastic, voor meer dan 120 kg", "stoel die niet breekt bij meer dan 120 kg"]],
])("in %s a no to something else leaves more than a load what it is", (locale, messages) => {
  for (const message of messages) {
    const { words } = languages.find(({ code }) => code === locale)!;
    expect(asCarried(message, quantitiesIn(message)[0]!, words)).toMatchObject({ isMore: true });
  }
});

describe("a shop of two ladders", () => {
  beforeEach(() => keepGoods(shop, carrying("Ladder"), "en"));

  test("what is more than that lasts, and says so", async () => {
    const { products, applied_filters } = await askLast(
      shop,
      "ladder for over 110 kg",
      "cheaper ones",
      "show me all ladders for over 110 kg",
    );
    expect(products.map(({ title }) => title)).toEqual(["Ladder Tor"]);
    expect(applied_filters.find(({ field }) => field === "load")).toMatchObject({ op: "gt", label: "over 110 kg" });
  });

  test("who weighs more is told no", async () => {
    expect((await askLast(shop, "can I use the ladder orm if I weigh more than 110 kg?")).response).toMatch(
      /^No\. \*\*Ladder Orm\*\*/,
    );
    expect((await askLast(shop, "can I use the ladder orm if I weigh 110 kg?")).response).toMatch(
      /^Yes\. \*\*Ladder Orm\*\*/,
    );
  });
});
