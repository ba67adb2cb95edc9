import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { History } from "@widget-chat/contract/history.ts";
import { Value } from "typebox/value";
import pg from "pg";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { freshDatabase } from "./fresh-database.ts";
import { startApp } from "./start-app.ts";
import { useShop } from "./use-shop.ts";

const shop = useShop({ rate_limit: 10_000, rag_active: false, ecommerce_active: true, default_mode: "ecommerce" });

const lantern = {
  id: "lantern-1",
  title: "Brass lantern",
  brand: "Lumen",
  price: { amount: "49.90", currency: "EUR" },
  url: "https://shop.example/lantern",
  image_url: "https://cdn.example/lantern.jpg",
};
const put = async (product: object): Promise<void> => {
  expect((await shop.app.admin("POST", `${shop.url}/products`, product)).statusCode).toBe(200);
};

/** What nobody has judged, and what has no variants. */
const untold = { rating: null, options: [] };

let conversation: string;
let answered: ProductCard[];
beforeEach(async () => {
  await put(lantern);
  await put({ ...lantern, id: "tent", title: "Canvas tent", sale_price: { amount: "40.00", currency: "EUR" } });
  const answer = await shop.app.send(shop.tenant.id, { message: "brass lantern" });
  ({ conversation_id: conversation, products: answered } = answer);
});

const shown = async (): Promise<(ProductCard[] | undefined)[]> => {
  const reply = await shop.app.get(shop.tenant.id, `/api/chat/widget/messages/${conversation}`);
  const body = reply.json<History>();
  expect([...Value.Errors(History, body)]).toEqual([]);
  return body.messages.map(({ products }) => products);
};

test("the history shows a product as it was answered while nothing about it has changed", async () => {
  expect(answered[0]).toEqual({ ...lantern, ...untold, regular_price: null, availability: "in_stock" });
  expect(await shown()).toEqual([undefined, answered]);
});

test("it shows what the product costs by now, and everything else of now", async () => {
  const changed = {
    ...lantern,
    title: "Brass lantern, large",
    sale_price: { amount: "39.90", currency: "EUR" },
    availability: "backorder",
    url: "https://shop.example/lantern-large",
    image_url: null,
  };
  await put(changed);
  const { sale_price, price, ...rest } = changed;
  expect(await shown()).toEqual([undefined, [{ ...rest, ...untold, price: sale_price, regular_price: price }]]);
});

test("a product that is gone keeps its name, picture and price, but cannot be bought, and has no link", async () => {
  await shop.app.admin("DELETE", `${shop.url}/products/lantern-1`);
  const gone = { ...lantern, ...untold, url: null, regular_price: null, availability: "out_of_stock" };
  expect(await shown()).toEqual([undefined, [gone]]);
  await put(lantern);
  expect(await shown()).toEqual([undefined, answered]);
});

test("each product of a page is looked up, whichever messages show it", async () => {
  for (const message of ["canvas tent", "brass lantern", "thanks"])
    await shop.app.send(shop.tenant.id, { message, conversation_id: conversation });
  await put({ ...lantern, availability: "preorder" });
  await shop.app.admin("DELETE", `${shop.url}/products/tent`);
  expect((await shown()).map((cards) => cards?.map(({ id, availability }) => `${id} ${availability}`))).toEqual([
    undefined,
    ["lantern-1 preorder"],
    undefined,
    ["tent out_of_stock"],
    undefined,
    ["lantern-1 preorder"],
    undefined,
    [],
  ]);
});

test.each([
  [{ sale_price: { amount: "39.9", currency: "EUR" } }, "39.9", "49.90"],
  [{ sale_price: { amount: "49.9", currency: "EUR" } }, "49.9", undefined],
  [{ sale_price: { amount: "39.90", currency: "USD" } }, "39.90", undefined],
  [{ sale_price: null }, "49.90", undefined],
])("an answer shows with %j the price to pay, and the one before where it was higher", async (sale, now, before) => {
  await put({ ...lantern, id: "lantern-1", ...sale });
  const { products } = await shop.app.send(shop.tenant.id, { message: "brass lantern" });
  expect([products[0]?.price.amount, products[0]?.regular_price?.amount]).toEqual([now, before]);
});

test("another tenant's product of the same id is none of this tenant's", async () => {
  const other = await shop.app.createTenant({ ecommerce_active: true });
  await shop.app.admin("POST", `/api/admin/tenants/${other.slug}/products`, { ...lantern, title: "Another's" });
  expect(await shown()).toEqual([undefined, answered]);
});

test("a page of history costs one look-up, however many products it shows, and none where it shows none", async () => {
  const counted = await freshDatabase();
  onTestFinished(() => counted.drop());
  await counted.query(`alter database ${new pg.Client(counted.url).database} set track_functions = 'pl'`);
  const app = await startApp({ database: counted });
  const { id, slug } = await app.createTenant({ ecommerce_active: true, default_mode: "ecommerce" });
  for (const title of ["Brass lantern", "Canvas tent"])
    await app.admin("POST", `/api/admin/tenants/${slug}/products`, { ...lantern, id: title, title });
  const silent = await app.send(id, { message: "hello" });
  const { conversation_id } = await app.send(id, { message: "brass lantern" });
  await app.send(id, { message: "canvas tent", conversation_id });
  await app.send(id, { message: "lantern and tent", conversation_id });
  for (const read of [silent.conversation_id, conversation_id, silent.conversation_id])
    await app.get(id, `/api/chat/widget/messages/${read}`);
  // Counts are there once the connections are gone.
  await app.stop();
  const calls = (): Promise<unknown> =>
    counted.query(
      "select funcname, calls from pg_stat_user_functions where funcname in ('read_cards', 'read_conversation') order by 1",
    );
  await expect.poll(calls).toEqual([
    { funcname: "read_cards", calls: "1" },
    { funcname: "read_conversation", calls: "3" },
  ]);
});
