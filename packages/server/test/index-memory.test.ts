import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { INDEX_MEMORY_MB: "16" } });
});
afterAll(() => app.stop());

/** So many different words that the indexes of four tenants fit into the memory, and those of five do not. */
const WORDS = 45_000;

/** Words that are like no other. */
const words = (count: number): string =>
  Array.from({ length: count }, (_, at) =>
    [0, 1, 2, 3].map((place) => "bcdfghjklmnprstvz"[((at / 17 ** place) % 17) | 0]! + "aeiou"[place]!).join(""),
  ).join(" ");

async function openShop(): Promise<Tenant> {
  const tenant = await app.createTenant({ locale: "en" });
  const body = { external_id: "d", title: "Words", content: `The lighthouse. ${words(WORDS)}`, format: "text" };
  const reply = await app.admin("POST", `/api/admin/tenants/${tenant.slug}/documents`, body);
  expect(reply.statusCode).toBe(201);
  return tenant;
}

const finds = async ({ slug }: Tenant, word: string): Promise<boolean> => {
  const reply = await app.admin("GET", `/api/admin/tenants/${slug}/search?q=${word}`);
  return reply.json<SearchResults>().results.length > 0;
};

test("the index that was not asked for the longest is let go, and made anew of what is there when it is asked for", async () => {
  const shops: Tenant[] = [];
  for (let shop = 0; shop < 6; shop++) shops.push(await openShop());
  const [first, second, third, fourth, fifth, sixth] = shops as [Tenant, Tenant, Tenant, Tenant, Tenant, Tenant];
  for (const shop of [first, second, third, fourth, first, fifth, sixth])
    expect(await finds(shop, "lighthouse")).toBe(true);
  // What no write has told the servers of tells which index was made before it.
  await app.database.query("update passages set lexemes = replace(lexemes, 'lighthous', 'windmil')");
  const held: boolean[] = [];
  for (const shop of [fourth, first, fifth, sixth]) held.push(await finds(shop, "lighthouse"));
  expect(held).toEqual([true, true, true, true]);
  expect(await finds(second, "windmill")).toBe(true);
  expect(await finds(second, "lighthouse")).toBe(false);
  expect(await finds(fourth, "windmill")).toBe(true);
}, 180_000);
