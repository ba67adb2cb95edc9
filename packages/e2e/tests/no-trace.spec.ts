import { expect, test } from "@playwright/test";
import { chatOn, type WidgetElement } from "../src/chat.ts";
import { hostPage, newTenant, pageWith } from "../src/seed.ts";

const script = `<script type="module" src="{widget}"></script>`;

/** Notes what the widget listens to on the page itself: each listener that is added, less each that is taken away or aborted. */
const noteListeners = `
  window.listening = [];
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isPage = (target) => [window, document, window.navigation, window.visualViewport].includes(target ?? window) || target instanceof MediaQueryList;
  const forget = (name) => { const at = listening.indexOf(name); if (at >= 0) listening.splice(at, 1); };
  EventTarget.prototype.addEventListener = function (name, listener, options) {
    if (isPage(this) && !options?.once && /chat-widget[^ ]*[.]js/.test(new Error().stack)) {
      listening.push(name);
      options?.signal?.addEventListener("abort", () => forget(name));
    }
    return add.call(this ?? window, name, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (name, listener, options) {
    if (isPage(this)) forget(name);
    return remove.call(this ?? window, name, listener, options);
  };`;

test("destroy() leaves nothing", async ({ page }) => {
  await page.addInitScript(noteListeners);
  await page.goto(pageWith(script));
  const state = (): Promise<object> =>
    page.evaluate(() => ({
      elements: document.querySelectorAll("body > :not(script)").length,
      head: document.head.innerHTML.length,
      sheets: document.adoptedStyleSheets.length,
      stored: sessionStorage.length + localStorage.length,
      listening: (window as unknown as { listening: string[] }).listening.toSorted(),
    }));
  const before = await state();
  await page.evaluate(
    (tenant) => {
      const widget = document.createElement("chat-widget");
      for (const [name, value] of Object.entries({ "tenant-id": tenant, "hide-on": "/none", "on-navigate": "last" }))
        widget.setAttribute(name, value);
      document.body.append(widget);
    },
    await newTenant(),
  );
  const chat = chatOn(page);
  await expect(chat.launcher).toBeVisible();
  await chat.element.evaluate((element: WidgetElement) => element.open());
  await expect(chat.panel).toContainText("Hello!");
  expect(await state()).toMatchObject({ stored: 1, listening: expect.arrayContaining(["currententrychange"]) });
  await chat.element.evaluate((element: WidgetElement) => element.destroy());
  expect(await state()).toEqual(before);
  expect(await page.evaluate(() => "ChatWidget" in window)).toBe(false);
});

test("before idle nothing is asked for but the loader and the settings", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(`window.requestIdleCallback = () => 0;`);
  await page.goto(pageWith(`<script type="module" src="{widget}" data-tenant-id="${await newTenant()}"></script>`));
  await expect(chatOn(page).launcher).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => path !== "/markup")).toEqual(["/chat-widget.js", "/api/chat/widget-settings"]);
});

test("another version that came first stays, and the owner is told once", async ({ page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  const first = `<script>customElements.define("chat-widget", class extends HTMLElement { static version = "0.0.1" })</script>`;
  await page.goto(pageWith(first + script));
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/loaded twice, in different versions: 0\.0\.1 is at work, .* Load it once/)]);
});

test("a server that speaks another version is told to the owner", async ({ page }) => {
  const told: string[] = [];
  page.on("console", (message) => told.push(message.text()));
  await page.route(/\/widget-settings\?/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), protocol: 2 } });
  });
  await page.goto(hostPage("plain", await newTenant()));
  await expect(chatOn(page).launcher).toBeVisible();
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/understands version 1 .* says version 2\. Load the script from that server/)]);
});

test("in the head, before there is a body, it waits for one", async ({ page }) => {
  await page.goto(hostPage("early", await newTenant()));
  await expect(chatOn(page).launcher).toBeVisible();
  expect(await page.evaluate("bodyWhenDefined")).toBe(null);
});
