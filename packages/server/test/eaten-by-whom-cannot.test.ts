import { beforeEach, describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const bars: Goods = {
  "Nut bar": { category: "Bars", description: "Whole nuts." },
  "Cocoa bar": { category: "Bars", description: "Dates and cocoa. Free from nuts." },
  "Oat bar": { category: "Bars", description: "Oats. May contain traces of nuts." },
};
const riegel: Goods = {
  Haferriegel: { category: "Riegel", description: "Mit Milchschokolade." },
  Kakaoriegel: { category: "Riegel", description: "Datteln und Kakao. Frei von Nüssen." },
};

/** A bar with nuts, one without, and something that may be eaten too. */
const languages: Record<string, { goods: Goods; right: string; messages: string[] }> = {
  en: {
    goods: {
      "Nut bar": { category: "Bars", description: "Whole hazelnuts." },
      "Cocoa bar": { category: "Bars", description: "Dates. Free from nuts." },
      "Pea sausage": { category: "Sausages" },
    },
    right: "Cocoa bar",
    messages: ["which bars can I eat with a nut allergy?", "I have a nut allergy, which bar can I eat?"],
  },
  de: {
    goods: {
      Nussriegel: { category: "Riegel", description: "Ganze Haselnüsse." },
      Kakaoriegel: { category: "Riegel", description: "Datteln. Frei von Nüssen." },
      Erbsenwurst: { category: "Wurst" },
    },
    right: "Kakaoriegel",
    messages: [
      "welchen Riegel kann ich bei Nussallergie essen?",
      "ich habe eine Nussallergie, welche Riegel darf ich essen?",
    ],
  },
  fr: {
    goods: {
      "Barre aux noix": { category: "Barres", description: "Noisettes." },
      "Barre au cacao": { category: "Barres", description: "Dattes. Sans noix." },
      "Saucisse de pois": { category: "Saucisses" },
    },
    right: "Barre au cacao",
    messages: ["quelle barre puis-je manger avec une allergie aux noix ?"],
  },
  es: {
    goods: {
      "Barrita de nueces": { category: "Barritas", description: "Avellanas." },
      "Barrita de cacao": { category: "Barritas", description: "Dátiles. Sin nueces." },
      "Salchicha de guisantes": { category: "Salchichas" },
    },
    right: "Barrita de cacao",
    messages: ["¿qué barrita puedo comer con alergia a las nueces?"],
  },
  it: {
    goods: {
      "Barretta alle noci": { category: "Barrette", description: "Nocciole." },
      "Barretta al cacao": { category: "Barrette", description: "Datteri. Senza noci." },
      "Salsiccia di piselli": { category: "Salsicce" },
    },
    right: "Barretta al cacao",
    messages: [
      "sono allergico alle noci, che barretta posso mangiare?",
      "che barretta posso mangiare con un'allergia alle noci?",
    ],
  },
  pt: {
    goods: {
      "Barra de nozes": { category: "Barras", description: "Avelãs." },
      "Barra de cacau": { category: "Barras", description: "Tâmaras. Sem nozes." },
      "Salsicha de ervilha": { category: "Salsichas" },
    },
    right: "Barra de cacau",
    messages: ["sou alérgico a nozes, que barra posso comer?"],
  },
  nl: {
    goods: {
      Notenreep: { category: "Repen", description: "Hazelnoten." },
      Cacaoreep: { category: "Repen", description: "Dadels. Zonder noten." },
      Erwtenworst: { category: "Worst" },
    },
    right: "Cacaoreep",
    messages: ["welke reep kan ik eten met een notenallergie?"],
  },
  tr: {
    goods: {
      "Fındıklı bar": { category: "Barlar", description: "Bütün fındık." },
      "Kakaolu bar": { category: "Barlar", description: "Hurma. Fındık içermez." },
      "Bezelye sosisi": { category: "Sosis" },
    },
    right: "Kakaolu bar",
    messages: ["fındık alerjim var, hangi barı yiyebilirim?"],
  },
};

test.each(Object.entries(languages))("%s: what somebody can eat is no thing to find", async (locale, shopOf) => {
  const { goods, right, messages } = shopOf;
  await keepGoods(shop, goods, locale);
  for (const message of messages) {
    const answer = await askLast(shop, message);
    expect([message, answer.kind, titlesOf(answer)]).toEqual([message, "answer", [right]]);
    expect(answer.applied_filters.map(({ label }) => label).join(" ")).not.toMatch(/eat|essen|mang|com[eo]|eten|yiye/);
  }
});

describe("what is in a part of a word", () => {
  beforeEach(() =>
    keepGoods(
      shop,
      {
        Haferriegel: { category: "Riegel", description: "Mit Milchschokolade." },
        Kakaoriegel: { category: "Riegel", description: "Datteln und Kakao." },
      },
      "de",
    ),
  );

  test.each([["Riegel ohne Laktose"], ["ich bin laktoseintolerant", "Riegel"]] as [string, ...string[]][])(
    "%s %s: milk chocolate has lactose in it",
    async (...messages) => {
      expect(titlesOf(await askLast(shop, ...messages))).toEqual(["Kakaoriegel"]);
    },
  );
});

describe("what is in one thing that is named", () => {
  test.each<[string, string, Goods, [string, ...string[]], string]>([
    ["en", "nuts in the cocoa bar", bars, ["are there nuts in the cocoa bar?"], "No. **Cocoa bar**: “Free from nuts.”"],
    ["en", "milk in it", bars, ["cocoa bar", "is there milk in it?"], "The details of **Cocoa bar** don’t say that."],
    ["en", "contains nuts", bars, ["cocoa bar", "contains nuts?"], "No. **Cocoa bar**: “Free from nuts.”"],
    ["en", "traces", bars, ["does the oat bar contain nuts?"], "**Oat bar**: “May contain traces of nuts.”"],
    ["en", "nuts in the nut bar", bars, ["are there nuts in the nut bar?"], "Yes. **Nut bar**: “Whole nuts.”"],
    ["de", "Milch", riegel, ["enthält der Haferriegel Milch?"], "Ja. **Haferriegel**: „Mit Milchschokolade.“"],
    ["de", "drin", riegel, ["Kakaoriegel", "sind da Nüsse drin?"], "Nein. **Kakaoriegel**: „Frei von Nüssen.“"],
    ["de", "im", riegel, ["sind Nüsse im Kakaoriegel?"], "Nein. **Kakaoriegel**: „Frei von Nüssen.“"],
  ])("%s: %s", async (locale, _, goods, messages, response) => {
    await keepGoods(shop, goods, locale);
    const answer = await askLast(shop, ...messages);
    expect([answer.response, answer.products.length]).toEqual([response, 1]);
  });

  test.each<[string, string, string]>([
    ["fr", "y a-t-il des noix dans la barre au cacao ?", "Non. **Barre au cacao**: «\u00a0Sans noix.\u00a0»"],
    ["es", "¿la barrita de cacao lleva nueces?", "No. **Barrita de cacao**: «Sin nueces.»"],
    ["it", "la barretta al cacao contiene noci?", "No. **Barretta al cacao**: «Senza noci.»"],
    ["pt", "a barra de cacau tem nozes?", "Não. **Barra de cacau**: “Sem nozes.”"],
    ["nl", "zitten er noten in de cacaoreep?", "Nee. **Cacaoreep**: “Zonder noten.”"],
    ["tr", "kakaolu bar fındık içeriyor mu?", "Hayır. **Kakaolu bar**: “Fındık içermez.”"],
  ])("%s: %s", async (locale, message, response) => {
    await keepGoods(shop, languages[locale]!.goods, locale);
    const answer = await askLast(shop, message);
    expect(answer.response).toBe(response);
    expect(titlesOf(answer)).toEqual([languages[locale]!.right]);
  });

  test("what is sold is no thing that something is in", async () => {
    await keepGoods(shop, { "Almond butter": {}, "Almond milk": {}, "Coffee machine": {} }, "en");
    expect(titlesOf(await askLast(shop, "do you have almond milk?"))).toContain("Almond milk");
    expect((await askLast(shop, "is the coffee machine in stock?")).response).toMatch(/^Yes/);
  });
});

test("a nut is named by no “not”", async () => {
  await keepGoods(shop, { "Wheat bar": { description: "This bar is not gluten-free." }, Mug: {} }, "en");
  const { response } = await askLast(shop, "is the wheat bar ok with a nut allergy?");
  expect(response).toBe("The details of **Wheat bar** don’t say that.");
});
