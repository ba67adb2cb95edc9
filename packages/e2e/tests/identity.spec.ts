import { createHmac } from "node:crypto";
import { makeIdentitySecret } from "@widget-chat/client/admin";
import { expect, test, type Page, type Request } from "@playwright/test";
import { openChat, type Chat } from "../src/chat.ts";
import { listenFor } from "../src/happening.ts";
import { admin, newTenant } from "../src/seed.ts";
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
