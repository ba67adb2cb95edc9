import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { sendRaw, type RawReply } from "./raw-http.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let base: string;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  base = await app.listen();
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterAll(() => app.stop());

const hello = JSON.stringify({ message: "hello", session_id: "s" });

const post = (
  payload: string | Buffer,
  headers: Record<string, string> = { "content-type": "application/json" },
): Promise<Reply> =>
  app.server.inject({
    method: "POST",
    url: "/api/chat/widget",
    headers: { "x-tenant-id": shop.slug, ...headers },
    payload,
  });

describe("every problem", () => {
  test("says what happened, in words and by a code, and which request it was", async () => {
    const reply = await post("{}");
    const problem = expectProblem(reply, "validation_failed");
    expect(problem.request_id).toBe(reply.headers["x-request-id"]);
    expect(problem).toEqual({
      type: "urn:widget-chat:problem:validation_failed",
      title: "Request not valid",
      status: 400,
      detail: '/message: is required. 1 more under "errors".',
      code: "validation_failed",
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      errors: [
        { pointer: "/message", code: "required", detail: "is required" },
        { pointer: "/session_id", code: "required", detail: "is required" },
      ],
    });
  });

  test("is kept by no cache and read as nothing but JSON", async () => {
    const { headers } = await app.get("nobody", "/api/chat/welcome", { "if-none-match": "*" });
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
    expect(headers).not.toHaveProperty("etag");
  });
});

describe("an address that is none", () => {
  test.each(["/api/chat", "/api/chat/widget/", "/api/chat/Widget", "/api/nothing", "/wp-login.php", "/%2e%2e/etc"])(
    "%s is not found",
    async (url) => {
      for (const method of ["GET", "POST", "DELETE"] as const) {
        expectProblem(await app.server.inject({ method, url: `${url}?secret=1` }), "route_not_found");
      }
    },
  );

  test("is named without its query, which may hold what is private", async () => {
    const reply = await app.server.inject({ url: "/api/nothing?email=ada@example.org" });
    expect(expectProblem(reply, "route_not_found").detail).toBe(
      "There is no GET /api/nothing. The API's reference lies at /docs.",
    );
  });
});

describe("a method that an address does not answer", () => {
  test.each([
    ["/api/chat/widget", "POST"],
    ["/api/chat/widget/csat", "POST"],
    ["/api/chat/welcome", "GET, HEAD"],
    ["/api/chat/widget-settings", "GET, HEAD"],
    ["/api/chat/widget/messages/c_x", "GET, HEAD"],
    ["/api/chat/widget/events/c_x", "GET"],
    ["/api/admin/tenants", "GET, HEAD, POST"],
    ["/api/admin/tenants/demo", "GET, HEAD, PATCH, DELETE"],
    ["/healthz", "GET, HEAD"],
    ["/readyz", "GET, HEAD"],
    ["/", "GET, HEAD"],
    ["/chat-widget.js", "GET, HEAD"],
    ["/chat-widget/x.js", "GET, HEAD"],
    ["/favicon.ico", "GET, HEAD"],
    ["/demo", "GET, HEAD"],
    ["/demo/", "GET, HEAD"],
    ["/demo/products/x", "GET, HEAD"],
    ["/admin/", "GET, HEAD"],
    ["/docs", "GET, HEAD"],
    ["/docs/", "GET, HEAD"],
    ["/docs/openapi.json", "GET, HEAD"],
  ])("of %s is refused, and told that it answers %s", async (url, allow) => {
    const known = allow.split(", ");
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const) {
      if (known.includes(method)) continue;
      const reply = await app.server.inject({ method, url });
      expectProblem(reply, "method_not_allowed");
      expect(String(reply.headers["allow"]).split(", ").sort()).toEqual(known.sort());
    }
  });

  test.each(["/chat-widget.js", "/demo/", "/api/chat/welcome", "/api/admin/tenants/demo"])(
    "of %s is refused whatever body it comes with",
    async (url) => {
      for (const type of ["text/plain", "application/json", "multipart/form-data; boundary=x"]) {
        const headers = { "content-type": type };
        expectProblem(await app.server.inject({ method: "PUT", url, headers, payload: "{" }), "method_not_allowed");
      }
    },
  );
});

describe("a body", () => {
  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "application/json;charset=UTF-8",
    "Application/JSON",
  ])("of the type %s is read", async (type) => {
    expect((await post(hello, { "content-type": type })).statusCode).toBe(200);
  });

  test.each([
    "text/plain",
    "text/plain; application/json",
    "text/json",
    "application/jsonp",
    "application/json garbage",
    "application/json\tgarbage",
    "application/json, text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/x-ndjson",
    "application/octet-stream",
    "application/xml",
    "garbage",
    "/",
    "",
  ])("of the type %j is not", async (type) => {
    expectProblem(await post(hello, { "content-type": type }), "unsupported_media_type");
  });

  test.each(["iso-8859-1", "ISO-8859-1", '"utf-16"', "windows-1252", "us-ascii"])(
    "whose type names the charset %s is of a type that is not read, whatever its bytes are",
    async (charset) => {
      const type = `application/json; charset=${charset}`;
      const { detail } = expectProblem(await post(hello, { "content-type": type }), "unsupported_media_type");
      expect(detail).toContain("Send the body in UTF-8");
    },
  );

  test.each([
    ["a byte that no letter has", [0xff]],
    ["Latin-1", [0x52, 0xfc]],
    ["half a letter", [0xe2, 0x82]],
    ["a surrogate", [0xed, 0xa0, 0x80]],
    ["an overlong form", [0xc0, 0xaf]],
  ])("that is not UTF-8 (%s) is malformed, and nothing of it is stored", async (_what, bytes) => {
    const session = `session-${bytes.join("-")}`;
    const parts = [`{"session_id": "${session}", "message": "hello `, Buffer.from(bytes), '"}'];
    const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
    expectProblem(await post(body), "malformed_json");
    const stored = await app.database.query("select id from conversations where session_id = $1", [session]);
    expect(stored).toEqual([]);
  });

  test("in UTF-8 keeps every letter, with a byte order mark before it or without", async () => {
    for (const mark of ["", "\ufeff"]) {
      const { conversation_id } = (
        await post(`${mark}${JSON.stringify({ message: "Rücken €, 靴 👟", session_id: "s" })}`)
      ).json<{ conversation_id: string }>();
      const history = await app.get(shop.slug, `/api/chat/widget/messages/${conversation_id}`);
      expect(history.json<{ messages: { content: string }[] }>().messages[0]?.content).toBe("Rücken €, 靴 👟");
    }
  });

  test("that is a form is not read as the form's fields either", async () => {
    expectProblem(
      await post("message=hello&session_id=s", { "content-type": "application/x-www-form-urlencoded" }),
      "unsupported_media_type",
    );
  });

  test.each([
    "",
    " ",
    "{",
    '{"message": "hello", "session_id": "s"',
    "{'message': 'hello'}",
    '{"message": "hello"} x',
    "undefined",
    "NaN",
    "\0",
  ])("such as %j is malformed", async (payload) => {
    expectProblem(await post(payload), "malformed_json");
  });

  test.each([
    '{"message": "hello", "session_id": "s", "__proto__": {"admin": true}}',
    '{"message": "hello", "session_id": "s", "a": {"__proto__": 1}}',
    '{"message": "hello", "session_id": "s", "constructor": {"prototype": {"admin": true}}}',
    String.raw`{"message": "hello", "session_id": "s", "\u005f_proto__": {"admin": true}}`,
  ])("that would poison prototypes is refused: %s", async (payload) => {
    expectProblem(await post(payload), "malformed_json");
  });

  test("may have 64 KiB and not a byte more", async () => {
    const padded = (bytes: number) => hello.padEnd(bytes);
    expect((await post(padded(65_536))).statusCode).toBe(200);
    expect(expectProblem(await post(padded(65_537)), "payload_too_large").detail).toContain("65536 bytes");
  });

  test("that claims a length it does not have is refused", async () => {
    const head = `POST /api/chat/widget HTTP/1.1\r\nHost: x\r\nX-Tenant-Id: ${shop.slug}\r\nConnection: close\r\nContent-Type: application/json\r\n`;
    expectProblem(
      (await sendRaw(base, `${head}Content-Length: 70000\r\n\r\n${hello}`)) as RawReply,
      "payload_too_large",
    );
    const chunk = "0".repeat(66_000);
    expectProblem(
      (await sendRaw(
        base,
        `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`,
      )) as RawReply,
      "payload_too_large",
    );
  });
});

describe("an address that cannot be read", () => {
  test.each([
    "/api/chat/widget/messages/%",
    "/api/chat/widget/messages/%zz",
    "/api/chat/widget/messages/%E0%A4%A",
    "/%c0%ae",
  ])("such as %s is a bad request", async (path) => {
    const reply = await sendRaw(
      base,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Tenant-Id: ${shop.slug}\r\nConnection: close\r\n\r\n`,
    );
    expectProblem(reply as RawReply, "bad_request");
  });
});

describe("a connection", () => {
  test("with headers larger than the server reads is refused with 431", async () => {
    const reply = await sendRaw(base, `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Padding: ${"x".repeat(20_000)}\r\n\r\n`);
    expectProblem(reply as RawReply, "headers_too_large");
  });

  test.each([
    ["words", "hello, is anybody there?\r\n\r\n"],
    ["a TLS greeting", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"],
    ["a NUL in a header", "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Tenant-Id: a\0b\r\n\r\n"],
    ["two lengths", "POST /api/chat/widget HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}"],
    [
      "a length and chunks",
      "POST /api/chat/widget HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
  ])("that speaks %s instead of HTTP is refused with 400", async (_what, text) => {
    const reply = await sendRaw(base, text);
    expectProblem(reply as RawReply, "bad_request");
    expect(reply?.headers["connection"]).toBe("close");
  });
});

describe("of several things that are wrong, the first in this order is told", () => {
  test("404 tenant, 403 inactive, 403 origin, 429, 400 body", async () => {
    const settings = { rate_limit: 1, allowed_origins: ["https://shop.example"] };
    const [inactive, closed] = [
      await app.createTenant({ ...settings, active: false }),
      await app.createTenant(settings),
    ];
    const wrong = (tenant: string, origin: string) =>
      app.post(tenant, "/api/chat/widget", { message: "", session_id: "s" }, { origin });
    expectProblem(await wrong("nobody", "https://evil.example"), "tenant_not_found");
    expectProblem(await wrong(inactive.id, "https://evil.example"), "assistant_inactive");
    expectProblem(await wrong(closed.id, "https://evil.example"), "origin_not_allowed");
    expectProblem(await wrong(closed.id, "https://shop.example"), "validation_failed");
    expectProblem(await wrong(closed.id, "https://shop.example"), "rate_limited");
  });

  test("and a tenant with no active mode is as good as inactive", async () => {
    const { slug } = await app.createTenant({ rag_active: false, ecommerce_active: false });
    for (const url of [
      "/api/chat/welcome",
      "/api/chat/widget-settings",
      "/api/chat/widget/messages/c_x",
      "/api/chat/widget/events/c_x",
    ]) {
      expectProblem(await app.get(slug, url), "assistant_inactive");
    }
    expectProblem(
      await app.post(slug, "/api/chat/widget", { message: "hello", session_id: "s" }),
      "assistant_inactive",
    );
    expectProblem(
      await app.post(slug, "/api/chat/widget/csat", { conversation_id: "c_x", score: 5 }),
      "assistant_inactive",
    );
  });
});
