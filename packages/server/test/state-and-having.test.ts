import { describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

interface Teas {
  barred: string;
  told: string;
  other: string;
  state: string;
  no: string;
  asked: string[];
}

const teas: Record<string, Teas> = {
  en: {
    barred: "Herbal tea",
    told: "Not during pregnancy.",
    other: "Rose tea",
    state: "I'm pregnant",
    no: "No.",
    asked: ["may I have the herbal tea?", "can I drink the herbal tea?", "can I take the herbal tea?"],
  },
  de: {
    barred: "Kräutertee",
    told: "Nicht in der Schwangerschaft.",
    other: "Rosentee",
    state: "ich bin schwanger",
    no: "Nein.",
    asked: ["darf ich den Kräutertee haben?", "kann ich den Kräutertee trinken?"],
  },
  fr: {
    barred: "Tisane verte",
    told: "Ne pas utiliser pendant la grossesse.",
    other: "Tisane rose",
    state: "je suis enceinte",
    no: "Non.",
    asked: ["puis-je avoir la tisane verte ?", "est-ce que je peux boire la tisane verte ?"],
  },
  es: {
    barred: "Infusión verde",
    told: "No usar durante el embarazo.",
    other: "Infusión rosa",
    state: "estoy embarazada",
    no: "No.",
    asked: ["¿puedo tener la infusión verde?", "¿puedo beber la infusión verde?"],
  },
  it: {
    barred: "Tisana verde",
    told: "Non usare in gravidanza.",
    other: "Tisana rosa",
    state: "sono incinta",
    no: "No.",
    asked: ["posso avere la tisana verde?", "posso bere la tisana verde?"],
  },
  pt: {
    barred: "Infusão verde",
    told: "Não usar na gravidez.",
    other: "Infusão rosa",
    state: "estou grávida",
    no: "Não.",
    asked: ["posso ter a infusão verde?", "posso beber a infusão verde?"],
  },
  nl: {
    barred: "Kruidenthee",
    told: "Niet gebruiken tijdens de zwangerschap.",
    other: "Rozenthee",
    state: "ik ben zwanger",
    no: "Nee.",
    asked: ["mag ik de kruidenthee hebben?", "mag ik de kruidenthee drinken?"],
  },
  tr: {
    barred: "Bitki çayı",
    told: "Hamilelikte kullanmayın.",
    other: "Gül çayı",
    state: "hamileyim",
    no: "Hayır.",
    asked: ["bitki çayı alabilir miyim?", "bitki çayı içebilir miyim?"],
  },
};
const goodsOf = ({ barred, told, other }: Teas): Goods => ({
  [barred]: { description: told },
  [other]: { description: "100 g." },
});

describe("who said to be pregnant is told no of what is not for them, however they ask to have it", () => {
  const cases = Object.entries(teas).flatMap(([locale, one]) =>
    one.asked.map((message): [string, string, Teas] => [locale, message, one]),
  );
  test.each(cases)("%s: %s", async (locale, message, one) => {
    await keepGoods(shop, goodsOf(one), locale);
    const { response } = await askLast(shop, one.state, message);
    expect(response.startsWith(one.no), response).toBe(true);
    expect(response).toContain(one.told);
  });
});

describe("no yes opens an answer that warns of what it shows", () => {
  test.each<[[string, ...string[]]]>([
    [["I'm pregnant", "is the herbal tea in stock?"]],
    [["I'm pregnant", "is the herbal tea available?"]],
    [["I'm pregnant", "is the herbal tea organic?"]],
    [["I'm pregnant", "can my sister have the herbal tea?"]],
  ])("%j", async (messages) => {
    await keepGoods(
      shop,
      { "Herbal tea": { description: "Not during pregnancy.", attributes: { organic: "yes" } } },
      "en",
    );
    const { response } = await askLast(shop, ...messages);
    expect(response).toContain("Not during pregnancy.");
    expect(response).not.toMatch(/^Yes/);
  });
});

describe("a yes that nothing speaks against stays", () => {
  const goods: Goods = {
    "Herbal tea": { description: "Not during pregnancy.", attributes: { organic: "yes" } },
    "Cocoa bar": { description: "Contains nuts." },
  };
  test.each<[[string, ...string[]], RegExp]>([
    [["is the herbal tea in stock?"], /^Yes/],
    [["is the herbal tea organic?"], /^Yes/],
    [["does the cocoa bar have nuts?"], /^Yes/],
    [["I'm pregnant", "does the cocoa bar have nuts?"], /^Yes/],
    [["I'm pregnant", "is the cocoa bar in stock?"], /^Yes/],
    [["is the herbal tea dangerous for pregnant women?"], /Not during pregnancy/],
  ])("%j", async (messages, told) => {
    await keepGoods(shop, goods, "en");
    expect((await askLast(shop, ...messages)).response).toMatch(told);
  });

  test.each<[string, [string, ...string[]], string]>([
    ["de", ["hat der Riegel Nüsse?"], "Ja."],
    ["de", ["ich bin schwanger", "hat der Riegel Nüsse?"], "Ja."],
  ])("%s: %j", async (locale, messages, yes) => {
    await keepGoods(shop, { Riegel: { description: "Enthält Nüsse." } }, locale);
    expect((await askLast(shop, ...messages)).response.startsWith(yes)).toBe(true);
  });
});

test("of what tells nothing of it nothing is said to be so", async () => {
  await keepGoods(shop, goodsOf(teas["en"]!), "en");
  expect((await askLast(shop, "I'm pregnant", "may I have the rose tea?")).response).not.toMatch(/^(?:Yes|No)\b/);
});

test.each<[string, RegExp]>([
  ["see ingredients", /^(?!Yes|No)/],
  ["unknown", /^(?!Yes|No)/],
  ["hazelnut", /^Yes/],
])("whether there are nuts where the datum of them says %s", async (nuts, told) => {
  await keepGoods(shop, { "Corn bar": { attributes: { Nuts: nuts } } }, "en");
  expect((await askLast(shop, "does the corn bar have nuts?")).response).toMatch(told);
});
