import { expect, test } from "vitest";
import * as admin from "./admin.ts";
import { failureOf, sendJson, sendProblem, serve } from "../test/loopback-server.ts";

const document = { title: "Returns", content: "30 days.", format: "markdown" } as const;
const product = { id: "p 1", title: "Bag", price: { amount: "49.95", currency: "EUR" } };

/** An administrator's connection that does not wait between tries. */
const connectTo = (baseUrl: string) => admin.connectAdmin({ baseUrl, apiKey: "secret", pause: async () => {} });

test("each function asks for what api.md says", async () => {
  const server = await serve((response, { method }) =>
    method === "DELETE" ? response.writeHead(204).end() : sendJson(response, { ok: 1 }),
  );
  const connection = connectTo(server.baseUrl);
  await admin.listTenants(connection, { limit: 2, cursor: "a=b" });
  await admin.createTenant(connection, { slug: "shop", name: "Shop" });
  await admin.getTenant(connection, "shop");
  await admin.patchTenant(connection, "shop", { active: false });
  await admin.makeIdentitySecret(connection, "shop");
  expect(await admin.removeIdentitySecret(connection, "shop")).toBeUndefined();
  await admin.listDocuments(connection, "shop", { link: "gone" });
  await admin.addDocument(connection, "shop", document);
  await admin.importDocuments(connection, "shop", [document, { ...document, title: "Zeile\n2" }]);
  await admin.getDocument(connection, "shop", "d/1");
  await admin.listSources(connection, "shop", { limit: 2 });
  await admin.createSource(connection, "shop", { kind: "site", url: "https://shop.example/" });
  await admin.getSource(connection, "shop", "s1");
  await admin.patchSource(connection, "shop", "s1", { schedule: "daily" });
  await admin.syncSource(connection, "shop", "s1");
  await admin.listJobs(connection, "shop", "s1");
  await admin.getJob(connection, "shop", "j1");
  await admin.listJobFailures(connection, "shop", "j1", { limit: 5 });
  await admin.listEmbeddingFailures(connection, "shop", "j1", { cursor: "a" });
  expect(await admin.deleteSource(connection, "shop", "s1")).toBeUndefined();
  await admin.listProducts(connection, "shop");
  await admin.putProduct(connection, "shop", product);
  await admin.importProducts(connection, "shop", [product], { mode: "replace" });
  expect(await admin.search(connection, "shop", "how & why?", { mode: "rag", before: ["a&b", "c"], limit: 3 })).toEqual(
    { ok: 1 },
  );
  expect(await admin.deleteProduct(connection, "shop", "p 1")).toBeUndefined();
  await admin.deleteDocument(connection, "shop", "d/1");
  await admin.makeConnectorSecret(connection, "shop", "live_products");
  await admin.checkLiveProducts(connection, "shop", { ids: ["1"] });
  await admin.checkOrderStatus(connection, "shop", { order_number: "1", email: "a@b.example" });
  await admin.deleteTenant(connection, "shop");

  expect(
    server.received.map(({ method, url, headers }) => [method, url, headers["content-type"]].filter(Boolean).join(" ")),
  ).toEqual([
    "GET /api/admin/tenants?limit=2&cursor=a%3Db",
    "POST /api/admin/tenants application/json",
    "GET /api/admin/tenants/shop",
    "PATCH /api/admin/tenants/shop application/json",
    "POST /api/admin/tenants/shop/identity-secret",
    "DELETE /api/admin/tenants/shop/identity-secret",
    "GET /api/admin/tenants/shop/documents?link=gone",
    "POST /api/admin/tenants/shop/documents application/json",
    "POST /api/admin/tenants/shop/documents application/x-ndjson",
    "GET /api/admin/tenants/shop/documents/d%2F1",
    "GET /api/admin/tenants/shop/sources?limit=2",
    "POST /api/admin/tenants/shop/sources application/json",
    "GET /api/admin/tenants/shop/sources/s1",
    "PATCH /api/admin/tenants/shop/sources/s1 application/json",
    "POST /api/admin/tenants/shop/sources/s1/sync",
    "GET /api/admin/tenants/shop/sources/s1/jobs",
    "GET /api/admin/tenants/shop/jobs/j1",
    "GET /api/admin/tenants/shop/jobs/j1/failures?limit=5",
    "GET /api/admin/tenants/shop/embeddings/jobs/j1/failures?cursor=a",
    "DELETE /api/admin/tenants/shop/sources/s1",
    "GET /api/admin/tenants/shop/products",
    "POST /api/admin/tenants/shop/products application/json",
    "POST /api/admin/tenants/shop/products?mode=replace application/x-ndjson",
    "GET /api/admin/tenants/shop/search?q=how%20%26%20why%3F&mode=rag&before=a%26b&before=c&limit=3",
    "DELETE /api/admin/tenants/shop/products/p%201",
    "DELETE /api/admin/tenants/shop/documents/d%2F1",
    "POST /api/admin/tenants/shop/live-products/secret",
    "POST /api/admin/tenants/shop/live-products/check application/json",
    "POST /api/admin/tenants/shop/order-status/check application/json",
    "DELETE /api/admin/tenants/shop",
  ]);
  for (const { headers } of server.received) expect(headers.authorization).toBe("Bearer secret");
  const lines = server.received[8]!.body.split("\n");
  expect(lines.map((line) => line && JSON.parse(line).title)).toEqual(["Returns", "Zeile\n2", ""]);
});

test("only what may happen twice is tried again", async () => {
  const server = await serve((response) => sendProblem(response, 503, "overloaded"));
  const connection = connectTo(server.baseUrl);
  const triesOf = async (work: Promise<unknown>) => {
    const before = server.received.length;
    await failureOf(work);
    return server.received.length - before;
  };
  expect(await triesOf(admin.getTenant(connection, "shop"))).toBe(3);
  expect(await triesOf(admin.patchTenant(connection, "shop", {}))).toBe(3);
  expect(await triesOf(admin.putProduct(connection, "shop", product))).toBe(3);
  expect(await triesOf(admin.importProducts(connection, "shop", [product]))).toBe(3);
  expect(await triesOf(admin.addDocument(connection, "shop", { ...document, external_id: "a" }))).toBe(3);
  expect(await triesOf(admin.importDocuments(connection, "shop", [{ ...document, external_id: "a" }]))).toBe(3);
  expect(await triesOf(admin.addDocument(connection, "shop", document))).toBe(1);
  expect(await triesOf(admin.importDocuments(connection, "shop", [{ ...document, external_id: "a" }, document]))).toBe(
    1,
  );
  expect(await triesOf(admin.patchSource(connection, "shop", "s1", {}))).toBe(3);
  expect(await triesOf(admin.syncSource(connection, "shop", "s1"))).toBe(3);
  expect(await triesOf(admin.createSource(connection, "shop", { kind: "page", url: "https://a.example/" }))).toBe(1);
  expect(await triesOf(admin.createTenant(connection, { slug: "shop", name: "Shop" }))).toBe(1);
  expect(await triesOf(admin.makeIdentitySecret(connection, "shop"))).toBe(1);
  expect(await triesOf(admin.makeConnectorSecret(connection, "shop", "order_status"))).toBe(1);
  expect(await triesOf(admin.deleteTenant(connection, "shop"))).toBe(1);
});

test("refusals are errors with a code", async () => {
  const server = await serve((response) => sendProblem(response, 401, "unauthorized"));
  const error = await failureOf(admin.listTenants(connectTo(server.baseUrl)));
  expect(admin.isChatError(error, "unauthorized")).toBe(true);
});
