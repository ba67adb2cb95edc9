import { expect, test } from "vitest";
import { askLast, keepGoods, titlesOf, type Goods } from "./talk-in-shop.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const coloured = (colour: string): Goods[string] => ({ attributes: { colour } });

const laptops: Goods = {
  "Aven Laptop": coloured("Grey"),
  "Brom Laptop": coloured("Black"),
  "Laptop Bag": coloured("Red"),
};
const headphones: Goods = {
  "Aven Headphones": coloured("Grey"),
  "Brom Headphones": coloured("Black"),
  "Headphone case": coloured("Red"),
};
const printers: Goods = {
  "Canon Magenta Laser Printer Toner Cartridge": { brand: "Canon" },
  "Canon Laser Printer Ribbon Cartridge": { brand: "Canon" },
  "Aven Laser Printer 20": { brand: "Aven" },
  "Brom Laser Printer 30": { brand: "Brom" },
};

const headsets: Goods = {
  "Brom MS103 headset head-band": { brand: "Brom", attributes: { product_type: "Headset" } },
  "Aven headset": { brand: "Aven", attributes: { product_type: "Headset" } },
};

test("what the shop itself calls the thing is one, though its title names a part", async () => {
  await keepGoods(shop, headsets, "en");
  const answer = await askLast(shop, "Brom headset");
  expect(titlesOf(answer)).toEqual(["Brom MS103 headset head-band"]);
  expect(answer.applied_filters).toContainEqual(expect.objectContaining({ field: "brand", value: "Brom" }));
});

test.each<[string, Goods, string[], string]>([
  ["red laptop", laptops, ["Aven Laptop", "Brom Laptop"], "without “red”"],
  ["laptop in red", laptops, ["Aven Laptop", "Brom Laptop"], "without “red”"],
  ["red laptops under 100 euros", laptops, ["Aven Laptop", "Brom Laptop"], "without “red”"],
  ["red headphones", headphones, ["Aven Headphones", "Brom Headphones"], "without “red”"],
  ["canon laser printer", printers, ["Aven Laser Printer 20", "Brom Laser Printer 30"], "without “canon”"],
])("%s: what is only made for the thing meets no wish in its place", async (message, goods, shown, given) => {
  await keepGoods(shop, goods, "en");
  const answer = await askLast(shop, message);
  expect(titlesOf(answer)).toEqual(shown);
  expect(answer.response.toLowerCase()).toContain(given);
});

test.each<[string, Goods, string[]]>([
  ["red laptop bag", laptops, ["Laptop Bag"]],
  ["red bag for a laptop", laptops, ["Laptop Bag"]],
  ["canon toner", printers, ["Canon Magenta Laser Printer Toner Cartridge"]],
])("%s: what is made for it is found where it is wished for", async (message, goods, shown) => {
  await keepGoods(shop, goods, "en");
  expect(titlesOf(await askLast(shop, message))).toEqual(shown);
});
