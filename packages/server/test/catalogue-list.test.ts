import type { Product } from "@widget-chat/contract/admin/product.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { pagesOf } from "./pages-of.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let url: string;
const ids = ["-1", "1", "10", "2", "A/b", "Z", "a b", "a&b=c", "ä", "日"];
beforeAll(async () => {
  app = await startApp();
  url = await createCatalogue();
});
afterAll(() => app.stop());

/** A tenant's products; the address of their list. */
async function createCatalogue(): Promise<string> {
  const list = `/api/admin/tenants/${(await app.createTenant({})).slug}/products`;
  const price = { amount: "1.00", currency: "EUR" };
  await app.admin(
    "POST",
    list,
    ids.map((id) => ({ id, title: "Thing", price })),
  );
  return list;
}

test.each([1, 3, 9, 10, 11])("pages of %i products join without a gap or an overlap", async (limit) => {
  const pages = await pagesOf<Product>(app, url, limit);
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([ids.length]));
  const seen = pages.flatMap(({ items }) => items.map(({ id }) => id));
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

test.each(["?limit=0", "?limit=201", "?limit=x", "?cursor=x!", "?cursor=%00", "?cursor="])(
  "the list refuses %s",
  async (query) => {
    expectProblem(await app.admin("GET", `${url}${query}`), "validation_failed");
  },
);

test("a product is deleted by its id, whatever stands in it", async () => {
  const list = await createCatalogue();
  for (const id of ids) expect((await app.admin("DELETE", `${list}/${encodeURIComponent(id)}`)).statusCode).toBe(204);
  expect((await app.admin("GET", list)).json()).toEqual({ items: [], total: 0, next_cursor: null });
});

test("there is nothing for a tenant that is not there", async () => {
  const nobody = "/api/admin/tenants/nobody/products";
  expectProblem(await app.admin("GET", nobody), "tenant_not_found");
  expectProblem(await app.admin("POST", nobody, {}), "tenant_not_found");
  expectProblem(await app.admin("DELETE", `${nobody}/1`), "tenant_not_found");
});
