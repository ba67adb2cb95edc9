import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

const product = (id: string, title: string, category: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  category,
  price: { amount: "39.00", currency: "EUR" },
  ...more,
});

const products = [
  product("mixer", "Vento hand blender 600", "Blenders", {
    description: "Hand blender with two speeds. Battery lasts 40 minutes. Comes without a charger.",
    attributes: { weight: "900 g", dishwasher_safe: "no", marks: ["vegan leather", "quiet"] },
  }),
  product("kettle", "Alto kettle", "Kettles", {
    description: "Steel kettle.",
    attributes: { cordless: "yes", weight: "1.1 kg", noise_level: "61 dB" },
  }),
  product("men", "Strada pro running shoe", "Shoes", { attributes: { weight: "250 g" } }),
  product("women", "Strada pro running shoe women", "Shoes", { attributes: { weight: "210 g" } }),
  product("blade", "Spare blade for Vento hand blender", "Parts"),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });
  for (const one of products) await app.admin("POST", `/api/admin/tenants/${shop.slug}/products`, one);
});
afterAll(() => app.stop());

const answerTo = (message: string) => app.send(shop.id, { message });

test.for([
  ["Is the Alto kettle cordless?", "Yes. **Alto kettle**: cordless: yes.", ["kettle"]],
  ["is the Vento hand blender dishwasher safe?", "No. **Vento hand blender 600**: dishwasher safe: no.", ["mixer"]],
  ["Is the Vento hand blender quiet?", "Yes. **Vento hand blender 600**: marks: vegan leather, quiet.", ["mixer"]],
  ["Is the Vento hand blender heated?", "The details of **Vento hand blender 600** don’t say that.", ["mixer"]],
  [
    "how long does the battery of the Vento hand blender last?",
    "**Vento hand blender 600**: “Battery lasts 40 minutes.”",
    ["mixer"],
  ],
  ["does the Vento hand blender have a charger?", "**Vento hand blender 600**: “Comes without a charger.”", ["mixer"]],
  ["can I take the Alto kettle when I travel by train?", "The details of **Alto kettle** don’t say that.", ["kettle"]],
  ["how loud is the Alto kettle?", "**Alto kettle**: noise level: 61 dB.", ["kettle"]],
  ["how long does the Vento hand blender last?", "**Vento hand blender 600**: “Battery lasts 40 minutes.”", ["mixer"]],
  ["Ist der Alto kettle cordless?", "Ja. **Alto kettle**: cordless: ja.", ["kettle"]],
] as const)("%s", async ([message, response, shown]) => {
  const answer = await answerTo(message);
  expect(answer.response).toBe(response);
  expect(answer.products.map(({ id }) => id)).toEqual(shown);
});

test("what is asked of few that are called alike is told of each", async () => {
  const answer = await answerTo("how much does the Strada pro weigh?");
  expect(answer.response).toContain("**Strada pro running shoe**: weight: 250 g.");
  expect(answer.response).toContain("**Strada pro running shoe women**: weight: 210 g.");
  expect(answer.products).toHaveLength(2);
});

test("what was shown is compared with what is named", async () => {
  const first = await answerTo("Alto kettle");
  const { products: both, response } = await app.send(shop.id, {
    message: "compare it with the Vento hand blender",
    conversation_id: first.conversation_id,
  });
  expect(both.map(({ id }) => id)).toEqual(["kettle", "mixer"]);
  expect(response).toContain("| Price |");
});

test("where nothing costs so little the nearest price is told, and not what documents say of such goods", async () => {
  await app.admin("POST", `/api/admin/tenants/${shop.slug}/documents`, {
    title: "Kettles",
    content: "Kettles and blenders are delivered by our own van.",
    format: "markdown",
  });
  const { response, citations } = await answerTo("kettle under 20 euros");
  expect(response).toContain("The cheapest costs €39.00.");
  expect(citations).toEqual([]);
});

test.for(["do you have the Vento hand blender in red?", "is there a quiet blender?", "blender"])(
  "goods are wished for: %s",
  async (message) => {
    expect((await answerTo(message)).response).not.toContain("don’t say");
  },
);
