import { createHmac } from "node:crypto";
import { connect, eraseConversation } from "@widget-chat/client";
import { makeIdentitySecret } from "@widget-chat/client/admin";
import { expect, test, type Page, type Request } from "@playwright/test";
import { openChat, type Chat, type WidgetElement } from "../src/chat.ts";
import { conversationOn, listenFor } from "../src/happening.ts";
import { admin, newTenant, server } from "../src/seed.ts";
import { messagesOf, tell } from "../src/telling.ts";

const question = "What does shipping cost?";
const answer = "4.90 euros";
const hour = 3600;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A visitor token as the tenant's own server signs it; it expires in so many seconds. */
function token(secret: string, expiresIn: number): string {
  const claims = { sub: "ada", exp: Math.round(Date.now() / 1000) + expiresIn };
  const signed = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

const statuses = (sent: Request[]): Promise<(number | undefined)[]> =>
  Promise.all(sent.map(async (request) => (await request.response())?.status()));

/** The page gives these tokens, one after the other, and the last one ever after; `asked` is how often it was asked. */
async function withTokens(page: Page, chat: Chat, tokens: string[]): Promise<{ asked: number }> {
  const given = { asked: 0 };
  await page.exposeFunction("giveToken", () => tokens[Math.min(given.asked++, tokens.length - 1)]);
  await chat.element.evaluate((found) => {
    const { giveToken } = window as unknown as { giveToken: () => Promise<string> };
    const widget = found as unknown as { identify(user: object, proof: object): void };
    widget.identify({ name: "Ada" }, { getToken: giveToken });
  });
  return given;
}

test("who the page says its visitor is goes with every message, and the proof of it as a header", async ({ page }) => {
  const tenant = await newTenant();
  const proof = token((await makeIdentitySecret(admin, tenant)).identity_secret, hour);
  const sent = messagesOf(page);
  const chat = await openChat(page, tenant);
  await tell(chat, "identify", { name: "Ada", email: "ada@example.com", phone: "+49 30 1234" }, { token: proof });
  await chat.ask(question, answer);
  await tell(chat, "identify", { name: "Grace" });
  await chat.ask("How long does a delivery to Austria take?", "four working days");
  await tell(chat, "logout");
  await chat.ask(question, answer);

  const customers = sent.map((request) => {
    const { customer_name, customer_email, customer_phone } = request.postDataJSON();
    return [customer_name, customer_email, customer_phone];
  });
  const nobody = [undefined, undefined, undefined];
  expect(customers).toEqual([["Ada", "ada@example.com", "+49 30 1234"], ["Grace", undefined, undefined], nobody]);
  expect(sent.map((request) => request.headers()["x-visitor-token"])).toEqual([proof, undefined, undefined]);
  expect(await statuses(sent)).toEqual([200, 200, 200]);
});

test("a token that has expired: the page is asked for another, and the visitor sees nothing of it", async ({
  page,
}) => {
  const tenant = await newTenant();
  const { identity_secret: secret } = await makeIdentitySecret(admin, tenant);
  const [expired, good] = [token(secret, -hour), token(secret, hour)];
  const sent = messagesOf(page);
  const errors = await listenFor(page, "error");
  const chat = await openChat(page, tenant);
  const given = await withTokens(page, chat, [expired, good]);
  await chat.ask(question, answer);
  expect(sent.map((request) => request.headers()["x-visitor-token"])).toEqual([expired, good]);
  expect(await statuses(sent)).toEqual([401, 200]);
  expect(sent[1]!.headers()["idempotency-key"]).toBe(sent[0]!.headers()["idempotency-key"]);
  await expect(chat.transcript.getByText(question)).toHaveCount(1);
  // Each message asks for its own.
  await chat.ask("How long does a delivery to Austria take?", "four working days");
  expect(given.asked).toBe(3);
  expect(errors).toEqual([]);
});

test("tokens that never hold are asked for twice and no more, and the visitor can try again", async ({ page }) => {
  const tenant = await newTenant();
  const { identity_secret: secret } = await makeIdentitySecret(admin, tenant);
  const sent = messagesOf(page);
  const errors = await listenFor(page, "error");
  const chat = await openChat(page, tenant);
  const given = await withTokens(page, chat, [...Array(2).fill(token(secret, -hour)), token(secret, hour)]);
  await chat.say(question);
  const again = chat.transcript.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  expect(given.asked).toBe(2);
  expect(await statuses(sent)).toEqual([401, 401]);
  expect(errors).toEqual([expect.objectContaining({ code: "identity_invalid" })]);
  await again.click();
  await expect(chat.transcript).toContainText(answer);
  await expect(chat.transcript.getByText(question)).toHaveCount(1);
});

test("logout() forgets what the page knew of the visit too; identify() keeps it", async ({ page }) => {
  const chat = await openChat(page, await newTenant());
  const told = (verb: string, ...given: unknown[]): Promise<object> =>
    chat.element.evaluate(
      (found, [name, values]) => {
        const widget = found as unknown as Record<string, (...values: unknown[]) => unknown>;
        widget[name]!(...values);
        const { user, context } = (found as unknown as { config: { user: unknown; context: unknown } }).config;
        return { user, context };
      },
      [verb, given] as const,
    );
  await told("setContext", { order: "4711" });
  expect(await told("identify", { name: "Ada" })).toEqual({ user: { name: "Ada" }, context: { order: "4711" } });
  expect(await told("logout")).toEqual({ user: null, context: {} });
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/chat/widget"));
  await chat.say("What does shipping cost?");
  expect((await sent).postDataJSON()).not.toHaveProperty("context");
});

/** Says something in the chat while the page tells this of the visit; gives what was sent, and what the console was told. */
async function askWith(page: Page, telling: string): Promise<{ sent: Request[]; told: string[]; chat: Chat }> {
  const told: string[] = [];
  page.on("console", (message) => message.text().startsWith("<chat-widget>") && told.push(message.text()));
  const sent = messagesOf(page);
  const chat = await openChat(page, await newTenant());
  await page.evaluate(`{ const chat = document.querySelector("chat-widget"); ${telling} }`);
  await chat.ask(question, answer);
  return { sent, told, chat };
}

test("what no server takes of what the page tells stays behind, and the message arrives, once", async ({ page }) => {
  const errors = await listenFor(page, "error");
  const taken = await listenFor(page, "message-sent");
  const telling = `
    chat.setContext({ plan: "pro", cart: "x".repeat(501), "a/b": { nested: true } });
    chat.identify({ name: "Ada", email: "ada at example" });`;
  const { sent, told, chat } = await askWith(page, telling);
  await expect(chat.transcript.getByText(question)).toHaveCount(1);
  expect(await statuses(sent)).toEqual([400, 200]);
  const [first, second] = sent.map((request) => request.postDataJSON());
  const { context: _refused, customer_email: _neither, ...rest } = first;
  expect(second).toEqual({ ...rest, context: { plan: "pro" } });
  expect(sent[1]!.headers()["idempotency-key"]).toBe(sent[0]!.headers()["idempotency-key"]);
  await chat.ask("How long does a delivery to Austria take?", "four working days");
  expect(told).toEqual([
    "<chat-widget> Messages go without a part of what the page tells of its visitor: user.email must be an e-mail address; " +
      "context.cart must have at most 500 characters; context.a/b must be string or number or boolean. " +
      "Mend it in identify(), setContext() or config.",
  ]);
  expect([errors, taken.length]).toEqual([[], 2]);
  await page.reload();
  await chat.open();
  await expect(chat.transcript.getByText(question)).toHaveCount(1);
});

test("what was refused is left out of the next message, until the page says something else", async ({ page }) => {
  const { sent, chat } = await askWith(page, `chat.setContext({ plan: "pro", cart: "x".repeat(501) })`);
  await chat.ask("How long does a delivery to Austria take?", "four working days");
  expect(await statuses(sent)).toEqual([400, 200, 200]);
  await tell(chat, "setContext", { cart: "two mugs" });
  const third = page.waitForRequest((request) => request.url().endsWith("/api/chat/widget"));
  await chat.say("thank you");
  expect((await third).postDataJSON().context).toEqual({ cart: "two mugs" });
});

const faults: [what: string, cart: string, refusals: number[]][] = [
  ["a value that the server refuses", `"x".repeat(501)`, [400]],
  ["a value that cannot be sent at all", "globalThis", []],
];

for (const [what, cart, refusals] of faults)
  test(`a message that has gone out without it outlives the page so: ${what}`, async ({ page }) => {
    const sent = messagesOf(page);
    const chat = await openChat(page, await newTenant());
    await page.route("**/api/chat/widget", (route) =>
      "cart" in (route.request().postDataJSON().context ?? {}) ? route.continue() : route.abort(),
    );
    await page.evaluate(`document.querySelector("chat-widget").setContext({ cart: ${cart} })`);
    await chat.say(question);
    await expect(chat.transcript.getByRole("button", { name: "Try again" })).toBeVisible();
    const answered = (await Promise.all(sent.map((request) => request.response()))).filter((response) => response);
    expect(answered.map((response) => response!.status())).toEqual(refusals);
    await page.unroute("**/api/chat/widget");
    sent.length = 0;
    await page.reload();
    await chat.open();
    await expect(chat.transcript).toContainText(answer);
    await expect(chat.transcript.getByText(question)).toHaveCount(1);
    expect(await statuses(sent)).toEqual([200]);
  });

const mistakes: [what: string, telling: string, remark: string][] = [
  [
    "too many values",
    `chat.setContext(Object.fromEntries([...Array(21).keys()].map((n) => ["n" + n, n])))`,
    "context must have at most 20 members",
  ],
  [
    "a name that is too long",
    `chat.config = { context: { ["n".repeat(61)]: 1 } }`,
    `context has a member named "${"n".repeat(61)}", and such a name must have at most 60 characters`,
  ],
  ["a list", `chat.setContext(["pro"])`, "context must be object"],
  [
    "numbers for words",
    `chat.config = { user: { name: 5, phone: 49301234 } }`,
    "user.name must be string or null; user.phone must",
  ],
  [
    "an object that holds itself",
    `const cart = {}; cart.cart = cart; chat.setContext({ cart, total: 5n })`,
    "context.cart cannot be written as JSON; context.total cannot",
  ],
  ["more than a message may weigh", `chat.setContext({ cart: "x".repeat(70_000) })`, "context is too long"],
];

for (const [what, telling, remark] of mistakes)
  test(`a visitor is answered whatever the page tells: ${what}`, async ({ page }) => {
    const { sent, told } = await askWith(page, telling);
    expect((await statuses(sent)).at(-1)).toBe(200);
    expect(told).toEqual([expect.stringContaining(`what the page tells of its visitor: ${remark}`)]);
  });

test("one trouble after the other is mended: a value that is refused, and a conversation that is gone", async ({
  page,
}) => {
  const heard = await listenFor(page, "message-received");
  const { sent, chat } = await askWith(page, "");
  const { session_id } = sent[0]!.postDataJSON();
  const tenantId = sent[0]!.headers()["x-tenant-id"]!;
  const conversation_id = await conversationOn(heard);
  await eraseConversation(connect({ baseUrl: server, tenantId }), { conversation_id, session_id });
  await tell(chat, "setContext", ["pro"]);
  await chat.ask("How long does a delivery to Austria take?", "four working days");
  expect(await statuses(sent)).toEqual([200, 400, 404, 200]);
  await expect(chat.transcript).toContainText("no longer available");
  expect(await conversationOn(heard)).not.toBe(conversation_id);
});

test("a page whose getToken() fails is told so", async ({ page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  const chat = await openChat(page, await newTenant());
  await chat.element.evaluate((found: WidgetElement) => (found.config = { getToken: "abc" }));
  await chat.say(question);
  await expect(chat.transcript.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect
    .poll(() => told.join())
    .toMatch(/getToken is not a function.* Look at what getToken\(\) of the page does/);
});

test("where what mends a message cannot be fetched, its own trouble is told", async ({ page }) => {
  const tenant = await newTenant();
  const { identity_secret: secret } = await makeIdentitySecret(admin, tenant);
  const errors = await listenFor(page, "error");
  const chat = await openChat(page, tenant);
  await page.route("**/second-try.js", (route) => route.abort());
  await withTokens(page, chat, [token(secret, -hour)]);
  await chat.say(question);
  await expect(chat.transcript.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(errors).toEqual([expect.objectContaining({ code: "identity_invalid" })]);
});

test("a part of the chat that cannot be fetched is not put down to getToken()", async ({ page }) => {
  const chat = await openChat(page, await newTenant());
  await chat.ask(question, answer);
  await page.route("**/history.js", (route) => route.abort());
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  const remedies = page.waitForResponse("**/remedies.js");
  await page.reload();
  await chat.open();
  // Asked for once more it is there after the widget, which asked before, has read it.
  await page.evaluate((file) => import(file), (await remedies).url());
  expect(told.filter((text) => text.includes("getToken"))).toEqual([]);
});
