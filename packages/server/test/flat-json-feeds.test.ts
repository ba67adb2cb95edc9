import { expect, test } from "vitest";
import { uploading } from "./upload-products.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true, default_mode: "ecommerce" });
const { send, stored } = uploading(shop);

test("JSON is read by the names of its members where it tells prices as a table does", async () => {
  const given = [
    {
      sku: "k1",
      name: "<b>Tarn</b> kettle",
      price: "9,50 €",
      availability: "in stock",
      brand: { name: "Fell" },
      categories: ["Kitchen", "Kettles"],
      images: [{ src: "https://shop.example/1.jpg" }, { src: "https://shop.example/2.jpg" }],
      attributes: { colour: "Red", weight: "1.2 kg", dishwasher_safe: false, feet: 3 },
    },
    { id: 2, title: "Tarn pan", price: 19.5, quantity: 0, materials: ["steel", "oak"] },
    { id: 3, title: "Tarn bowl", price: { value: 1.299, currency: "USD" }, in_stock: true },
  ];
  expect(await send(JSON.stringify(given), "application/json", "?currency=EUR")).toMatchObject({
    accepted: 3,
    failed: [],
    format: "json",
    columns: expect.arrayContaining([
      { column: "sku", field: "id" },
      { column: "dishwasher_safe", field: "attribute" },
    ]),
  });
  expect(await stored()).toMatchObject([
    {
      id: "2",
      price: { amount: "19.5", currency: "EUR" },
      availability: "out_of_stock",
      attributes: { materials: "steel, oak" },
    },
    { id: "3", price: { amount: "1.299", currency: "USD" }, availability: "in_stock" },
    {
      id: "k1",
      title: "Tarn kettle",
      price: { amount: "9.50", currency: "EUR" },
      availability: "in_stock",
      brand: "Fell",
      category: "Kitchen > Kettles",
      image_url: "https://shop.example/1.jpg",
      more_images: ["https://shop.example/2.jpg"],
      options: { color: "Red" },
      attributes: { weight: "1.2 kg", dishwasher_safe: false, feet: 3 },
    },
  ]);
});

test("what it calls otherwise is said by a mapping, and what the mapping names in vain is told", async () => {
  const given = [{ ref: "1", what: "Tarn lamp", cost: 12 }];
  const mapping = { ref: "id", what: "title", cost: "price", was: "sale_price" };
  const query = `?currency=EUR&mapping=${encodeURIComponent(JSON.stringify(mapping))}`;
  expect(await send(JSON.stringify(given), "application/json", query)).toMatchObject({
    accepted: 1,
    failed: [{ code: "unknown_column", detail: expect.stringContaining('"was"') }],
  });
});

test("a price that is none is told with what to write, and prices in the API's own shape are read as that", async () => {
  const given = [
    { id: "1", title: "Tarn lamp", price: "from 12" },
    { id: "2", title: "Tarn rug", price: 12 },
    { id: "3", title: "Tarn cup", price: { amount: "12.00", currency: "EUR" }, availability: "in stock" },
  ];
  const { accepted, failed } = await send(JSON.stringify(given), "application/json");
  expect(accepted).toBe(0);
  expect(failed.map(({ detail }) => detail)).toEqual([
    expect.stringMatching(/The price "from 12"/),
    expect.stringMatching(/no currency/),
    expect.stringMatching(/availability/),
  ]);
});

test.each(["products", "items", "data"])("the list of products may be called %s, however long it is", async (name) => {
  const products = Array.from({ length: 3 }, (_, i) => ({ id: `${i}`, title: `Tarn lamp ${i}`, price: "12 EUR" }));
  const long = { version: 2, tags: ["a"], note: "x".repeat(1_000_000), [name]: products };
  for (const given of [{ [name]: products }, long])
    expect(await send(JSON.stringify(given), "application/json")).toMatchObject({ accepted: 3, failed: [] });
});

test("the parts of what a product has are none of its own fields", async () => {
  const given = [
    {
      wholesale: { price: 4.9 },
      seller: { id: "99", name: "Acme" },
      sku: "7",
      name: "Tarn jug",
      price: 9.5,
      weight: { value: 3, unit: "kg" },
      length: { value: 20, unit: "cm" },
    },
  ];
  expect(await send(JSON.stringify(given), "application/json", "?currency=EUR")).toMatchObject({
    accepted: 1,
    failed: [],
  });
  const jug = (await stored()).find(({ id }) => id === "7");
  expect(jug).toMatchObject({ title: "Tarn jug", price: { amount: "9.5" } });
  expect(Object.keys(jug!.attributes)).toEqual(expect.arrayContaining(["seller name", "weight value", "length value"]));
});

test("a product may have members that lists are called by, and the list with products is read beside an empty one", async () => {
  const price = { amount: "12.00", currency: "EUR" };
  const bundle = { id: "bundle", title: "Tarn set", price, items: [] };
  expect(await send(JSON.stringify([bundle]), "application/json")).toMatchObject({ accepted: 1, failed: [] });
  const given = { data: [], products: [{ id: "8", title: "Tarn cup", price }] };
  expect(await send(JSON.stringify(given), "application/json")).toMatchObject({ accepted: 1, failed: [] });
});
