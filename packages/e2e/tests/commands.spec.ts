import { expect, test, type Page } from "@playwright/test";
import { chatOn, type WidgetElement } from "../src/chat.ts";
import { conversationOn, listenFor } from "../src/happening.ts";
import { newTenant, pageWith } from "../src/seed.ts";
import { messagesOf, tell } from "../src/telling.ts";

const queue = (...commands: string[]): string =>
  `<script>window.ChatWidget = window.ChatWidget || []; window.heard = []; ${commands.map((command) => `ChatWidget.push(${command});`).join("")}</script>`;
const script = (tenant: string): string => `<script type="module" src="{widget}" data-tenant-id="${tenant}"></script>`;
const element = (tenant: string, more = ""): string =>
  `<chat-widget tenant-id="${tenant}" ${more}></chat-widget><script type="module" src="{widget}"></script>`;

/** Errors that reach the page, and what the console is told. */
function listenTo(page: Page): { thrown: string[]; told: string[] } {
  const thrown: string[] = [];
  const told: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  page.on("console", (message) => told.push(message.text()));
  return { thrown, told };
}

const push = (page: Page, command: unknown): Promise<void> =>
  page.evaluate(
    (pushed) => (window as unknown as { ChatWidget: unknown[][] }).ChatWidget.push(pushed as []),
    command,
  ) as Promise<never>;

test("commands given before the script is there run in order, and later ones at once", async ({ page }) => {
  const { thrown, told } = listenTo(page);
  const commands = [
    `["on", "ready", () => heard.push("ready event")]`,
    `["on", "open", ({ id, at, tenantId }) => heard.push("open of " + tenantId, id.length > 5, at.length)]`,
    `["ready", (element) => heard.push(element.localName)]`,
    `["open"]`,
    `["sendMessage", "What does shipping cost?"]`,
  ];
  const tenant = await newTenant();
  await page.goto(pageWith(queue(...commands) + script(tenant)));
  const chat = chatOn(page);
  await expect(chat.transcript).toContainText("4.90 euros");
  expect(await page.evaluate("heard")).toEqual(["chat-widget", `open of ${tenant}`, true, 24, "ready event"]);
  await push(page, ["close"]);
  await expect(chat.panel).toBeHidden();
  await push(page, "toggle");
  await expect(chat.panel).toBeVisible();
  expect(await page.evaluate("ChatWidget.ready.then((element) => element.isOpen)")).toBe(true);
  expect(await page.evaluate("Object.keys(ChatWidget)")).toEqual(["push", "ready"]);
  expect([thrown, told]).toEqual([[], []]);
});

test("what cannot be done is told in words, and the page goes on", async ({ page }) => {
  const { thrown, told } = listenTo(page);
  const commands = [
    `["opne"]`,
    `["sendMessage", 5]`,
    `["remove"]`,
    `["ready", () => { throw new Error("mine") }]`,
    `42`,
    `["on", "opened", () => {}]`,
    `["open@nobody"]`,
  ];
  const tenant = await newTenant();
  await page.goto(pageWith(queue(...commands, `["open"]`) + script(tenant)));
  await expect(chatOn(page).panel).toBeVisible();
  expect(thrown).toEqual([]);
  expect(told).toEqual([
    expect.stringContaining("There is no such command. There are: open close"),
    expect.stringContaining("sendMessage(text) expects a value of type string, not 5"),
    expect.stringContaining(`ChatWidget.push(["remove"])`),
    expect.stringContaining("mine"),
    expect.stringContaining(`ChatWidget.push(["42"])`),
    expect.stringContaining(`There is no event "opened". There are: ready open close`),
    `ChatWidget.push(["open@nobody"]) waits for a widget of that tenant. On the page: ${tenant}.`,
  ]);
  // It is said once, however often it is looked at again.
  await push(page, ["close"]);
  await expect(chatOn(page).panel).toBeHidden();
  expect(told).toHaveLength(7);
});

test("of several widgets the first is meant, unless the command names a tenant", async ({ page }) => {
  const [one, other] = [await newTenant(), await newTenant()];
  const markup = queue(`["open@${other}"]`) + element(one, `position="left"`) + element(other);
  await page.goto(pageWith(markup));
  const state = (tenant: string): Promise<boolean> =>
    page.locator(`chat-widget[tenant-id="${tenant}"]`).evaluate((found: WidgetElement) => found.isOpen);
  await expect.poll(() => state(other)).toBe(true);
  expect(await state(one)).toBe(false);
  await push(page, ["close@" + other]);
  await push(page, ["open"]);
  await expect.poll(() => state(one)).toBe(true);
  await expect.poll(() => state(other)).toBe(false);
  // A second instance is not touched by the end of the first.
  await push(page, [`destroy@${one}`]);
  await expect(chatOn(page).launcher).toHaveCount(1);
  await push(page, ["open"]);
  await expect.poll(() => state(other)).toBe(true);
});

test("a new conversation begins where the page says so, of the same visitor", async ({ page }) => {
  const heard = await listenFor(page, "message-received");
  await page.goto(pageWith(element(await newTenant())));
  const chat = chatOn(page);
  await chat.open();
  const sent = messagesOf(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  const before = await conversationOn(heard);
  await tell(chat, "newConversation");
  await expect(chat.transcript).not.toContainText("4.90 euros");
  await expect(chat.transcript).toContainText("Hello!");
  await chat.ask("How long does a delivery to Austria take?", "four working days");
  const [first, next] = sent.map((request) => request.postDataJSON());
  expect(next.session_id).toBe(first.session_id);
  expect(next.conversation_id).toBeNull();
  expect(await conversationOn(heard)).not.toBe(before);
});

test("after a logout nothing is left of the visitor, and the next word is a stranger's", async ({ page }) => {
  await page.goto(pageWith(element(await newTenant())));
  const chat = chatOn(page);
  await chat.open();
  const kept = (): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));
  const sent = messagesOf(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.field.fill("Half a question");
  expect(await kept()).not.toEqual([]);
  await tell(chat, "logout");
  await expect(chat.transcript).not.toContainText("4.90 euros");
  await expect(chat.field).toHaveValue("");
  expect(await kept()).toEqual([]);
  await chat.ask("How long does a delivery to Austria take?", "four working days");
  const [first, next] = sent.map((request) => request.postDataJSON());
  expect(next.session_id).not.toBe(first.session_id);
  expect(next.conversation_id).toBeNull();
});

test("the page chooses the language while the panel is open", async ({ page }) => {
  await page.goto(pageWith(element(await newTenant())));
  await chatOn(page).open();
  await expect(chatOn(page).panel).toHaveAttribute("lang", "en");
  await tell(chatOn(page), "setLocale", "de");
  const german = chatOn(page, { launcher: "Chat", message: "Ihre Nachricht" });
  await expect(german.panel).toHaveAttribute("lang", "de");
  await expect(german.field).toBeVisible();
  await expect(german.element).toHaveAttribute("locale", "de");
});

test("who has had enough of an event hears no more of it, and others still do", async ({ page }) => {
  await page.goto(pageWith(element(await newTenant())));
  const chat = chatOn(page);
  await expect(chat.launcher).toBeVisible();
  const heard = await chat.element.evaluate((found: WidgetElement) => {
    const calls: string[] = [];
    const leave = found.on("open", () => calls.push("one"));
    found.on("open", () => calls.push("other"));
    found.open();
    found.close();
    leave();
    found.open();
    return calls;
  });
  expect(heard).toEqual(["one", "other", "other"]);
});

test("mounted, told and taken away at once: nothing is thrown, and the next mount works", async ({ page }) => {
  const { thrown } = listenTo(page);
  const tenant = await newTenant();
  await page.goto(pageWith(`<script type="module" src="{widget}"></script>`));
  await page.waitForFunction(() => customElements.get("chat-widget"));
  await page.evaluate((slug) => {
    const global = window as unknown as { ChatWidget: { push(...commands: unknown[]): void } };
    const first = global.ChatWidget;
    for (const end of ["remove", "destroy"] as const) {
      const widget = document.createElement("chat-widget") as HTMLElement as WidgetElement;
      widget.setAttribute("tenant-id", slug);
      document.body.append(widget);
      first.push(["sendMessage", "lost"], ["open"]);
      widget.open();
      widget[end]();
      first.push(["close"], ["toggle"]);
    }
    const widget = document.createElement("chat-widget");
    widget.setAttribute("tenant-id", slug);
    document.body.append(widget);
  }, tenant);
  const chat = chatOn(page);
  await expect(chat.launcher).toBeVisible();
  await push(page, ["prefill", "Where is my parcel?"]);
  await expect(chat.field).toHaveValue("Where is my parcel?");
  expect(thrown).toEqual([]);
});

test("faulty arguments are refused with what was expected", async ({ page }) => {
  await page.goto(pageWith(element(await newTenant())));
  await expect(chatOn(page).launcher).toBeVisible();
  const refusal = (call: string): Promise<string> =>
    page.evaluate(
      `{ const chat = document.querySelector("chat-widget"); try { ${call}; "" } catch (error) { error.name + ": " + error.message } }`,
    );
  expect(await refusal("chat.sendMessage()")).toBe(
    "TypeError: <chat-widget> sendMessage(text) expects a value of type string, not undefined.",
  );
  expect(await refusal("chat.prefill(null)")).toMatch(/prefill\(text\) expects .* string, not null/);
  expect(await refusal(`chat.identify("Ada")`)).toMatch(/identify\(user\) expects .* object, not Ada/);
  expect(await refusal("chat.setContext()")).toMatch(/setContext\(context\) expects .* object/);
  expect(await refusal("chat.setLocale(5)")).toMatch(/setLocale\(locale\) expects .* string/);
  expect(await refusal(`chat.setColorScheme("blue")`)).toMatch(/expects light, dark or auto/);
  expect(await refusal(`chat.registerTool("cart")`)).toMatch(/handler\) expects .* function/);
  expect(await refusal("chat.on('open')")).toMatch(/listener\) expects .* function/);
  expect(await refusal("chat.config = 5")).toMatch(/config expects .* object/);
});

test("what is set before the element is one of ours is taken up; config is merged", async ({ page }) => {
  const tenant = await newTenant();
  const markup = `<chat-widget></chat-widget><script>
    const chat = document.querySelector("chat-widget");
    chat.tenantId = ${JSON.stringify(tenant)};
    chat.position = "left";
    chat.config = { texts: { placeholder: "Ask away" }, context: { cart: 2 } };
  </script><script type="module" src="{widget}"></script>`;
  await page.goto(pageWith(markup));
  const chat = chatOn(page);
  await expect(chat.launcher).toBeVisible();
  expect((await chat.launcher.boundingBox())?.x).toBeLessThan(100);
  const config = await chat.element.evaluate((found: WidgetElement) => {
    found.config = { texts: { send: "Go" }, tellsText: true };
    return found.config;
  });
  expect(config).toMatchObject({
    texts: { placeholder: "Ask away", send: "Go" },
    context: { cart: 2 },
    tellsText: true,
  });
});

test("all that the page tells reaches the panel", async ({ page }) => {
  const attributes = `persist-session-minutes="30" consent="required"`;
  await page.goto(pageWith(element(await newTenant(), attributes)));
  const chat = chatOn(page);
  await chat.open();
  const setting = await chat.element.evaluate((found) => {
    const widget = found as unknown as Record<string, (...given: unknown[]) => unknown>;
    widget["identify"]!({ name: "Ada", email: "ada@example.com" }, { token: "proof" });
    widget["setContext"]!({ cart: 2 });
    widget["registerTool"]!("show-order", () => "It is on its way.", { label: "My order" });
    widget["setColorScheme"]!("dark");
    const panel = found.shadowRoot!.querySelector("chat-widget-panel") as unknown as { setting: Record<string, any> };
    const { user, getToken, context, tools, persistMinutes, consent } = panel.setting;
    return { user, token: getToken(), context, label: tools.get("show-order").label, persistMinutes, consent };
  });
  expect(setting).toEqual({
    user: { name: "Ada", email: "ada@example.com" },
    token: "proof",
    context: { cart: 2 },
    label: "My order",
    persistMinutes: 30,
    consent: "required",
  });
  await expect(chat.panel).toHaveCSS("color-scheme", "dark");
  await chat.element.evaluate((found) => (found as unknown as { grantConsent(): void }).grantConsent());
  await expect(chat.element).toHaveAttribute("consent", "granted");
});

test("events tell what happened, and what was said only to a page that has asked for it", async ({ page }) => {
  await page.goto(pageWith(element(await newTenant())));
  const chat = chatOn(page);
  await chat.open();
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener("chat-widget:message-received", (event) => heard.push((event as CustomEvent).detail));
  });
  /** The panel says more than most pages are told. */
  const report = (name: string, detail: object): Promise<boolean> =>
    chat.element.evaluate(
      (found, [event, told]) => {
        const panel = found.shadowRoot!.querySelector("chat-widget-panel") as unknown as {
          holder: { report(name: string, detail: object): boolean };
        };
        return panel.holder.report(event, told);
      },
      [name, detail] as const,
    );
  await report("message-received", { messageId: "1", text: "secret" });
  await chat.element.evaluate((found: WidgetElement) => (found.config = { tellsText: true }));
  await report("message-received", { messageId: "2", text: "told" });
  const heard = await page.evaluate("heard");
  expect(heard).toEqual([
    expect.not.objectContaining({ text: expect.anything() }),
    expect.objectContaining({ messageId: "2", text: "told" }),
  ]);
  await chat.element.evaluate((found) =>
    found.addEventListener("chat-widget:add-to-cart", (event) => event.preventDefault()),
  );
  expect(await report("add-to-cart", { productId: "mug" })).toBe(false);
  expect(await report("product-click", { productId: "mug" })).toBe(true);
});
