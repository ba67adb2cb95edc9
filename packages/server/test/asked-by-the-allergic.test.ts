import { expect, test } from "vitest";
import { askLast, keepGoods, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const larder: Goods = {
  "Hollow basil pesto": {
    category: "Larder",
    description: "Basil, pecorino and cashews.",
    attributes: { diet: "vegetarian (cheese made without rennet)", allergens: "contains: milk, cashews" },
  },
  "Hollow oat biscuits": {
    category: "Larder",
    description: "Crisp biscuits baked with butter.",
    attributes: { diet: "vegetarian", allergens: "contains: oats (gluten), milk" },
  },
  "Hollow seed crackers": {
    category: "Larder",
    description: "Crackers of sunflower seeds.",
    attributes: { allergens: "contains: sesame; gluten-free" },
  },
  "Otter short wellies": { category: "Clothing", attributes: { material: "natural rubber (latex)" } },
};

const milk = "contains: milk, cashews";

test.each([
  ["Yes. ", milk, "I'm allergic to milk, does the pesto contain milk?"],
  ["Yes. ", milk, "I'm allergic to milk, does the pesto contain it?"],
  ["Ja. ", milk, "Ich bin allergisch gegen Milch, enthält das Pesto Milch?"],
  ["Oui. ", milk, "je suis allergique au lait, est-ce que le pesto contient du lait ?"],
  ["Sí. ", milk, "soy alérgica a la leche, ¿el pesto lleva leche?"],
  ["Sì. ", milk, "sono allergico al latte, il pesto contiene latte?"],
  ["Sim. ", milk, "sou alérgico a leite. o pesto contém leite?"],
  ["Ja. ", milk, "ik ben allergisch voor melk. bevat de pesto melk?"],
  ["Yes. ", "oats (gluten)", "my son can't have gluten. do the oat biscuits contain gluten?"],
  ["No. ", "gluten-free", "I'm allergic to gluten. do the seed crackers contain gluten?"],
])("who is allergic and asks what is in it is told that: %s%s: %s", async (yes, datum, message) => {
  await keepGoods(shop, larder, "en");
  const { response } = await askLast(shop, message);
  expect(response.startsWith(yes)).toBe(true);
  expect(response).toContain(datum);
});

test.each([
  ["No. ", milk, "I'm allergic to milk, is the pesto ok for me?"],
  ["No. ", milk, "I have a milk allergy, can I eat the pesto?"],
  ["Nein. ", milk, "Ich habe eine Milchallergie, ist das Pesto sicher?"],
  ["Nein. ", milk, "Ich bin allergisch gegen Milch. Kann ich das Pesto essen, wenn es Milch enthält?"],
  ["Non. ", milk, "je suis allergique au lait, le pesto est-il ok ?"],
  ["No. ", milk, "soy alérgica a la leche, ¿es seguro el pesto?"],
  ["No. ", "oats (gluten)", "my son has coeliac disease, are the oat biscuits safe?"],
])("and who asks whether they may have it is told no: %s%s: %s", async (no, datum, message) => {
  await keepGoods(shop, larder, "en");
  const { response } = await askLast(shop, message);
  expect(response.startsWith(no)).toBe(true);
  expect(response).toContain(datum);
});

test.each([
  "does the pesto contain milk?",
  "is there milk in the pesto?",
  "Enthält das Pesto Milch?",
  "le pesto contient-il du lait ?",
  "¿el pesto lleva leche?",
])("what names a thing tells of it before what is only made of it: %s", async (message) => {
  await keepGoods(shop, larder, "en");
  const { response } = await askLast(shop, message);
  expect(response).toMatch(/^(?:Yes|Ja|Oui|Sí)\. /);
  expect(response).toContain(milk);
});

test.each([
  ["pesto", "does it contain milk? I'm allergic", "milk"],
  ["pesto", "enthält es Milch? ich bin allergisch", "Milch"],
  ["pesto", "contient-il du lait ? je suis allergique", "lait"],
  ["pesto", "¿lleva leche? soy alérgica", "leche"],
  ["pesto", "contiene latte? sono allergico", "latte"],
  ["pesto", "contém leite? sou alérgica", "leite"],
  ["pesto", "bevat het melk? ik ben allergisch", "melk"],
  ["oat biscuits", "do they contain milk? my son is allergic", "milk"],
  ["wellies", "are they made of latex? I'm allergic", "latex"],
])("an allergy that is said behind the question is kept: %s / %s", async (thing, question, what) => {
  await keepGoods(shop, larder, "en");
  const { response, applied_filters } = await askLast(shop, thing, question);
  expect(response).toMatch(/contains: |latex/);
  expect(applied_filters.map(({ value }) => value)).toContain(what);
});

test("it is of a thing that is named in the question, too", async () => {
  await keepGoods(shop, larder, "en");
  const { response } = await askLast(shop, "Enthalten die oat biscuits Milch? Mein Sohn ist allergisch");
  expect(response).toMatch(/^Ja\. .*contains: oats \(gluten\), milk/);
});

test.each([
  "Ich bin gegen Milch allergisch. Kann ich das Pesto essen?",
  "Gegen Milch bin ich allergisch, ist das Pesto ok?",
  "Mein Sohn ist gegen Milch und Soja allergisch. Ist das Pesto ok?",
])("an allergy is heard that is said behind what it is to: %s", async (message) => {
  await keepGoods(shop, larder, "en");
  const { response, applied_filters } = await askLast(shop, message);
  expect(response).toMatch(/^Nein\. .*contains: milk/);
  expect(applied_filters.map(({ value }) => value)).toContain("Milch");
});
