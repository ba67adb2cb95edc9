import { expect, type Page, test } from "@playwright/test";
import { answered, answering, products } from "../src/answering.ts";
import { type Chat, openChat } from "../src/chat.ts";
import { newTenant } from "../src/seed.ts";

const withoutWatcher = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));

/** The browser passes on the phone's way back; whether it may close the dialog by itself. */
const backOn = (chat: Chat): Promise<boolean> =>
  chat.panel.evaluate((dialog) => dialog.dispatchEvent(new Event("cancel", { cancelable: true })));

async function neverPassesOn(page: Page) {
  await withoutWatcher(page);
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
}

/** Closes a sheet, then the chat, with the focus on nothing of either. */
async function escapeTwice(page: Page, chat: Chat) {
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("Delete conversation");
  await expect(chat.panel.getByRole("heading", { name: "Delete this conversation?" })).toBeVisible();
  await page.getByRole("heading", { name: "A page of another site" }).click();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await page.keyboard.press("Escape");
  await expect(chat.field).toBeVisible();
  await page.getByRole("heading", { name: "A page of another site" }).click();
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toHaveAttribute("aria-expanded", "false");
}

test("Escape closes a sheet, then the panel, from anywhere on the page", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone's panel covers the page");
  await escapeTwice(page, await openChat(page));
});

test("Escape goes one step at a time also where the browser does not pass on the wish to close", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a phone's panel covers the page");
  await withoutWatcher(page);
  const fetched = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/escape.js"));
  const chat = await openChat(page);
  await fetched;
  await escapeTwice(page, chat);
});

for (const [where, prepare] of [
  ["", async () => {}],
  [", also before the page was idle where the browser does not pass on the wish to close", neverPassesOn],
] as const) {
  test(`Escape on the launcher goes one step at a time${where}`, async ({ page, isMobile }) => {
    test.skip(isMobile, "a phone's panel covers the launcher");
    await prepare(page);
    const chat = await openChat(page);
    await chat.ask("What does shipping cost?", "4.90 euros");
    await chat.choose("Delete conversation");
    await expect(chat.panel.getByRole("heading", { name: "Delete this conversation?" })).toBeVisible();
    await chat.launcher.press("Escape");
    await expect(chat.field).toBeVisible();
    await chat.launcher.press("Escape");
    await expect(chat.panel).toBeHidden();
  });
}

test("the way back on a phone goes one step back, then out of the chat", async ({ page, isMobile }) => {
  test.skip(!isMobile, "beside a desktop's page the panel is no modal dialog");
  const chat = await openChat(page, await newTenant());
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("Delete conversation");
  await expect(chat.panel.getByRole("heading", { name: "Delete this conversation?" })).toBeVisible();
  // Kept from closing by itself: the chat says how.
  expect(await backOn(chat)).toBe(false);
  await expect(chat.field).toBeVisible();
  await backOn(chat);
  await expect(chat.panel).toBeHidden();
});

test("a phone's own wish to close comes to the chat, and the page stays", async ({ page, isMobile }) => {
  test.skip(!isMobile, "beside a desktop's page the panel is no modal dialog");
  const chat = await openChat(page, await newTenant());
  const address = page.url();
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("Delete conversation");
  await expect(chat.panel.getByRole("heading", { name: "Delete this conversation?" })).toBeVisible();
  // With the focus nowhere, no key comes to the panel: the browser asks its dialog to close, as Android's back does.
  const goBack = async (): Promise<void> => {
    await page.evaluate(() => {
      let focused = document.activeElement;
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      (focused as HTMLElement | null)?.blur();
    });
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    await page.keyboard.press("Escape");
  };
  await goBack();
  await expect(chat.field).toBeVisible();
  await goBack();
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toHaveAttribute("aria-expanded", "false");
  expect(page.url()).toBe(address);
  await page.getByRole("button", { name: "A button of the page" }).click();
  await chat.open();
  await expect(chat.transcript).toContainText("4.90 euros");
});

/** An answer whose products stand beside each other. */
async function comparing(page: Page, after = ""): Promise<Chat> {
  const chat = await answered(page, "These.", { products });
  await chat.panel.getByRole("button", { name: "Compare" }).click();
  await expect(comparison(chat)).toBeInViewport();
  if (after) await answering(page, after);
  return chat;
}
const comparison = (chat: Chat) => chat.panel.getByRole("group", { name: "Comparison" });

test("Escape in a comparison of products shows the cards again, then closes the chat", async ({ page }) => {
  const chat = await comparing(page);
  await comparison(chat).focus();
  await page.keyboard.press("Escape");
  await expect(comparison(chat)).toHaveCount(0);
  await expect(chat.panel.getByRole("button", { name: "Compare" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
});

test("Escape from where the visitor writes, and the way back of a phone, lead out of a comparison first", async ({
  page,
  isMobile,
}) => {
  const chat = await comparing(page);
  await chat.field.focus();
  const goBack = () => (isMobile ? backOn(chat) : chat.field.press("Escape"));
  await goBack();
  await expect(comparison(chat)).toHaveCount(0);
  await expect(chat.panel).toBeVisible();
  await expect(chat.field).toBeFocused();
  await goBack();
  await expect(chat.panel).toBeHidden();
});

test("a comparison that the visitor does not see any more keeps nobody in the chat", async ({ page }) => {
  const chat = await comparing(page, "Much is to be said of that.\n\n".repeat(40));
  await chat.ask("Which one is it?", "Much is to be said");
  await chat.transcript.press("End");
  await expect(comparison(chat)).not.toBeInViewport();
  await chat.field.press("Escape");
  await expect(chat.panel).toBeHidden();
});
