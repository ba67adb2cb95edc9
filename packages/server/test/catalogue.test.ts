import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { Page } from "@widget-chat/contract/admin/page.ts";
import { Product, type PutProduct } from "@widget-chat/contract/admin/product.ts";
import type { SearchResults } from "@widget-chat/contract/admin/search.ts";
import { Value } from "typebox/value";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { useShop } from "./use-shop.ts";
import { expectProblem } from "./expect-problem.ts";
import { ADMIN_KEY, type Reply } from "./start-app.ts";

const shop = useShop({ ecommerce_active: true });
let url: string;
let listening: Promise<string> | undefined;
beforeEach(() => {
  url = `${shop.url}/products`;
});

const price = { amount: "49.90", currency: "EUR" };
const product = (id: string, title: string, more: Partial<PutProduct> = {}): PutProduct => ({
  id,
  title,
  price,
  ...more,
});

const post = (body: object, query = ""): Promise<Reply> => shop.app.admin("POST", `${url}${query}`, body);
const sendLines = (lines: string[], query = ""): Promise<Reply> => shop.app.upload(`${url}${query}`, lines.join("\n"));
const ids = async (): Promise<string[]> =>
  (await shop.app.admin("GET", url)).json<{ items: Product[] }>().items.map(({ id }) => id);
async function search(sentence: string): Promise<SearchResults> {
  return (
    await shop.app.admin(
      "GET",
      `/api/admin/tenants/${shop.tenant.slug}/search?mode=ecommerce&q=${encodeURIComponent(sentence)}`,
    )
  ).json();
}
const found = async (sentence: string): Promise<string[]> => (await search(sentence)).results.map(({ id }) => id);

const everything: PutProduct = {
  id: "B-1/ü",
  title: "Trail boot",
  brand: "Fell",
  description: "<p>Warm &amp; dry.</p>",
  price,
  sale_price: { amount: "39.5", currency: "EUR" },
  sale_from: "2026-01-01T00:00:00.000Z",
  sale_until: "2100-01-01T00:00:00.000Z",
  availability: "preorder",
  url: "https://shop.example/b1",
  image_url: "/b1.svg",
  more_images: ["/b2.svg", "https://shop.example/b3.svg"],
  group_id: "B",
  options: { color: "Moss", size: "37" },
  gtin: "4006381333931",
  mpn: "TB-100x",
  category: "Shoes > Boots",
  rating: 4.5,
  attributes: { colour: "Moss", waterproof: true, lined: false, weight: 410, sizes: ["36", "37"] },
};

describe("a product", () => {
  test("is put, listed as it came, and deleted", async () => {
    const reply = await post(everything);
    expect(reply.statusCode).toBe(200);
    const { updated_at, ...shown } = reply.json<Product>();
    expect(shown).toEqual(everything);
    const page = (await shop.app.admin("GET", url)).json<{ items: Product[] }>();
    expect([...Value.Errors(Page(Product), page)]).toEqual([]);
    expect(page).toEqual({ items: [{ ...everything, updated_at }], total: 1, next_cursor: null });

    const one = `${url}/${encodeURIComponent(everything.id)}`;
    expect((await shop.app.admin("DELETE", one)).statusCode).toBe(204);
    expectProblem(await shop.app.admin("DELETE", one), "product_not_found");
    expect(await found("boot")).toEqual([]);
  });

  test("has defaults for all that is left out", async () => {
    expect((await post({ ...product("1", "Hat"), brand: "", sale_price: null })).json()).toMatchObject({
      brand: null,
      sale_price: null,
      availability: "in_stock",
      rating: null,
      attributes: {},
    });
  });

  test("with the same id replaces the one before", async () => {
    await post(everything);
    await post(product(everything.id, "Sun hat"));
    expect((await shop.app.admin("GET", url)).json()).toMatchObject({
      total: 1,
      items: [{ title: "Sun hat", brand: null, attributes: {} }],
    });
    expect(await found("boot")).toEqual([]);
    expect(await found("hats")).toEqual([everything.id]);
  });

  test.each([
    [{ id: "" }, "/id"],
    [{ title: undefined }, "/title"],
    [{ price: { amount: "1,50", currency: "EUR" } }, "/price/amount"],
    [{ price: { amount: 5, currency: "EUR" } }, "/price/amount"],
    [{ sale_price: { amount: "1" } }, "/sale_price/currency"],
    [{ availability: "maybe" }, "/availability"],
    [{ rating: 6 }, "/rating"],
    [{ image_url: "data:image/png;base64,x" }, "/image_url"],
  ])("with %j is refused, naming the member", async (fault, pointer) => {
    const problem = expectProblem(await post({ ...product("1", "Hat"), ...fault }), "validation_failed");
    expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
    expect(await ids()).toEqual([]);
  });
});

describe("many", () => {
  test.each(["an array", "NDJSON"])("as %s: good ones go in, bad ones are reported", async (form) => {
    const given = [product("1", "Hat"), { id: "2" }, product("3", "Boot"), 5];
    const reply = form === "NDJSON" ? await sendLines(given.map((one) => JSON.stringify(one))) : await post(given);
    expect(reply.json()).toEqual({
      format: form === "NDJSON" ? "ndjson" : "json",
      accepted: 2,
      failed_total: 2,
      failed: [
        {
          line: 2,
          external_id: "2",
          code: "validation_failed",
          detail: "/title is required; /price is required",
        },
        { line: 4, code: "validation_failed", detail: expect.stringContaining("object") },
      ],
    });
    expect(await ids()).toEqual(["1", "3"]);
  });

  test("in replace mode what is not named goes, and what is on a bad line stays as it was", async () => {
    await post([product("1", "Hat"), product("2", "Boot"), product("3", "Scarf")]);
    const reply = await post([product("2", "Bigger boot"), { id: "3", title: "" }], "?mode=replace");
    expect(reply.json()).toMatchObject({ accepted: 1, failed: [{ line: 2 }] });
    expect(await ids()).toEqual(["2", "3"]);
    expect(await found("hat")).toEqual([]);
    expect(await found("scarf")).toEqual(["3"]);
    expect(await found("bigger")).toEqual(["2"]);
  });

  test("in replace mode without one valid product nothing goes", async () => {
    await post([product("1", "Hat")]);
    for (const lines of [["nonsense"], ['{"id":"2"}']]) {
      expect((await sendLines(lines, "?mode=replace")).json()).toMatchObject({ accepted: 0 });
    }
    expect(await ids()).toEqual(["1"]);
  });

  test.each(["", "?mode=replace"])("NDJSON without a line is refused and changes nothing (%s)", async (query) => {
    await post([product("1", "Hat")]);
    for (const lines of [[], ["", " "]]) {
      const problem = expectProblem(await sendLines(lines, query), "validation_failed");
      expect(problem.detail).toMatch(
        /no line in its body, so that nothing was changed; send each item as JSON on a line/,
      );
    }
    expect(await ids()).toEqual(["1"]);
  });

  test("an empty list is nothing new, and no catalogue that could replace the other", async () => {
    await post([product("1", "Hat")]);
    expect((await post([])).json()).toMatchObject({ accepted: 0, failed: [] });
    expect(expectProblem(await post([], "?mode=replace"), "validation_failed").detail).toMatch(/no item in its list/);
    expect(await ids()).toEqual(["1"]);
  });

  test("two uploads that replace the catalogue at once both succeed, and one of them is what is left", async () => {
    const lines = (which: string): string[] =>
      Array.from({ length: 1_000 }, (_, i) => JSON.stringify(product(`${which}${i}`, "Boot")));
    for (let round = 0; round < 3; round++) {
      const replies = await Promise.all(["a", "b"].map((which) => sendLines(lines(which), "?mode=replace")));
      expect(replies.map((reply) => reply.json<object>())).toMatchObject([
        { accepted: 1_000, failed: [] },
        { accepted: 1_000, failed: [] },
      ]);
      expect((await shop.app.admin("GET", `${url}?limit=1`)).json()).toMatchObject({ total: 1_000 });
    }
  });

  describe("in replace mode, while the upload still comes", () => {
    const staged = async (): Promise<number> =>
      (await shop.app.database.query<{ n: number }>("select count(*)::int as n from staged_products"))[0]?.n ?? -1;
    const boots = Array.from({ length: 1_000 }, (_, i) => `${JSON.stringify(product(`p${i}`, "Boot"))}\n`).join("");

    /** An upload whose first part has arrived and been put aside. */
    async function beginUpload() {
      await post([product("1", "Hat")]);
      const base = await (listening ??= shop.app.listen());
      const sending = request(`${base}${url}?mode=replace`, {
        method: "POST",
        headers: { authorization: `Bearer ${ADMIN_KEY}`, "content-type": "application/x-ndjson" },
      });
      sending.on("error", () => {});
      sending.write(boots);
      await expect.poll(staged).toBeGreaterThanOrEqual(600);
      return sending;
    }

    test("visitors meet the old catalogue, and no transaction stands open; then they meet the new one", async () => {
      const sending = await beginUpload();
      expect(await ids()).toEqual(["1"]);
      const open = "select query from pg_stat_activity where datname = current_database() and state like 'idle in%'";
      await expect.poll(() => shop.app.database.query(open)).toEqual([]);
      sending.end();
      const [reply] = (await once(sending, "response")) as [IncomingMessage];
      expect(JSON.parse(await text(reply))).toMatchObject({ accepted: 1_000, failed: [] });
      expect((await shop.app.admin("GET", `${url}?limit=1`)).json()).toMatchObject({
        total: 1_000,
        items: [{ id: "p0" }],
      });
      expect(await staged()).toBe(0);
    });

    test("and breaks off, nothing has changed, and nothing is left of it", async () => {
      const sending = await beginUpload();
      sending.destroy();
      await expect.poll(staged).toBe(0);
      expect(await ids()).toEqual(["1"]);
      expect((await post([product("1", "Hat"), product("2", "Boot")])).json()).toMatchObject({
        accepted: 2,
        failed: [],
      });
      expect(await ids()).toEqual(["1", "2"]);
    });

    test("and what it put aside cannot be removed, it succeeds, and that is logged", async () => {
      const warn = vi.spyOn(shop.app.server.log, "warn");
      const { query } = shop.app.database;
      await query("create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$");
      await query("create trigger refuse before delete on staged_products for each row execute function refuse()");
      expect((await post([product("1", "Hat")], "?mode=replace")).statusCode).toBe(200);
      expect(warn).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, expect.stringContaining("put aside"));
      await query("drop function refuse cascade");
      await query("delete from staged_products");
    });
  });

  test.each([
    ["", ["1"]],
    ["?mode=replace", ["1"]],
    ["?dry_run=true", []],
  ])("the same id twice: the last one counts, and the other is told: %s", async (how, kept) => {
    const others = Array.from({ length: 150 }, (_, at) => product(`other-${at}`, "Mug"));
    const upload = [product("1", "Hat"), product("1", "Boot"), ...others, product("1", "Scarf")];
    expect((await post(upload, how)).json()).toMatchObject({
      accepted: 151,
      failed: [
        { line: 1, code: "id_repeated", external_id: "1", detail: expect.stringContaining("Line 2") },
        { line: 2, code: "id_repeated", external_id: "1", detail: expect.stringContaining("Line 153") },
      ],
      failed_total: 2,
    });
    expect(await found("scarf")).toEqual(kept);
  });

  test("a few thousand, a page at a time", async () => {
    const lines = Array.from({ length: 2_500 }, (_, i) =>
      JSON.stringify(product(`p${String(i).padStart(4, "0")}`, `Thing number ${i}`)),
    );
    expect((await sendLines(lines, "?mode=replace")).json()).toMatchObject({ accepted: 2_500, failed: [] });
    const first = (await shop.app.admin("GET", `${url}?limit=200`)).json<{
      items: Product[];
      total: number;
      next_cursor: string;
    }>();
    expect([first.items.length, first.total, first.items[0]?.id]).toEqual([200, 2_500, "p0000"]);
    const second = (await shop.app.admin("GET", `${url}?limit=200&cursor=${first.next_cursor}`)).json<{
      items: Product[];
    }>();
    expect(second.items[0]?.id).toBe("p0200");
    expect(await found("number 1234")).toEqual(expect.arrayContaining(["p1234"]));
    expect((await search("number 1234")).results[0]?.id).toBe("p1234");
  });
});

test("an attribute's name is text like any other", async () => {
  const reply = await post(product("A", "Hat", { attributes: { "co\u0000lour": "red" } }));
  expectProblem(reply, "validation_failed");
});

describe("a search", () => {
  beforeEach(async () => {
    await post([
      everything,
      product("B-2", "City boot", {
        brand: "Fell",
        description: "For the street.",
        attributes: { colour: "Black", fits: `${"Trail boot, ".repeat(20)}` },
      }),
      product("H-1", "Sun hat", { brand: "Brim", category: "Hats", description: "Goes with boots." }),
    ]);
  });

  test.each([
    ["trail boots", "B-1/ü"],
    ["black boot", "B-2"],
    ["waterproof", "B-1/ü"],
    ["hats", "H-1"],
    ["Brim", "H-1"],
    ["TB-100x", "B-1/ü"],
    ["tb100x", "B-1/ü"],
    ["4006381333931", "B-1/ü"],
    ["b-2", "B-2"],
  ])("%s finds %s first", async (sentence, id) => {
    expect((await found(sentence))[0]).toBe(id);
  });

  test("shows what the visitor would pay now", async () => {
    const { results, applied_filters, answerable } = await search("trail boot");
    expect(results[0]).toMatchObject({
      id: "B-1/ü",
      external_id: "B-1/ü",
      title: "Trail boot",
      snippet: expect.stringMatching(/^39\.5 EUR/),
    });
    expect(results[0]).not.toHaveProperty("document_id");
    expect([applied_filters, answerable.decision]).toEqual([[], "answer"]);
  });

  test("does not take what is false, or what a thing goes with, for what it is", async () => {
    expect(await found("lined")).toEqual([]);
    expect((await found("trail"))[0]).toBe("B-1/ü");
    expect(await found("trail")).not.toContain("B-2");
  });

  test("finds nothing of another tenant", async () => {
    const other = await shop.app.createTenant({ ecommerce_active: true });
    const reply = await shop.app.admin("GET", `/api/admin/tenants/${other.slug}/search?mode=ecommerce&q=boot`);
    expect(reply.json()).toMatchObject({ results: [], answerable: { decision: "no_answer" } });
    expectProblem(await shop.app.admin("DELETE", `/api/admin/tenants/${other.slug}/products/B-2`), "product_not_found");
    expect(await found("city")).toEqual(["B-2"]);
  });
});
