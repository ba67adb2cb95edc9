import { expect, test } from "vitest";
import * as admin from "./admin.ts";
import { sendJson, serve } from "../test/loopback-server.ts";

test("what owners teach is asked for and put where the server has it", async () => {
  const server = await serve((response, { method }) =>
    method === "DELETE" ? response.writeHead(204).end() : sendJson(response, { ok: 1 }),
  );
  const connection = admin.connectAdmin({ baseUrl: server.baseUrl, apiKey: "secret", pause: async () => {} });
  const pin = { questions: ["Why?"], answer: "So." };
  await admin.listPins(connection, "shop", { limit: 2 });
  await admin.createPin(connection, "shop", pin);
  await admin.getPin(connection, "shop", "p/1");
  await admin.putPin(connection, "shop", "p1", pin);
  await admin.patchPin(connection, "shop", "p1", { active: false });
  expect(await admin.deletePin(connection, "shop", "p1")).toBeUndefined();
  await admin.getSynonyms(connection, "shop");
  await admin.putSynonyms(connection, "shop", [["a", "b"]]);
  await admin.listUnanswered(connection, "shop", { since: "2026-11-01T00:00:00Z", limit: 5 });
  await admin.dismissUnanswered(connection, "shop", "k1");
  await admin.dismissUnanswered(connection, "shop", "k1", { since: "2026-11-01T00:00:00Z" });
  await admin.getEmbeddings(connection, "shop");

  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /api/admin/tenants/shop/pins?limit=2",
    "POST /api/admin/tenants/shop/pins",
    "GET /api/admin/tenants/shop/pins/p%2F1",
    "PUT /api/admin/tenants/shop/pins/p1",
    "PATCH /api/admin/tenants/shop/pins/p1",
    "DELETE /api/admin/tenants/shop/pins/p1",
    "GET /api/admin/tenants/shop/synonyms",
    "PUT /api/admin/tenants/shop/synonyms",
    "GET /api/admin/tenants/shop/unanswered?since=2026-11-01T00%3A00%3A00Z&limit=5",
    "POST /api/admin/tenants/shop/unanswered/k1/dismiss",
    "POST /api/admin/tenants/shop/unanswered/k1/dismiss?since=2026-11-01T00%3A00%3A00Z",
    "GET /api/admin/tenants/shop/embeddings",
  ]);
  expect(server.received.every(({ headers }) => headers["authorization"] === "Bearer secret")).toBe(true);
});
