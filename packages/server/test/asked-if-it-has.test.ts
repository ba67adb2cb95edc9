import { describe, expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const rows = (table: Record<string, string>): [locale: string, message: string][] =>
  Object.entries(table).flatMap(([locale, list]) =>
    list.split("|").map((one): [string, string] => [locale, one.trim()]),
  );

const microphones: Record<string, string> = {
  en: "microphone",
  de: "Mikrofon",
  fr: "micro",
  es: "micrófono",
  it: "microfono",
  pt: "microfone",
  nl: "microfoon",
  tr: "mikrofon",
};

/** One that has both by what its data are called, and one that has neither. */
const goods = (locale: string): Goods => ({
  "Zelva Headset": { attributes: { bluetooth: "5.3", [microphones[locale]!]: "MEMS" } },
  "Grumo Headset": { attributes: { bluetooth: "none", [microphones[locale]!]: "none" } },
});

const asked = {
  en: "does the Zelva have bluetooth? | has the Zelva got a microphone? | does the Zelva come with a microphone?",
  de: "hat der Zelva Bluetooth? | hat der Zelva ein Mikrofon?",
  fr: "est-ce que le Zelva a le bluetooth ? | le Zelva a un micro ?",
  es: "¿tiene el Zelva bluetooth? | ¿el Zelva tiene micrófono?",
  it: "il Zelva ha il bluetooth? | il Zelva ha un microfono?",
  pt: "o Zelva tem bluetooth? | o Zelva tem microfone?",
  nl: "heeft de Zelva bluetooth? | heeft de Zelva een microfoon?",
  tr: "Zelva'da bluetooth var mı? | Zelva'nın mikrofonu var mı? | Zelva'nın bluetooth'u var mı?",
};

describe("whether a product has something is answered by yes or no with what tells it", () => {
  test.each(rows(asked))("%s: %s", async (locale, message) => {
    await keepGoods(shop, goods(locale), locale);
    const has = await askLast(shop, message);
    expect(has.response).toMatch(/^(Yes|Ja|Oui|Sí|Sì|Sim|Evet)\. \*\*Zelva Headset\*\*: .+: (5\.3|MEMS)\.$/);
    const hasNot = await askLast(shop, message.replace("Zelva", "Grumo"));
    expect(hasNot.response).toMatch(/^(No|Nein|Non|Não|Nee|Hayır)\. \*\*Grumo Headset\*\*: .+: none\.$/);
  });

  test.each<[string, string]>([
    ["en", "does it have bluetooth?"],
    ["de", "hat er Bluetooth?"],
    ["fr", "il a le bluetooth ?"],
    ["es", "¿tiene bluetooth?"],
    ["it", "ha il bluetooth?"],
    ["pt", "tem bluetooth?"],
    ["nl", "heeft hij bluetooth?"],
    ["tr", "bluetooth var mı?"],
  ])("%s: of what was shown: %s", async (locale, message) => {
    await keepGoods(shop, goods(locale), locale);
    const { response } = await askLast(shop, "Zelva Headset", message);
    expect(response).toMatch(/^(Yes|Ja|Oui|Sí|Sì|Sim|Evet)\. \*\*Zelva Headset\*\*: bluetooth: 5\.3\.$/);
  });
});

describe("what else is asked of it has no yes", () => {
  test.each<[string, string]>([
    ["en", "does the Zelva have a good microphone?"],
    ["en", "is the microphone of the Zelva good?"],
    ["en", "which microphone does the Zelva have?"],
    ["en", "does the Zelva have a strap?"],
    ["en", "does the Zelva have a cap?"],
    ["en", "do you have the Zelva?"],
    ["en", "can I change the microphone of the Zelva?"],
    ["de", "welches Mikrofon hat der Zelva?"],
    ["de", "kann man beim Zelva das Mikrofon wechseln?"],
    ["fr", "quel micro a le Zelva ?"],
    ["es", "¿qué micrófono tiene el Zelva?"],
    ["it", "che microfono ha il Zelva?"],
    ["tr", "headset var mı?"],
  ])("%s: %s", async (locale, message) => {
    const { "Zelva Headset": zelva } = goods(locale);
    const attributes = { ...zelva!.attributes, strap: "optional", "fits cap": "32 mm" };
    await keepGoods(shop, { "Zelva Headset": { attributes } }, locale);
    expect((await askLast(shop, message)).response).not.toMatch(/^(Yes|Ja|Oui|Sí|Sì|Sim|Evet)\./);
  });
});

test.each([
  ["en", "Oat bar", "oats, milk powder", "does it contain milk or nuts?", "Milk: Yes.", "Nuts: "],
  ["de", "Hafer Riegel", "Hafer, Milchpulver", "enthält er Milch oder Nüsse?", "Milch: Ja.", "Nüsse: "],
  ["fr", "Barre avoine", "avoine, lait", "est-ce qu'elle contient du lait ou des noix ?", "Lait: Oui.", "Noix: "],
  ["es", "Barrita avena", "avena, leche", "¿contiene leche o nueces?", "Leche: Sí.", "Nueces: "],
  ["it", "Barretta avena", "avena, latte", "contiene latte o noci?", "Latte: Sì.", "Noci: "],
  ["pt", "Barra aveia", "aveia, leite", "contém leite ou nozes?", "Leite: Sim.", "Nozes: "],
  ["nl", "Haver reep", "haver, melk", "bevat het melk of noten?", "Melk: Ja.", "Noten: "],
  ["tr", "Yulaf bar", "yulaf, süt", "süt veya fındık içeriyor mu?", "Süt: Evet.", "Fındık: "],
])(
  "%s: of each thing that is asked for it is told whether it is in %s: %s %s",
  async (locale, title, ingredients, message, milk, nuts) => {
    await keepGoods(shop, { [title]: { attributes: { ingredients } }, Zilo: {} }, locale);
    const { response } = await askLast(shop, title, message);
    expect(response).toContain(milk);
    expect(response).toContain(nuts);
    expect(response.split(nuts)[1]).not.toContain(ingredients);
  },
);
