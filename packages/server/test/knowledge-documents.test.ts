import { Document, DocumentPage, type PutDocument } from "@widget-chat/contract/admin/document.ts";
import type { Static } from "typebox";
import { Value } from "typebox/value";
import { beforeEach, describe, expect, test } from "vitest";
import { useShop } from "./use-shop.ts";
import { expectProblem } from "./expect-problem.ts";
import { pagesOf } from "./pages-of.ts";
import type { Reply } from "./start-app.ts";

const shop = useShop();
let url: string;
beforeEach(() => {
  url = `${shop.url}/documents`;
});

const returns = {
  title: "Returns",
  content: "# Returns\n\nWithin 30 days.\n\n## Costs\n\nFree of charge.",
  format: "markdown",
} as const;
const post = (document: Partial<Record<keyof PutDocument, unknown>>): Promise<Reply> =>
  shop.app.admin("POST", url, document);
const list = async (query = ""): Promise<Static<typeof DocumentPage>> =>
  (await shop.app.admin("GET", `${url}${query}`)).json();
const found = async (question: string): Promise<string[]> => {
  const reply = await shop.app.admin(
    "GET",
    `/api/admin/tenants/${shop.tenant.slug}/search?mode=rag&q=${encodeURIComponent(question)}`,
  );
  return reply.json<{ results: { title: string }[] }>().results.map(({ title }) => title);
};

describe("a document", () => {
  test("is added, shown, found and deleted with all that was made of it", async () => {
    const reply = await post({ ...returns, external_id: "help/1", url: "https://shop.example/returns" });
    expect(reply.statusCode).toBe(201);
    const document = reply.json<Document>();
    expect([...Value.Errors(Document, document)]).toEqual([]);
    expect(document).toMatchObject({
      external_id: "help/1",
      title: "Returns",
      url: "https://shop.example/returns",
      status: "ready",
      error: null,
      passages: 2,
    });
    expect((await shop.app.admin("GET", `${url}/${document.id}`)).json()).toEqual(document);
    expect(await found("free of charge")).toEqual(["Returns"]);

    expect((await shop.app.admin("DELETE", `${url}/${document.id}`)).statusCode).toBe(204);
    expectProblem(await shop.app.admin("GET", `${url}/${document.id}`), "document_not_found");
    expectProblem(await shop.app.admin("DELETE", `${url}/${document.id}`), "document_not_found");
    expect(await found("free of charge")).toEqual([]);
    expect((await list()).total).toBe(0);
  });

  test("with the same external id replaces the one before, whole", async () => {
    const first = (await post({ ...returns, external_id: "1" })).json<Document>();
    const reply = await post({ title: "Delivery", content: "Three days.", format: "text", external_id: "1" });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ id: first.id, title: "Delivery", passages: 1, created_at: first.created_at });
    expect(await found("free of charge")).toEqual([]);
    expect(await found("three days")).toEqual(["Delivery"]);
    expect((await list()).total).toBe(1);
  });

  test("without an external id is one more each time", async () => {
    await post(returns);
    await post({ ...returns, external_id: "" });
    await post({ ...returns, external_id: null });
    expect((await list()).total).toBe(3);
  });

  test.each([
    [{ title: "", content: "# Shipping\n\nFast.", format: "markdown" }, "Shipping"],
    [{ title: " ", content: "<title>Care</title><main><p>Wash cold.</p></main>", format: "html" }, "Care"],
    [{ title: "", content: "Wash cold. Dry flat.", format: "text" }, "Wash cold."],
    [{ title: "", content: `${"long ".repeat(40)}.`, format: "text" }, `${"long ".repeat(15)}long…`],
  ] as const)("without a title gets one from its text: %j", async (document, title) => {
    expect((await post(document)).json<Document>().title).toBe(title);
  });

  test.each([
    [{ ...returns, content: "   " }, "/content"],
    [{ ...returns, content: "<nav>Menu</nav>", format: "html" }, "/content"],
    [{ ...returns, content: "> ".repeat(50_000) }, "/content"],
    [{ ...returns, content: "a\0b" }, "/content"],
    [{ ...returns, content: 5 }, "/content"],
    [{ ...returns, format: "pdf" }, "/format"],
    [{ ...returns, url: "javascript:alert(1)" }, "/url"],
    [{ content: "x", format: "text" }, "/title"],
  ])("that cannot be taken is refused, naming the member", async (document, pointer) => {
    const problem = expectProblem(await post(document), "validation_failed");
    expect(problem.errors?.[0]?.pointer).toBe(pointer);
    expect((await list()).total).toBe(0);
  });

  test("that cannot be taken does not touch the one it would have replaced", async () => {
    await post({ ...returns, external_id: "1" });
    expectProblem(await post({ ...returns, external_id: "1", content: "" }), "validation_failed");
    expect(await found("free of charge")).toEqual(["Returns"]);
  });

  test("may be as large as the contract says, and no larger", async () => {
    const sentence = "Ein Satz über Größen. ";
    const content = sentence.repeat(2_000_000 / sentence.length);
    expect((await post({ ...returns, content, format: "text" })).statusCode).toBe(201);
    expectProblem(await post({ ...returns, content: content.padEnd(2_000_001, "x") }), "validation_failed");
    expectProblem(await post({ ...returns, content: "x".repeat(13_000_000) }), "payload_too_large");
  });

  test("is sent as JSON, NDJSON or a file", async () => {
    for (const type of ["text/plain", "application/xml", "application/json garbage"]) {
      expectProblem(await shop.app.upload(url, JSON.stringify(returns), type), "unsupported_media_type");
    }
    expectProblem(await shop.app.upload(url, "{", "application/json"), "malformed_json");
  });
});

describe("the list", () => {
  test("is newest first, a page at a time, and counts", async () => {
    const titles = ["one", "two", "three", "four", "five"];
    for (const title of titles) await post({ ...returns, title });
    const pages = await pagesOf<Document>(shop.app, url, 2);
    for (const page of pages) {
      expect([...Value.Errors(DocumentPage, page)]).toEqual([]);
      expect(page).toMatchObject({ total: 5, pending: 0, failed: 0 });
    }
    expect(pages.map(({ items }) => items.length)).toEqual([2, 2, 1]);
    expect(pages.flatMap(({ items }) => items.map(({ title }) => title))).toEqual(titles.toReversed());
  });

  test("counts those that are waited for and those that failed", async () => {
    for (const external_id of ["1", "2", "3", "4"]) await post({ ...returns, external_id });
    const set = (id: string, status: string, error: string | null) =>
      shop.app.database.query(
        "update documents set status = $3, error = $4 where tenant_id = $1 and external_id = $2",
        [shop.tenant.id, id, status, error],
      );
    await set("1", "pending", null);
    await set("2", "failed", "It is a picture.");
    await set("3", "pending", null);
    const page = await list();
    expect(page).toMatchObject({ total: 4, pending: 2, failed: 1 });
    expect(page.items.find(({ external_id }) => external_id === "2")).toMatchObject({
      status: "failed",
      error: "It is a picture.",
    });
  });

  test.each(["?cursor=x", `?cursor=${Buffer.from("yesterday").toString("base64url")}`, "?limit=0", "?limit=201"])(
    "refuses %s",
    async (query) => {
      expectProblem(await shop.app.admin("GET", `${url}${query}`), "validation_failed");
    },
  );
});

test("another tenant's documents are not there", async () => {
  const document = (await post(returns)).json<Document>();
  const other = await shop.app.createTenant({});
  const foreign = `/api/admin/tenants/${other.slug}/documents`;
  expectProblem(await shop.app.admin("GET", `${foreign}/${document.id}`), "document_not_found");
  expectProblem(await shop.app.admin("DELETE", `${foreign}/${document.id}`), "document_not_found");
  expect((await shop.app.admin("GET", foreign)).json()).toMatchObject({ items: [], total: 0 });
  expect((await list()).total).toBe(1);
});

test.each(["nonsense", "00000000-0000-4000-8000-000000000000", "%00", "..%2f.."])(
  "there is no document %s",
  async (id) => {
    expectProblem(await shop.app.admin("GET", `${url}/${id}`), "document_not_found");
    expectProblem(await shop.app.admin("DELETE", `${url}/${id}`), "document_not_found");
  },
);

test("there is nothing for a tenant that is not there", async () => {
  for (const method of ["GET", "POST"] as const)
    expectProblem(
      await shop.app.admin(method, "/api/admin/tenants/nobody/documents", method === "POST" ? returns : undefined),
      "tenant_not_found",
    );
});

test("deleting a tenant deletes its documents and passages", async () => {
  await post(returns);
  await shop.app.admin("DELETE", `/api/admin/tenants/${shop.tenant.slug}`);
  const again = await shop.app.createTenant({ slug: shop.tenant.slug });
  expect((await shop.app.admin("GET", `/api/admin/tenants/${again.slug}/documents`)).json()).toMatchObject({
    total: 0,
  });
});

test.each([
  ["html", "h1"],
  ["markdown", "#"],
])("a name without end in %s (%s) is cut, and the tenant answers on", async (format, mark) => {
  const words = "endless ".repeat(110_000);
  const name = mark === "#" ? `# ${words}` : `<${mark}>${words}</${mark}>`;
  const text = "Parcels leave the warehouse on Mondays.";
  const content = mark === "#" ? `${name}\n\n${text}` : `<!doctype html><main>${name}<p>${text}</p></main>`;
  const reply = await post({ title: "", content, format });
  expect(reply.statusCode).toBe(201);
  expect(reply.json<Document>().title).toMatch(/^(endless )+endless…$/);
  expect(reply.json<Document>().title.length).toBeLessThanOrEqual(300);
  const answer = await shop.app.send(shop.tenant.slug, { message: "When do parcels leave the warehouse?" });
  expect(answer.response).toContain(text);
  expect(JSON.stringify(answer).length).toBeLessThan(10_000);
});
