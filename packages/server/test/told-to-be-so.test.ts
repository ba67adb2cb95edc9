import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

test.each<[string, string, string, string]>([
  ["en", "vegan sausages", "Classic sausage", "Unfortunately this sausage is not vegan."],
  ["en", "vegan sausages", "Classic sausage", "A non-vegan classic."],
  ["en", "vegan sausages", "Classic sausage", "Not certified vegan."],
  ["en", "vegan sausages", "Classic sausage", "This isn't a vegan sausage."],
  ["en", "vegan sausages", "Classic sausage", "Vegan: no. Gluten free: yes."],
  ["en", "vegan sausages", "Classic sausage", "Is it vegan? No, it contains milk."],
  ["en", "vegan sausages", "Classic sausage", "Of pork. Serve with our vegan mayo."],
  ["en", "vegan sausages", "Classic sausage", "Try our vegan mayo."],
  ["en", "vegan sausages", "Classic sausage", "Of pork. The casing is vegan."],
  ["en", "vegan sausages", "Classic sausage", "Made in a kitchen that also makes vegan food."],
  ["en", "vegan sausages", "Classic sausage", "Made in a kitchen that also makes vegan sausages."],
  ["en", "halal pies", "Beef pie", "This pie is not halal and not kosher."],
  ["en", "kosher pies", "Beef pie", "This pie is not halal and not kosher."],
  ["en", "kosher salt", "Sea salt", "Coarse, like kosher salt."],
  ["en", "vegetarian sausages", "Classic sausage", "Not suitable for vegans and vegetarians."],
  ["de", "vegane Würste", "Grobe Wurst", "Diese Wurst ist leider nicht vegan."],
  ["de", "vegane Würste", "Grobe Wurst", "Für Veganer nicht geeignet."],
  ["de", "vegane Würste", "Grobe Wurst", "Dazu passt unsere vegane Mayo."],
  ["fr", "saucisses véganes", "Saucisse classique", "Cette saucisse n'est malheureusement pas végane."],
  ["fr", "saucisses véganes", "Saucisse classique", "Ne convient pas aux végans."],
  ["es", "salchichas veganas", "Salchicha clásica", "Lamentablemente esta salchicha no es vegana."],
  ["es", "salchichas veganas", "Salchicha clásica", "No apta para veganos."],
  ["it", "salsicce vegane", "Salsiccia classica", "Purtroppo questa salsiccia non è vegana."],
  ["it", "salsicce vegane", "Salsiccia classica", "Non adatta ai vegani."],
  ["pt", "salsichas veganas", "Salsicha clássica", "Infelizmente esta salsicha não é vegana."],
  ["pt", "salsichas veganas", "Salsicha clássica", "Não adequada para veganos."],
  ["nl", "vegan worst", "Grove worst", "Deze worst is helaas niet vegan."],
  ["nl", "vegan worst", "Grove worst", "Niet geschikt voor veganisten."],
  ["tr", "vegan sosis", "Klasik sosis", "Bu sosis maalesef vegan değildir."],
  ["tr", "vegan sosis", "Klasik sosis", "Veganlar için uygun değildir."],
])("%s: %s are none of which is told: %s %s", async (locale, message, title, description) => {
  await keepGoods(shop, { [title]: { description } }, locale);
  const { kind, products } = await askLast(shop, message);
  expect([kind, products]).toEqual(["no_answer", []]);
});

test.each<[string, Goods[string]]>([
  ["vegan sausages", { attributes: { diet: "not vegan" } }],
  ["vegan sausages", { attributes: { vegan: "no" } }],
  ["vegan sausages", { attributes: { serve_with: "vegan mayo" } }],
  ["vegan sausages", { attributes: { not_suitable_for: "vegans" } }],
])("data that deny it or tell it of something else tell it not: %s %j", async (message, more) => {
  await keepGoods(shop, { "Classic sausage": more }, "en");
  expect((await askLast(shop, message)).kind).toBe("no_answer");
});

test.each<[string, string, Goods[string]]>([
  ["en", "vegan sausages", { description: "This sausage is 100% vegan." }],
  ["en", "vegan sausages", { description: "Of soya. Suitable for vegans and vegetarians." }],
  ["en", "vegetarian sausages", { description: "Vegetarian, but not vegan." }],
  ["en", "vegan sausages", { description: "Our popular vegan sausage is made of peas." }],
  ["en", "vegan sausages", { description: "A delicious vegan treat for the grill." }],
  ["en", "vegan sausages", { description: "Handmade and vegan." }],
  ["en", "vegan sausages", { description: "No added sugar, gluten free & vegan." }],
  ["en", "vegan sausages", { attributes: { diet: "vegan" } }],
  ["en", "vegan sausages", { attributes: { labels: ["organic", "vegan"] } }],
  ["en", "vegan sausages", { attributes: { suitable_for_vegans: true } }],
  ["de", "vegane Wurst", { description: "Für Veganer geeignet." }],
  ["de", "vegane Wurst", { description: "Unsere vegane Wurst wird aus Erbsen gemacht." }],
  ["fr", "saucisse végane", { description: "Convient aux végans et aux végétariens." }],
  ["es", "salchicha vegana", { description: "Apta para veganos." }],
  ["it", "salsiccia vegana", { description: "Una salsiccia vegana di piselli." }],
  ["pt", "salsicha vegana", { description: "Esta salsicha é vegana." }],
  ["nl", "vegan worst", { description: "Geschikt voor veganisten." }],
  ["tr", "vegan sosis", { description: "Bu sosis vegandır." }],
  ["tr", "vegan sosis", { description: "Veganlar için uygundur." }],
])("%s: %s are those that tell it: %j", async (locale, message, more) => {
  const named: Record<string, string> = {
    en: "Green sausage",
    de: "Grüne Wurst",
    fr: "Saucisse verte",
    es: "Salchicha verde",
    it: "Salsiccia verde",
    pt: "Salsicha verde",
    nl: "Groene worst",
    tr: "Yeşil sosis",
  };
  await keepGoods(shop, { [named[locale]!]: more }, locale);
  expect(titlesOf(await askLast(shop, message))).toEqual([named[locale]]);
});

const kitchen: Goods = {
  "Chopper Max": { category: "Kitchen", description: "Chops vegetables in seconds." },
  "Swift peeler": { category: "Kitchen", description: "Peels carrots." },
  "Pork sausage": { category: "Sausages" },
  "Beef sausage": { category: "Sausages", description: "80% beef. Great with a veggie mayo." },
};
const veggie: Goods = { "Tofu sausage": { category: "Sausages", description: "Vegan." } };

test.each<[string, Goods, string[]]>([
  ["veggie chopper", kitchen, ["Chopper Max"]],
  ["veggie peeler", kitchen, ["Swift peeler"]],
  ["veggie sausages", kitchen, []],
  ["veggie sausages", { ...kitchen, ...veggie }, ["Tofu sausage"]],
  ["vegetarian sausages", { ...kitchen, "Veggie sausage": { category: "Sausages" } }, ["Veggie sausage"]],
  ["vegetarian sausages", { ...kitchen, "Veggie & beef sausage": { category: "Sausages" } }, []],
])("“%s” may be of vegetables, and is never of meat", async (message, goods, titles) => {
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual(titles);
});

test("a diet that is wished for can be taken away", async () => {
  const goods: Goods = {
    "Classic sausage": { description: "Of pork." },
    "Tofu sausage": { description: "Vegan." },
  };
  await keepGoods(shop, goods, "en");
  const { applied_filters, conversation_id } = await askLast(shop, "vegan sausages");
  expect(applied_filters?.map(({ label }) => label)).toEqual(["sausages", "vegan"]);
  const asked = (some: typeof applied_filters) =>
    shop.app.send(shop.tenant.id, {
      message: "sausages",
      session_id: "s",
      conversation_id,
      applied_filters: some!.map(({ field, op, value }) => ({ field, op, value })),
    });
  expect(titlesOf(await asked(applied_filters))).toEqual(["Tofu sausage"]);
  expect(titlesOf(await asked(applied_filters!.slice(0, 1)))).toEqual(["Classic sausage", "Tofu sausage"]);
});
