import { describe, expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const larder: Goods = {
  Dinkelbrot: { category: "Brot", description: "Brot aus Dinkelmehl.", attributes: { Allergene: "Gluten" } },
  Maisbrot: { category: "Brot", description: "Brot aus Mais, glutenfrei." },
  Käsewurst: { category: "Wurst", description: "Wurst mit Bergkäse.", attributes: { Allergene: "Milch" } },
  Apfelriegel: { category: "Riegel", attributes: { Ernährung: "vegan" } },
  Hafermilch: { category: "Getränke", description: "Haferdrink, ohne Zuckerzusatz." },
  Vollmilch: { category: "Getränke", description: "Frische Milch vom Hof." },
};

test.each<[string, string[]]>([
  ["ich vertrage kein Gluten, welches Brot?", ["Maisbrot"]],
  ["Ich vertrage keine Laktose. Welche Getränke habt ihr?", ["Hafermilch"]],
  ["Getränke ohne Laktose", ["Hafermilch"]],
])("de: %s", async (message, titles) => {
  await keepGoods(shop, larder, "de");
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});

test.each<[string, string, string]>([
  ["en", "I don't tolerate lactose", "without lactose"],
  ["de", "ich vertrage keine Nüsse", "ohne Nüsse"],
  ["fr", "je ne supporte pas le lactose", "sans lactose"],
  ["es", "no tolero la lactosa", "sin lactosa"],
  ["it", "non tollero il lattosio", "senza lattosio"],
  ["pt", "não tolero lactose", "sem lactose"],
  ["nl", "ik verdraag geen lactose", "zonder lactose"],
  ["tr", "fındık yiyemem", "fındık içermeyen"],
])("%s: %s is noted", async (locale, message, label) => {
  await keepGoods(shop, larder, locale);
  const { kind, products, applied_filters } = await askLast(shop, message);
  expect(kind).toBe("clarify");
  expect(products).toEqual([]);
  expect(applied_filters?.map((one) => one.label)).toEqual([label]);
});

test.each([
  ["ist die Käsewurst vegan?", "Käsewurst"],
  ["ist das Dinkelbrot vegan?", "Dinkelbrot"],
  ["Ist die Hafermilch laktosefrei?", "Hafermilch"],
])("%s tells that its data don't say it, and shows no others", async (message, title) => {
  await keepGoods(shop, larder, "de");
  const answer = await askLast(shop, message);
  expect(answer.response).toBe(`Dazu steht in den Angaben zu **${title}** nichts.`);
  expect(titlesOf(answer)).toEqual([title]);
});

test.each<[string, Goods, string, string[]]>([
  [
    "en",
    { "Chickpea curry": {}, "Beef curry": { description: "With beef." } },
    "curry without meat",
    ["Chickpea curry"],
  ],
  [
    "de",
    { Kakaomilch: { category: "Kakao" }, Haferkakao: { category: "Kakao" } },
    "Kakao ohne Laktose",
    ["Haferkakao"],
  ],
  [
    "de",
    { Buchweizenmehl: { category: "Mehl" }, Weizenmehl: { category: "Mehl" } },
    "Mehl ohne Gluten",
    ["Buchweizenmehl"],
  ],
  ["en", { "Dog bowl": { description: "For dogs, do not use in the microwave." } }, "bowls for dogs", ["Dog bowl"]],
])("%s: what only sounds alike counts for nothing: %o", async (locale, goods, message, titles) => {
  await keepGoods(shop, goods, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});

test.each<[string, string, string]>([
  ["en", "Children over 12 years: do not take more than 8.", "is the Ibu ok for a 8 year old?"],
  ["es", "Niños mayores de 12 años: no tomar más de 6 comprimidos.", "¿el Ibu es adecuado para un niño de 8 años?"],
])("%s: a dose for those who are older says no yes to who is younger", async (locale, description, message) => {
  await keepGoods(shop, { Ibu: { description } }, locale);
  expect((await askLast(shop, message)).response).not.toMatch(/^(?:Yes|Sí)/);
});

test("a thing that is called after kids is asked of without their age", async () => {
  await keepGoods(shop, { "Kids bike Kori": { description: "From 4 years." } }, "en");
  const { response } = await askLast(shop, "is the kids bike kori in stock?");
  expect(response).not.toContain("4 years");
});

describe("what shall not be taken", () => {
  test.each<[string, string, string]>([
    ["en", "Do not take during pregnancy.", "tablets, I'm pregnant"],
    ["en", "Do not give to children.", "tablets for children"],
    ["de", "In der Schwangerschaft nicht einnehmen.", "Tabletten, ich bin schwanger"],
    ["fr", "Ne pas utiliser pendant la grossesse.", "comprimés, je suis enceinte"],
    ["es", "No tomar durante el embarazo.", "pastillas, estoy embarazada"],
    ["it", "Non assumere in gravidanza.", "compresse, sono incinta"],
    ["pt", "Não tomar durante a gravidez.", "comprimidos, estou grávida"],
    ["nl", "Niet gebruiken tijdens de zwangerschap.", "tabletten, ik ben zwanger"],
    ["tr", "Hamilelikte kullanmayınız.", "tablet, hamileyim"],
  ])("%s: %s", async (locale, description, message) => {
    const title = `Ibu ${/\p{L}+/u.exec(message)![0]}`;
    await keepGoods(shop, { [title]: { description } }, locale);
    const answer = await askLast(shop, message);
    expect(answer).toMatchObject({ kind: "no_answer", products: [] });
    expect(answer.response).toContain(description);
  });
});

describe("for whom medicines are", () => {
  const medicines: Goods = {
    "Ibuprofen 200 mg tablets": { description: "20 tablets. Not suitable for children under 12." },
    "Magnesium 400 capsules": { description: "60 capsules." },
    "Kids toothpaste": { description: "For children aged 2 to 6." },
    "Whitening toothpaste": { description: "Not for children under 12." },
  };

  test.each<[string, string, string]>([
    [
      "is the ibuprofen ok for kids?",
      "Ibuprofen 200 mg tablets",
      "No. **Ibuprofen 200 mg tablets**: “Not suitable for children under 12.”",
    ],
    [
      "can I take ibuprofen while breastfeeding?",
      "Ibuprofen 200 mg tablets",
      "The details of **Ibuprofen 200 mg tablets** don’t say that. “Not suitable for children under 12.”",
    ],
    ["can kids take magnesium?", "Magnesium 400 capsules", "The details of **Magnesium 400 capsules** don’t say that."],
    [
      "is the kids toothpaste ok for babies?",
      "Kids toothpaste",
      "No. **Kids toothpaste**: “For children aged 2 to 6.”",
    ],
  ])("%s is asked of what is named", async (message, title, response) => {
    await keepGoods(shop, medicines, "en");
    const answer = await askLast(shop, message);
    expect(titlesOf(answer)).toEqual([title]);
    expect(answer.response).toBe(response);
  });

  test("what is for none under 12 is not shown for kids", async () => {
    await keepGoods(shop, medicines, "en");
    expect(titlesOf(await askLast(shop, "toothpaste for kids"))).toEqual(["Kids toothpaste"]);
  });
});

test("hay fever is English", async () => {
  await keepGoods(shop, { "Hay fever tablets": { description: "For adults." }, "Nose spray": {} }, "en");
  const answer = await askLast(shop, "hay fever tablets");
  expect(titlesOf(answer)).toEqual(["Hay fever tablets"]);
  expect(answer.response).toMatch(/^I found this one/);
});
