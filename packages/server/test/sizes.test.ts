import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

interface Names {
  shoe: string;
  boot: string;
  shirt: string;
  mug: string;
  /** How the shop calls a size in its data. */
  size: string;
}

/** Fills the shop with goods of its language, variant by variant: `arve-42` is one in size 42. */
async function stock(locale: string, { shoe, boot, shirt, mug, size }: Names): Promise<void> {
  await shop.app.admin("PATCH", shop.url, { locale });
  const goods: [name: string, title: string, sizes: string[]][] = [
    ["arve", `${shoe} Arve`, ["41", "42", "43"]],
    ["brom", `${shoe} Brom`, ["42", "43.5"]],
    ["edda", `${boot} Edda`, ["38"]],
    ["cask", `${shirt} Cask`, ["S", "M", "L"]],
    ["dusk", `${shirt} Dusk`, ["L", "XL", "XXL"]],
    ["fern", `${mug} Fern`, []],
  ];
  const product = (id: string, title: string) => ({ id, title, price: { amount: "60.00", currency: "EUR" } });
  for (const [name, title, sizes] of goods) {
    const all = sizes.map((one) => ({
      ...product(`${name}-${one}`, title),
      group_id: name,
      options: { [size]: one },
    }));
    for (const body of all.length > 0 ? all : [product(name, title)])
      expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  }
}

async function shownFor(message: string): Promise<string[]> {
  const { products } = await shop.app.send(shop.tenant.id, { message });
  return products.map(({ id }) => id).toSorted();
}

const FORTY_TWO = ["arve-42", "brom-42"];
const LARGE = ["cask-L", "dusk-L"];

test.each<[string, Names, Record<string, string[]>]>([
  [
    "en",
    { shoe: "Running shoe", boot: "Boot", shirt: "T-shirt", mug: "Mug", size: "size" },
    {
      "shoes in size 42": FORTY_TWO,
      "shoes EU 42": FORTY_TWO,
      "running shoes 42": FORTY_TWO,
      "size 43.5 running shoe": ["brom-43.5"],
      "boots size 38 under 100 €": ["edda-38"],
      "XL t-shirt": ["dusk-XL"],
      "t-shirt in 2XL": ["dusk-XXL"],
      "t-shirt size large": LARGE,
      "t-shirt M": ["cask-M"],
      "shoes in size 41 or 43": ["arve-41"],
      "extra large t-shirt": ["dusk-XL"],
      "t-shirt Cask not in size S": ["cask-M"],
      "t-shirt size M": ["cask-M"],
      "T-shirt in size S or M": ["cask-S"],
    },
  ],
  [
    "de",
    { shoe: "Laufschuh", boot: "Stiefel", shirt: "T-Shirt", mug: "Becher", size: "Größe" },
    {
      "Laufschuhe Größe 42": FORTY_TWO,
      "Laufschuhe in Größe 42": FORTY_TWO,
      "Laufschuh Gr. 42": FORTY_TWO,
      "Laufschuhe in 42": FORTY_TWO,
      "Laufschuhe in Schuhgröße 43,5": ["brom-43.5"],
      "Stiefel in Größe 38 unter 100 Euro": ["edda-38"],
      "T-Shirt XL": ["dusk-XL"],
      "T-Shirt in Größe XXL": ["dusk-XXL"],
      "T-Shirts in L": LARGE,
      "ein T-Shirt der Größe M": ["cask-M"],
    },
  ],
  [
    "fr",
    { shoe: "Chaussure", boot: "Botte", shirt: "T-shirt", mug: "Tasse", size: "Taille" },
    {
      "chaussures taille 42": FORTY_TWO,
      "chaussures en taille 42": FORTY_TWO,
      "chaussures pointure 42": FORTY_TWO,
      "chaussures en 42": FORTY_TWO,
      "chaussures en pointure 43,5": ["brom-43.5"],
      "bottes taille 38 à moins de 100 €": ["edda-38"],
      "t-shirt XL": ["dusk-XL"],
      "t-shirt taille 2XL": ["dusk-XXL"],
      "t-shirt en taille L": LARGE,
      "un t-shirt taille M": ["cask-M"],
    },
  ],
  [
    "es",
    { shoe: "Zapato", boot: "Bota", shirt: "Camiseta", mug: "Taza", size: "Talla" },
    {
      "zapatos talla 42": FORTY_TWO,
      "zapatos de la talla 42": FORTY_TWO,
      "zapatos número 42": FORTY_TWO,
      "zapatos en 42": FORTY_TWO,
      "zapatos de talla 43,5": ["brom-43.5"],
      "botas talla 38 por menos de 100 €": ["edda-38"],
      "camiseta XL": ["dusk-XL"],
      "camiseta talla XXL": ["dusk-XXL"],
      "camisetas en talla L": LARGE,
      "camiseta talla mediana": ["cask-M"],
    },
  ],
  [
    "it",
    { shoe: "Scarpa", boot: "Stivale", shirt: "Maglietta", mug: "Tazza", size: "Taglia" },
    {
      "scarpe taglia 42": FORTY_TWO,
      "scarpe numero 42": FORTY_TWO,
      "scarpe in taglia 43,5": ["brom-43.5"],
      "stivali taglia 38 sotto i 100 €": ["edda-38"],
      "maglietta XL": ["dusk-XL"],
      "maglietta taglia XXL": ["dusk-XXL"],
      "magliette taglia L": LARGE,
      "maglietta di taglia M": ["cask-M"],
      "maglietta misura M": ["cask-M"],
      "scarpe 42": FORTY_TWO,
    },
  ],
  [
    "pt",
    { shoe: "Sapato", boot: "Bota", shirt: "Camiseta", mug: "Caneca", size: "Tamanho" },
    {
      "sapatos tamanho 42": FORTY_TWO,
      "sapatos no tamanho 42": FORTY_TWO,
      "sapatos número 42": FORTY_TWO,
      "sapatos tamanho 43,5": ["brom-43.5"],
      "botas tamanho 38 por menos de 100 €": ["edda-38"],
      "camiseta XL": ["dusk-XL"],
      "camiseta tamanho XXL": ["dusk-XXL"],
      "camisetas tamanho L": LARGE,
      "camiseta tamanho médio": ["cask-M"],
      "sapatos 42": FORTY_TWO,
    },
  ],
  [
    "nl",
    { shoe: "Hardloopschoen", boot: "Laarzen", shirt: "T-shirt", mug: "Mok", size: "Maat" },
    {
      "hardloopschoenen maat 42": FORTY_TWO,
      "hardloopschoenen in maat 42": FORTY_TWO,
      "hardloopschoen schoenmaat 43,5": ["brom-43.5"],
      "laarzen in maat 38 onder 100 euro": ["edda-38"],
      "t-shirt XL": ["dusk-XL"],
      "t-shirt maat XXL": ["dusk-XXL"],
      "t-shirts in maat L": LARGE,
      "t-shirt maat M": ["cask-M"],
      "hardloopschoen 42": FORTY_TWO,
      "hardloopschoen in 41": ["arve-41"],
    },
  ],
  [
    "tr",
    { shoe: "Spor ayakkabı", boot: "Bot", shirt: "Tişört", mug: "Kupa", size: "Beden" },
    {
      "42 beden spor ayakkabı": FORTY_TWO,
      "42 numara ayakkabı": FORTY_TWO,
      "beden 42 spor ayakkabı": FORTY_TWO,
      "43,5 numara spor ayakkabı": ["brom-43.5"],
      "38 numara bot 100 eurodan ucuz": ["edda-38"],
      "XL tişört": ["dusk-XL"],
      "XXL beden tişört": ["dusk-XXL"],
      "L beden tişört": LARGE,
      "tişört M beden": ["cask-M"],
      "spor ayakkabı 41 numara": ["arve-41"],
    },
  ],
])("%s: what is there in the size that was said is shown, and nothing else", async (locale, names, wishes) => {
  await stock(locale, names);
  const shown: Record<string, string[]> = {};
  for (const wish of Object.keys(wishes)) shown[wish] = await shownFor(wish);
  expect(shown).toEqual(wishes);
});

const english: Names = { shoe: "Running shoe", boot: "Boot", shirt: "T-shirt", mug: "Mug", size: "shoe_size" };

test("a size is a chip by the shop's own name, and another takes its place", async () => {
  await stock("en", english);
  const first = await shop.app.send(shop.tenant.id, { message: "running shoes in size 42" });
  expect(first.applied_filters).toContainEqual({
    field: "attributes.shoe_size",
    op: "eq",
    value: "42",
    label: "size 42",
  });
  const { conversation_id } = first;
  for (const [message, shown] of [
    ["and in size 41?", ["arve-41"]],
    ["do you have it in 43?", ["arve-43"]],
    ["in 43.5", ["brom-43.5"]],
    ["size 42", FORTY_TWO],
    ["t-shirts under 100 €", expect.any(Array)],
    ["in L", LARGE],
  ] as const) {
    const { products } = await shop.app.send(shop.tenant.id, { message, conversation_id });
    expect(products.map(({ id }) => id).toSorted(), message).toEqual(shown);
  }
});

test("a size that nothing has is given up in words", async () => {
  await stock("en", english);
  const { products, response } = await shop.app.send(shop.tenant.id, { message: "running shoes in size 50" });
  expect(products.length).toBeGreaterThan(0);
  expect(response).toContain("I looked without “size 50”");
});

test("what may be a word or a measure is no size", async () => {
  await stock("en", english);
  for (const message of ["mug 42", "L'Arve t-shirt", "t-shirt of 30 cm"]) {
    const { applied_filters } = await shop.app.send(shop.tenant.id, { message });
    expect([message, ...applied_filters.filter(({ field }) => field.startsWith("attributes."))]).toEqual([message]);
  }
});

test("a size of one country's figures is none of another's", async () => {
  for (const [id, size] of Object.entries({ eu: "EU 42", uk: "UK 42", bare: "42", other: "EU 41" })) {
    const price = { amount: "60.00", currency: "EUR" };
    const body = { id, title: `Running shoe ${id}`, price, attributes: { size } };
    expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  }
  expect(await shownFor("running shoes EU 42")).toEqual(["bare", "eu"]);
  expect(await shownFor("running shoes in size UK 42")).toEqual(["bare", "uk"]);
  expect(await shownFor("running shoes in size 42")).toEqual(["bare", "eu", "uk"]);
});

test.each([
  ["es", "¿la tienes en la 42?"],
  ["es", "¿quedan en el 42?"],
  ["pt", "tem em 42?"],
])("%s: an article before a size makes it no other: %s", async (locale, message) => {
  await shop.app.admin("PATCH", shop.url, { locale });
  for (const size of ["41", "42"]) {
    const body = {
      id: `brisa-${size}`,
      group_id: "brisa",
      title: "Zapatillas Brisa",
      price: { amount: "60.00", currency: "EUR" },
      availability: size === "42" ? "out_of_stock" : "in_stock",
      attributes: { talla: size },
    };
    expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  }
  const { conversation_id } = await shop.app.send(shop.tenant.id, { message: "zapatillas Brisa" });
  const { products } = await shop.app.send(shop.tenant.id, { message, conversation_id });
  expect(products.map(({ id, availability }) => [id, availability])).toEqual([["brisa-42", "out_of_stock"]]);
});

test("a shirt in a size is no tea that may be in something", async () => {
  const variant = (id: string, size: string, colour: string, availability: string) => ({
    id,
    group_id: "tee",
    title: `Tee – ${size} / ${colour}`,
    price: { amount: "19.00", currency: "EUR" },
    options: { Size: size, Color: colour },
    availability,
    category: "Shirts",
  });
  for (const body of [variant("s", "S", "Red", "in_stock"), variant("m", "M", "Red", "out_of_stock")])
    await shop.app.admin("POST", `${shop.url}/products`, body);
  const inSize = await shop.app.send(shop.tenant.id, { message: "red tee in M" });
  expect(inSize.response).toBe("I found this one: **Tee – M / Red** for €19.00 (out of stock).");
  const inColour = await shop.app.send(shop.tenant.id, { message: "tee M in red" });
  expect(inColour.response).toContain("(out of stock)");
});
