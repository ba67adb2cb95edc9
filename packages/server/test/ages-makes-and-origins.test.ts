import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

type Goods = Record<string, Partial<PutProduct> & { costs?: string }>;

async function shownOf(goods: Goods, message: string, locale = "en"): Promise<string[]> {
  await shop.app.admin("PATCH", shop.url, { locale });
  for (const [title, { costs = "20.00", ...more }] of Object.entries(goods)) {
    const body = { id: title.replace(/[^a-z0-9]/gi, "-"), title, price: { amount: costs, currency: "EUR" }, ...more };
    expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  }
  const { products } = await shop.app.send(shop.tenant.id, { message });
  return products.map(({ title }) => title).toSorted();
}

const bikes: Goods = {
  "Town bike": { category: "Bikes > City", costs: "600.00" },
  "Trail bike": { category: "Bikes > Mountain", costs: "900.00" },
  "Pebble 12 bike": { category: "Bikes > Kids", costs: "79.00", attributes: { age: "2 to 4 years" } },
  "Pebble 16 bike": { category: "Bikes > Kids", costs: "180.00", attributes: { age: "4 to 6 years" } },
  "Pebble 20 bike": { category: "Bikes > Kids", costs: "250.00", attributes: { age: "6 to 9 years" } },
  "Racer 20 bike": { category: "Bikes > Kids", costs: "450.00", attributes: { age: "6+" } },
};
const raeder: Goods = {
  Stadtrad: { category: "Räder" },
  "Kinderrad 16": { category: "Räder", attributes: { Altersempfehlung: "4 bis 6 Jahre" } },
  "Kinderrad 20": { category: "Räder", attributes: { Altersempfehlung: "ab 6 Jahren" } },
  "Babysitz für Räder": { category: "Sitze", attributes: { Alter: "9 Monate bis 3 Jahre" } },
};

test.each<[string, string[], Goods, string?]>([
  ["bike for my 5 year old", ["Pebble 16 bike"], bikes],
  ["a bike for an 8-year-old", ["Pebble 20 bike", "Racer 20 bike"], bikes],
  ["a bike for a 7 yr old girl under 300", ["Pebble 20 bike"], bikes],
  ["a bike for a girl under 300", ["Pebble 12 bike", "Pebble 16 bike", "Pebble 20 bike"], bikes],
  ["Kinderrad für 5-Jährige", ["Kinderrad 16"], raeder, "de"],
  ["Kinderrad für meinen 7 Jahre alten Sohn", ["Kinderrad 20"], raeder, "de"],
])("%s: what is told to be for that age", async (wish, titles, goods, locale) => {
  expect(await shownOf(goods, wish, locale)).toEqual(titles);
});

const toys: Goods = {
  "Water pistol 5 l": { category: "Toys" },
  "Can of 6": { category: "Drinks" },
  "Bucket 5 l": { category: "Garden" },
  "Marble run": { category: "Toys", attributes: { age: "4 to 9 years" } },
};

test.each<[string, string?]>([
  ["a present for my niece who is 5"],
  ["gift for my son, he is 6"],
  ["a gift for my nephew, he's turning 5 in May"],
  ["my daughter will be 5, what toys do you have?"],
  ["my daughter turns 5, what gifts do you have?"],
  ["gift for my grandson aged 6"],
  ["ein Geschenk für meine Nichte, sie wird 5", "de"],
  ["ein Geschenk für meinen Neffen, der gerade 6 geworden ist", "de"],
  ["un cadeau pour ma nièce, elle a 5 ans", "fr"],
  ["un regalo para mi sobrina que tiene 5", "es"],
  ["un regalo para mi hijo que cumple 6", "es"],
  ["un regalo per mia nipote, compie 5", "it"],
  ["um presente para o meu sobrinho que faz 6", "pt"],
  ["een cadeau voor mijn nichtje dat 5 wordt", "nl"],
  ["een cadeau voor mijn neefje, hij is 6", "nl"],
  ["yeğenim 5 yaşında, hediye", "tr"],
])("%s: a figure behind somebody is an age", async (wish, locale) => {
  expect(await shownOf(toys, wish, locale)).toEqual(["Marble run"]);
});

test("a figure behind somebody that is no age, or of no goods, is not looked for", async () => {
  const goods: Goods = { "Tea box 5": { category: "Tea" }, "Honey pot": { category: "Honey", rating: 4.9 } };
  expect(await shownOf(goods, "a present for my aunt under 30")).toContain("Tea box 5");
  const { products } = await shop.app.send(shop.tenant.id, { message: "a present for my niece who is 5" });
  expect(products[0]?.title).toBe("Honey pot");
  await shownOf({ "Smoke alarm": { description: "Battery for 12 years." } }, "alarm");
  const { products: gifts } = await shop.app.send(shop.tenant.id, { message: "a present for my 12 year old nephew" });
  expect(gifts[0]?.title).toBe("Honey pot");
});

test("a make is said as it is written", async () => {
  const goods: Goods = {
    "Mini 7": { brand: "Pumpa", category: "Tools", description: "A pump. Fits Presta valves." },
    "Floor 11": { brand: "Airo", category: "Tools", description: "A pump. Fits Presta valves." },
    "Inner tube": { brand: "Gommo", category: "Tubes", description: "Presta valve." },
  };
  expect(await shownOf(goods, "pump that fits Presta")).toEqual(expect.arrayContaining(["Floor 11", "Mini 7"]));
  expect(await shownOf({}, "pump")).toEqual(["Floor 11", "Mini 7"]);
  expect(await shownOf({}, "pump of Pumpa")).toEqual(["Mini 7"]);
});

const jams: Goods = {
  "Jam strawberry": { category: "Jams", attributes: { origin: "France" } },
  "Jam fig": { category: "Jams", attributes: { origin: "Turkey" } },
};
const confitures: Goods = {
  "Confiture de fraises": { category: "Confitures", attributes: { origine: "France" } },
  "Confiture d'abricots": { category: "Confitures", attributes: { origine: "France" } },
  "Confiture de figues": { category: "Confitures", attributes: { origine: "Turquie" } },
};
const honige: Goods = {
  "Honig Wald": { category: "Honig", attributes: { Herkunft: "Deutschland" } },
  "Honig Orange": { category: "Honig", attributes: { Herkunft: "Spanien" } },
};

test.each<[string, string[], Goods, string]>([
  ["French jam", ["Jam strawberry"], jams, "en"],
  ["confiture française", ["Confiture d'abricots", "Confiture de fraises"], confitures, "fr"],
  ["deutscher Honig", ["Honig Wald"], honige, "de"],
  ["spanischer Honig", ["Honig Orange"], honige, "de"],
])("%s: what comes from there", async (wish, titles, goods, locale) => {
  expect(await shownOf(goods, wish, locale)).toEqual(titles);
});

test.each<[string, string, string]>([
  ["portable lamp", "Lamp", "Portugal"],
  ["Schweizer Messer", "Messer", "Schweden"],
  ["Austrian hat", "Hat", "Australia"],
])("%s: what only begins like a country is not from there", async (wish, title, country_of_origin) => {
  await shownOf({ [title]: { attributes: { country_of_origin } } }, wish);
  const { applied_filters } = await shop.app.send(shop.tenant.id, { message: wish });
  expect(JSON.stringify(applied_filters)).not.toContain(country_of_origin);
});

test("what is said with the name of its attribute is that, and how far something goes is held", async () => {
  const goods: Goods = {
    "Metro bike": { category: "Bikes", attributes: { brakes: "rim", range: "90 km" } },
    "Gravel bike": { category: "Bikes", attributes: { brakes: "hydraulic disc", range: "40 km" } },
    "Trail bike": { category: "Bikes", attributes: { brakes: "hydraulic disc", range: "110 km" } },
    "Bike light": { category: "Lights", description: "With brake light." },
  };
  expect(await shownOf(goods, "bikes with hydraulic disc brakes")).toEqual(["Gravel bike", "Trail bike"]);
  expect(await shownOf({}, "bike with a range over 100 km")).toEqual(["Trail bike"]);
});
