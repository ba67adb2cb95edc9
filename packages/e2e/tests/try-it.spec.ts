import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { chatOn } from "../src/chat.ts";
import { pageWith } from "../src/seed.ts";

const fittingRoom = async (page: Page): Promise<void> => {
  await page.goto("/demo/try/");
  await expect(page.locator("#open-chat")).toBeVisible();
};

/** The real control lies under what is seen of it; the panel that opens may take the focus from it before the key is down. */
const choose = async (page: Page, group: string, name: string): Promise<void> => {
  const radio = page.getByRole("group", { name: group }).getByRole("radio", { name, exact: true });
  await expect(async () => {
    await radio.press("Space");
    await expect(radio).toBeChecked({ timeout: 1_000 });
  }).toPass();
};

const slide = (page: Page, name: string, value: number): Promise<void> =>
  page.getByRole("slider", { name }).fill(String(value));

const launcherOf = (page: Page) => page.locator("chat-widget").locator("[part=launcher]");
const panelOf = (page: Page) => page.getByRole("dialog");

test("the panel stands open beside the controls where there is room, and by a button where there is none", async ({
  page,
  isMobile,
}) => {
  await fittingRoom(page);
  if (isMobile) {
    await expect(panelOf(page)).toBeHidden();
    await page.getByRole("button", { name: "Open the chat" }).click();
  }
  await expect(panelOf(page)).toBeVisible();
  if (!isMobile) {
    const panel = await panelOf(page).boundingBox();
    const controls = await page.locator("#controls").boundingBox();
    expect(controls!.x + controls!.width).toBeLessThan(panel!.x);
    await choose(page, "Side of the screen", "Left");
    await expect
      .poll(async () => (await panelOf(page).boundingBox())!.x + (await panelOf(page).boundingBox())!.width)
      .toBeLessThan((await page.locator("#controls").boundingBox())!.x);
  }
});

test("what is chosen is seen at once, and can be taken back", async ({ page }) => {
  await fittingRoom(page);
  const launcher = launcherOf(page);
  await expect(launcher).toHaveCSS("background-color", "rgb(31, 100, 87)");
  await choose(page, "Accent", "Mustard");
  await expect(launcher).toHaveCSS("background-color", "rgb(229, 170, 56)");
  await expect(launcher).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("#contrast-light")).toHaveText(/^#e5aa38\. Black on it: \d+\.\d to 1, easy to read/);
  await page.getByRole("textbox", { name: "Your colour as a code" }).fill("#112233");
  await expect(launcher).toHaveCSS("background-color", "rgb(17, 34, 51)");
  await expect(launcher).toHaveCSS("color", "rgb(255, 255, 255)");
  await slide(page, "Size of the button", 70);
  await slide(page, "Away from the side", 40);
  await choose(page, "Side of the screen", "Left");
  await expect(launcher).toHaveCSS("width", "70px");
  await expect(launcher).toHaveCSS("left", "40px");
  await choose(page, "Light or dark", "Dark");
  await expect(page.locator("chat-widget")).toHaveAttribute("color-scheme", "dark");
  await choose(page, "The visitor’s consent", "Needed");
  await choose(page, "Answers come from", "Catalogue");
  await choose(page, "On a new page the chat is", "As it was left");
  for (const [name, value] of Object.entries({ consent: "required", mode: "ecommerce", "on-navigate": "last" }))
    await expect(page.locator("chat-widget")).toHaveAttribute(name, value);
  await page.getByRole("button", { name: "Begin again" }).click();
  await expect(launcher).toHaveCSS("background-color", "rgb(31, 100, 87)");
  await expect(launcher).toHaveCSS("right", "20px");
  await expect(page.locator("#snippet")).not.toContainText("<style>");
});

test("corners and lettering reach the panel", async ({ page, isMobile }) => {
  test.skip(isMobile, "on a phone the panel fills the screen");
  await fittingRoom(page);
  await slide(page, "Corners of the panel", 3);
  await expect(panelOf(page)).toHaveCSS("border-radius", "3px");
  await choose(page, "Lettering", "Your page’s");
  await expect(panelOf(page)).toHaveCSS("font-family", /^Figtree/);
});

test("every language that the widget speaks is on offer, and the open panel speaks it", async ({ page, isMobile }) => {
  test.skip(isMobile, "the panel covers the controls");
  await fittingRoom(page);
  const language = page.getByRole("combobox", { name: "Language" });
  const tags = (
    await language
      .locator("option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("lang") ?? ""))
  ).filter(Boolean);
  expect(tags).toHaveLength(23);
  for (const tag of tags) {
    await language.selectOption(tag);
    await expect(panelOf(page)).toHaveAttribute("lang", new RegExp(`^${tag}`));
  }
});

test("a rule that sends the chat away from this page says so", async ({ page }) => {
  await fittingRoom(page);
  const notice = page.getByRole("status").filter({ hasText: "not shown on this page" });
  await page.getByRole("textbox", { name: "Not on these" }).fill("/checkout*");
  await expect(launcherOf(page)).toBeVisible();
  await page.getByRole("textbox", { name: "Not on these" }).fill("/checkout*, /demo/try*");
  await expect(launcherOf(page)).toBeHidden();
  await expect(notice).toBeVisible();
  await page.getByRole("textbox", { name: "Not on these" }).fill("");
  await expect(launcherOf(page)).toBeVisible();
  await expect(notice).toBeHidden();
});

test("the words for when there is no chat can be seen", async ({ page }) => {
  await fittingRoom(page);
  await page.getByRole("textbox", { name: "Where there is no chat, offer" }).fill("Ring us");
  await page.getByRole("checkbox", { name: "Show me what happens when there is no chat" }).check();
  await expect(page.getByRole("link", { name: "Ring us" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Show me what happens when there is no chat" }).uncheck();
  await expect(page.getByRole("link", { name: "Ring us" })).toBeHidden();
});

test("the snippet, pasted into a page of another site, gives the same widget", async ({ page, browser }) => {
  await fittingRoom(page);
  await choose(page, "Accent", "Heather");
  await choose(page, "Side of the screen", "Left");
  await page.getByRole("combobox", { name: "Language" }).selectOption("tr");
  await slide(page, "Size of the button", 64);
  const written = async (): Promise<string> => (await page.locator("#snippet").textContent()) ?? "";
  const asScript = await written();
  expect(asScript).toContain('data-locale="tr"');
  await page.getByRole("textbox", { name: "Where there is no chat, offer" }).fill("Write to us");
  const asElement = await written();
  expect(asElement).toContain('<chat-widget tenant-id="demo"');

  for (const text of [asScript, asElement]) {
    for (const colorScheme of ["light", "dark"] as const) {
      const context = await browser.newContext({ colorScheme });
      const elsewhere = await context.newPage();
      await elsewhere.goto(pageWith(text));
      const launcher = elsewhere.getByRole("button", { name: "Sohbet", exact: true });
      await expect(launcher).toHaveCSS("left", "20px");
      await expect(launcher).toHaveCSS("width", "64px");
      const shown = await launcher.evaluate((button) => getComputedStyle(button).backgroundColor);
      if (colorScheme === "light") expect(shown).toBe("rgb(122, 31, 162)");
      // Lifted, as the widget lifts a tenant's own.
      else expect(shown).not.toBe("rgb(122, 31, 162)");
      await launcher.click();
      await expect(elsewhere.getByRole("dialog")).toHaveAttribute("lang", "tr");
      await context.close();
    }
  }
});

test("the snippet is copied, and the tenant's settings get their command", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await fittingRoom(page);
  await choose(page, "Accent", "Fuchsia");
  await page.getByRole("textbox", { name: "Your tenant" }).fill("my-shop");
  const section = page.getByRole("region", { name: "Take it home" });
  await section.getByRole("button", { name: "Copy" }).click();
  await expect(section.getByRole("status")).toHaveText("Copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('data-tenant-id="my-shop"');
  expect(copied).toContain("--chat-widget-accent: #b3195a;");
  const settings = page.locator("#settings");
  await expect(settings).toContainText("/api/admin/tenants/my-shop");
  await expect(settings).toContainText('"accent": "#b3195a"');
});

test("without the widget the page says so, and still writes the snippet", async ({ page }) => {
  await page.route("**/chat-widget.js", (route) => route.abort());
  await page.goto("/demo/try/");
  await expect(page.getByRole("status").filter({ hasText: "could not be loaded" })).toBeVisible();
  await choose(page, "Accent", "Rust");
  await expect(page.locator("#snippet")).toContainText("--chat-widget-accent: #b24f33;");
});

test("the controls work by keyboard alone", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has none");
  // What a test asks of a page counts as the visitor's act, for five seconds, and tracing asks all along. Nobody acts
  // while a page loads, which tells by itself that the chat stands open.
  await page.addInitScript(() => {
    Object.defineProperty(navigator.userActivation, "isActive", { value: false });
    addEventListener(
      "keydown",
      ({ target }) => (document.documentElement.dataset["keyed"] = (target as Element).localName),
      { capture: true },
    );
    const isWritable = (root: ParentNode): boolean =>
      [...root.querySelectorAll("textarea")].some((field) => field.getClientRects().length > 0) ||
      [...root.querySelectorAll("*")].some(({ shadowRoot }) => shadowRoot !== null && isWritable(shadowRoot));
    const look = (): void => {
      const widget = document.querySelector("chat-widget");
      if (!widget?.shadowRoot || !isWritable(widget.shadowRoot)) return void requestAnimationFrame(look);
      // What takes the focus does so by the next task that the browser has time for.
      requestIdleCallback(() => requestIdleCallback(() => void fetch("/stands-open")));
    };
    look();
  });
  const opened = page.waitForRequest((request) => request.url().endsWith("/stands-open"));
  await page.goto("/demo/try/");
  await opened;
  // It leaves the focus where it is, and the keys with it.
  await page.keyboard.press("x");
  await expect(page.locator("html")).toHaveAttribute("data-keyed", "body");
  await expect(panelOf(page)).toBeVisible();
  await page.getByRole("radio", { name: "Ours", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Ink" })).toBeChecked();
  await expect(launcherOf(page)).toHaveCSS("background-color", "rgb(61, 78, 216)");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Your colour", { exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Your colour as a code" })).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing in the fitting room, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await fittingRoom(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    expect(violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("page and chat fill one basket, and the chat knows which product is looked at", async ({ page }) => {
  await page.goto("/demo/products/corrib-rain-jacket-men/");
  const basket = page.getByRole("banner").locator("#basket");
  await expect(basket).toHaveText("0");
  await page.getByRole("button", { name: "Put in the basket" }).click();
  await expect(basket).toHaveText("1");
  const chat = chatOn(page);
  await chat.open();
  const sent = page.waitForRequest((request) => request.method() === "POST" && /corrib/.test(request.postData() ?? ""));
  await chat.say("Show me rain jackets");
  expect((await sent).postDataJSON()).toMatchObject({
    context: { product: "corrib-rain-jacket-men", title: expect.any(String) },
  });
  await chat.panel
    .getByRole("list", { name: "Products" })
    .getByRole("button", { name: /Add to cart/ })
    .first()
    .click();
  await expect(basket).toHaveText("2");
  await page.reload();
  await expect(basket).toHaveText("2");
});
