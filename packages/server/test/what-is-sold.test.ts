import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

const product = (id: string, title: string, amount: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  price: { amount, currency: "EUR" },
  ...more,
});

const tee = (id: string, colour: string, size: string, amount: string, more: Partial<PutProduct> = {}): PutProduct =>
  product(id, `Cotton T-shirt ${colour} ${size}`, amount, { group_id: "tee", options: { colour, size }, ...more });

const goods: PutProduct[] = [
  product("aero", "Fenwick Aero 14 Laptop Silver 16 GB", "999.00", { brand: "Fenwick" }),
  product("book", "Orlo Book 13 Laptop 1 TB SSD", "1299.00", { brand: "Orlo" }),
  product("bag", 'Laptop Bag 15.6" Black', "39.00"),
  product("sleeve", "Neoprene Sleeve for Laptop", "15.00"),
  product("stand", "Stand for Laptop and Tablet", "24.00"),
  product("nova", "Nova A14 Smartphone 128 GB", "299.00"),
  product("nova-5", "Nova A145 Smartphone 256 GB", "399.00", { gtin: "4006381333931", mpn: "AB-778X" }),
  product("nova-case", "Case for Nova A14", "12.00"),
  product("disk", "Portable drive 1000 GB", "99.00"),
  product("disk-2", "Portable drive 2 TB", "179.00"),
  product("disk-3", "Rugged drive", "109.00", { attributes: { capacity: "1 TB" } }),
  product("disk-4", "Small drive", "119.00", { description: "With room for 1 TB." }),
  product("screen", "Lumo television 139,7 cm", "899.00"),
  product("screen-2", 'Lumo television 43"', "399.00"),
  product("flask", "Flask 0,5 l", "14.00"),
  product("flask-2", "Flask 1 l", "19.00"),
  product("ears", "Sonar WH-1000XM4", "279.00"),
  product("ears-5", "Sonar WH-1000XM5", "349.00"),
  tee("tee-red-s", "Red", "S", "19.00", { availability: "out_of_stock" }),
  tee("tee-red-m", "Red", "M", "19.00"),
  tee("tee-blue-s", "Blue", "S", "17.00"),
  tee("tee-blue-m", "Blue", "M", "19.00"),
  product("linen", "Linen T-shirt", "35.00"),
  product("lamp-old", "Desk lamp Ida", "20.00", { availability: "out_of_stock" }),
  product("lamp-new", "Desk lamp Uno", "20.00"),
  product("pot", "Tea pot round", "30.00"),
  product("pot-liked", "Tea pot square", "30.00", { rating: 4.9, attributes: { reviews: 900 } }),
  ...["Red", "Blue", "Green", "Grey", "White", "Black"].map((colour, i) =>
    product(`mat-${colour}`, `Yoga mat ${colour}`, `${20 + i}.00`, { brand: "Om" }),
  ),
  product("mat-cork", "Yoga mat cork", "45.00", { brand: "Tree" }),
];

const haushalt: PutProduct[] = [
  product("laptop", "Laptop Aero 14 Zoll 16 GB", "999.00"),
  product("tasche", "Tasche für Laptop", "29.00"),
  product("frost", "Kühlschrank Frost 180 l", "549.00"),
  product("filter", "Filter für Kühlschrank", "19.00"),
];

let app: TestApp;
let shop: Tenant;
let laden: Tenant;
beforeAll(async () => {
  app = await startApp();
  [shop, laden] = [await shopOf("en", goods), await shopOf("de", haushalt)];
});
afterAll(() => app.stop());

async function shopOf(locale: string, products: PutProduct[]): Promise<Tenant> {
  const tenant = await app.createTenant({
    locale,
    default_mode: "ecommerce",
    ecommerce_active: true,
    rag_active: false,
    rate_limit: 10_000,
  });
  for (const one of products) await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, one);
  return tenant;
}

const shown = async (message: string, { id } = shop): Promise<string[]> =>
  (await app.send(id, { message })).products.map((one) => one.id);

describe("a thing is shown before what is made for it", () => {
  test.for([
    ["laptop", ["aero", "book"]],
    ["laptops", ["aero", "book"]],
    ["notebook", ["aero", "book"]],
    ["the cheapest laptop", ["aero", "book"]],
    ["laptop bag", ["bag"]],
    ["a sleeve for my laptop", ["sleeve"]],
    ["a14", ["nova"]],
    ["nova a14 case", ["nova-case"]],
  ] as const)("%s", async ([message, first]) => {
    expect((await shown(message)).slice(0, first.length).toSorted()).toEqual([...first]);
  });

  test.for([
    ["Laptop", "laptop"],
    ["Tasche für Laptop", "tasche"],
    ["Kühlschrank", "frost"],
    ["fridge", "frost"],
  ] as const)("in German: %s", async ([message, first]) => {
    expect((await shown(message, laden))[0]).toBe(first);
  });
});

describe("a quantity is found in whatever unit it is told", () => {
  test.for([
    ["drive with 1 TB", ["disk", "disk-3", "disk-4"]],
    ["1TB drive", ["disk", "disk-3", "disk-4"]],
    ["drive 1000GB", ["disk", "disk-3"]],
    ["drive 2000 GB", ["disk-2"]],
    ["55 inch television", ["screen"]],
    ["television 109,2 cm", ["screen-2"]],
    ["flask 500 ml", ["flask"]],
    ["1 litre flask", ["flask-2"]],
  ] as const)("%s", async ([message, first]) => {
    expect((await shown(message)).slice(0, first.length).toSorted()).toEqual([...first]);
  });
});

test.for([
  ["wh1000xm4", "ears"],
  ["WH-1000XM5", "ears-5"],
  ["A145", "nova-5"],
  ["4006381333931", "nova-5"],
  ["do you have 4006381333931?", "nova-5"],
  ["AB-778X", "nova-5"],
  ["ab778x", "nova-5"],
] as const)("a model is found however it is written: %s", async ([message, first]) => {
  expect((await shown(message))[0]).toBe(first);
});

describe("of the variants of a product one is shown", () => {
  test("that can be had, the cheapest", async () => {
    expect((await shown("t-shirt")).toSorted()).toEqual(["linen", "tee-blue-s"]);
  });
  test("and the one that is wished for", async () => {
    expect(await shown("red t-shirt")).toEqual(["tee-red-m"]);
    expect(await shown("t-shirt blue m")).toEqual(["tee-blue-m"]);
  });
});

test("of what fits equally, what can be had comes first, and what people praise", async () => {
  expect(await shown("desk lamp")).toEqual(["lamp-new", "lamp-old"]);
  expect(await shown("tea pot")).toEqual(["pot-liked", "pot"]);
});

test("not six of one name are shown where something else fits as well", async () => {
  expect(await shown("yoga mat")).toContain("mat-cork");
});
