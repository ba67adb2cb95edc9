import { expect, type Page, test } from "@playwright/test";
import { chatOn, openChat } from "../src/chat.ts";
import { hostPage, newTenant } from "../src/seed.ts";
import { violations } from "../src/violations.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(hostPage("plain", await newTenant()));
    const chat = chatOn(page);
    await expect(chat.launcher).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await chat.open();
    await expect(chat.panel).toContainText("Hello!");
    expect(await violations(page)).toEqual([]);
    await chat.ask("What does shipping cost?", "4.90 euros");
    expect(await violations(page)).toEqual([]);
  });
}

test("axe finds nothing in the forms", async ({ page }) => {
  const prechat_fields = [{ name: "customer_email" as const, label: "", type: "email" as const, required: true }];
  const chat = await openChat(page, await newTenant({ prechat_enabled: true, prechat_fields }));
  await chat.panel.getByRole("button", { name: "Start chat" }).click();
  expect(await violations(page)).toEqual([]);
  await chat.panel.getByRole("textbox", { name: "Email" }).fill("ada@example.com");
  await chat.panel.getByRole("button", { name: "Start chat" }).click();
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("End conversation");
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  expect(await violations(page)).toEqual([]);
});

test("axe finds nothing where there is no chat", async ({ page }) => {
  const chat = await openChat(page, await newTenant({ active: false }));
  await expect(chat.panel).toContainText("The chat is closed");
  expect(await violations(page)).toEqual([]);
});

test("a whole conversation with the keyboard alone", async ({ page }) => {
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  const { keyboard } = page;
  await chat.launcher.focus();
  await keyboard.press("Enter");
  await expect(chat.field).toBeFocused();
  const suggestion = chat.panel.getByRole("button", { name: "How long does shipping take?" });
  await expect(suggestion).toBeVisible();
  await keyboard.press("Shift+Tab");
  await expect(suggestion).toBeFocused();
  await keyboard.press("Enter");
  await expect(chat.transcript).toContainText("working days");
  // The suggestion has gone; the focus has not.
  await expect(chat.field).toBeFocused();

  const mark = chat.panel.getByRole("button", { name: "Source 1", exact: true }).first();
  await mark.focus();
  await keyboard.press("Enter");
  const quote = chat.panel.getByRole("button", { name: "Quote from source 1" }).first();
  await expect(quote).toBeFocused();
  await expect(quote).toHaveAttribute("aria-expanded", "true");
  await expect(chat.panel.getByRole("blockquote").first()).toBeVisible();

  await chat.panel.getByRole("button", { name: "Options" }).focus();
  await keyboard.press("Enter");
  await expect(chat.panel.getByRole("menuitem", { name: "Start a new conversation" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(chat.panel.getByRole("button", { name: "Options" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(chat.panel.getByRole("menuitem", { name: "Start a new conversation" })).toBeFocused();
  for (let press = 0; press < 3; press += 1) await keyboard.press("ArrowDown");
  await expect(chat.panel.getByRole("menuitem", { name: "End conversation" })).toBeFocused();
  await keyboard.press("Enter");
  await chat.panel.getByRole("radio", { name: "Very bad" }).focus();
  for (let press = 0; press < 4; press += 1) await keyboard.press("ArrowRight");
  await expect(chat.panel.getByRole("radio", { name: "Very good" })).toBeChecked();
  await keyboard.press("Tab");
  await keyboard.type("Quick and clear");
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(chat.panel.getByText("Thank you for your rating.")).toBeFocused();
  await keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeFocused();
});

test("the sheets of the menu with the keyboard alone", async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator.clipboard, { writeText: async () => {} }));
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  const { keyboard } = page;
  await chat.launcher.focus();
  await keyboard.press("Enter");
  await expect(chat.field).toBeFocused();
  await chat.ask("What does shipping cost?", "4.90 euros");
  /** From the field, up to the menu. */
  const choose = async (name: string): Promise<void> => {
    await chat.panel.getByRole("button", { name: "Options" }).focus();
    await keyboard.press("Enter");
    await expect(chat.panel.getByRole("menuitem").first()).toBeFocused();
    const names = await chat.panel.getByRole("menuitem").allInnerTexts();
    for (let press = 0; press < names.indexOf(name); press += 1) await keyboard.press("ArrowDown");
    await expect(chat.panel.getByRole("menuitem", { name })).toBeFocused();
    await keyboard.press("Enter");
  };
  await choose("Continue on another device");
  const address = chat.panel.getByRole("textbox", { name: "Copy link" });
  await expect(address).toBeVisible();
  await keyboard.press("Tab");
  await expect(address).toBeFocused();
  await keyboard.press("Tab");
  await expect(chat.panel.getByRole("button", { name: "Copy link" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(chat.panel.getByRole("button", { name: "Copied" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(chat.field).toBeFocused();

  await choose("Start a new conversation");
  await expect(chat.field).toBeFocused();
  await choose("Earlier conversations");
  await expect(chat.panel.getByRole("button", { name: "What does shipping cost?" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(chat.transcript).toContainText("4.90 euros");
  await expect(chat.field).toBeFocused();
});

test("the form before a chat says why it asks, and finds no fault before the visitor has written", async ({ page }) => {
  const tenant = await newTenant({
    prechat_enabled: true,
    prechat_fields: [{ name: "customer_email", label: "", type: "email", required: true }],
    consent: { text: "We keep what you write for 30 days.", url: "https://shop.example/privacy", version: "1" },
  });
  const chat = await openChat(page, tenant);
  const form = chat.panel.getByRole("form", { name: "Before we start" });
  await expect(form).toHaveAccessibleDescription("So that we know who is writing to us.");
  const email = form.getByRole("textbox", { name: "Email" });
  // Without a word of ours browsers hold a required field that is empty for a faulty one.
  await expect(email).toHaveAttribute("aria-invalid", "false");
  const agree = form.getByRole("button", { name: "Agree and start" });
  await expect(agree).toHaveAccessibleDescription("We keep what you write for 30 days.");
  await agree.click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Email: please fill this in.");
});

test("whoever is asked whether to delete hears the question with the answer in focus", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("Delete conversation");
  const cancel = chat.panel.getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeFocused();
  await expect(cancel).toHaveAccessibleDescription(/^Delete this conversation\? It will be gone for good/);
});

/** Where the keys go: into the panel, to the launcher, or to something of the page. */
const focusIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const inside = focused?.shadowRoot?.activeElement;
    return inside?.localName ?? (focused?.id || focused?.localName || "");
  });

/** Presses Tab again and again, and tells where that led, each place once in a row. */
async function tabRound(page: Page, presses: number): Promise<string[]> {
  const places = [await focusIn(page)];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    const place = await focusIn(page);
    if (place !== places.at(-1)) places.push(place);
  }
  return places;
}

test("Tab goes round inside a phone's panel, and out into the page beside a desktop's", async ({ page, isMobile }) => {
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await chat.launcher.focus();
  await page.keyboard.press("Enter");
  await expect(chat.field).toBeFocused();
  // Between the last place and the first the browser's own come, and nothing of the page has the focus.
  const places = (await tabRound(page, 12)).filter((place) => place !== "body");
  if (isMobile) expect(new Set(places)).toEqual(new Set(["chat-widget-panel"]));
  else expect(places.slice(0, 4)).toEqual(["chat-widget-panel", "own", "button", "chat-widget-panel"]);
});

test("opening does not scroll the page", async ({ page }) => {
  await page.goto(hostPage("plain", await newTenant()));
  await page.evaluate(() => {
    document.body.style.minHeight = "400vh";
    scrollTo(0, 321);
  });
  const chat = chatOn(page);
  const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
  await chat.open();
  await chat.field.click();
  expect(await scrolled()).toBe(321);
  await chat.field.press("Escape");
  await expect(chat.launcher).toBeFocused();
  expect(await scrolled()).toBe(321);
  await page.keyboard.press("Enter");
  await expect(chat.field).toBeFocused();
  expect(await scrolled()).toBe(321);
});

test("who wants no motion gets none", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await expect(chat.launcher).toHaveCSS("animation-name", "none");
  await chat.open();
  await page.route("**/api/chat/widget", () => {});
  await chat.say("What does shipping cost?");
  const writing = chat.panel.getByRole("img", { name: "Nora is typing" }).locator("i").first();
  await expect(writing).toHaveCSS("animation-iteration-count", "1");
});

test("in forced colours everything that can be pressed has an edge", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await expect(chat.launcher).toHaveCSS("border-top-style", "solid");
  await chat.open();
  await expect(chat.panel).toHaveCSS("border-top-style", "solid");
  await chat.say("What does shipping cost?");
  const mark = chat.panel.getByRole("button", { name: "Source 1", exact: true }).first();
  await expect(mark).toHaveCSS("border-top-style", "solid");
  await chat.choose("End conversation");
  await expect(chat.panel.getByRole("button", { name: "Start a new conversation" })).toHaveCSS(
    "border-top-style",
    "solid",
  );
});

test("the page keeps its focus while it loads", async ({ page }) => {
  await page.goto(hostPage("plain", await newTenant()));
  await expect(chatOn(page).launcher).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});
