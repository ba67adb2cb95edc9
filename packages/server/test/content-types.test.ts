import { afterAll, beforeAll, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { operationsOf, readReference } from "./reference.ts";
import { ADMIN_KEY, startApp, type TestApp } from "./start-app.ts";

const types = [
  "application/json",
  "application/x-ndjson",
  "application/x-www-form-urlencoded",
  "application/xml",
  "application/octet-stream",
  "text/plain",
  "text/csv",
  "multipart/form-data; boundary=x",
  "application/json garbage",
];

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test("every address reads the bodies that its reference names, and refuses all others as unsupported", async () => {
  const shop = await app.createTenant({ rate_limit: 10_000 });
  const writing = operationsOf(await readReference(app)).filter(([, , { requestBody }]) => requestBody);
  expect(writing.length).toBeGreaterThanOrEqual(6);
  for (const [path, method, { requestBody }] of writing) {
    for (const type of types) {
      const reply = await app.server.inject({
        method: method.toUpperCase() as "POST",
        url: path.replace("{tenant}", shop.slug),
        headers: { "x-tenant-id": shop.id, authorization: `Bearer ${ADMIN_KEY}`, "content-type": type },
        payload: "{}",
      });
      const named = type.replace("; boundary=x", "") in (requestBody?.content ?? {});
      if (!named) expectProblem(reply, "unsupported_media_type");
      expect([path, type, reply.statusCode === 415]).toEqual([path, type, !named]);
    }
  }
});
