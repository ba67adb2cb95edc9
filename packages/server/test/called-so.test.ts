import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rag_active: false, rate_limit: 10_000 });

const goods = [
  { id: "tent", title: "Lee Tent", price: "245.00", attributes: { weight: "2.3 kg" } },
  { id: "dry", title: "Dry Bag", price: "14.50", attributes: { weight: "0.2 kg" }, description: "For a wet tent." },
  { id: "kit", title: "Seam Kit", price: "9.00", attributes: { weight: "0.1 kg" }, description: "Mends any tent." },
  { id: "mug", title: "Enamel Mug", price: "12.00", attributes: {} },
  { id: "ears", title: "Tune wireless headphones", price: "49.00", category: "Headphones", attributes: {} },
  { id: "cord", title: "Studio wired headphones", price: "79.00", category: "Headphones", attributes: {} },
  { id: "mouse", title: "Wireless mouse", price: "15.00", category: "Mice", attributes: {} },
];

async function ask(message: string) {
  for (const { price, ...one } of goods) {
    const body = { ...one, price: { amount: price, currency: "EUR" } };
    expect((await shop.app.admin("POST", `${shop.url}/products`, body)).statusCode).toBeLessThan(300);
  }
  return shop.app.send(shop.tenant.id, { message });
}

test("what is called otherwise meets no price for it, and the nearest of what is called so is told", async () => {
  const { products, response } = await ask("tent under 100 euros");
  expect(products).toEqual([]);
  expect(response).toContain("€245.00");
});

test("nor a weight: what is called so comes first, and what was given up is said", async () => {
  const { products, response } = await ask("tent under 2 kg");
  expect(products[0]?.id).toBe("tent");
  expect(response).toContain("without “under 2 kg”");
});

test("what is called so and meets the bound is shown", async () => {
  expect((await ask("tent under 300 euros")).products[0]?.id).toBe("tent");
});

test.each([["wireless headphones under 45"], ["casque sans fil moins de 45 euros"]])(
  "a cheaper thing of another kind does not meet a price: %s",
  async (message) => {
    const { kind, products, response } = await ask(message);
    expect([kind, products]).toEqual(["no_answer", []]);
    expect(response).toMatch(/49[.,]00/);
  },
);

test("nor is it one of the cheaper ones", async () => {
  const { conversation_id } = await ask("wireless headphones");
  const { products, response } = await shop.app.send(shop.tenant.id, { message: "cheaper ones", conversation_id });
  expect(products.map(({ id }) => id)).toEqual(["ears"]);
  expect(response).toContain("nothing is cheaper");
});
