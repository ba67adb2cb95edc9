import { expect, type Locator, type Page, test } from "@playwright/test";
import { answered } from "../src/answering.ts";
import { chatOn, openChat, type WidgetElement } from "../src/chat.ts";
import { holding } from "../src/happening.ts";
import { hostPage, newTenant, pageWith } from "../src/seed.ts";

const script = `<script type="module" src="{widget}"></script>`;

/** Notes what the widget listens to on the page itself: each listener that is added, less each that is taken away or aborted. */
const noteListeners = `
  window.listening = [];
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const isPage = (target) => [window, document, window.navigation, window.visualViewport].includes(target ?? window) || target instanceof MediaQueryList;
  const forget = (name) => { const at = listening.indexOf(name); if (at >= 0) listening.splice(at, 1); };
  EventTarget.prototype.addEventListener = function (name, listener, options) {
    if (isPage(this) && /chat-widget[^ ]*[.]js/.test(new Error().stack)) {
      listening.push(name);
      const end = () => { if (end.isDue) forget(name); end.isDue = false; };
      end.isDue = true;
      options?.signal?.addEventListener("abort", end);
      if (options?.once) add.call(this ?? window, name, end, { once: true });
    }
    return add.call(this ?? window, name, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (name, listener, options) {
    if (isPage(this)) forget(name);
    return remove.call(this ?? window, name, listener, options);
  };`;

/** Notes each layout shift, of the page and of what is inside the panel, also those that follow on the visitor's act. */
const noteShifts = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      // What moves inside the panel has no node here, but a place.
      const moved = sources.map(({ node, previousRect, currentRect }) => ({ node: node?.nodeName, previousRect, currentRect }));
      shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });`;

const listeners = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { listening: string[] }).listening.toSorted());

test("destroy() leaves nothing", async ({ page }) => {
  await page.addInitScript(noteListeners);
  await page.goto(pageWith(script));
  const state = async (): Promise<object> => ({
    ...(await page.evaluate(() => ({
      elements: document.querySelectorAll("body > :not(script)").length,
      head: document.head.innerHTML.length,
      sheets: document.adoptedStyleSheets.length,
      stored: sessionStorage.length + localStorage.length,
    }))),
    listening: await listeners(page),
  });
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

test("destroy() ends what is listened to on the server", async ({ page }) => {
  const tenant = await newTenant({ escalation: { enabled: true } });
  const chat = await openChat(page, tenant);
  const locks = () =>
    page.evaluate(
      async () => (await navigator.locks.query()).held!.concat((await navigator.locks.query()).pending!).length,
    );
  const listens = page.waitForRequest(/\/api\/chat\/widget\/events\//);
  await chat.choose("Talk to a person");
  const listening = await listens;
  await expect.poll(locks).toBe(1);
  const ended = page.waitForEvent("requestfailed", (request) => request === listening);
  await chat.element.evaluate((element: WidgetElement) => element.destroy());
  await ended;
  await expect.poll(locks).toBe(0);
});

/** The browser is never idle: nothing comes but by the visitor's act. */
const neverIdle = `window.requestIdleCallback = () => 0;`;

/** Waits for the panel's file, the largest there is. */
const panelFile = (page: Page) => page.waitForRequest((request) => request.url().endsWith("/chat.js"));

/** What is asked for when the tenant's widget is destroyed, and after it, until the chat of another one has answered. */
async function askedAfterwards(page: Page, tenant: string, then: () => void): Promise<string[]> {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers()["x-tenant-id"] === tenant || pathname.endsWith("/second-try.js")) asked.push(pathname);
  });
  const chat = chatOn(page);
  await chat.element.evaluate((element: WidgetElement) => element.destroy());
  then();
  await page.evaluate(
    (other) => {
      const widget = document.createElement("chat-widget");
      widget.setAttribute("tenant-id", other);
      document.body.append(widget);
    },
    await newTenant(),
  );
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");
  return asked;
}

test("destroy() while the panel is on its way: nothing more is asked for", async ({ page }) => {
  await page.addInitScript(neverIdle);
  const release = await holding(page, "**/chat-widget/*/chat.js");
  const tenant = await newTenant();
  await page.goto(hostPage("plain", tenant));
  const fetched = panelFile(page);
  await chatOn(page).launcher.click();
  await fetched;
  expect(await askedAfterwards(page, tenant, release)).toEqual([]);
});

test("destroy() while an answer is awaited: nothing more is asked for", async ({ page }) => {
  const tenant = await newTenant();
  const chat = await openChat(page, tenant);
  await expect(chat.field).toBeVisible();
  await page.route("**/api/chat/widget", () => {}, { times: 1 });
  const sent = page.waitForRequest("**/api/chat/widget");
  await chat.say("Hello");
  await sent;
  expect(await askedAfterwards(page, tenant, () => {})).toEqual([]);
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

test("nothing ever shifts, on the page and in the panel, from load to close", async ({ page }) => {
  await page.addInitScript(noteShifts);
  const idle = page.waitForResponse((response) => response.url().endsWith("/idle.js"));
  await page.goto(hostPage("plain", await newTenant()));
  const shifts = (): Promise<object[]> => page.evaluate("shifts");
  const chat = chatOn(page);
  await expect(chat.launcher).toBeVisible();
  await idle;
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");
  // The answer is there with all that stands under it.
  await expect(chat.panel.getByText("Sources", { exact: true })).toBeVisible();
  await expect(chat.panel.getByRole("button", { name: "Helpful", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Close chat" }).click();
  await expect(chat.panel).toBeHidden();
  expect(await shifts()).toEqual([]);
  // A shift of the page's own is noted.
  await page.evaluate(() => (document.querySelector("h1")!.style.paddingTop = "99px"));
  await expect.poll(shifts).toHaveLength(1);
});

for (const reach of ["hover", "focus"] as const) {
  test(`the panel is fetched when the visitor reaches for it: ${reach}`, async ({ page }) => {
    await page.addInitScript(neverIdle);
    await page.goto(hostPage("plain", await newTenant()));
    const fetched = panelFile(page);
    await chatOn(page).launcher[reach]();
    await fetched;
    await expect(chatOn(page).launcher).toHaveAttribute("aria-expanded", "false");
  });
}

test("who saves data gets the panel only once they reach for it", async ({ page }) => {
  await page.addInitScript(`Object.defineProperty(navigator, "connection", { value: { saveData: true } });`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.split("/").at(-1)!));
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await expect.poll(() => asked).toContain("idle.js");
  await page.waitForLoadState("networkidle");
  expect(asked).not.toContain("chat.js");
  const fetched = panelFile(page);
  await chat.open();
  await fetched;
});

test("while the settings are on their way the panel stands, and says that it loads", async ({ page }) => {
  await page.addInitScript(neverIdle);
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await expect(chat.launcher).toBeVisible();
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/widget-settings\?/, async (route) => {
    await released;
    await route.continue();
  });
  await chat.open();
  const loading = chat.panel.getByRole("progressbar", { name: "The chat is loading" });
  await expect(loading).toBeVisible();
  const widthOf = async (one: Locator): Promise<number> => (await one.boundingBox())!.width;
  // The panel grows a little as it comes.
  await expect.poll(async () => (await widthOf(loading)) - (await widthOf(chat.panel))).toBe(0);
  await expect(chat.field).toHaveCount(0);
  release();
  await expect(chat.panel).toContainText("Hello!");
  await expect(loading).toHaveCount(0);
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

for (const [why, tenant, told] of [
  ["the server does not know", async () => "nobody", /knows no tenant "nobody": compare data-tenant-id/],
  ["is switched off", () => newTenant({ active: false }), /does not answer here: activate it/],
  [
    "does not list this site",
    () => newTenant({ allowed_origins: ["https://shop.example"] }),
    /add \S+ to its allowed_/,
  ],
] as const) {
  test(`a tenant that ${why}: it is told to the owner, before anybody opens the chat`, async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => message.text().startsWith("<chat-widget>") && said.push(message.text()));
    await page.goto(hostPage("plain", await tenant()));
    await expect(chatOn(page).launcher).toBeVisible();
    await expect.poll(() => said).toEqual([expect.stringMatching(told)]);
  });
}

test("in the head, before there is a body, it waits for one", async ({ page }) => {
  await page.goto(hostPage("early", await newTenant()));
  await expect(chatOn(page).launcher).toBeVisible();
  expect(await page.evaluate("bodyWhenDefined")).toBe(null);
});

test("what could not be fetched comes once the network is back, and destroy() leaves nothing that waits for it", async ({
  page,
}) => {
  await page.addInitScript(noteListeners);
  const refused: string[] = [];
  await page.route(/\/(code-block|answer-table)\.js$/, (route) => {
    refused.push(route.request().url());
    return route.abort();
  });
  const chat = await answered(page, "```\nnpm start\n```\n\n| a | b |\n|---|---|\n| c | d |");
  await expect.poll(() => refused.length).toBeGreaterThan(1);
  const isThere = () =>
    page.evaluate(() =>
      ["code-block", "answer-table"].every((name) => customElements.get(`chat-widget-${name}`) !== undefined),
    );
  expect(await isThere()).toBe(false);
  await page.unrouteAll({ behavior: "wait" });
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(isThere).toBe(true);

  await page.route(/\/csat-form\.js$/, (route) => route.abort());
  const missed = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/csat-form.js"));
  await chat.choose("End conversation");
  await missed;
  await chat.element.evaluate((element: WidgetElement) => element.destroy());
  expect(await listeners(page)).toEqual([]);
});
