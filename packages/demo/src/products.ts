import { readFileSync } from "node:fs";

type Money = { amount: string; currency: string };

/** A line of `products.json`, as the server's catalogue takes it. */
export type Product = {
  id: string;
  title: string;
  brand: string;
  description: string;
  price: Money;
  sale_price?: Money;
  availability: "in_stock" | "out_of_stock" | "preorder" | "backorder";
  url: string;
  image_url: string;
  gtin: string;
  mpn: string;
  category: string;
  rating: number;
  attributes: Record<string, string | string[]>;
};

export const readProducts = (): Product[] =>
  JSON.parse(readFileSync(new URL("../products.json", import.meta.url), "utf8")) as Product[];

/** The first part of a category path: `Bags` of `Bags > Backpacks`. */
export const departmentOf = (product: Product): string => product.category.split(" > ")[0]!;

const euros = new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" });

/** `€49.95` */
export const inEuros = (money: Money): string => euros.format(Number(money.amount));
