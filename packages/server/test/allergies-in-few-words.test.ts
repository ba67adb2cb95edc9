import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

/** In each language a thing to wear, with nickel and without, and one to eat, with nuts and without. */
const goods: Record<string, [titles: [string, string, string, string], nickel: string, nuts: string]> = {
  en: [["Silver earrings", "Gold earrings", "Crunch bar", "Date bar"], "Contains nickel.", "With hazelnuts."],
  de: [["Silberne Ohrringe", "Goldene Ohrringe", "Riegel Krokant", "Riegel Dattel"], "Enthält Nickel.", "Mit Nüssen."],
  fr: [
    ["Boucles d'oreilles argent", "Boucles d'oreilles or", "Barre croquante", "Barre dattes"],
    "Contient du nickel.",
    "Avec des noisettes.",
  ],
  es: [
    ["Pendientes plata", "Pendientes oro", "Barrita crujiente", "Barrita dátil"],
    "Contiene níquel.",
    "Con avellanas.",
  ],
  it: [
    ["Orecchini argento", "Orecchini oro", "Barretta croccante", "Barretta datteri"],
    "Con nichel.",
    "Con nocciole.",
  ],
  pt: [["Brincos prata", "Brincos ouro", "Barra crocante", "Barra tâmara"], "Contém níquel.", "Com avelãs."],
  nl: [["Oorbellen zilver", "Oorbellen goud", "Reep krokant", "Reep dadel"], "Bevat nikkel.", "Met hazelnoten."],
  tr: [["Küpe gümüş", "Küpe altın", "Bar çıtır", "Bar hurma"], "Nikel içerir.", "Fındık içerir."],
};

async function shown(locale: string, message: string): Promise<string[]> {
  const [[bad, good, nutty, plain], nickel, nuts] = goods[locale]!;
  const stock = { [bad]: { description: nickel }, [good]: {}, [nutty]: { description: nuts }, [plain]: {} };
  await keepGoods(shop, stock, locale);
  return titlesOf(await askLast(shop, message));
}

test.each([
  ["en", "allergic to nickel, earrings"],
  ["de", "allergisch gegen Nickel, Ohrringe"],
  ["fr", "allergique au nickel, boucles d'oreilles"],
  ["es", "alérgica al níquel, pendientes"],
  ["it", "allergica al nichel, orecchini"],
  ["pt", "alérgica a níquel, brincos"],
  ["nl", "allergisch voor nikkel, oorbellen"],
  ["tr", "nikele alerjim var, küpe"],
  ["en", "nickel allergic, earrings"],
  ["en", "nickel allergic earrings"],
  ["de", "nickelallergisch, Ohrringe"],
  ["nl", "nikkelallergisch, oorbellen"],
])("%s: what is worn is sought behind what somebody can't have: %s", async (locale, message) => {
  expect(await shown(locale, message)).toEqual([goods[locale]![0][1]]);
});

test.each([
  ["en", "nut allergic, bars"],
  ["en", "bars, I'm nut allergic"],
  ["en", "my son is nut-allergic, which bars?"],
  ["de", "Riegel, bin nussallergisch"],
  ["de", "welche Riegel für einen nussallergischen Sohn?"],
  ["fr", "barres, allergie noix"],
  ["es", "barritas, alergia frutos secos"],
  ["it", "barrette, allergia noci"],
  ["pt", "barras, alergia nozes"],
  ["nl", "repen, ben notenallergisch"],
  ["tr", "fındık alerjik, bar"],
])("%s: an allergy is heard in few words: %s", async (locale, message) => {
  expect(await shown(locale, message)).toEqual([goods[locale]![0][3]]);
});

test.each([
  ["en", "no bars with nuts"],
  ["en", "I don't want bars that contain nuts"],
  ["de", "keine Riegel mit Nüssen"],
  ["fr", "pas de barres avec des noix"],
  ["es", "ninguna barrita con frutos secos"],
  ["it", "nessuna barretta con noci"],
  ["pt", "nenhuma barra com nozes"],
  ["nl", "geen repen met noten"],
  ["tr", "fındıklı bar olmasın"],
])("%s: no goods with a thing are such without it: %s", async (locale, message) => {
  expect(await shown(locale, message)).toEqual([goods[locale]![0][3]]);
});

test.each([
  ["en", "nut allergic"],
  ["en", "dairy allergic"],
  ["de", "nussallergisch"],
  ["nl", "notenallergisch"],
])("%s: alone it is noted, and asked what is looked for: %s", async (locale, message) => {
  const [[bad, good]] = goods[locale]!;
  await keepGoods(shop, { [bad]: {}, [good]: {} }, locale);
  const { kind, applied_filters } = await askLast(shop, message);
  expect([kind, applied_filters.length]).toEqual(["clarify", 1]);
});

test.each([
  ["en", "I'm not nut allergic, bars"],
  ["de", "nicht nussallergisch, Riegel"],
  ["nl", "niet notenallergisch, repen"],
])("%s: who is not allergic is shown all: %s", async (locale, message) => {
  expect(await shown(locale, message)).toHaveLength(2);
});

test.each([
  ["de", "antiallergische Decke", "Decke"],
  ["de", "hypoallergische Decke", "Decke"],
  ["nl", "antiallergisch kussen", "Kussen"],
])("%s: %s: nobody is allergic to how goods are made for the allergic", async (locale, message, title) => {
  await keepGoods(shop, { [`${title} Anti Alto`]: {}, Mug: {} }, locale);
  const { applied_filters, products } = await askLast(shop, message);
  expect(applied_filters.filter(({ op }) => op === "not")).toEqual([]);
  expect(products.map((one) => one.title)).toEqual([`${title} Anti Alto`]);
});

test("what may make ill stays barred behind a comma", async () => {
  await keepGoods(shop, { "Bird toy": {}, "Wood glue": {}, Mug: {} }, "en");
  for (const message of ["allergic to nuts, glue", "allergique aux chats, oiseau"])
    expect([message, titlesOf(await askLast(shop, message))]).toEqual([message, []]);
});

test("what is put on the skin is sought behind a scent", async () => {
  const stock = {
    "Sunscreen Sol": { description: "With perfume." },
    "Sunscreen Luna": { description: "Perfume-free." },
  };
  await keepGoods(shop, stock, "en");
  expect(titlesOf(await askLast(shop, "allergic to perfume, sunscreen"))).toEqual(["Sunscreen Luna"]);
});
