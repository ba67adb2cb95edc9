import { connect, history } from "@widget-chat/client";
import { expect, test, type Page } from "@playwright/test";
import { answering } from "../src/answering.ts";
import { openChat, type Chat, type WidgetElement } from "../src/chat.ts";
import { conversationOn, happening, holding, listenFor, message, past, remembering } from "../src/happening.ts";
import { newTenant, server } from "../src/seed.ts";

/** What the server is asked of a conversation's past. */
const pastOf = "**/api/chat/widget/messages/**";
const beforeThat = /\/messages\/.*before=/;

const shipping = "What does shipping cost?";
const delivery = "How long does a delivery to Austria take?";

/** Nothing has been said but the welcome. */
const fresh = (chat: Chat) =>
  expect(chat.transcript).toHaveText(/^\s*Nora\s+Hello! [^?]+\?\s+How long does shipping take\?\s*$/);

test("who logs out while their conversation is fetched sees nothing of it", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  const release = await holding(page, pastOf);
  const asked = page.waitForRequest(pastOf);
  await page.reload();
  await chat.open();
  await asked;
  await chat.element.evaluate((element: WidgetElement) => element.logout());
  release();
  await fresh(chat);
  await chat.ask(delivery, "four working days");
  await expect(chat.transcript).not.toContainText("4.90 euros");
});

test("a new conversation that the page begins before the chat was opened is a new one", async ({ page }) => {
  const tenant = await newTenant();
  const heard = await listenFor(page, "message-received");
  const chat = await openChat(page, tenant);
  await chat.ask(shipping, "4.90 euros");
  const before = await conversationOn(heard);
  await page.reload();
  await chat.element.evaluate((element: WidgetElement) => element.newConversation());
  await chat.open();
  await fresh(chat);
  await chat.ask(delivery, "four working days");
  const now = await conversationOn(heard);
  expect(now).not.toBe(before);
  expect((await history(connect({ baseUrl: server, tenantId: tenant }), now)).messages).toHaveLength(2);
});

/** A visitor who has come back to a long conversation, of which the end shows. */
async function longAgo(page: Page): Promise<Chat> {
  await answering(page, "Hello to you.");
  const chat = await openChat(page);
  await chat.ask("Hello", "Hello to you.");
  const said = Array.from({ length: 30 }, (_, at) =>
    message(at + 1, at % 2 ? "assistant" : "visitor", `Word ${at + 1}`),
  );
  await remembering(page, () => past(said.slice(10), { handler: "human", has_more: true }));
  await page.route(beforeThat, (route) =>
    route.fulfill({
      contentType: "application/json",
      headers: { "access-control-allow-origin": "*" },
      body: JSON.stringify(past(said.slice(0, 10), { handler: "human" })),
    }),
  );
  return chat;
}

const earlier = (chat: Chat) => chat.panel.getByRole("button", { name: "Show earlier messages" });
const exactly = (chat: Chat, text: string) => chat.transcript.getByText(text, { exact: true });
const topOf = (chat: Chat): Promise<number> => chat.transcript.evaluate((list) => list.scrollTop);

/** Reads back to where what is shown begins: by hand, or the list would go on following what comes in. */
const toTop = (chat: Chat): Promise<void> =>
  expect(async () => {
    await chat.transcript.press("Home");
    expect(await topOf(chat)).toBe(0);
  }).toPass();

/** The visitor reads back to where what is shown begins. */
async function readingBack(page: Page): Promise<Chat> {
  const chat = await longAgo(page);
  await happening(page, []);
  await page.reload();
  await chat.open();
  await expect(exactly(chat, "Word 11")).toHaveCount(1);
  await toTop(chat);
  return chat;
}

test("earlier messages that come twice are shown once, above what the visitor reads", async ({ page }) => {
  const chat = await readingBack(page);
  const release = await holding(page, beforeThat);
  let asked = 0;
  page.on("request", (request) => beforeThat.test(request.url()) && asked++);
  const answers: string[] = [];
  page.on("requestfinished", (request) => beforeThat.test(request.url()) && answers.push(request.url()));
  await earlier(chat).click();
  await earlier(chat).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  release();
  await expect(exactly(chat, "Word 1")).toHaveCount(1);
  await expect.poll(() => answers.length).toBe(asked);
  await expect(chat.transcript).toHaveText(/Word 1\D.*Word 10\D.*Word 11\D.*Word 30/s);
  await expect(exactly(chat, "Word 1")).toHaveCount(1);
  await expect(exactly(chat, "Word 11")).toBeInViewport();
  await expect(earlier(chat)).toHaveCount(0);
});

test("earlier messages that come after a new conversation was begun are not mixed into it", async ({ page }) => {
  const chat = await readingBack(page);
  const release = await holding(page, beforeThat);
  await earlier(chat).click();
  await chat.choose("Start a new conversation");
  await fresh(chat);
  const came = page.waitForEvent("requestfinished", (request) => beforeThat.test(request.url()));
  release();
  await came;
  await chat.ask("Hello", "Hello to you.");
  await expect(exactly(chat, "Word 1")).toHaveCount(0);
});

test("earlier messages that do not come: the visitor is told, the list stays where it is, and they can be asked for again", async ({
  page,
}) => {
  const chat = await longAgo(page);
  let listening = (): void => {};
  const listens = new Promise<void>((resolve) => (listening = resolve));
  let speak = (): void => {};
  const spoken = new Promise<void>((resolve) => (speak = resolve));
  await happening(page, [[["message", message(31, "agent", "Jonas here.")]]]);
  await page.route("**/api/chat/widget/events/**", async (route) => {
    listening();
    await spoken;
    await route.fallback();
  });
  await page.reload();
  await chat.open();
  await listens;
  await expect(exactly(chat, "Word 11")).toHaveCount(1);
  await toTop(chat);
  await page.route(beforeThat, (route) => route.abort(), { times: 3 });
  await earlier(chat).click();
  await expect(chat.transcript.getByText("We could not be reached.")).toBeInViewport();
  const before = await topOf(chat);
  speak();
  await expect(chat.transcript).toContainText("Jonas here.");
  await expect(chat.panel.getByRole("button", { name: "Go to the latest message" })).toBeVisible();
  expect(await topOf(chat)).toBe(before);
  await page.unroute(beforeThat);
  await page.route(beforeThat, (route) =>
    route.fulfill({
      contentType: "application/json",
      headers: { "access-control-allow-origin": "*" },
      body: JSON.stringify(past([message(1, "visitor", "Word 1")], { handler: "human" })),
    }),
  );
  await earlier(chat).click();
  await expect(exactly(chat, "Word 1")).toHaveCount(1);
  await expect(chat.transcript).not.toContainText("We could not be reached.");
});

test("an earlier conversation that cannot be fetched takes nothing away", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await chat.choose("Start a new conversation");
  await chat.ask(delivery, "four working days");
  await chat.field.fill("Half a question");
  await page.route(pastOf, (route) => route.abort());
  await chat.choose("Earlier conversations");
  await chat.panel.getByRole("button", { name: shipping }).click();
  await expect(chat.panel.getByRole("alert")).toContainText("We could not be reached.");
  await chat.panel.getByRole("button", { name: "Back to the chat" }).click();
  await expect(chat.transcript).toContainText("four working days");
  await expect(chat.field).toHaveValue("Half a question");
  await page.unrouteAll();
  await page.reload();
  await chat.open();
  await expect(chat.transcript).toContainText("four working days");
  await expect(chat.transcript).not.toContainText("4.90 euros");
});

test("who begins anew while an earlier conversation is fetched stays in the new one", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await chat.choose("Start a new conversation");
  await chat.ask(delivery, "four working days");
  const release = await holding(page, pastOf);
  await chat.choose("Earlier conversations");
  const asked = page.waitForRequest(pastOf);
  await chat.panel.getByRole("button", { name: shipping }).click();
  await asked;
  await chat.element.evaluate((element: WidgetElement) => element.newConversation());
  await fresh(chat);
  const came = page.waitForEvent("requestfinished", (request) => /\/messages\//.test(request.url()));
  release();
  await came;
  await chat.ask("How long does shipping take?", "two to three working days");
  await expect(chat.transcript).not.toContainText("4.90 euros");
});

test("what waited from before, and was given up while its code was on its way, does not come back", async ({
  page,
}) => {
  const chat = await openChat(page);
  await page.route("**/api/chat/widget", (route) => route.abort());
  await chat.say(shipping);
  await expect(chat.panel.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.unrouteAll();
  const code = /\/left-over[^/]*\.js$/;
  const release = await holding(page, code);
  const asked = page.waitForRequest(code);
  await page.reload();
  await chat.open();
  await asked;
  await chat.element.evaluate((element: WidgetElement) => element.newConversation());
  release();
  await chat.ask(delivery, "four working days");
  await expect(exactly(chat, shipping)).toHaveCount(0);
  await page.reload();
  await chat.open();
  await expect(chat.transcript).toContainText("four working days");
  await expect(exactly(chat, shipping)).toHaveCount(0);
});

test("a score that comes through once a new conversation has begun is none of that one", async ({ page }) => {
  const chat = await openChat(page, await newTenant({ csat_enabled: true }));
  const score = chat.panel.getByRole("radio", { name: "Very good" });
  await chat.ask(shipping, "4.90 euros");
  await chat.choose("End conversation");
  await score.check();
  const csat = "**/api/chat/widget/csat";
  const release = await holding(page, csat);
  const asked = page.waitForRequest(csat);
  await chat.panel.getByRole("button", { name: "Send rating" }).click();
  await asked;
  await chat.element.evaluate((element: WidgetElement) => element.newConversation());
  await fresh(chat);
  const came = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/csat"));
  release();
  await came;
  await chat.ask(delivery, "four working days");
  await chat.choose("End conversation");
  await score.check();
  await expect(chat.panel.getByRole("button", { name: "Send rating" })).toBeVisible();
});

test("a link to another device is made while a score is still on its way, and the score is kept", async ({ page }) => {
  const chat = await openChat(page, await newTenant({ csat_enabled: true }));
  await chat.ask(shipping, "4.90 euros");
  await chat.choose("End conversation");
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  const release = await holding(page, "**/api/chat/widget/csat");
  await chat.panel.getByRole("button", { name: "Send rating" }).click();
  await chat.choose("Continue on another device");
  await expect(chat.panel.getByRole("textbox", { name: "Copy link" })).toBeVisible();
  release();
  await chat.panel.getByRole("button", { name: "Back to the chat" }).click();
  await expect(chat.panel).toContainText("Thank you for your rating.");
});
