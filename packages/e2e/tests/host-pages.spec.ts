import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { answered, answering } from "../src/answering.ts";
import { chatOn, openChat, openChatAt, openChatWithModel, type WidgetElement } from "../src/chat.ts";
import { errorsOn } from "../src/happening.ts";
import { hostPage, newTenant, releaseModel } from "../src/seed.ts";
import { looksOfPage, looksOfWidget } from "../src/styles.ts";

const pages = [
  "plain",
  "element",
  "head",
  "async",
  "based",
  "isolated",
  "twice",
  "hostile",
  "strict",
  "bootstrap",
  "tailwind",
  "spa",
];

for (const page of pages) {
  test(`works on a host page: ${page}`, async ({ page: tab }) => {
    const errors: string[] = [];
    tab.on("pageerror", (error) => errors.push(error.message));
    tab.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await tab.goto(hostPage(page, await newTenant()));
    const chat = chatOn(tab);
    await expect(chat.launcher).toHaveCount(1);
    await chat.open();
    await chat.ask("What does shipping cost?", "4.90 euros");
    expect(errors).toEqual([]);
  });
}

/** Takes the element to another place on the page. */
const move = (page: Page) =>
  page.evaluate(() =>
    document.body.appendChild(document.createElement("section")).append(document.querySelector("chat-widget")!),
  );

test("the element survives a move, and is gone once it is destroyed", async ({ page }) => {
  const chat = await openChatAt(page, hostPage("element", await newTenant()));
  await chat.ask("What does shipping cost?", "4.90 euros");
  await move(page);
  await expect(chat.transcript).toContainText("4.90 euros");
  await chat.say("thank you");
  await expect(chat.transcript.getByText("thank you")).toBeVisible();
  await chat.element.evaluate((element: WidgetElement) => element.destroy());
  await expect(chat.launcher).toHaveCount(0);
  await expect(chat.panel).toHaveCount(0);
});

test("an answer that is being written while the element moves is written to its end", async ({ page }) => {
  const word = randomUUID().slice(0, 8);
  const chat = await openChatWithModel(page);
  await chat.ask(`What does shipping cost? Please hold until ${word}.`, "and nothing");
  await move(page);
  await releaseModel(word);
  await expect(chat.transcript).toContainText("60 euros");
  await expect(chat.panel.getByRole("img", { name: /is typing/ })).toHaveCount(0);
});

test("a list that was read to its end is still read there once the element has moved", async ({ page }) => {
  const chat = await answered(page, "A line of many.\n\n".repeat(40));
  await expect(chat.transcript).toContainText("A line of many.");
  await page.unrouteAll();
  await answering(page, "You are welcome.");
  await chat.ask("thank you", "You are welcome.");
  const left = () => chat.transcript.evaluate((list) => list.scrollHeight - list.clientHeight - list.scrollTop);
  await expect.poll(left).toBeLessThan(48);
  await move(page);
  await expect.poll(left).toBeLessThan(48);
  await page.setViewportSize({ ...page.viewportSize()!, height: 450 });
  await expect.poll(left).toBeLessThan(48);
});

test("opened and taken off the page at once, it is open where it is put next", async ({ page }) => {
  const thrown = errorsOn(page);
  const chat = await openChatAt(page, hostPage("element", await newTenant()));
  await chat.element.evaluate((element: WidgetElement) => element.close());
  await expect(chat.panel).toBeHidden();
  const element = await chat.element.elementHandle();
  await element!.evaluate((widget: WidgetElement) => {
    widget.open();
    widget.remove();
  });
  await expect(chat.element).toHaveCount(0);
  await element!.evaluate((widget: WidgetElement) => document.body.append(widget));
  await expect(chat.panel).toBeVisible();
  await chat.ask("What does shipping cost?", "4.90 euros");
  expect(thrown).toEqual([]);
});

test("the page decides what a script tag may say", async ({ page }) => {
  await page.goto(hostPage("told", await newTenant()));
  const chat = chatOn(page, { launcher: "Chat", message: "Ihre Nachricht" });
  await chat.open();
  await expect(chat.panel).toHaveAttribute("lang", "de");
  await expect(chat.panel).toHaveCSS("color-scheme", "dark");
  const box = await chat.launcher.boundingBox();
  expect(box?.x).toBeLessThan(100);
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/chat/widget"));
  await chat.say("What does shipping cost?");
  expect((await sent).postDataJSON()).toMatchObject({ type: "ecommerce" });
});

for (const name of ["bootstrap", "tailwind", "hostile"]) {
  test(`styles stay on their side, both ways: ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const tenant = await newTenant();
    const chat = await openChat(page, tenant);
    await expect(chat.panel).toContainText("Hello!");
    await chat.field.click();
    const widgetAlone = await looksOfWidget(chat.element);
    expect(widgetAlone.length).toBeGreaterThan(30);

    await page.goto(hostPage(name, tenant));
    await chat.open();
    await expect(chat.panel).toContainText("Hello!");
    await chat.field.click();
    expect(await looksOfWidget(chat.element)).toEqual(widgetAlone);
    await chat.element.evaluate((element: WidgetElement) => element.close());
    const together = await looksOfPage(page);

    await page.goto(`${hostPage(name, tenant)}&widget=off`);
    await expect(chat.element).toHaveCount(0);
    expect(await looksOfPage(page)).toEqual(together);
  });
}

test("a frame without an origin or storage has a chat that lives as long as the page", async ({ page }) => {
  await page.goto(hostPage("framed", await newTenant()));
  const chat = chatOn(page.frameLocator("iframe"));
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");
});

test("no z-index of the page covers the panel: it stands in the browser's top layer", async ({ page }) => {
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await expect(chat.launcher).toBeVisible();
  await page.evaluate(() => {
    const veil = document.body.appendChild(document.createElement("div"));
    veil.style.cssText = "position: fixed; inset: 0; z-index: 2147483647; background: #0008";
  });
  await chat.element.evaluate((element: WidgetElement) => element.open());
  await chat.field.click();
  await chat.ask("What does shipping cost?", "4.90 euros");
});

test("where the browser has no popovers the panel stands above the page by its z-index", async ({ page }) => {
  await page.addInitScript(() => delete (HTMLElement.prototype as Partial<HTMLElement>).showPopover);
  await page.goto(hostPage("plain", await newTenant()));
  await page.evaluate(() => {
    const veil = document.body.appendChild(document.createElement("div"));
    veil.style.cssText = "position: absolute; inset: 0; z-index: 99999; background: #0008";
  });
  const chat = chatOn(page);
  await chat.open();
  await chat.field.click();
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.element.evaluate((element: WidgetElement) => element.close());
  await expect(chat.panel).toBeHidden();
});

test("on a slow network the launcher says that the panel is on its way", async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/chat-widget/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await chat.launcher.click();
  await expect(chat.launcher).toHaveAttribute("aria-busy", "true");
  release();
  await expect(chat.panel).toBeVisible();
  await expect(chat.launcher).toHaveAttribute("aria-busy", "false");
});

test("nothing is stored and nobody else is asked before the visitor acts", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  const address = hostPage("plain", await newTenant());
  await page.goto(address);
  await expect(chatOn(page).launcher).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(new Set([new URL(address).origin, `http://localhost:${process.env["E2E_PORT"]}`]));
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
});

test("a right-to-left page gets the widget in its language and direction", async ({ page }) => {
  await page.goto(hostPage("arabic", await newTenant()));
  await page.getByRole("button", { name: "المحادثة", exact: true }).click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  await expect(panel).toHaveCSS("direction", "rtl");
});
