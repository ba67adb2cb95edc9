import { randomUUID } from "node:crypto";
import { expect, test, type Locator, type Page, type Request } from "@playwright/test";
import { openChat, openChatWithModel, type Chat } from "../src/chat.ts";
import { rolesIn } from "../src/roles-in.ts";
import { adminWithModel, newTenant, releaseModel, withModel } from "../src/seed.ts";

const question = "What does shipping cost?";

const isMessage = (request: Request): boolean =>
  request.method() === "POST" && new URL(request.url()).pathname === "/api/chat/widget";

const said = (chat: Chat, text: string): Locator => chat.transcript.getByText(text, { exact: true });

/** Notes the conversation that the widget's events name. */
async function noteConversation(page: Page): Promise<() => Promise<string>> {
  let id = "";
  await page.exposeFunction("noteConversation", (conversationId: string) => (id = conversationId));
  await page.addInitScript(() => {
    const { noteConversation: note } = window as unknown as { noteConversation(id: string): void };
    document.addEventListener("chat-widget:message-received", (event) =>
      note((event as CustomEvent<{ conversationId: string }>).detail.conversationId),
    );
  });
  return async () => {
    await expect.poll(() => id).not.toBe("");
    return id;
  };
}

/** Everything is said, once, and answered; nothing waits any more. */
async function expectSettled(chat: Chat, messages: string[]) {
  await expect(chat.transcript.getByText("4.90 euros").filter({ visible: true })).toHaveCount(1);
  for (const message of messages) await expect(said(chat, message)).toHaveCount(1);
  await expect(chat.transcript.getByText("Sending…")).toHaveCount(0);
  await expect(chat.transcript.getByRole("img", { name: /is typing/ })).toHaveCount(0);
}

/** Opens a chat and asks, while the server is out of reach. */
async function sayInVain(page: Page): Promise<Chat> {
  const chat = await openChat(page);
  await page.route("**/api/chat/widget", (route) => route.abort());
  await chat.say(question);
  await expect(chat.panel.getByRole("button", { name: "Try again" })).toBeVisible();
  return chat;
}

test("what had not left the page before a reload is sent after it, in its order, once", async ({ page }) => {
  const tenant = await newTenant();
  const conversation = await noteConversation(page);
  const chat = await openChat(page, tenant);
  // Held for ever: the request never reaches the server.
  await page.route("**/api/chat/widget", () => {}, { times: 1 });
  const tried = page.waitForRequest(isMessage);
  await chat.say(question);
  await chat.say("thank you");
  const { "idempotency-key": key } = (await tried).headers();

  // Nobody opens the chat after the reload: what was said goes out all the same, as the very same request.
  const again = page.waitForRequest(isMessage);
  await page.reload();
  expect((await again).headers()["idempotency-key"]).toBe(key);
  await chat.open();
  await expectSettled(chat, [question, "thank you"]);
  await expect
    .poll(async () => rolesIn(await conversation(), tenant))
    .toEqual(["visitor", "assistant", "visitor", "assistant"]);
});

test("what the server had answered unheard before a reload is shown, not asked again", async ({ page }) => {
  const tenant = await newTenant();
  const conversation = await noteConversation(page);
  const chat = await openChat(page, tenant);
  await chat.say("hello");
  await expect(chat.transcript.getByRole("img", { name: /is typing/ })).toHaveCount(0);
  // The server answers, and the page never hears it.
  const heard = new Promise<void>((resolve) =>
    page.route("**/api/chat/widget", async (route) => void (await route.fetch(), resolve()), { times: 1 }),
  );
  await chat.say(question);
  await heard;

  await page.reload();
  await chat.open();
  await expectSettled(chat, ["hello", question]);
  await expect
    .poll(async () => rolesIn(await conversation(), tenant))
    .toEqual(["visitor", "assistant", "visitor", "assistant"]);
  await page.reload();
  await chat.open();
  await expectSettled(chat, ["hello", question]);
});

test("an answer that was being written before a reload goes on after it", async ({ page }) => {
  const word = randomUUID().slice(0, 8);
  const tenant = await newTenant({}, adminWithModel);
  const conversation = await noteConversation(page);
  const chat = await openChatWithModel(page, tenant);
  const patient = `${question} Please hold until ${word}.`;
  await chat.ask(patient, "and nothing");

  await page.reload();
  await chat.open();
  await expect(said(chat, patient)).toHaveCount(1);
  await expect(chat.transcript).toContainText("and nothing");
  await expect(chat.transcript).not.toContainText("60 euros");
  await releaseModel(word);
  await expect(chat.transcript).toContainText("60 euros");
  await expectSettled(chat, [patient]);
  await expect.poll(async () => rolesIn(await conversation(), tenant, withModel)).toEqual(["visitor", "assistant"]);
});

test("a second tab shows the answer that the first one waits for, and asks nothing twice", async ({
  page,
  context,
}) => {
  const word = randomUUID().slice(0, 8);
  const tenant = await newTenant({}, adminWithModel);
  const conversation = await noteConversation(page);
  const chat = await openChatWithModel(page, tenant);
  const patient = `${question} Please hold until ${word}.`;
  await chat.say(patient);
  await expect(chat.transcript).toContainText("and nothing");

  const second = await openChatWithModel(await context.newPage(), tenant);
  await expect(second.transcript).toContainText("and nothing");
  await releaseModel(word);
  for (const tab of [chat, second]) {
    await expect(tab.transcript).toContainText("60 euros");
    await expectSettled(tab, [patient]);
  }
  await expect.poll(async () => rolesIn(await conversation(), tenant, withModel)).toEqual(["visitor", "assistant"]);
});

test("what could not be sent before a reload is tried again after it", async ({ page }) => {
  const chat = await sayInVain(page);

  await page.unrouteAll();
  await page.reload();
  await chat.open();
  await expectSettled(chat, [question]);
  await page.reload();
  await chat.open();
  await expectSettled(chat, [question]);
});

test("what could not be sent for a day is the visitor's to send", async ({ page }) => {
  const chat = await sayInVain(page);
  await page.unrouteAll();
  const sent: string[] = [];
  page.on("request", (request) => isMessage(request) && sent.push(request.url()));
  await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
  await page.reload();
  await chat.open();
  await expect(chat.transcript).toContainText("Not sent.");
  expect(sent).toEqual([]);
  await chat.panel.getByRole("button", { name: "Try again" }).click();
  await expectSettled(chat, [question]);
});

test("a new conversation leaves nothing behind that is sent after a reload", async ({ page }) => {
  const chat = await sayInVain(page);
  await chat.choose("Start a new conversation");
  await page.unrouteAll();
  await page.reload();
  await chat.open();
  await expect(chat.panel).toContainText("Hello!");
  await expect(said(chat, question)).toHaveCount(0);
});
