import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let english: Tenant;
let german: Tenant;
const open = async (locale: string, titles: string[]): Promise<Tenant> => {
  const tenant = await app.createTenant({ locale, rate_limit: 10_000, ecommerce_active: true });
  for (const [at, title] of titles.entries()) {
    const [name, description = ""] = title.split(": ");
    const price = { amount: `${20 + at}.00`, currency: "EUR" };
    const body = { id: `p${at}`, title: name, description, price };
    expect((await app.admin("POST", `/api/admin/tenants/${tenant.slug}/products`, body)).statusCode).toBeLessThan(300);
  }
  return tenant;
};
beforeAll(async () => {
  app = await startApp();
  english = await open("en", [
    "Dog Bed",
    "Dog Food Beef",
    "Trail Sneakers: Waterproof.",
    "Road Sneakers",
    "Wireless Mouse",
    "Slim Suit",
    "Linen Dress: Machine washable at 30 degrees.",
    "Wool Dress Red",
    "High Heels Nora",
    "Merino Sweater",
    "Wood Glue",
    "Linen Napkin",
    "Blue Floor Lamp",
  ]);
  german = await open("de", ["Weißwein Riesling", "Rotwein Merlot", "Pesto Rosso", "Pinot Noir 0,75 l"]);
});
afterAll(() => app.stop());

const ask = ({ id }: Tenant, message: string) => app.send(id, { message, type: "ecommerce" });

describe("a word of the visitor's own that is a name of goods in another language is none here:", () => {
  test.each([
    "can opener",
    "do you have a can opener?",
    "gift baskets",
    "baskets under 95 €",
    "rat poison",
    "Halloween costume",
    "robe",
    "bike pump",
    "pull up bar",
    "cola",
    "fishing line",
    "is the robe machine washable?",
    "is the basket waterproof?",
  ])("%s", async (message) => {
    const { kind, products, response } = await ask(english, message);
    expect({ kind, products: products.map(({ title }) => title), response }).toMatchObject({
      kind: "no_answer",
      products: [],
    });
  });
});

test.each([
  ["robe rouge", "Wool Dress Red"],
  ["lampadaire bleu", "Blue Floor Lamp"],
  ["souris sans fil", "Wireless Mouse"],
])("two names of another language tell what is meant: %s", async (message, title) => {
  const { products } = await ask(english, message);
  expect(products[0]?.title).toBe(title);
});

test.each(["Pinot Noir", "Pesto Rosso"])("a colour in a name is no language: %s", async (message) => {
  const { products, response } = await ask(german, message);
  expect(products[0]?.title).toContain(message);
  expect(response).toMatch(/Das habe ich gefunden|Am besten passt/);
});
