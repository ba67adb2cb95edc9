import { Answer } from "@widget-chat/contract/answer.ts";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { Value } from "typebox/value";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startApp, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
beforeAll(async () => {
  app = await startApp();
  shop = await app.createTenant({ rate_limit: 10_000, rag_active: true, ecommerce_active: true });
});
afterAll(() => app.stop());

describe("the answer", () => {
  test("has the five members of the specification and those of the contract, of the types they say", async () => {
    const answer = await app.send(shop.slug, { message: "hello" });
    expect([...Value.Errors(Answer, answer)]).toEqual([]);
    expect(Object.keys(answer).slice(0, 5)).toEqual([
      "response",
      "conversation_id",
      "widget_type",
      "rag_active",
      "ecommerce_active",
    ]);
    expect(answer).toMatchObject({
      response: expect.stringMatching(/\S/),
      conversation_id: expect.stringMatching(/^c_[A-Za-z0-9_-]{24}$/),
      widget_type: "rag",
      rag_active: true,
      ecommerce_active: true,
      kind: "answer",
      status: "open",
      handler: "assistant",
      limit_reached: false,
    });
  });

  test("is JSON in UTF-8 and says which request it answers", async () => {
    const reply = await app.post(shop.slug, "/api/chat/widget", { message: "hello", session_id: "s" });
    expect(reply.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(reply.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("comes to a tenant named by its id, or by its slug in any case", async () => {
    for (const name of [shop.id, shop.id.toUpperCase(), shop.slug.toUpperCase()]) {
      expect(await app.send(name, { message: "hello" })).toMatchObject({ kind: "answer" });
    }
  });
});

describe("the conversation", () => {
  test("is opened by the first message, under an id of the server's own making, and gone on with by the next", async () => {
    const first = await app.send(shop.slug, { message: "hello" });
    const second = await app.send(shop.slug, { message: "hello", conversation_id: first.conversation_id });
    const other = await app.send(shop.slug, { message: "hello" });
    expect(second.conversation_id).toBe(first.conversation_id);
    expect(second.message_id).not.toBe(first.message_id);
    expect(other.conversation_id).not.toBe(first.conversation_id);
  });

  test("keeps what the visitor said, without the white space around it", async () => {
    const { conversation_id } = await app.send(shop.slug, { message: " \n hello,\n  world 👋🏽 \t" });
    const history = await app.get(shop.slug, `/api/chat/widget/messages/${conversation_id}`);
    expect(history.json().messages[0]).toMatchObject({ role: "visitor", content: "hello,\n  world 👋🏽" });
  });

  test("keeps what the visitor said of itself, and what it says later replaces that", async () => {
    const customer = { customer_name: "Ada", customer_email: "ada@example.org", customer_phone: "+44 20 1" };
    const { conversation_id } = await app.send(shop.slug, { message: "hello", ...customer });
    const stored = () =>
      app.database.query("select customer_name, customer_email, customer_phone from conversations where id = $1", [
        conversation_id,
      ]);
    expect(await stored()).toEqual([customer]);
    await app.send(shop.slug, { message: "hello", conversation_id, customer_phone: "+44 20 2", customer_name: "" });
    expect(await stored()).toEqual([{ ...customer, customer_phone: "+44 20 2" }]);
  });

  test("of the same customer is never found by name, address or phone", async () => {
    const customer = { customer_name: "Eve", customer_email: "eve@example.org", customer_phone: "1" };
    const first = await app.send(shop.slug, { message: "hello", ...customer });
    const second = await app.send(shop.slug, { message: "hello", ...customer });
    expect(second.conversation_id).not.toBe(first.conversation_id);
  });
});

describe("optional members", () => {
  test.each(["", null, undefined])("count as left out when %j", async (blank) => {
    const blanks = {
      conversation_id: blank,
      type: blank,
      customer_name: blank,
      customer_email: blank,
      customer_phone: blank,
    };
    expect(await app.send(shop.slug, { message: "hello", ...blanks })).toMatchObject({
      kind: "answer",
      widget_type: "rag",
    });
  });

  test("that nobody knows are ignored", async () => {
    const unknown = { tenant_id: "x", seq: 7, kind: "limit", status: "resolved", note: "\0", metadata: { a: [1] } };
    expect(await app.send(shop.slug, { message: "hello", ...unknown })).toMatchObject({
      kind: "answer",
      status: "open",
    });
  });
});

describe("the mode", () => {
  test.each([
    { has: ["rag", "ecommerce"], usual: "rag", wished: "ecommerce", used: "ecommerce" },
    { has: ["rag", "ecommerce"], usual: "ecommerce", wished: undefined, used: "ecommerce" },
    { has: ["rag", "ecommerce"], usual: "ecommerce", wished: "rag", used: "rag" },
    { has: ["rag"], usual: "rag", wished: "ecommerce", used: "rag" },
    { has: ["ecommerce"], usual: "ecommerce", wished: "rag", used: "ecommerce" },
    { has: ["ecommerce"], usual: "rag", wished: "rag", used: "ecommerce" },
    { has: ["rag"], usual: "ecommerce", wished: undefined, used: "rag" },
  ] as const)(
    "with $has active, $usual by default and $wished wished for is $used",
    async ({ has, usual, wished, used }) => {
      const active = {
        rag_active: has.some((mode) => mode === "rag"),
        ecommerce_active: has.some((mode) => mode === "ecommerce"),
      };
      const { slug } = await app.createTenant({ default_mode: usual, ...active });
      expect(await app.send(slug, { message: "hello", type: wished })).toMatchObject({ widget_type: used, ...active });
    },
  );
});

test("a first message that cannot be stored together with its answer is taken in alone, and answered then", async () => {
  const broken = await startApp();
  onTestFinished(() => broken.stop());
  const tenant = await broken.createTenant({});
  // Once there is an index to search, first messages are answered before they are taken in.
  await broken.send(tenant.slug, { message: "Is it warm?" });
  await broken.database.query(`
    create sequence refusals;
    create function refuse() returns trigger language plpgsql security definer as $$ begin
      perform nextval('refusals');
      raise 'No conversation is stored with its answer.';
    end $$;
    create trigger refuse before insert on conversations for each row when (new.last_seq = 2) execute function refuse()`);
  expect(await broken.send(tenant.slug, { message: "hello" })).toMatchObject({ kind: "answer", status: "open" });
  expect(await broken.database.query("select is_called from refusals")).toEqual([{ is_called: true }]);
  expect(await broken.database.query("select answer_seq from turns")).toEqual([{ answer_seq: 2 }, { answer_seq: 2 }]);
});
