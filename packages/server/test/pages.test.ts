import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const get = (url: string): Promise<Reply> => app.server.inject({ url, headers: { origin: "https://shop.example" } });

describe("the widget's files", () => {
  test("are there for pages of any site, as scripts, for an hour", async () => {
    const { statusCode, headers } = await get("/chat-widget.js");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": expect.stringMatching(/^(text|application)\/javascript; charset=utf-8$/),
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
  });

  test("are kept for ever where their name changes with what is in them", async () => {
    const [build] = readdirSync(new URL("../../widget/dist/chat-widget", import.meta.url));
    const { statusCode, headers } = await get(`/chat-widget/${build}/chat.js`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  test("are not sent again to who has them", async () => {
    const { headers } = await get("/chat-widget.js");
    const again = await app.server.inject({
      url: "/chat-widget.js",
      headers: { "if-none-match": String(headers["etag"]) },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

test.each([
  ["/demo/", "chat-widget.js"],
  ["/admin/", "Panel"],
  ["/docs/", "Widget Chat API"],
])("%s is a page", async (url, text) => {
  const { statusCode, headers, body } = await get(url);
  expect([statusCode, headers["content-type"]]).toEqual([200, expect.stringMatching(/^text\/html/)]);
  expect(body).toContain(text);
});

test.each([
  ["/", "/demo/"],
  ["/demo", "/demo/"],
  ["/admin", "/admin/"],
  ["/docs", "/docs/"],
])("%s leads to %s", async (from, to) => {
  const { statusCode, headers } = await get(from);
  expect([301, 302]).toContain(statusCode);
  expect(headers["location"]).toMatch(new RegExp(`^(\\.|http://[^/]+)?${to}$`));
});

test.each(["/chat-widget/none.js", "/demo/none", "/admin/none", "/chat-widget/", "/demo/.hidden"])(
  "there is no page %s",
  async (url) => {
    expectProblem(await get(url), "route_not_found");
  },
);

test("nothing else of the disk can be read", async () => {
  for (const way of ["..", "%2e%2e", "..%2f..", "..%5c..", "%2e%2e%2f%2e%2e", "....//.."]) {
    for (const base of ["/chat-widget", "/demo", "/admin"]) {
      const { statusCode, body } = await get(`${base}/${way}/package.json`);
      expect([way, statusCode, body.includes("dependencies")]).toEqual([way, expect.toBeOneOf([400, 403, 404]), false]);
    }
  }
});
