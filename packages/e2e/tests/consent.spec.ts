import { patchTenant } from "@widget-chat/client/admin";
import { expect, test, type Page, type Response } from "@playwright/test";
import { chatOn, openChat, openChatAt, type Chat, type WidgetElement } from "../src/chat.ts";
import { listenFor } from "../src/happening.ts";
import { admin, newTenant, pageWith } from "../src/seed.ts";
import { violations } from "../src/violations.ts";

const consent = (version: string) => ({
  text: `We keep what you write for ${version} days.`,
  url: "https://shop.example/privacy",
  version,
});
const question = "What does shipping cost?";

const withAttribute = (tenant: string, value: string): string =>
  pageWith(
    `<chat-widget tenant-id="${tenant}" consent="${value}"></chat-widget><script type="module" src="{widget}"></script>`,
  );

const agreeOn = (chat: Chat) => chat.panel.getByRole("button", { name: "Agree and start" });

const receipt = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith("/api/chat/widget/consent"));

test("nothing can be written before the visitor agrees, and the server has the receipt", async ({ page, isMobile }) => {
  const heard = await listenFor(page, "consent");
  const tenant = await newTenant({ consent: consent("30") });
  const chat = await openChat(page, tenant);
  await expect(chat.panel).toContainText("We keep what you write for 30 days.");
  await expect(chat.panel.getByRole("link", { name: "Read more" })).toHaveAttribute(
    "href",
    "https://shop.example/privacy",
  );
  await expect(agreeOn(chat)).toHaveAccessibleDescription(/30 days/);
  await expect(chat.field).toHaveCount(0);
  await expect(chat.panel.getByRole("button", { name: "How long does shipping take?" })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const given = receipt(page);
  await agreeOn(chat).click();
  expect((await given).status()).toBe(200);
  expect(await (await given).json()).toMatchObject({ version: "30", granted: true, stored: true });
  // On a phone the keyboard would come up over what was just agreed to.
  if (!isMobile) await expect(chat.field).toBeFocused();
  await chat.ask(question, "4.90 euros");
  expect(heard).toEqual([expect.objectContaining({ granted: true, version: "30", tenantId: tenant })]);

  await page.reload();
  await chat.open();
  await expect(chat.field).toBeVisible();
  await expect(agreeOn(chat)).toHaveCount(0);
});

test("with questions before the chat it is one form", async ({ page }) => {
  const prechat_fields = [{ name: "customer_email" as const, label: "", type: "email" as const, required: true }];
  const chat = await openChat(page, await newTenant({ consent: consent("30"), prechat_enabled: true, prechat_fields }));
  await expect(agreeOn(chat)).toHaveCount(1);
  await expect(chat.panel.getByRole("button", { name: "Start chat" })).toHaveCount(0);
  await agreeOn(chat).click();
  const email = chat.panel.getByRole("textbox", { name: "Email" });
  await expect(email).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await email.fill("ada@example.com");
  const given = receipt(page);
  await agreeOn(chat).click();
  expect((await given).status()).toBe(200);
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/chat/widget"));
  await chat.say(question);
  expect((await sent).postDataJSON()).toMatchObject({ customer_email: "ada@example.com" });
  await expect(chat.transcript).toContainText("4.90 euros");
});

test("who cannot be reached with it has not agreed, and may try again", async ({ page }) => {
  const chat = await openChat(page, await newTenant({ consent: consent("30") }));
  await page.route("**/api/chat/widget/consent", (route) => route.abort());
  await agreeOn(chat).click();
  await expect(chat.panel.getByRole("alert")).toContainText("We could not be reached.");
  await expect(chat.field).toHaveCount(0);
  await page.unrouteAll();
  await agreeOn(chat).click();
  await chat.ask(question, "4.90 euros");
});

test("a new version asks again, and what was said meanwhile goes out after it", async ({ page }) => {
  const tenant = await newTenant({ consent: consent("30") });
  const chat = await openChat(page, tenant);
  await agreeOn(chat).click();
  await chat.ask(question, "4.90 euros");
  await patchTenant(admin, tenant, { consent: consent("90") });
  await chat.say("How long does a delivery to Austria take?");
  await expect(chat.panel).toContainText("We keep what you write for 90 days.");
  await expect(chat.field).toHaveCount(0);
  const given = receipt(page);
  await agreeOn(chat).click();
  expect(await (await given).json()).toMatchObject({ version: "90", stored: true });
  await expect(chat.transcript).toContainText("four working days");
  await expect(chat.transcript.getByText("How long does a delivery to Austria take?")).toHaveCount(1);
  await expect(chat.panel).not.toContainText("Your consent is needed");
});

test("terms that changed while they were read are shown anew, not agreed to", async ({ page }) => {
  const tenant = await newTenant({ consent: consent("30") });
  const chat = await openChat(page, tenant);
  await expect(agreeOn(chat)).toBeVisible();
  await patchTenant(admin, tenant, { consent: consent("90") });
  await agreeOn(chat).click();
  await expect(chat.panel).toContainText("We keep what you write for 90 days.");
  await expect(chat.field).toHaveCount(0);
  await agreeOn(chat).click();
  await chat.ask(question, "4.90 euros");
});

test("words that changed while they were read, under the same version, are shown anew, not agreed to", async ({
  page,
}) => {
  const tenant = await newTenant({ consent: consent("30") });
  const chat = await openChat(page, tenant);
  await expect(agreeOn(chat)).toBeVisible();
  await patchTenant(admin, tenant, { consent: { ...consent("30"), text: "We keep what you write for ever." } });
  await agreeOn(chat).click();
  await expect(chat.panel).toContainText("We keep what you write for ever.");
  await expect(chat.field).toHaveCount(0);
  await agreeOn(chat).click();
  await chat.ask(question, "4.90 euros");
});

test("a page that has the consent already: the receipt goes out before the first word", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST") asked.push(pathname);
  });
  const chat = await openChatAt(page, withAttribute(await newTenant({ consent: consent("30") }), "granted"));
  await expect(chat.field).toBeVisible();
  expect(asked).toEqual([]);
  await chat.ask(question, "4.90 euros");
  await chat.ask("How long does a delivery to Austria take?", "four working days");
  expect(asked).toEqual(["/api/chat/widget/consent", "/api/chat/widget", "/api/chat/widget"]);
});

test("who agrees by the page's banner before the chat was ever opened has agreed once, to what the tenant asks for", async ({
  page,
}) => {
  const heard = await listenFor(page, "consent");
  await page.goto(withAttribute(await newTenant({ consent: consent("30") }), "required"));
  const chat = chatOn(page);
  await expect(chat.element.locator("chat-widget-panel")).toBeAttached();
  await chat.element.evaluate((element: WidgetElement & { grantConsent(): void }) => element.grantConsent());
  await chat.open();
  await chat.ask(question, "4.90 euros");
  expect(heard).toEqual([expect.objectContaining({ granted: true, version: "30" })]);
});

test("who agrees by the page's banner before the chat was ever opened is not asked on the next page", async ({
  page,
}) => {
  const heard = await listenFor(page, "consent");
  await page.goto(withAttribute(await newTenant(), "required"));
  const chat = chatOn(page);
  await expect(chat.element.locator("chat-widget-panel")).toBeAttached();
  await chat.element.evaluate((element: WidgetElement & { grantConsent(): void }) => element.grantConsent());
  await chat.open();
  await chat.ask(question, "4.90 euros");
  expect(heard).toEqual([expect.objectContaining({ granted: true, version: "" })]);
  await page.reload();
  await chat.open();
  await expect(chat.field).toBeVisible();
  await expect(agreeOn(chat)).toHaveCount(0);
});

test("a page that has the consent already: a receipt that could not be given is given with the next try", async ({
  page,
}) => {
  const chat = await openChatAt(page, withAttribute(await newTenant({ consent: consent("30") }), "granted"));
  await expect(chat.field).toBeVisible();
  let tries = 0;
  // No answer that is worth another try: it ends where it came in.
  await page.route("**/api/chat/widget/consent", async (route) => {
    await route.fulfill({ status: 400, headers: { "access-control-allow-origin": "*" }, json: {} });
    tries += 1;
  });
  await chat.say(question);
  await expect(chat.transcript).toContainText("Not sent.");
  // Before the first word, and when the server refused it.
  await expect.poll(() => tries).toBe(2);
  await page.unrouteAll();
  const given = receipt(page);
  await chat.panel.getByRole("button", { name: "Try again" }).click();
  expect(await (await given).json()).toMatchObject({ version: "30", stored: true });
  await expect(chat.transcript).toContainText("4.90 euros");
  await expect(chat.transcript.getByText(question)).toHaveCount(1);
  await chat.ask("How long does a delivery to Austria take?", "four working days");
});

test("where the page requires it nothing is kept on the device until the visitor agrees", async ({ page }) => {
  const heard = await listenFor(page, "consent");
  const tenant = await newTenant();
  const chat = await openChatAt(page, withAttribute(tenant, "required"));
  const kept = (): Promise<number> => page.evaluate(() => localStorage.length + sessionStorage.length);
  await expect(chat.panel).toContainText("We keep what you write here, so that we can answer you.");
  await chat.element.evaluate((element: WidgetElement) => element.prefill("Not agreed yet"));
  expect(await kept()).toBe(0);
  await page.reload();
  await chat.open();
  await expect(agreeOn(chat)).toBeVisible();
  expect(await kept()).toBe(0);
  await agreeOn(chat).click();
  await chat.ask(question, "4.90 euros");
  expect(await kept()).toBeGreaterThan(0);
  expect(heard).toEqual([expect.objectContaining({ granted: true, version: "" })]);
  await page.reload();
  await chatOn(page).open();
  await expect(chat.transcript).toContainText("4.90 euros");
});
