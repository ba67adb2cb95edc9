import { afterAll, beforeAll, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { operationsOf, readReference } from "./reference.ts";
import { ADMIN_KEY, startApp, type Reply, type TestApp } from "./start-app.ts";

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

/** Asserts that what is refused is told what is read, people and programs. */
function expectNamed(reply: Reply, read: string[]): void {
  const { detail } = expectProblem(reply, "unsupported_media_type");
  expect(reply.headers["accept"]).toBe(read.join(", "));
  for (const type of read) expect(detail).toContain(`\`${type}\``);
}

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
      if (!named) expectNamed(reply, Object.keys(requestBody?.content ?? {}));
      expect([path, type, reply.statusCode === 415]).toEqual([path, type, !named]);
    }
  }
});

test("a form where none is read is told to be sent as the file itself", async () => {
  const shop = await app.createTenant({});
  const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nid,title\r\n--x--\r\n`;
  const url = `/api/admin/tenants/${shop.id}/products`;
  const reply = await app.upload(url, form, "multipart/form-data; boundary=x");
  const { detail } = expectProblem(reply, "unsupported_media_type");
  expect(detail).toMatch(/`text\/csv`.*--data-binary @/);
});
