import { expect, test, type Locator } from "@playwright/test";
import { answered, answering, products, wideTable } from "../src/answering.ts";
import { chatOn, openChat, type WidgetElement } from "../src/chat.ts";
import { errorsOn } from "../src/happening.ts";
import { hostPage, newTenant, pageWith } from "../src/seed.ts";
import { tooWide } from "../src/too-wide.ts";

test("the tenant's own words stand in place of the widget's, and the page's before both", async ({ page }) => {
  const texts = { en: { placeholder: "Ask about tents", answersAtOnce: "Here day and night" } };
  const chat = await openChat(page, await newTenant({ texts }));
  await expect(chat.field).toHaveAttribute("placeholder", "Ask about tents");
  await expect(chat.panel).toContainText("Here day and night");
  await expect(chat.panel.getByRole("button", { name: "Close chat" })).toBeVisible();
  await chat.element.evaluate((element: WidgetElement) => (element.config = { texts: { placeholder: "Your order?" } }));
  await expect(chat.field).toHaveAttribute("placeholder", "Your order?");
  await expect(chat.panel).toContainText("Here day and night");
});

test("what is said before the panel is there can be said in other words, too", async ({ page }) => {
  await page.route("**/chat-widget/*/chat.js", (route) => route.abort());
  const texts = { en: { launcher: "Ask Nora", loadFailed: "Please call us." } };
  await page.goto(hostPage("plain", await newTenant({ texts })));
  const chat = chatOn(page, { launcher: "Ask Nora", message: "" });
  await chat.launcher.click();
  await expect(page.getByRole("alert")).toHaveText("Please call us.");
  await chat.element.evaluate((element: WidgetElement) => (element.config = { texts: { launcher: "Help" } }));
  await expect(page.getByRole("button", { name: "Help", exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText("Please call us.");
});

test("so can the button that sends the first message away", async ({ page }) => {
  const tenant = await newTenant({
    texts: { en: { dismiss: "Not now" } },
    proactive: [{ id: "help", message: "Can I help you choose?", pause_days: 0, after_seconds: 0 }],
  });
  const widget = `<chat-widget tenant-id="${tenant}"></chat-widget><script type="module" src="{widget}"></script>`;
  const config = `document.querySelector("chat-widget").config = { texts: { dismiss: "Later" } }`;
  for (const [markup, name] of [
    [widget, "Not now"],
    [`${widget}<script>${config}</script>`, "Later"],
  ] as const) {
    await page.goto(pageWith(markup));
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
});

test.describe("in a French browser", () => {
  test.use({ locale: "fr-FR" });
  for (const [why, lang, attribute, message] of [
    ["nothing, the browser's language", "", "", "Votre message"],
    ["a language that the widget does not speak, the browser's", "mt", "", "Votre message"],
    ["another language, the page's", "de-AT", "", "Ihre Nachricht"],
    ["another language, and in its tag a third, the tag's", "de-AT", `data-locale="es"`, "Su mensaje"],
  ] as const) {
    test(`of a page that says ${why} is spoken`, async ({ page }) => {
      const script = `<script type="module" src="{widget}" data-tenant-id="${await newTenant()}" ${attribute}></script>`;
      await page.goto(pageWith(script, "", lang));
      const chat = chatOn(page, { launcher: "Chat", message });
      await chat.open();
      await expect(chat.field).toBeVisible();
    });
  }
});

const directionOf = (of: Locator): Promise<string> => of.evaluate((found) => getComputedStyle(found).direction);

const english = { question: "Do you ship to Austria?", answer: "Yes, we ship there, too." };
const arabic = { question: "هل تشحنون إلى النمسا؟", answer: "نعم، نشحن إلى هناك أيضًا." };

for (const [where, around, names] of [
  ["plain", "ltr", undefined],
  ["arabic", "rtl", { launcher: "المحادثة", message: "رسالتك" }],
] as const) {
  test(`each message goes the way of its own language, on a page that goes ${around}`, async ({ page }) => {
    await page.goto(hostPage(where, await newTenant()));
    const chat = chatOn(page, names);
    await chat.open();
    for (const [{ question, answer }, own] of [
      [arabic, "rtl"],
      [english, "ltr"],
    ] as const) {
      await answering(page, answer);
      await chat.ask(question, answer);
      expect(await directionOf(chat.transcript.getByText(question))).toBe(own);
      expect(await directionOf(chat.transcript.getByText(answer))).toBe(own);
    }
    expect(await directionOf(chat.transcript)).toBe(around);
  });
}

test("what is written goes the way of its own language, an empty field that of the widget's", async ({ page }) => {
  await page.goto(hostPage("arabic", await newTenant()));
  const chat = chatOn(page, { launcher: "المحادثة", message: "رسالتك" });
  await chat.open();
  expect(await directionOf(chat.field)).toBe("rtl");
  await chat.field.fill("Do you ship?");
  await expect.poll(() => directionOf(chat.field)).toBe("ltr");
  await chat.field.fill("هل تشحنون؟");
  await expect.poll(() => directionOf(chat.field)).toBe("rtl");
  const send = (await chat.panel.getByRole("button", { name: "إرسال" }).boundingBox())!;
  expect(send.x).toBeLessThan((await chat.field.boundingBox())!.x);
});

for (const [name, width, height] of [
  ["320 px wide", 320, 640],
  // A window of 1280 by 800 at 200 %.
  ["at 200 %", 640, 400],
] as const) {
  test(`nothing has to be scrolled sideways, ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const long = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung".repeat(2);
    const chat = await answered(page, `${long}\n\n${wideTable}`, { products, suggestions: [long.slice(0, 100)] });
    await expect(chat.transcript).toContainText("Two-person tent");
    await chat.field.fill(long);
    expect(await tooWide(page)).toEqual([]);
    const [field, screen] = [(await chat.field.boundingBox())!, page.viewportSize()!];
    expect(field.x + field.width).toBeLessThanOrEqual(screen.width);
    await chat.panel.getByRole("button", { name: "Options" }).click();
    await expect(chat.panel.getByRole("menuitem").last()).toBeInViewport({ ratio: 1 });
    expect(await tooWide(page)).toEqual([]);
  });
}

test("English is spoken with what there is of it when the rest cannot be fetched", async ({ page }) => {
  const thrown = errorsOn(page);
  await page.route("**/more-en.js", (route) => route.abort());
  const tenant = await newTenant({ consent: { text: "Wir behalten es.", url: "/privacy", version: "1" } });
  const script = `<script type="module" src="{widget}"></script>`;
  await page.goto(pageWith(`<chat-widget tenant-id="${tenant}" locale="de"></chat-widget>${script}`));
  const chat = chatOn(page);
  await chat.element.evaluate((element: WidgetElement) => element.open());
  await chat.panel.getByRole("button", { name: "Zustimmen und beginnen" }).click();
  await expect(chat.panel.getByRole("textbox", { name: "Ihre Nachricht" })).toBeVisible();
  await chat.element.evaluate((element) => element.setAttribute("locale", "en"));
  await expect(chat.field).toBeVisible();
  expect(thrown).toEqual([]);
});

test("what English lacks keeps nothing from another language that is spoken in its place", async ({ page }) => {
  const thrown = errorsOn(page);
  await page.route("**/more-en.js", (route) => route.abort());
  const tenant = await newTenant({ escalation: { enabled: true } });
  const script = `<script type="module" src="{widget}"></script>`;
  await page.goto(pageWith(`<chat-widget tenant-id="${tenant}" locale="en"></chat-widget>${script}`));
  const chat = chatOn(page);
  await chat.open();
  await expect(chat.field).toBeVisible();
  await chat.element.evaluate((element) => element.setAttribute("locale", "de"));
  await chat.panel.getByRole("button", { name: "Optionen" }).click();
  await expect(chat.panel.getByRole("menuitem", { name: "Mit einem Menschen sprechen" })).toBeVisible();
  expect(thrown).toEqual([]);
});

test("beside a widget that speaks another language, English says nothing that it has no words for yet", async ({
  page,
}) => {
  await page.route("**/more-en.js", (route) => route.abort());
  const tenant = await newTenant();
  const widgets = ["en", "de"].map((locale) => `<chat-widget tenant-id="${tenant}" locale="${locale}"></chat-widget>`);
  await page.goto(pageWith(`${widgets.join("")}<script type="module" src="{widget}"></script>`));
  const inGerman = { element: page.locator("chat-widget").last(), name: "Ihre Nachricht" };
  const inEnglish = { element: page.locator("chat-widget").first(), name: "Your message" };
  for (const { element, name } of [inEnglish, inGerman]) {
    await element.evaluate((widget: WidgetElement) => widget.open());
    await expect(element.getByRole("textbox", { name })).toBeVisible();
    await element.evaluate((widget: WidgetElement) => widget.close());
  }
  await inEnglish.element.evaluate((widget: WidgetElement) => widget.open());
  await inEnglish.element.getByRole("textbox", { name: inEnglish.name }).fill("What does shipping cost?");
  await inEnglish.element.getByRole("button", { name: "Send" }).click();
  await expect(inEnglish.element.getByRole("log")).toContainText("4.90 euros");
  const refused = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/more-en.js"));
  await inEnglish.element.getByRole("button", { name: "Options" }).click();
  await refused;
  await page.unroute("**/more-en.js");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(inEnglish.element.getByRole("menuitem", { name: "Delete conversation" })).toBeVisible();
});
