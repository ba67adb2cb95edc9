import { expect, type Page } from "@playwright/test";
import { option, price, product } from "../answering.ts";
import { asked } from "./asked.ts";
import type { Screens } from "./screen.ts";

const pictured = (name: string) => ({ image_url: `https://shop.example/${name}.svg` });
const products = [
  product("mug", "Enamel mug “Fjord”, 350 ml", {
    ...pictured("mug"),
    price: price("14.90"),
    regular_price: price("19.90"),
    rating: { value: 4.62, count: 1213 },
    options: [option("Colour", "Moss", "Navy", "Oatmeal")],
  }),
  product("boot", "Trail boot, waterproof", {
    ...pictured("boot"),
    price: price("149"),
    availability: "out_of_stock",
    rating: { value: 4, count: null },
    options: [
      option("Colour", "Black", "Brown"),
      option("Size", "42", "36", "37", "38", "39", "40", "41", "43", "44", "45", "46", "47", "48"),
    ],
  }),
  product("tent", "Two-person tent with a porch for the boots", { ...pictured("tents"), price: price("289") }),
  product("lamp", "Head torch", { brand: null, availability: "preorder" }),
];
const applied_filters = ["up to 300 €", "Norrland"].map((label) => ({ field: "f", op: "eq", value: label, label }));

/** A page that can fill a cart, and what it is offered. */
async function offered(page: Page) {
  const more = { products, applied_filters, widget_type: "ecommerce" };
  const chat = await asked(page, "What do I need for a night outside?", "These would be a good start:", more);
  await chat.element.evaluate(
    `document.querySelector("chat-widget").registerTool("add-to-cart", () => new Promise((done) => done()))`,
  );
  await chat.panel.getByRole("button", { name: "Add to cart: Enamel mug" }).click();
  await expect(chat.panel.getByRole("button", { name: "In your cart: Enamel mug" })).toBeVisible();
  return chat;
}

/** What the catalogue offers. */
export const shopping: Screens = {
  products: { show: offered },
  "products-compared": {
    async show(page) {
      const chat = await offered(page);
      await chat.panel.getByRole("button", { name: "Compare" }).click();
      await expect(chat.panel.getByRole("group", { name: "Comparison" })).toBeVisible();
    },
  },
};
