import { expect, type Page, test } from "@playwright/test";
import { type Chat, openChat } from "../src/chat.ts";
import { newTenant } from "../src/seed.ts";

const withoutWatcher = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "CloseWatcher"));

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
  const goBack = () => chat.panel.evaluate((dialog) => dialog.dispatchEvent(new Event("cancel", { cancelable: true })));
  // Kept from closing by itself: the chat says how.
  expect(await goBack()).toBe(false);
  await expect(chat.field).toBeVisible();
  await goBack();
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
