import type { Page } from "@widget-chat/contract/admin/page.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { pagesOf } from "./pages-of.ts";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
const slugs = Array.from({ length: 23 }, (_, index) => `shop-${String(index).padStart(2, "0")}`);
beforeAll(async () => {
  app = await startApp();
  for (const slug of slugs.toReversed()) await app.createTenant({ slug });
});
afterAll(() => app.stop());

const list = async (query = ""): Promise<Page<Tenant>> =>
  (await app.admin("GET", `/api/admin/tenants${query}`)).json<Page<Tenant>>();

describe("the list of tenants", () => {
  test("has them all by slug, with their number, each as it is shown alone", async () => {
    const { items, total, next_cursor } = await list();
    expect(items.map(({ slug }) => slug)).toEqual(slugs);
    expect([total, next_cursor]).toEqual([23, null]);
    expect(items[7]).toEqual((await app.admin("GET", "/api/admin/tenants/shop-07")).json());
  });

  test("tells what each has used, in as few queries for many as for one", async () => {
    await app.send("shop-03", { message: "hello" });
    const { items } = await list();
    expect(items.map(({ usage }) => usage.used)).toEqual(slugs.map((slug) => (slug === "shop-03" ? 1 : 0)));
    const queries = vi.spyOn(pg.Query.prototype, "submit");
    const counted = async (limit: number): Promise<number> => {
      queries.mockClear();
      await list(`?limit=${limit}`);
      // A deleted tenant may be being erased meanwhile.
      return (queries.mock.contexts as { text: string }[]).filter(({ text }) => /from "tenants"|usage/.test(text))
        .length;
    };
    const [one, many] = [await counted(1), await counted(23)];
    queries.mockRestore();
    expect(one).toBeGreaterThan(0);
    expect(many).toBe(one);
  });

  test.each([1, 5, 22, 23, 24])("comes in pages of %i without a gap or an overlap", async (limit) => {
    const pages = await pagesOf<Tenant>(app, "/api/admin/tenants", limit);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([23]));
    expect(Math.max(...pages.map(({ items }) => items.length))).toBeLessThanOrEqual(limit);
    expect(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).toEqual(slugs);
  });

  test("goes on from where it was, though that tenant is gone", async () => {
    const extra = await app.createTenant({ slug: "aaa" });
    const { next_cursor } = await list("?limit=1");
    await app.admin("DELETE", `/api/admin/tenants/${extra.slug}`);
    expect((await list(`?limit=1&cursor=${next_cursor}`)).items[0]?.slug).toBe("shop-00");
  });

  test.each([
    "limit=0",
    "limit=201",
    "limit=x",
    "limit=-1",
    "limit=1.5",
    "cursor=",
    "cursor=%00",
    "cursor=!!!",
    "cursor=AAB",
    `cursor=${"a".repeat(1025)}`,
  ])("asked for by %s is refused", async (query) => {
    const [pointer] = query.split("=");
    expect(
      expectProblem(await app.admin("GET", `/api/admin/tenants?${query}`), "validation_failed").errors,
    ).toMatchObject([{ pointer }]);
  });
});
