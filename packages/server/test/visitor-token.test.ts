import { createHmac } from "node:crypto";
import type { Tenant } from "@widget-chat/contract/admin/tenant.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "./expect-problem.ts";
import { startApp, type Reply, type TestApp } from "./start-app.ts";

let app: TestApp;
let shop: Tenant;
let secret: string;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  shop = await app.createTenant({ rate_limit: 10_000 });
  secret = await makeSecret();
});
afterAll(() => app.stop());

const url = () => `/api/admin/tenants/${shop.slug}/identity-secret`;
const makeSecret = async () => (await app.admin("POST", url())).json<{ identity_secret: string }>().identity_secret;

const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
const encode = (part: unknown): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token as a tenant's own server makes it. */
function sign(claims: object = {}, by = secret, header: object = { alg: "HS256", typ: "JWT" }): string {
  const signed = `${encode(header)}.${encode({ sub: "u-1", exp: inSeconds(300), ...claims })}`;
  return `${signed}.${createHmac("sha256", by).update(signed).digest("base64url")}`;
}

const post = (token: string, body: object = {}, headers = {}): Promise<Reply> =>
  app.post(
    shop.id,
    "/api/chat/widget",
    { message: "hello", session_id: "s", ...body },
    { "x-visitor-token": token, ...headers },
  );
const customerOf = async (id: string) =>
  (
    await app.database.query<object>(
      "select customer_name, customer_email, customer_phone from conversations where id = $1",
      [id],
    )
  )[0];
const detailsIn = async (id: string) =>
  (
    await app.database.query<{ details: unknown }>(
      "select details from messages where conversation_id = $1 and role = 'visitor' order by seq",
      [id],
    )
  ).map(({ details }) => details);

describe("the identity secret", () => {
  test("is 256 random bits, shown when it is made and never again", async () => {
    const reply = await app.admin("POST", url());
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([201, "no-store"]);
    const { identity_secret } = reply.json<{ identity_secret: string }>();
    expect(identity_secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(identity_secret).not.toBe(secret);
    for (const { body } of [
      await app.admin("GET", `/api/admin/tenants/${shop.slug}`),
      await app.admin("PATCH", `/api/admin/tenants/${shop.slug}`, { name: "Renamed", identity_secret: "x" }),
      await app.admin("GET", "/api/admin/tenants?limit=200"),
      await app.get(shop.id, "/api/chat/widget-settings"),
      await app.get(shop.id, "/api/chat/welcome"),
    ]) {
      expect(body).not.toContain(identity_secret);
      expect(body).not.toContain('"identity_secret"');
    }
    expect((await post(sign({}, identity_secret))).statusCode).toBe(200);
  });

  test("is told of by the tenant: whether there is one", async () => {
    const enabled = async () =>
      (await app.admin("GET", `/api/admin/tenants/${shop.slug}`)).json<Tenant>().identity_enabled;
    expect([shop.identity_enabled, await enabled()]).toEqual([false, true]);
    for (let again = 0; again < 2; again++) expect((await app.admin("DELETE", url())).statusCode).toBe(204);
    expect(await enabled()).toBe(false);
  });

  test("ends with the next one, and when it is taken away", async () => {
    const token = sign();
    expect((await post(token)).statusCode).toBe(200);
    await makeSecret();
    expect(expectProblem(await post(token), "identity_invalid").detail).toMatch(/another secret/);
    await app.admin("DELETE", url());
    expect(expectProblem(await post(token), "identity_invalid").detail).toMatch(/No identity secret is set/);
  });

  test("of a tenant that is not there is not made", async () => {
    expectProblem(await app.admin("POST", "/api/admin/tenants/nobody/identity-secret"), "tenant_not_found");
    expectProblem(await app.admin("DELETE", "/api/admin/tenants/nobody/identity-secret"), "tenant_not_found");
  });
});

describe("a token that holds", () => {
  const proven = { name: " Ada Lovelace ", email: "ada@example.org", phone: "+44 20 1" };
  const said = { customer_name: "Eve", customer_email: "eve@example.org", customer_phone: "666" };
  const ada = { customer_name: "Ada Lovelace", customer_email: "ada@example.org", customer_phone: "+44 20 1" };
  const verified = { visitor: { id: "u-1", verified: true } };

  test("wins over what the body says, in a first message and in a later one, at once and streamed", async () => {
    // With an index at hand, a first message is answered before it is stored.
    for (const message of ["Is it warm?", "hello"]) {
      const { conversation_id } = (await post(sign(proven), { message, ...said })).json<{ conversation_id: string }>();
      expect(await customerOf(conversation_id)).toEqual(ada);
      await app.send(shop.id, { message, session_id: "s", conversation_id });
      const streamed = await post(
        sign({ ...proven, sub: "u-2", name: "Ada King" }),
        { message, conversation_id, ...said },
        { accept: "text/event-stream" },
      );
      expect(streamed.body).toContain("event: final");
      expect(await customerOf(conversation_id)).toEqual({ ...ada, customer_name: "Ada King" });
      expect(await detailsIn(conversation_id)).toEqual([verified, null, { visitor: { id: "u-2", verified: true } }]);
    }
  });

  test("leaves to the body what it does not tell", async () => {
    const claims = { name: "", email: null, phone: "+44 20 1" };
    const { conversation_id } = (await post(sign(claims), said)).json<{ conversation_id: string }>();
    expect(await customerOf(conversation_id)).toEqual({ ...said, customer_phone: "+44 20 1" });
  });

  test.each([
    ["for the tenant's slug", () => ({ aud: shop.slug })],
    ["for the tenant's id, among others", () => ({ aud: ["https://shop.example", shop.id] })],
    ["whose clock is 50 s behind", () => ({ exp: inSeconds(-50) })],
    ["whose clock is 50 s ahead", () => ({ nbf: inSeconds(50), iat: inSeconds(50) })],
    ["with claims of its own", () => ({ admin: true, roles: ["vip"], sub: "ü".repeat(200) })],
  ])("is taken %s", async (_which, claims) => {
    expect((await post(sign(claims()))).statusCode).toBe(200);
  });

  test("does not make another request of the same message", async () => {
    const key = { "idempotency-key": "k" };
    const first = await post("", {}, key);
    expect((await post(sign(), {}, key)).body).toBe(first.body);
  });
});

describe("a token that does not hold is refused, and says why:", () => {
  const none = encode({ alg: "none" });
  test.each<[string, () => string, RegExp]>([
    ["no JWT", () => "secret", /is not a JWT/],
    ["two parts", () => sign().split(".").slice(0, 2).join("."), /is not a JWT/],
    ["with Bearer before it", () => `Bearer ${sign()}`, /is not a JWT.*without quotes or `Bearer`/],
    ["claims that are none", () => sign().replace(/\..*\./, `.${encode("x")}.`), /another secret|is not a JWT/],
    ["another secret", () => sign({}, "x".repeat(43)), /another secret/],
    ["the secret decoded", () => signDecoded(), /another secret.*not decoded/],
    ["changed claims", () => changed(), /another secret, or was changed/],
    ["no algorithm", () => `${none}.${encode({ sub: "u-1", exp: inSeconds(300) })}.`, /algorithm is none, .*HS256/],
    ["another algorithm", () => sign({}, secret, { alg: "HS512" }), /algorithm is HS512, .*only HS256 is read/],
    ["expired", () => sign({ exp: inSeconds(-120) }), /expired at \d{4}-.*Z, and the server's clock says \d{4}-.*Z/],
    ["expired before there was time", () => sign({ exp: -1e300 }), /expired at -1e\+300 s after 1970/],
    ["not valid yet", () => sign({ nbf: inSeconds(120) }), /not valid before \d{4}-.*Z, and the server's clock says/],
    ["without an end", () => sign({ exp: undefined }), /lacks the claim `exp`/],
    ["with a date for an end", () => sign({ exp: "2027-01-01" }), /claim `exp` must be a number of seconds/],
    ["without a subject", () => sign({ sub: undefined }), /lacks the claim `sub`/],
    ["with an empty subject", () => sign({ sub: "" }), /claim `sub` must not be empty/],
    ["with a number for a subject", () => sign({ sub: 7 }), /claim `sub` must be string/],
    ["with a long subject", () => sign({ sub: "u".repeat(201) }), /claim `sub` must have at most 200 characters/],
    ["with half a letter", () => sign({ sub: "\ud83d" }), /claim `sub` must not contain NUL or half/],
    ["with an e-mail address that is none", () => sign({ email: "ada" }), /claim `email` must be an e-mail address/],
    ["with an object for a name", () => sign({ name: {} }), /claim `name` must be string or null/],
    ["for another tenant", () => sign({ aud: "another-shop" }), /not for this tenant/],
    ["for nobody", () => sign({ aud: [] }), /not for this tenant/],
  ])("%s", async (_what, token, reason) => {
    const reply = await post(token());
    expect(expectProblem(reply, "identity_invalid").detail).toMatch(reason);
    expect(reply.headers["www-authenticate"]).toBe("VisitorToken");
    expectProblem(await post(token(), {}, { accept: "text/event-stream" }), "identity_invalid");
    expect(await app.database.query("select from conversations where tenant_id = $1", [shop.id])).toEqual([]);
  });

  const changed = (): string => {
    const [header, , signature] = sign().split(".");
    return `${header}.${encode({ sub: "u-2", exp: inSeconds(300) })}.${signature}`;
  };
  function signDecoded(): string {
    const signed = sign().split(".").slice(0, 2).join(".");
    const mac = createHmac("sha256", Buffer.from(secret, "base64url")).update(signed);
    return `${signed}.${mac.digest("base64url")}`;
  }
});

test("without a token, or with an empty one, nobody is proven", async () => {
  const { conversation_id } = (await post("")).json<{ conversation_id: string }>();
  expect(await detailsIn(conversation_id)).toEqual([null]);
});
