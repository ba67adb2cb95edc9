import { expect, test } from "@playwright/test";
import { openChat, type Chat, type WidgetElement } from "../src/chat.ts";
import { conversationOn, holding, listenFor } from "../src/happening.ts";
import { newTenant, server } from "../src/seed.ts";
import { violations } from "../src/violations.ts";

const shipping = "What does shipping cost?";
const delivery = "How long does a delivery to Austria take?";

test("a conversation is deleted for good, once the visitor has said so twice", async ({ page, isMobile }) => {
  const tenant = await newTenant();
  const received = await listenFor(page, "message-received");
  const chat = await openChat(page, tenant);
  await chat.ask(shipping, "4.90 euros");
  const id = await conversationOn(received);
  await chat.choose("Delete conversation");
  await expect(chat.panel.getByRole("heading", { name: "Delete this conversation?" })).toBeVisible();
  await expect(chat.panel.getByRole("button", { name: "Cancel" })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await chat.panel.getByRole("button", { name: "Cancel" }).click();
  await expect(chat.transcript).toContainText("4.90 euros");
  await expect(isMobile ? chat.panel : chat.field).toBeFocused();

  await chat.choose("Delete conversation");
  await chat.panel.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(chat.transcript).toContainText("The conversation has been deleted.");
  await expect(chat.transcript).not.toContainText("4.90 euros");
  const answer = await page.request.get(`${server}/api/chat/widget/messages/${id}`, {
    headers: { "x-tenant-id": tenant },
  });
  expect(answer.status()).toBe(404);
  await chat.panel.getByRole("button", { name: "Options" }).click();
  await expect(chat.panel.getByRole("menuitem", { name: "Start a new conversation" })).toBeVisible();
  await expect(chat.panel.getByRole("menuitem", { name: "Earlier conversations" })).toHaveCount(0);
  await page.reload();
  await chat.open();
  await expect(chat.transcript).not.toContainText("4.90 euros");
});

const tryAgain = (chat: Chat) => chat.panel.getByRole("button", { name: "Try again" });

/** Wants the conversation deleted, which does not come about, and goes back to it. */
async function deleteInVain(chat: Chat): Promise<void> {
  await chat.panel.page().route("**/api/chat/widget/erase", (route) => route.abort());
  await chat.choose("Delete conversation");
  await chat.panel.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(chat.panel.getByRole("alert")).toContainText("We could not be reached.");
  await chat.panel.getByRole("button", { name: "Cancel" }).click();
}

test("a deletion that fails leaves what could not be sent where it stood, to be sent again", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await page.route("**/api/chat/widget", (route) => route.abort());
  await chat.say(delivery);
  await expect(tryAgain(chat)).toBeVisible();
  await deleteInVain(chat);
  await expect(chat.transcript).toContainText(delivery);
  await expect(tryAgain(chat)).toBeVisible();
  await page.unrouteAll();
  await tryAgain(chat).click();
  await expect(chat.transcript).toContainText("four working days");
});

test("a deletion that fails while a message is on its way: it goes on, and is answered", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await page.route("**/api/chat/widget", () => {}, { times: 1 });
  const sent = page.waitForRequest("**/api/chat/widget");
  await chat.say(delivery);
  await sent;
  await deleteInVain(chat);
  await expect(chat.transcript).toContainText("four working days");
  await expect(chat.transcript.getByText(delivery)).toHaveCount(1);
  await page.reload();
  await chat.open();
  await expect(chat.transcript).toContainText("four working days");
  await expect(chat.transcript.getByText(delivery)).toHaveCount(1);
});

test("who begins anew while the deletion is on its way stays in the new conversation", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  const release = await holding(page, "**/api/chat/widget/erase");
  await chat.choose("Delete conversation");
  const asked = page.waitForRequest("**/api/chat/widget/erase");
  await chat.panel.getByRole("button", { name: "Delete", exact: true }).click();
  await asked;
  await chat.element.evaluate((element: WidgetElement) => element.newConversation());
  await chat.ask(delivery, "four working days");
  await chat.panel.getByRole("button", { name: "Options" }).click();
  const past = chat.panel.getByRole("menuitem", { name: "Earlier conversations" });
  await expect(past).toBeVisible();
  release();
  await expect(past).toHaveCount(0);
  await expect(chat.transcript).toContainText("four working days");
  await expect(chat.transcript).not.toContainText("has been deleted");
});
