import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ rate_limit: 10_000 });
});
afterAll(() => app.stop());

const post = (body: object, headers?: Record<string, string>): Promise<Reply> =>
  app.post(shop.slug, "/api/chat/widget", { message: "hello", session_id: "s", ...body }, headers);

const emails = (length: number): string => `${"a".repeat(64)}@${"b".repeat(length - 68)}.cd`;

describe("length, in characters", () => {
  const texts = (unit: string) => (length: number) => unit.repeat(length);
  test.each([
    { member: "message", most: 4000, text: texts("a") },
    { member: "message", most: 4000, text: texts("😀") },
    { member: "session_id", most: 128, text: texts("a") },
    { member: "session_id", most: 128, text: texts("😀") },
    { member: "customer_name", most: 200, text: texts("é") },
    { member: "customer_name", most: 200, text: texts("😀") },
    { member: "customer_email", most: 320, text: emails },
    { member: "customer_phone", most: 40, text: texts("1") },
    { member: "customer_phone", most: 40, text: texts("😀") },
  ])("of $member may be $most and no more", async ({ member, most, text }) => {
    expect((await post({ [member]: text(most) })).statusCode).toBe(200);
    const { errors } = expectProblem(await post({ [member]: text(most + 1) }), "validation_failed");
    expect(errors).toEqual([
      { pointer: `/${member}`, code: "maxLength", detail: `must have at most ${most} characters` },
    ]);
  });

  test("of the message is counted without the white space around it", async () => {
    expect((await post({ message: `  ${"a".repeat(4000)}\n\n` })).statusCode).toBe(200);
  });

  test.each(["", " ", "\n\t ", "\u00a0\u2003"])("of the message %j is too little", async (message) => {
    expect(expectProblem(await post({ message }), "validation_failed").errors).toMatchObject([
      { pointer: "/message", code: "minLength" },
    ]);
  });

  test("of the session is one at least", async () => {
    expect(expectProblem(await post({ session_id: "" }), "validation_failed").errors).toMatchObject([
      { pointer: "/session_id", code: "minLength" },
    ]);
  });

  test("of the Idempotency-Key may be 255 and no more", async () => {
    expect((await post({}, { "idempotency-key": "k".repeat(255) })).statusCode).toBe(200);
    expect(
      expectProblem(await post({}, { "idempotency-key": "k".repeat(256) }), "validation_failed").errors,
    ).toMatchObject([{ pointer: "idempotency-key", code: "maxLength" }]);
  });
});

const members = [
  "message",
  "session_id",
  "conversation_id",
  "type",
  "customer_name",
  "customer_email",
  "customer_phone",
];

describe("text that cannot be stored is refused", () => {
  test.each(members)("in %s", async (member) => {
    for (const bad of ["\0", "a\0b", "\ud83d", "\ude00", "a\ud83d b", "\ude00\ud83d"]) {
      const text = member === "customer_email" ? `${bad}@example.org` : bad;
      const { errors } = expectProblem(await post({ [member]: text }), "validation_failed");
      expect(errors).toMatchObject([{ pointer: `/${member}` }]);
    }
  });
});

describe("a member of the wrong type is refused", () => {
  test.each(members)("%s", async (member) => {
    for (const wrong of [5, true, ["hello"], { text: "hello" }]) {
      const { errors } = expectProblem(await post({ [member]: wrong }), "validation_failed");
      expect(errors).toMatchObject([{ pointer: `/${member}` }]);
    }
  });

  test.each(["message", "session_id"])("%s as null, or left out", async (member) => {
    for (const wrong of [null, undefined]) {
      expect(expectProblem(await post({ [member]: wrong }), "validation_failed").errors).toMatchObject([
        { pointer: `/${member}` },
      ]);
    }
  });

  test.each(["[]", '"hello"', "5", "null", "true"])("the body as %s", async (payload) => {
    const headers = { "x-tenant-id": shop.slug, "content-type": "application/json" };
    const reply = await app.server.inject({ method: "POST", url: "/api/chat/widget", headers, payload });
    expect(expectProblem(reply, "validation_failed").detail).toBe("The request must be object.");
  });

  test("and every fault is told at once", async () => {
    const body = { message: "", session_id: 1, customer_email: "nobody", type: "voice" };
    const { errors, detail } = expectProblem(await post(body), "validation_failed");
    expect(errors?.map(({ pointer }) => pointer).sort()).toEqual([
      "/customer_email",
      "/message",
      "/session_id",
      "/type",
    ]);
    expect(detail).toContain("3 more");
  });
});

describe("an e-mail address", () => {
  test.each(["a@b.co", "first.last+tag@sub.example.org", "ü@exämple.de", " a@b.co "])(
    "may be %j",
    async (customer_email) => {
      expect((await post({ customer_email })).statusCode).toBe(200);
    },
  );

  test.each(["a", "a@", "@b.co", "a@b", "a@b.", "a@.b", "a b@c.de", "a@b@c.de", "a@b..c", `${"a".repeat(65)}@b.co`])(
    "may not be %j",
    async (customer_email) => {
      expect(expectProblem(await post({ customer_email }), "validation_failed").errors).toMatchObject([
        { pointer: "/customer_email", code: "format" },
      ]);
    },
  );
});

test("the mode wished for is one that exists", async () => {
  for (const type of ["voice", "RAG", "rag ", "__proto__"]) {
    expect(expectProblem(await post({ type }), "validation_failed").errors).toMatchObject([
      { pointer: "/type", code: "enum" },
    ]);
  }
});
