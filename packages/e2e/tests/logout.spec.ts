import { expect, test, type Page } from "@playwright/test";
import { chatOn, openChat, openChatAt, type Chat, type WidgetElement } from "../src/chat.ts";
import { holding, listenFor } from "../src/happening.ts";
import { newTenant, pageWith } from "../src/seed.ts";
import { messagesOf } from "../src/telling.ts";

const shipping = "What does shipping cost?";
const delivery = "How long does a delivery to Austria take?";
const consent = { text: "We keep what you write.", url: "/privacy", version: "1" };
const asksName: Parameters<typeof newTenant>[0] = {
  prechat_enabled: true,
  prechat_fields: [{ name: "customer_name", label: "", type: "text", required: true }],
};

const element = (tenant: string, attributes = "") =>
  pageWith(
    `<chat-widget tenant-id="${tenant}" ${attributes}></chat-widget><script type="module" src="{widget}"></script>`,
  );

const logout = (chat: Chat) => chat.element.evaluate((widget: WidgetElement) => widget.logout());
const nameOn = (chat: Chat) => chat.panel.getByRole("textbox", { name: "Name" });
/** What the browser keeps, by the last part of its key. */
const keptOn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).map(([key, value]) => [key.replace(/^.*:/, ""), value as string])),
  );

/** Nothing has been said but the welcome. */
const fresh = (chat: Chat) =>
  expect(chat.transcript).toHaveText(/^\s*Nora\s+Hello! [^?]+\?\s+How long does shipping take\?\s*$/);

test("what waited for the form, and what stood in it, is gone with the visitor who logs out", async ({ page }) => {
  const chat = await openChatAt(page, element(await newTenant(asksName)));
  const sent = messagesOf(page);
  await nameOn(chat).fill("Ada Lovelace");
  await chat.element.evaluate((widget: WidgetElement) => widget.sendMessage("My order 4711"));
  await logout(chat);
  await expect(nameOn(chat)).toHaveValue("");
  await nameOn(chat).fill("Bob");
  await chat.panel.getByRole("button", { name: "Start chat" }).click();
  await chat.ask(shipping, "4.90 euros");
  expect(sent.map((request) => request.postDataJSON())).toEqual([
    expect.objectContaining({ message: shipping, customer_name: "Bob" }),
  ]);
});

test("the focus goes on in the new chat, and the panel stays open", async ({ page, isMobile }) => {
  test.skip(isMobile, "there the dialog has it, so that no keyboard comes up");
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await page.evaluate(() => {
    const out = document.body.appendChild(document.createElement("button"));
    out.textContent = "Log out";
    out.style = "position: fixed; top: 0; left: 0; z-index: 9";
    out.addEventListener("click", () => document.querySelector<WidgetElement>("chat-widget")!.logout());
  });
  await page.getByRole("button", { name: "Log out" }).click();
  await fresh(chat);
  await expect(chat.field).toBeFocused();
});

test("consent that is still on its way counts for nobody after a logout", async ({ page }) => {
  const told = await listenFor(page, "consent");
  const filled = await listenFor(page, "prechat-submit");
  const chat = await openChatAt(page, element(await newTenant({ ...asksName, consent })));
  const asked = page.waitForRequest("**/api/chat/widget/consent");
  const release = await holding(page, "**/api/chat/widget/consent");
  await nameOn(chat).fill("Ada Lovelace");
  await chat.panel.getByRole("button", { name: "Agree and start" }).click();
  await asked;
  await logout(chat);
  const came = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/consent"));
  release();
  await came;
  await expect(nameOn(chat)).toHaveValue("");
  expect(await keptOn(page)).toEqual({});
  await nameOn(chat).fill("Bob");
  await chat.panel.getByRole("button", { name: "Agree and start" }).click();
  await expect(chat.field).toBeVisible();
  expect(await keptOn(page)).toMatchObject({ customer: JSON.stringify({ customer_name: "Bob" }) });
  await expect.poll(() => [told.length, filled.length]).toEqual([1, 1]);
});

test("an earlier conversation that comes after a logout is not shown, nor kept", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await chat.choose("Start a new conversation");
  const address = "**/api/chat/widget/messages/**";
  const asked = page.waitForRequest(address);
  const release = await holding(page, address);
  await chat.choose("Earlier conversations");
  await chat.panel.getByRole("button", { name: shipping }).click();
  await asked;
  await logout(chat);
  const came = page.waitForEvent("requestfinished", (request) => request.url().includes("/messages/"));
  release();
  await came;
  await fresh(chat);
  expect(await keptOn(page)).toEqual({});
  await chat.ask(delivery, "four working days");
  await expect(chat.transcript).not.toContainText("4.90 euros");
});

test("the link to another device that comes after a logout is not the next visitor's", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  const address = "**/api/chat/widget/resume-links";
  const asked = page.waitForRequest(address);
  const release = await holding(page, address);
  await chat.choose("Continue on another device");
  const former = (await asked).postDataJSON().session_id;
  await logout(chat);
  await fresh(chat);
  await chat.ask(delivery, "four working days");
  await chat.choose("Continue on another device");
  const answers = [true, false].map((isFormer) =>
    page.waitForResponse(
      (response) =>
        response.url().endsWith("/resume-links") &&
        (response.request().postDataJSON().session_id === former) === isFormer,
    ),
  );
  release();
  const [, own] = await Promise.all(answers);
  const { token } = (await own!.json()) as { token: string };
  await expect(chat.panel.getByRole("textbox", { name: "Copy link" })).toHaveValue(new RegExp(`${token}$`));
});

test("who logs out where the chat cannot be loaded is forgotten all the same", async ({ page, context, browser }) => {
  const tenant = await newTenant();
  const before = await openChatAt(page, element(tenant));
  await before.ask(shipping, "4.90 euros");
  await before.field.fill("Half a question");
  await expect.poll(() => keptOn(page)).toMatchObject({ draft: JSON.stringify("Half a question") });
  // A browser that has kept nothing of the widget's own files.
  const other = await browser.newContext({ storageState: await context.storageState() });
  const late = await other.newPage();
  await late.route("**/chat-widget/*/*.js", (route) => route.abort());
  await late.goto(element(tenant));
  const chat = chatOn(late);
  await expect(chat.launcher).toBeVisible();
  expect(await keptOn(late)).toHaveProperty("sessionId");
  await logout(chat);
  await late.unroute("**/chat-widget/*/*.js");
  await late.goto(element(tenant));
  await chat.open();
  await fresh(chat);
  await expect(chat.field).toHaveValue("");
  expect(await keptOn(late)).toEqual({});
  await other.close();
});

test("who logs out in one tab is gone from the others", async ({ page, context }) => {
  const tenant = await newTenant();
  const one = await openChatAt(page, element(tenant));
  const second = await context.newPage();
  const other = await openChatAt(second, element(tenant));
  await one.ask(shipping, "4.90 euros");
  await expect(other.transcript).toContainText("4.90 euros");
  await one.field.fill("Half a question");
  await expect(other.field).toHaveValue("Half a question");
  await logout(one);
  for (const tab of [one, other]) {
    await fresh(tab);
    await expect(tab.field).toHaveValue("");
  }
  const sent = messagesOf(second);
  await other.ask(delivery, "four working days");
  await expect(one.transcript).toContainText("four working days");
  expect(sent.map((request) => request.postDataJSON().conversation_id)).toEqual([null]);
});

/** Makes what the browser keeps as old as if nobody had written for so many minutes. */
const later = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(":at"))!;
    localStorage.setItem(key, `${Number(localStorage.getItem(key)) - ms}`);
  }, minutes * 60_000);

for (const isClosed of [true, false])
  test(`who comes long after the last word to a page that was left ${isClosed ? "with the chat closed" : "as it was"} begins anew`, async ({
    page,
  }) => {
    const chat = await openChatAt(page, element(await newTenant(), `persist-session-minutes="30"`));
    const sent = messagesOf(page);
    await chat.ask(shipping, "4.90 euros");
    if (isClosed) await chat.element.evaluate((widget: WidgetElement) => widget.close());
    await later(page, 29);
    if (isClosed) await chat.open();
    await expect(chat.transcript).toContainText("4.90 euros");
    if (isClosed) await chat.element.evaluate((widget: WidgetElement) => widget.close());
    await later(page, 120);
    if (isClosed) {
      await chat.open();
      await fresh(chat);
    }
    await chat.ask(delivery, "four working days");
    await expect(chat.transcript).not.toContainText("4.90 euros");
    await expect(chat.transcript).not.toContainText("no longer available");
    const [first, next, ...more] = sent.map((request) => request.postDataJSON());
    expect(more).toEqual([]);
    expect(next.session_id).not.toBe(first.session_id);
    expect(next.conversation_id).toBeNull();
  });
