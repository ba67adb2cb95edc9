import type { PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Answer } from "@widget-chat/contract/answer.ts";
import { expect, test } from "vitest";
import { useShop } from "./use-shop.ts";

const shop = useShop({ default_mode: "ecommerce", ecommerce_active: true, rate_limit: 10_000 });

const lamp = (n: number, more: Partial<PutProduct> = {}): PutProduct => ({
  id: `lamp-${n}`,
  title: `Ember ${n}`,
  category: "Floor lamps",
  price: { amount: `${20 + (n % 50)}.00`, currency: "EUR" },
  ...more,
});

const sell = async (products: PutProduct[]): Promise<void> => {
  const reply = await shop.app.upload(`${shop.url}/products`, products.map((one) => JSON.stringify(one)).join("\n"));
  expect(reply.json<{ accepted: number }>().accepted).toBe(products.length);
};

/** Page by page, until there is nothing more. */
async function pagesOf(message: string): Promise<string[][]> {
  const pages: string[][] = [];
  let last: Answer | null = null;
  do {
    last = await shop.app.send(shop.tenant.id, {
      message: last ? "Show more" : message,
      ...(last && { conversation_id: last.conversation_id }),
    });
    pages.push(last.products.map(({ id }) => id));
  } while (last.products.length > 0);
  return pages;
}

const preview = async (question: string): Promise<SearchResults> =>
  (await shop.app.admin("GET", `${shop.url}/search?limit=50&q=${encodeURIComponent(question)}`)).json();

const HAD = 3;

/** Forty, of which every third can be had, and of these every other is praised, the later the more; and what is no lamp. */
const lamps = (): PutProduct[] =>
  Array.from({ length: 40 }, (_, n) =>
    lamp(n, {
      availability: n % HAD === 2 ? "in_stock" : "out_of_stock",
      attributes: { colour: n % 2 === 0 ? "black" : "brass", ...(n % 6 === 2 && { reviews: 10 + 20 * n }) },
      ...(n % 6 === 2 && { rating: 4.5 }),
    }),
  );

test.for([
  ["floor lamps", () => true],
  ["black floor lamps", (n: number) => n % 2 === 0],
  ["floor lamps under 45 €", (n: number) => 20 + n < 45],
] as const)(
  "%s: what most praise and what can be had comes first, page by page, each once",
  async ([wish, isMeant]) => {
    await sell([...lamps(), { id: "mug", title: "Mug", category: "Mugs", price: { amount: "9.00", currency: "EUR" } }]);
    const meant = [...Array(40).keys()].filter(isMeant);
    const shown = (await pagesOf(wish)).flat().map((id) => Number(id.slice("lamp-".length)));
    expect(shown.toSorted((one, other) => one - other)).toEqual(meant);

    const isHad = (n: number): boolean => n % HAD === 2;
    const isPraised = (n: number): boolean => n % 6 === 2;
    const had = meant.filter(isHad);
    expect(shown.slice(0, had.length).toSorted((one, other) => one - other)).toEqual(had);
    const praised = had.filter(isPraised).toReversed();
    expect(shown.slice(0, praised.length)).toEqual(praised);

    const { results, total, facets } = await preview(wish);
    expect(results.map(({ external_id }) => external_id)).toEqual(shown.map((n) => `lamp-${n}`));
    expect(total).toBe(meant.length);
    const inStock = facets.flatMap(({ values }) => values).find(({ field }) => field === "availability");
    expect(inStock?.count).toBe(had.length);
  },
);

test("what can be had and most praise comes first however many there are", async () => {
  const praise = { rating: 4.8, attributes: { reviews: 500 } };
  const stock = (n: number): "out_of_stock" | "in_stock" => (n < 320 ? "out_of_stock" : "in_stock");
  await sell(
    Array.from({ length: 330 }, (_, n) => lamp(n, { availability: stock(n), ...((n === 310 || n === 325) && praise) })),
  );
  const [first = []] = await pagesOf("floor lamps");
  expect(first).toHaveLength(6);
  expect(first[0]).toBe("lamp-325");
  expect(first.map((id) => Number(id.slice("lamp-".length))).filter((n) => n < 320)).toEqual([]);
});
