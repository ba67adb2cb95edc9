import { readFileSync } from "node:fs";
import { connect, history } from "@widget-chat/client";
import { expect, test, type Page } from "@playwright/test";
import { chatOn, openChat, openChatAt, type Chat } from "../src/chat.ts";
import { conversationOn, errorsOn, listenFor } from "../src/happening.ts";
import { hostPage, newTenant, pageWith, server } from "../src/seed.ts";
import { violations } from "../src/violations.ts";

const shipping = "What does shipping cost?";
const delivery = "How long does a delivery to Austria take?";

const options = (chat: Chat) => chat.panel.getByRole("button", { name: "Options" });
/** Where the visitor goes on; a phone's keyboard is not raised unasked. */
const home = (chat: Chat, isMobile: boolean) => (isMobile ? chat.panel : chat.field);
const back = (chat: Chat) => chat.panel.getByRole("button", { name: "Back to the chat" });

test("a person is called: in words, by an event, and under the assistant's name", async ({ page }) => {
  const heard = await listenFor(page, "escalate");
  const received = await listenFor(page, "message-received");
  const chat = await openChat(page, await newTenant({ escalation: { enabled: true, message: "Ada will join." } }));
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/chat/widget"));
  await chat.choose("Talk to a person");
  expect((await sent).postDataJSON()).toMatchObject({ intent: "person" });
  await expect(chat.transcript).toContainText("I would like to talk to a person.");
  await expect(chat.transcript).toContainText("Ada will join.");
  await expect(chat.panel).toContainText("Someone from our team will join");
  expect(received).toEqual([expect.objectContaining({ kind: "handoff", from: "assistant" })]);
  expect(heard).toEqual([expect.objectContaining({ conversationId: received[0]!.conversationId })]);
  // Nobody is called twice.
  await options(chat).click();
  await expect(chat.panel.getByRole("menuitem", { name: "Start a new conversation" })).toBeVisible();
  await expect(chat.panel.getByRole("menuitem", { name: "Talk to a person" })).toHaveCount(0);
});

test("an earlier conversation is found, opened and gone on with", async ({ page, isMobile }) => {
  const tenant = await newTenant();
  const received = await listenFor(page, "message-received");
  const chat = await openChat(page, tenant);
  await chat.ask(shipping, "4.90 euros");
  const first = await conversationOn(received);
  await chat.choose("Start a new conversation");
  await chat.ask(delivery, "four working days");
  await chat.choose("Earlier conversations");
  const list = chat.panel.getByRole("list", { name: "Earlier conversations" });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list).toContainText("Today");
  expect(await violations(page)).toEqual([]);
  await list.getByRole("button", { name: shipping }).click();
  await expect(chat.transcript).toContainText("4.90 euros");
  await expect(chat.transcript).not.toContainText("four working days");
  await expect(home(chat, isMobile)).toBeFocused();
  await chat.say("thank you");
  await expect(chat.transcript.getByText("thank you")).toBeVisible();
  await expect.poll(() => received.length).toBe(3);
  expect(received[2]!.conversationId).toBe(first);
  // Now the other one is the earlier.
  await chat.choose("Earlier conversations");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list.getByRole("button", { name: delivery })).toBeVisible();
});

test("earlier conversations stand in the order in which they were last spoken in", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await chat.choose("Start a new conversation");
  await chat.ask(delivery, "four working days");
  const list = chat.panel.getByRole("list", { name: "Earlier conversations" }).getByRole("listitem");
  await chat.choose("Earlier conversations");
  await list.getByRole("button", { name: shipping }).click();
  await chat.ask("And how long does shipping take?", "two to three working days");
  await chat.choose("Start a new conversation");
  await chat.choose("Earlier conversations");
  await expect(list).toHaveText([new RegExp(shipping.replace("?", "\\?")), /Austria/]);
});

test("a conversation is saved as a file: who said what, and when", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  const download = page.waitForEvent("download");
  await chat.choose("Save as a file");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^127\.0\.0\.1 Nora \d{4}-\d\d-\d\d\.txt$/);
  const text = readFileSync(await file.path(), "utf8");
  expect(text).toMatch(/^\ufeffConversation · 127\.0\.0\.1\n\n\w+, \w+ \d+, \d{4}\n/);
  expect(text).toMatch(/\nYou · \d+:\d\d.[AP]M\nWhat does shipping cost\?\n/);
  expect(text).toMatch(/\nNora · \d+:\d\d.[AP]M\nShipping costs 4\.90 euros/);
  expect(text).toContain("\nSources\n[1] Shipping\n    https://shop.example/shipping#what-it-costs\n");
});

test("a conversation goes on with another device, by a link that works once", async ({ page, browser }) => {
  const tenant = await newTenant();
  const chat = await openChat(page, tenant);
  const thrown = errorsOn(page);
  await chat.ask(shipping, "4.90 euros");
  await chat.choose("Continue on another device");
  await expect(chat.panel.getByRole("img", { name: "Code for your other device’s camera" })).toBeVisible();
  await expect(chat.panel).toContainText("It works once, for 10 minutes.");
  expect(await violations(page)).toEqual([]);
  const link = await chat.panel.getByRole("textbox", { name: "Copy link" }).inputValue();
  expect(link).toMatch(/#chat-widget-resume=[\w-]+$/);

  const device = await browser.newContext();
  const there = await device.newPage();
  const received = await listenFor(there, "message-received");
  await there.goto(link);
  const other = chatOn(there);
  await expect(other.panel).toBeVisible();
  await expect(other.transcript).toContainText("4.90 euros");
  await expect(other.transcript).toContainText("Your conversation continues here.");
  expect(there.url()).toBe(page.url());
  await other.ask(delivery, "four working days");
  const { messages } = await history(connect({ baseUrl: server, tenantId: tenant }), await conversationOn(received));
  expect(messages.map(({ role }) => role)).toEqual(["visitor", "assistant", "visitor", "assistant"]);

  // It is among those that this device knows from now on.
  await other.choose("Start a new conversation");
  await other.choose("Earlier conversations");
  await expect(other.panel.getByRole("button", { name: shipping })).toBeVisible();

  const late = await device.newPage();
  await late.goto(link);
  await expect(chatOn(late).panel).toContainText("This link no longer works. Please make a new one.");
  expect(late.url()).toBe(page.url());
  expect(thrown).toEqual([]);
  await device.close();
});

test("a link that cannot be made says so, and can be tried again", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await page.route("**/api/chat/widget/resume-links", (route) => route.abort());
  await chat.choose("Continue on another device");
  await expect(chat.panel.getByRole("alert")).toContainText("We could not be reached.");
  await page.unrouteAll();
  await chat.panel.getByRole("button", { name: "Try again" }).click();
  await expect(chat.panel.getByRole("textbox", { name: "Copy link" })).toBeVisible();
});

test("Escape goes back one step at a time, and the focus with it", async ({ page, isMobile }) => {
  const chat = await openChat(page);
  const { keyboard } = page;
  await chat.ask(shipping, "4.90 euros");
  await options(chat).focus();
  await keyboard.press("Enter");
  const items = chat.panel.getByRole("menuitem");
  await expect(items.first()).toBeFocused();
  await expect(items).toHaveText([
    "Start a new conversation",
    "Save as a file",
    "Continue on another device",
    "End conversation",
    "Delete conversation",
  ]);
  expect(await violations(page)).toEqual([]);
  await keyboard.press("End");
  await expect(items.last()).toBeFocused();
  await keyboard.press("Enter");
  await expect(chat.panel.getByRole("button", { name: "Cancel" })).toBeFocused();
  await keyboard.press("Shift+Tab");
  await expect(chat.panel.getByRole("button", { name: "Delete", exact: true })).toBeFocused();
  await keyboard.press("Shift+Tab");
  await keyboard.press("Shift+Tab");
  await expect(back(chat)).toBeFocused();
  await keyboard.press("Escape");
  await expect(back(chat)).toHaveCount(0);
  await expect(home(chat, isMobile)).toBeFocused();
  await options(chat).click();
  await expect(items.first()).toBeFocused();
  await keyboard.press("Escape");
  await expect(items).toHaveCount(0);
  await expect(options(chat)).toBeFocused();
  await keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeFocused();
});

test("a conversation that cannot be saved says so where the visitor looks, and nowhere later", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await page.route("**/api/chat/widget/messages/**", (route) => route.abort());
  await chat.choose("Save as a file");
  await expect(chat.transcript).toContainText("We could not be reached.");
  await chat.choose("End conversation");
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  await expect(chat.panel.getByRole("button", { name: "Send rating" })).toBeVisible();
  await expect(chat.panel.getByRole("alert")).toHaveCount(0);
});

test("offline, what cannot be fetched is told as just that", async ({ page, context }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await options(chat).click();
  await expect(chat.panel.getByRole("menuitem", { name: "Save as a file" })).toBeVisible();
  await context.setOffline(true);
  await chat.panel.getByRole("menuitem", { name: "Save as a file" }).click();
  await expect(chat.transcript).toContainText("You are offline.");
});

test("what went wrong with one form is not told by the next", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await page.route("**/api/chat/widget/erase", (route) => route.abort());
  await chat.choose("Delete conversation");
  await chat.panel.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(chat.panel.getByRole("alert")).toContainText("We could not be reached.");
  await page.keyboard.press("Escape");
  await chat.choose("End conversation");
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  await expect(chat.panel.getByRole("button", { name: "Send rating" })).toBeVisible();
  await expect(chat.panel.getByRole("alert")).toHaveCount(0);
});

test("a menu that would be empty is not offered", async ({ page }) => {
  const escalation = { enabled: true, message: "Ada will join." };
  const consent = { text: "We keep what you write.", url: "/privacy", version: "1" };
  const chat = await openChat(page, await newTenant({ escalation, consent }));
  await expect(chat.panel.getByRole("button", { name: "Agree and start" })).toBeVisible();
  await expect(options(chat)).toHaveCount(0);
  await chat.panel.getByRole("button", { name: "Agree and start" }).click();
  await chat.choose("Talk to a person");
  await expect(chat.transcript).toContainText("Ada will join.");
});

/** A link to the conversation of the tenant's visitor, who has asked for the price of shipping. */
async function linkOn(page: Page, address: string): Promise<string> {
  const chat = await openChatAt(page, address);
  await chat.ask(shipping, "4.90 euros");
  await chat.choose("Continue on another device");
  return chat.panel.getByRole("textbox", { name: "Copy link" }).inputValue();
}

test("a link that could not be followed can be followed later", async ({ page, browser }) => {
  const link = await linkOn(page, hostPage("plain", await newTenant()));
  const device = await browser.newContext();
  const there = await device.newPage();
  await there.route("**/api/chat/widget/resume", (route) => route.abort());
  await there.goto(link);
  const other = chatOn(there);
  await expect(other.transcript).toContainText("We could not be reached.");
  await there.unrouteAll();
  await there.reload();
  await expect(other.transcript).toContainText("4.90 euros");
  expect(there.url()).toBe(page.url());
  await device.close();
});

test("a link is for the widget whose conversation it leads to, also where visitors save data", async ({
  page,
  browser,
}) => {
  const [one, other] = [await newTenant(), await newTenant()];
  const link = await linkOn(page, hostPage("plain", other));
  const device = await browser.newContext();
  const there = await device.newPage();
  const asked: string[] = [];
  there.on("request", (request) => {
    if (request.url().endsWith("/api/chat/widget/resume")) asked.push(request.headers()["x-tenant-id"] ?? "");
  });
  await there.addInitScript(`Object.defineProperty(navigator, "connection", { value: { saveData: true } })`);
  const widgets = [one, other].map((tenant) => `<chat-widget tenant-id="${tenant}"></chat-widget>`);
  await there.goto(
    `${pageWith(`${widgets.join("")}<script type="module" src="{widget}"></script>`)}${new URL(link).hash}`,
  );
  const panel = there.locator(`chat-widget[tenant-id="${other}"]`).getByRole("dialog");
  await expect(panel).toContainText("Your conversation continues here.");
  await expect(panel).toContainText("4.90 euros");
  expect(asked).toEqual([other]);
  await device.close();
});
