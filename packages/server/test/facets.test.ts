import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

const brands = ["Fell & Fern", "Norrland", "Norrland", "Acme", "Kestrel"];
const colours = ["Red", "Dark green", "Navy", "Black", "Red", "Black", "Black"];
const materials = ["Wool", "Cotton", "Wool"];

const at = <One>(list: readonly One[], n: number): One => list[n % list.length]!;

/** Forty jackets and backpacks, jackets in three sizes each, and what nobody asks for. */
const products: PutProduct[] = [
  ...Array.from({ length: 20 }, (_, n) =>
    ["S", "M", "XL"].slice(n % 3).map((size) => ({
      id: `jacket-${n}-${size}`,
      group_id: `jacket-${n}`,
      title: `Trail jacket ${String.fromCharCode(65 + n)}`,
      brand: at(brands, n),
      category: n % 4 === 0 ? "Clothing > Coats" : "Clothing > Jackets",
      price: { amount: `${20 + n * 7}.90`, currency: "EUR" },
      rating: 3 + (n % 5) * 0.4,
      options: { Colour: at(colours, n), Size: size },
      attributes: { material: at(materials, n), waterproof: n % 3 === 1, sku: `T${n}-${size}` },
    })),
  ).flat(),
  ...Array.from({ length: 20 }, (_, n) => ({
    id: `pack-${n}`,
    title: `Ridge backpack ${String.fromCharCode(65 + n)}`,
    brand: at(brands, n + 1),
    category: "Backpacks",
    price: { amount: `${15 + n * 5}.00`, currency: "EUR" },
    ...(n % 4 === 2 && { sale_price: { amount: `${10 + n * 5}.00`, currency: "EUR" } }),
    attributes: { Colour: at(colours, n), laptop_sleeve: n % 2 === 0 ? "Yes" : "No", origin: "Portugal" },
  })),
  ...Array.from({ length: 10 }, (_, n) => ({
    id: `mug-${n}`,
    title: `Enamel mug ${n}`,
    brand: "Teller",
    category: "Mugs",
    price: { amount: "9.00", currency: "EUR" },
    attributes: { Colour: "White" },
  })),
];

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });
  const lines = products.map((one) => JSON.stringify(one)).join("\n");
  await app.upload(`/api/admin/tenants/${shop.slug}/products`, lines);
});
afterAll(() => app.stop());

const say = (message: string, before?: Answer): Promise<Answer> =>
  app.send(shop.id, { message, ...(before && { conversation_id: before.conversation_id }) });

async function preview(sentence: string): Promise<SearchResults> {
  const query = new URLSearchParams({ q: sentence, mode: "ecommerce" });
  const reply = await app.admin("GET", `/api/admin/tenants/${shop.slug}/search?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

/** All that a search has, page by page. */
async function pagesFrom(first: Answer, more: string): Promise<string[]> {
  const shown = first.products.map(({ id }) => id);
  for (let last = first; last.products.length > 0;) {
    last = await say(more, last);
    shown.push(...last.products.map(({ id }) => id));
  }
  return shown;
}

const wishesOf = ({ applied_filters }: Answer): unknown[] =>
  applied_filters.map(({ field, op, value }) => ({ field, op, value }));

describe.for([
  ["jackets", "Show more"],
  ["backpacks", "Show more"],
  ["trail jacket", "Show more"],
  ["red or black backpacks", "Show more"],
  ["backpacks from Norrland or Acme", "Show more"],
  ["jackets under 130 €", "Show more"],
  ["the cheapest backpacks", "Show more"],
  ["not from Acme backpacks", "Show more"],
  ["zeig mir backpack von Norrland oder Acme", "Mehr zeigen"],
  ["montrez-moi des backpacks à moins de 90 €", "Afficher plus"],
  ["quiero backpacks por menos de 90 €", "Mostrar más"],
  ["vorrei un backpack sotto i 90 €", "Mostra altri"],
  ["ik wil backpacks onder de 90 €", "Meer tonen"],
  ["quero backpacks por menos de 90 €", "Mostrar mais"],
  ["90 eurodan ucuz backpack istiyorum", "Daha fazla göster"],
] as const)("%s", ([sentence, more]) => {
  test("what is suggested is understood as just that, and leaves as many as are counted", async () => {
    const [first, { facets, total }] = await Promise.all([say(sentence), preview(sentence)]);
    const counts = facets.flatMap(({ values }) => values);
    expect(first.suggestions[0]).toBe(more);
    const suggested = first.suggestions.slice(1);
    expect(suggested.length).toBeGreaterThan(0);
    expect(suggested.length).toBeLessThanOrEqual(3);
    expect((await pagesFrom(first, more)).length).toBe(total);
    for (const text of suggested) {
      const asked = await say(sentence);
      const narrowed = await say(text, asked);
      const [added, ...others] = wishesOf(narrowed).filter(
        (one) => !wishesOf(asked).some((other) => JSON.stringify(other) === JSON.stringify(one)),
      ) as { field: string; op: string; value: unknown }[];
      // The words of a wish that had no other part are told beside the first that comes.
      const parts = [added!, ...others].filter(({ field }) => field !== "words");
      expect([text, parts]).toEqual([text, [expect.anything()]]);
      const [part] = parts;
      const told = counts.find(
        ({ field, op, value }) => field === part!.field && op === part!.op && value === part!.value,
      );
      expect([text, told?.count]).toEqual([text, (await pagesFrom(narrowed, more)).length]);
      expect(told!.count).toBeGreaterThan(0);
      expect(told!.count).toBeLessThan(total!);
    }
  });
});

test("nothing is suggested that is wished for, or that is so of all", async () => {
  const { suggestions } = await say("red or black backpacks under 100 € from Norrland or Acme");
  expect(suggestions.join()).not.toMatch(/red|black|€|norrland|acme|backpack|portugal/i);
});

test("and nothing where all is shown", async () => {
  const { products: shown, suggestions } = await say("backpacks from Kestrel");
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThanOrEqual(6);
  expect(suggestions).toEqual([]);
});

test("how many were found is told, and from which price to which, also of what is not shown", async () => {
  const { response, products: shown } = await say("backpacks");
  expect(shown).toHaveLength(6);
  expect(response).toMatch(/^I found 20 products, from €15\.00 to €110\.00\./);
});

test("a suggestion goes on from a wish that was narrowed by words", async () => {
  const others = await say("not in red", await say("jackets"));
  const narrowed = await say(others.suggestions.at(-1)!, others);
  expect(others.applied_filters).toHaveLength(2);
  expect(narrowed.applied_filters).toHaveLength(3);
});

test("variants of a product count once, and of each value those that have one of it", async () => {
  const { facets, total } = await preview("jackets");
  const sizes = facets.find(({ field }) => field === "attributes.Size")!;
  expect(total).toBe(15);
  expect(sizes.label).toBe("Size");
  expect(sizes.values.map(({ label, count }) => [label, count])).toEqual([
    ["size XL", 15],
    ["size M", 10],
    ["size S", 5],
  ]);
});

test("a value that says nothing by itself is told with its field", async () => {
  const { facets } = await preview("backpacks");
  expect(facets.find(({ label }) => label === "laptop sleeve")!.values).toEqual([
    { field: "attributes.laptop_sleeve", op: "eq", value: "Yes", label: "laptop sleeve: Yes", count: 10 },
    { field: "attributes.laptop_sleeve", op: "eq", value: "No", label: "laptop sleeve: No", count: 10 },
  ]);
});

test("documents have no facets", async () => {
  const reply = await app.admin("GET", `/api/admin/tenants/${shop.slug}/search?mode=rag&q=returns`);
  expect(reply.json()).toMatchObject({ total: null, facets: [] });
});
