import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import { pictureOf } from "./pictures/picture-of.ts";
import { departmentOf, readProducts } from "./products.ts";

const products = readProducts();
const amount = /^\d+\.\d{2}$/;

function hasCheckDigit(gtin: string): boolean {
  const sum = [...gtin].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return /^\d{13}$/.test(gtin) && sum % 10 === 0;
}

test("there are enough products, each with an id and a number of its own", () => {
  expect(products.length).toBeGreaterThanOrEqual(60);
  for (const key of ["id", "title", "gtin", "mpn"] as const) {
    expect(new Set(products.map((product) => product[key])).size, key).toBe(products.length);
  }
});

test.each(products)("$id is complete", (product) => {
  expect(product.id).toMatch(/^[a-z0-9-]+$/);
  const paid = product.sale_price ?? product.price;
  for (const price of [product.price, paid])
    expect(price).toEqual({ amount: expect.stringMatching(amount), currency: "EUR" });
  expect(paid === product.price || Number(paid.amount) < Number(product.price.amount)).toBe(true);
  expect(["in_stock", "out_of_stock", "preorder", "backorder"]).toContain(product.availability);
  expect(product.url).toBe(`/demo/products/${product.id}/`);
  expect(product.image_url).toBe(`/demo/products/${product.id}.svg`);
  expect(hasCheckDigit(product.gtin)).toBe(true);
  expect(departments.map(({ name }) => name)).toContain(departmentOf(product));
  expect(product.category).toMatch(/^[^>]+ > [^>]+$/);
  expect(product.rating).toBeGreaterThan(0);
  expect(product.rating).toBeLessThanOrEqual(5);
  expect(product.description.length).toBeGreaterThan(60);
  expect(product.brand).not.toBe("");
  expect(product.attributes).toHaveProperty("colour");
});

test("every product has a picture, and no two look the same", () => {
  const pictures = products.map(pictureOf);
  for (const picture of pictures) {
    expect(picture).toMatch(/^<svg [^>]+>.+<\/svg>\n$/);
    expect(picture).not.toMatch(/NaN|undefined/);
  }
  expect(new Set(pictures).size).toBe(products.length);
});
