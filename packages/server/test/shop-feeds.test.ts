import { describe, expect, test } from "vitest";
import { uploading } from "./upload-products.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ ecommerce_active: true });

const { send, stored, ids } = uploading(shop);

describe("Shopify's products.json", () => {
  const shirt = {
    id: 632910392,
    title: "Shirt",
    handle: "shirt",
    body_html: "<p>Cotton</p>",
    vendor: "Fell",
    product_type: "Shirts",
    tags: ["summer"],
    options: [
      { name: "Color", values: ["Red", "Blue"] },
      { name: "Size", values: ["M"] },
    ],
    images: [{ src: "https://cdn.example/a.jpg" }, { src: "https://cdn.example/b.jpg" }],
    variants: [
      {
        id: 1,
        title: "Red / M",
        option1: "Red",
        option2: "M",
        sku: "S-R",
        available: true,
        price: "19.00",
        compare_at_price: "25.00",
      },
      {
        id: 2,
        title: "Blue / M",
        option1: "Blue",
        option2: "M",
        sku: "S-B",
        available: false,
        price: "25.00",
        compare_at_price: null,
        featured_image: { src: "https://cdn.example/b.jpg" },
      },
    ],
  };
  const mug = {
    id: 5,
    title: "Mug",
    handle: "mug",
    options: [{ name: "Title" }],
    variants: [{ id: 9, option1: "Default Title", price: "5.00", available: true }],
  };

  test("brings a product for each variant", async () => {
    const result = await send(JSON.stringify({ products: [shirt, mug] }), "application/json", "?currency=EUR");
    expect(result).toMatchObject({ accepted: 3, failed: [], format: "shopify" });
    expect(await stored()).toMatchObject([
      {
        id: "1",
        title: "Shirt – Red / M",
        group_id: "632910392",
        options: { Color: "Red", Size: "M" },
        price: { amount: "25.00", currency: "EUR" },
        sale_price: { amount: "19.00" },
        url: "/products/shirt?variant=1",
        image_url: "https://cdn.example/a.jpg",
        mpn: "S-R",
        attributes: { tags: ["summer"] },
      },
      { id: "2", availability: "out_of_stock", sale_price: null, image_url: "https://cdn.example/b.jpg" },
      { id: "9", title: "Mug", group_id: null, options: {}, url: "/products/mug" },
    ]);
  });

  test("needs its currency said", async () => {
    const { failed } = await send(JSON.stringify({ products: [mug] }), "application/json");
    expect(failed[0]?.detail).toMatch(/\?currency=EUR/);
  });

  test("of ten megabytes is read as it comes, and a cut one replaces nothing", async () => {
    const products = Array.from({ length: 10_000 }, (_, i) => ({
      ...mug,
      variants: [{ id: i, price: "5.00" }],
      body_html: "x".repeat(1_000),
    }));
    const body = JSON.stringify({ products });
    expect(await send(body.slice(0, 5_000_000), "application/json", "?currency=EUR&mode=replace")).toMatchObject({
      failed: [{ code: "malformed_json", detail: expect.stringContaining("Nothing was replaced") }],
    });
    expect(await ids()).toEqual([]);
    expect(await send(body, "application/json", "?currency=EUR&mode=replace")).toMatchObject({ accepted: 10_000 });
  });
});

test("WooCommerce's Store API brings prices in hundredths, variations and stock", async () => {
  const prices = {
    price: "1800",
    regular_price: "2000",
    sale_price: "1800",
    currency_code: "GBP",
    currency_minor_unit: 2,
  };
  const hoodie = {
    id: 34,
    name: "Hoodie &#8211; soft",
    parent: 0,
    permalink: "https://shop.example/hoodie",
    sku: "woo-h",
    description: "<p>Warm</p>",
    on_sale: true,
    prices,
    average_rating: "4.50",
    review_count: 12,
    images: [{ src: "https://shop.example/h.jpg" }],
    categories: [{ name: "Hoodies" }],
    attributes: [{ name: "Color", terms: [{ name: "Blue" }, { name: "Red" }] }],
    variations: [{ id: 35 }],
    is_in_stock: true,
  };
  const variation = {
    ...hoodie,
    id: 35,
    parent: 34,
    variations: [],
    variation: "Color: Blue",
    on_sale: false,
    prices: { ...prices, price: "5", currency_minor_unit: 0 },
    is_in_stock: false,
  };
  expect(await send(JSON.stringify([hoodie, variation]), "application/json")).toMatchObject({
    accepted: 2,
    failed: [],
    format: "woocommerce",
  });
  expect(await stored()).toMatchObject([
    {
      id: "34",
      title: "Hoodie – soft",
      price: { amount: "20.00", currency: "GBP" },
      sale_price: { amount: "18.00" },
      rating: 4.5,
      group_id: "34",
      category: "Hoodies",
      attributes: { Color: ["Blue", "Red"], reviews: 12 },
    },
    { id: "35", group_id: "34", options: { Color: "Blue" }, price: { amount: "5" }, availability: "out_of_stock" },
  ]);
});
