import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Chat, openChat } from "../src/chat.ts";
import { errorsOn } from "../src/happening.ts";
import { newTenant } from "../src/seed.ts";

/** The part of the page that a keyboard leaves, as the browser would tell it: in px, from the top of the layout viewport. */
const leave = (page: Page, height: number, offsetTop: number): Promise<void> =>
  page.evaluate(
    (left) => {
      const viewport = window.visualViewport!;
      for (const [name, value] of Object.entries(left))
        Object.defineProperty(viewport, name, { value, configurable: true });
      viewport.dispatchEvent(new Event("resize"));
    },
    { height, offsetTop },
  );

/** Upper and lower edge, in px. */
const edges = async (locator: Locator): Promise<[number, number]> => {
  const box = (await locator.boundingBox())!;
  return [box.y, box.y + box.height];
};

const header = (chat: Chat): Locator => chat.panel.locator("chat-widget-panel-header");

const viewportMeta = (page: Page): Promise<string | null> =>
  page.locator("meta[name=viewport]").getAttribute("content");

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("the panel fills the screen, and leaves the page's viewport meta as it is", async ({ page }) => {
  const chat = await openChat(page);
  const { width, height } = page.viewportSize()!;
  await expect.poll(() => chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  expect(await viewportMeta(page)).toBe("width=device-width, initial-scale=1");
  await chat.field.click();
  await chat.panel.getByRole("button", { name: "Close" }).click();
  await expect(chat.panel).toBeHidden();
  expect(await viewportMeta(page)).toBe("width=device-width, initial-scale=1");
  await expect(page.locator("meta[name=viewport]")).toHaveCount(1);
});

test("on its side, a phone's camera and round corners cover nothing", async ({ page }) => {
  const chat = await openChat(page);
  const devtools = await page.context().newCDPSession(page);
  await page.setViewportSize({ width: 840, height: 380 });
  await devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { left: 48, right: 32 } });
  await expect.poll(() => chat.panel.boundingBox()).toMatchObject({ x: 0, width: 840 });
  for (const part of [header(chat), chat.transcript, chat.panel.locator("chat-widget-composer")])
    await expect.poll(() => part.boundingBox()).toMatchObject({ x: 48, width: 840 - 48 - 32 });
});

test("with the keyboard up, header and field stay in what it leaves of the screen", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.field.click();
  const { height } = page.viewportSize()!;
  // Android shortens the visual viewport; iOS pushes it down over the page as well.
  for (const [left, top] of [
    [360, 0],
    [340, 120],
  ] as const) {
    await leave(page, left, top);
    await expect.poll(() => edges(chat.panel)).toEqual([top, top + left]);
    expect((await edges(header(chat)))[0]).toBe(top);
    expect((await edges(chat.field))[1]).toBeLessThanOrEqual(top + left);
    expect((await edges(chat.field))[0]).toBeGreaterThan((await edges(header(chat)))[1]);
  }
  await leave(page, height, 0);
  await expect.poll(() => edges(chat.panel)).toEqual([0, height]);
});

test("no field is so small that a phone zooms in on it", async ({ page }) => {
  const prechat_fields = (["customer_name", "customer_email", "customer_phone"] as const).map((name, at) => ({
    name,
    label: "",
    type: (["text", "email", "tel"] as const)[at]!,
    required: true,
  }));
  const sizes = (chat: Chat): Promise<number[]> =>
    chat.panel
      .locator("input:not([type=radio]), textarea, select")
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  const expectLarge = async (chat: Chat, fields: number): Promise<void> => {
    await expect.poll(() => sizes(chat)).toHaveLength(fields);
    for (const size of await sizes(chat)) expect(size).toBeGreaterThanOrEqual(16);
  };
  const chat = await openChat(page, await newTenant({ prechat_enabled: true, prechat_fields }));
  const { panel } = chat;
  await expectLarge(chat, 3);
  await panel.getByRole("textbox", { name: "Name" }).fill("Ada");
  await panel.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await panel.getByRole("textbox", { name: "Phone" }).fill("+49 30 1234567");
  await panel.getByRole("button", { name: "Start chat" }).click();
  await expectLarge(chat, 1);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("Continue on another device");
  await expectLarge(chat, 1);
  await panel.getByRole("button", { name: "Back" }).click();
  await chat.choose("End conversation");
  await panel.getByRole("radio", { name: "Very good" }).check();
  await expectLarge(chat, 1);
});

test("launcher, header and field keep clear of a screen's rounded corners, notch and bars", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const insets = (top: number, left: number, bottom: number, right: number): Promise<unknown> =>
    devtools.send("Emulation.setSafeAreaInsetsOverride", { insets: { top, left, bottom, right } });
  const chat = await openChat(page);
  const { width, height } = page.viewportSize()!;
  const padding = (locator: Locator, side: "paddingTop" | "paddingBottom"): Promise<number> =>
    locator.evaluate((element, name) => Number.parseFloat(getComputedStyle(element)[name]), side);
  const footer = chat.panel.locator("footer");
  expect([await padding(header(chat), "paddingTop"), await padding(footer, "paddingBottom")]).toEqual([12, 0]);
  await insets(47, 0, 34, 0);
  await expect.poll(() => padding(header(chat), "paddingTop")).toBe(12 + 47);
  // The field has 12 px below it already: half of the inset is enough.
  expect(await padding(footer, "paddingBottom")).toBe(34 / 2);

  await chat.panel.getByRole("button", { name: "Close" }).click();
  await insets(0, 11, 34, 21);
  const distances = async (): Promise<number[]> => {
    const box = (await chat.launcher.boundingBox())!;
    return [width - box.x - box.width, height - box.y - box.height].map(Math.round);
  };
  await expect.poll(distances).toEqual([20 + 21, 20 + 34]);
});

test.describe("in an app's own browser", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/AP2A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/468.0.0.53.78;]",
  });

  // At once what one or the other of such browsers lacks.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
      for (const name of ["showPopover", "hidePopover", "togglePopover", "popover", "checkVisibility"])
        Reflect.deleteProperty(name === "checkVisibility" ? Element.prototype : HTMLElement.prototype, name);
      for (const name of ["CloseWatcher", "navigation", "BroadcastChannel", "requestIdleCallback", "visualViewport"])
        Reflect.deleteProperty(window, name);
      for (const name of ["locks", "clipboard", "share", "canShare", "userActivation", "connection"])
        Reflect.deleteProperty(Navigator.prototype, name);
      for (const name of ["toSpliced", "toSorted", "toReversed", "with"]) Reflect.deleteProperty(Array.prototype, name);
      for (const name of ["canParse", "parse"]) Reflect.deleteProperty(URL, name);
      Reflect.deleteProperty(AbortSignal, "any");
      Reflect.deleteProperty(Intl, "Segmenter");
    }),
  );

  test("the launcher shows, a question is answered, and the chat closes again", async ({ page }) => {
    const thrown = errorsOn(page);
    const chat = await openChat(page);
    const left = () => ["locks" in navigator, "showPopover" in document.body, "CloseWatcher" in window];
    expect(await page.evaluate(left)).toEqual([false, false, false]);
    const { width, height } = page.viewportSize()!;
    await expect.poll(() => chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width, height });
    await chat.ask("What does shipping cost?", "4.90 euros");
    await chat.ask("How long does a delivery to Austria take?", "four working days");
    await chat.choose("Continue on another device");
    await expect(chat.panel.getByRole("textbox")).toBeVisible();
    await chat.panel.getByRole("button", { name: "Back" }).click();
    await chat.panel.getByRole("button", { name: "Close chat" }).click();
    await expect(chat.panel).toBeHidden();
    await chat.open();
    await expect(chat.transcript).toContainText("4.90 euros");
    expect(thrown).toEqual([]);
  });
});
