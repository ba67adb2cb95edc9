import { createHash, randomUUID } from "node:crypto";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { ConsentReceipt } from "@widget-chat/contract/consent.ts";
import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import { Value } from "typebox/value";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

const consent = {
  text: { en: "We keep what you write.", de: "Wir heben auf, was Sie schreiben." },
  url: "https://shop.example/privacy",
  version: "2",
};

let app: TestApp;
/** Another server on the same database. */
let other: TestApp;
let shop: Tenant;
let session: string;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ database: app.database });
});
beforeEach(async () => {
  shop = await app.createTenant({ consent, rate_limit: 10_000 });
  session = randomUUID();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const give = (body: object = {}, on = app): Promise<Reply> =>
  on.post(shop.id, "/api/chat/widget/consent", { session_id: session, version: "2", ...body });
const send = (body: object = {}, headers = {}, on = app): Promise<Reply> =>
  on.post(shop.id, "/api/chat/widget", { message: "hello", session_id: session, ...body }, headers);
const change = (body: object): Promise<Reply> => app.admin("PATCH", `/api/admin/tenants/${shop.id}`, body);
const receipts = (): Promise<object[]> =>
  app.database.query("select version, locale, granted from consents where tenant_id = $1 order by id", [shop.id]);
const sha256 = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64url")}`;

/** Nothing of a visitor's is there: no conversation, message, turn or unit of the plan. */
async function expectNothingStored(): Promise<void> {
  for (const table of ["conversations", "messages", "turns", "usage"])
    expect([table, await app.database.query(`select from ${table} where tenant_id = $1`, [shop.id])]).toEqual([
      table,
      [],
    ]);
}

describe("the settings", () => {
  const settings = (query = ""): Promise<Reply> => app.get(shop.id, `/api/chat/widget-settings${query}`);

  test.each([
    ["", "en"],
    ["?locale=en", "en"],
    ["?locale=de", "de"],
    ["?locale=DE-at", "de"],
    ["?locale=fr", "en"],
    ["?locale=", "en"],
  ] as const)("asked with %j show the text in %s", async (query, locale) => {
    const { consent: shown } = (await settings(query)).json<WidgetSettings>();
    expect(shown).toEqual({ ...consent, text: consent.text[locale] });
  });

  test("have a tag for what is shown, in each language its own", async () => {
    const tag = async (query: string) => String((await settings(query)).headers["etag"]);
    const [en, de, at] = [await tag("?locale=en"), await tag("?locale=de"), await tag("?locale=de-AT")];
    expect([en === de, de === at]).toEqual([false, true]);
    const get = (locale: string) =>
      app.get(shop.id, `/api/chat/widget-settings?locale=${locale}`, { "if-none-match": en });
    expect([(await get("en")).statusCode, (await get("de")).statusCode]).toEqual([304, 200]);
  });

  test("refuse a locale that is none by its length", async () => {
    expectProblem(await settings(`?locale=${"x".repeat(36)}`), "validation_failed");
  });

  test("show one text to all where the tenant wrote one", async () => {
    await change({ consent: { text: "Ja?", url: null, version: "1" }, locale: "tr" });
    expect((await settings("?locale=de")).json()).toMatchObject({ consent: { text: "Ja?", url: null, version: "1" } });
    expect((await give({ version: "1", locale: "de" })).json()).toMatchObject({
      locale: "tr",
      text_hash: sha256("Ja?"),
    });
  });
});

describe("a decision", () => {
  test("is answered with a receipt that tells which words were shown, and is kept", async () => {
    const reply = await give({ locale: "de-CH" });
    const receipt = reply.json<ConsentReceipt>();
    expect([...Value.Errors(ConsentReceipt, receipt)]).toEqual([]);
    expect(receipt).toEqual({
      session_id: session,
      version: "2",
      text_hash: sha256("Wir heben auf, was Sie schreiben.\nhttps://shop.example/privacy"),
      locale: "de",
      granted: true,
      created_at: expect.any(String),
      stored: true,
    });
    const { session_id, created_at, stored: _, ...kept } = receipt;
    expect(
      await app.database.query("select * from consents where tenant_id = $1 and session_id = $2", [
        shop.id,
        session_id,
      ]),
    ).toEqual([
      { ...kept, tenant_id: shop.id, session_id, id: expect.anything(), created_at: new Date(created_at ?? "") },
    ]);
  });

  test("sent again is the same, and a new one is kept beside it", async () => {
    const first = await give();
    expect((await give()).body).toBe(first.body);
    expect((await give({ granted: true, locale: "" })).body).toBe(first.body);
    await give({ granted: false });
    await give();
    expect(await receipts()).toEqual([true, false, true].map((granted) => ({ version: "2", locale: "en", granted })));
  });

  test("on words that are shown no more is told so, and not kept", async () => {
    for (const version of ["1", "3", ""]) expectProblem(await give({ version }), "consent_outdated");
    expect(await receipts()).toEqual([]);
  });

  test("is taken on any server as soon as the tenant asks", async () => {
    await other.get(shop.id, "/api/chat/widget-settings");
    await change({ consent: { ...consent, version: "3" } });
    expect((await give({ version: "3" }, other)).json()).toMatchObject({ version: "3", stored: true });
  });

  test("that nobody asked for is answered alike, and not kept", async () => {
    await change({ consent: null });
    expect((await give({ version: "7", locale: "de" })).json()).toEqual({
      session_id: session,
      version: "7",
      text_hash: null,
      locale: null,
      granted: true,
      created_at: null,
      stored: false,
    });
    expect(await receipts()).toEqual([]);
  });

  test.each([
    { session_id: "" },
    { session_id: "\0" },
    { session_id: "s".repeat(129) },
    { version: null },
    { version: "v".repeat(41) },
    { locale: "x".repeat(36) },
    { granted: "yes" },
    { granted: null },
  ])("is refused as %j", async (body) => {
    const { errors } = expectProblem(await give(body), "validation_failed");
    expect(errors?.[0]?.pointer).toBe(`/${Object.keys(body)[0]}`);
  });
});

describe("a message", () => {
  test("of a visitor who has not agreed is refused, and nothing of it is stored", async () => {
    expectProblem(await send(), "consent_required");
    expectProblem(await send({}, { "idempotency-key": "k" }), "consent_required");
    expectProblem(await send({}, { accept: "text/event-stream" }), "consent_required");
    expectProblem(await send({ intent: "person" }), "consent_required");
    await give({ granted: false });
    expectProblem(await send(), "consent_required");
    await expectNothingStored();
  });

  test("is answered once the visitor has agreed, and no other visitor's", async () => {
    await give({ locale: "de" });
    const { conversation_id } = (await send({}, { "idempotency-key": "k" })).json<{ conversation_id: string }>();
    expect((await send({ conversation_id })).json()).toMatchObject({ kind: "answer", conversation_id });
    // With an index at hand, a first message is answered before it is stored.
    expect((await send({ message: "Is it warm?" })).statusCode).toBe(200);
    expect((await send()).json()).toMatchObject({ kind: "answer" });
    expect((await send({}, { accept: "text/event-stream" })).body).toContain("event: final");
    expectProblem(await send({ session_id: "somebody else" }), "consent_required");
  });

  test("is refused again as soon as consent is taken back, on whichever server", async () => {
    await give();
    const { conversation_id } = (await send({})).json<{ conversation_id: string }>();
    expect((await send({ conversation_id }, {}, other)).statusCode).toBe(200);
    await give({ granted: false }, other);
    expectProblem(await send({ conversation_id }), "consent_required");
    expectProblem(await send({}, { accept: "text/event-stream" }), "consent_required");
    await give();
    expect((await send({ conversation_id }, {}, other)).statusCode).toBe(200);
  });

  test.each([
    ["a new version", { version: "3" }],
    ["new words", { text: { ...consent.text, en: "We keep it all." } }],
    ["another page", { url: null }],
  ])("is refused when the tenant asks for %s, until the visitor has agreed to that", async (_what, changed) => {
    await give();
    expect((await send({}, {}, other)).statusCode).toBe(200);
    await change({ consent: { ...consent, ...changed } });
    expectProblem(await send(), "consent_required");
    expectProblem(await send({}, {}, other), "consent_required");
    await give({ version: "3", ...("version" in changed ? {} : { version: "2" }) });
    for (const on of [app, other]) expect((await send({}, {}, on)).statusCode).toBe(200);
  });

  test("is taken for the words that were shown alone: others that stand there by now are asked for anew", async () => {
    await change({ consent: { ...consent, text: { ...consent.text, en: "We keep it all." } } });
    expectProblem(await give({ text: consent.text.en, locale: "en" }), "consent_outdated");
    expect(await receipts()).toEqual([]);
    expectProblem(await send(), "consent_required");
    expect((await give({ text: "We keep it all.", locale: "en" })).json()).toMatchObject({
      text_hash: sha256(`We keep it all.\n${consent.url}`),
      stored: true,
    });
    expect((await give({ text: consent.text.de, locale: "de" })).statusCode).toBe(200);
  });

  test("is not refused because the tenant wrote its text in one more language, or asks no more", async () => {
    await give();
    await change({ consent: { ...consent, text: { ...consent.text, fr: "Nous gardons tout." } } });
    expect((await send()).statusCode).toBe(200);
    await give({ granted: false });
    await change({ consent: null });
    expect((await send()).statusCode).toBe(200);
    // The other server may still believe that consent is asked for.
    expect((await send({}, {}, other)).statusCode).toBe(200);
  });

  test("that was accepted before is answered again after consent was taken back; no other one is", async () => {
    await give();
    const key = { "idempotency-key": "first" };
    const answered = await send({}, key);
    await give({ granted: false });
    for (const on of [app, other]) expect((await send({}, key, on)).body).toBe(answered.body);
    expect((await send({}, { ...key, accept: "text/event-stream" })).body).toContain("event: final");
    expectProblem(await send({ message: "other" }, key), "idempotency_conflict");
    expectProblem(await send({}, { "idempotency-key": "second" }), "consent_required");
    expect(await app.database.query("select key from turns where tenant_id = $1", [shop.id])).toEqual([
      { key: "key:first" },
    ]);
    onTestFinished(() => app.setClock(new Date()));
    app.setClock(new Date(Date.now() + 24.1 * 3_600_000));
    expectProblem(await send({}, key), "consent_required");
  });
});

test("a tenant that asks for no consent costs no look-up, one that does exactly one", async () => {
  await app.database.query(`
    alter function read_consent rename to read_consent_once;
    create sequence looked_up;
    grant usage on looked_up to public;
    create function read_consent(p_tenant uuid, p_session text, out asked jsonb, out version text, out text_hash text, out granted boolean)
    language plpgsql volatile as $$ begin
      perform nextval('looked_up');
      select r.asked, r.version, r.text_hash, r.granted into asked, version, text_hash, granted from read_consent_once(p_tenant, p_session) r;
    end $$`);
  onTestFinished(async () => {
    await app.database.query("drop function read_consent; alter function read_consent_once rename to read_consent");
  });
  const lookedUp = () =>
    app.database.query("select case when is_called then last_value else 0 end::int as times from looked_up");
  const { id } = await app.createTenant({});
  await app.send(id, { message: "hello" });
  expect(await lookedUp()).toEqual([{ times: 0 }]);
  await give();
  expect((await send()).statusCode).toBe(200);
  expect(await lookedUp()).toEqual([{ times: 1 }]);
});
