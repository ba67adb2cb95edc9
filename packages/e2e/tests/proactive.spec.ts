import { expect, type Locator, type Page, test } from "@playwright/test";
import { chatOn } from "../src/chat.ts";
import { hostPage, newTenant } from "../src/seed.ts";

interface Rule {
  id: string;
  message: string;
  pause_days: number;
  after_seconds?: number;
  scroll_percent?: number;
  exit_intent?: boolean;
  pages?: string[];
  not_pages?: string[];
}

const atOnce: Rule = { id: "help", message: "Can I help you choose?", pause_days: 7, after_seconds: 0 };

// A page may ask once more as the test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

/** The page of a tenant that has these rules. */
async function visit(page: Page, rules: Rule[], tenant?: string): Promise<string> {
  await page.route("**/api/chat/widget-settings*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), proactive: rules } });
  });
  const slug = tenant ?? (await newTenant());
  await page.goto(hostPage("plain", slug));
  await expect(chatOn(page).launcher).toBeVisible();
  return slug;
}

const bubble = (page: Page, message = atOnce.message): Locator => page.getByRole("button", { name: message });
const dismiss = (page: Page): Locator =>
  page.getByRole("group", { name: "Nora" }).getByRole("button", { name: "Dismiss" });
const stored = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage));

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.minHeight = "300vh";
    scrollTo(0, document.body.scrollHeight);
  });
}

test("speaks beside the launcher, takes no focus, and is read out politely", async ({ page }) => {
  // It is measured at rest, not while it comes in.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, [atOnce]);
  await expect(bubble(page)).toBeVisible();
  await expect(page.getByRole("status")).toHaveText(`Nora: ${atOnce.message}`);
  await expect(page.locator("body")).toBeFocused();
  await expect(chatOn(page).panel).toHaveCount(0);
  const box = await dismiss(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test("opens the chat with its words for the assistant's first", async ({ page }) => {
  await visit(page, [atOnce]);
  await bubble(page).click();
  const { panel, transcript } = chatOn(page);
  await expect(panel).toBeVisible();
  await expect(transcript.locator("chat-widget-message-bubble").first()).toContainText(atOnce.message);
  await expect(transcript).not.toContainText("Hello! What can I do for you?");
  await expect(bubble(page)).toHaveCount(0);
});

test("waits for as many seconds as its rule says", async ({ page }) => {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  let follows = "";
  page.on("response", (response) => {
    if (response.url().endsWith("/proactive.js")) follows = response.url();
  });
  const visited = visit(page, [{ ...atOnce, after_seconds: 30 }]);
  // The widget starts by the page's clock.
  await expect(async () => {
    await page.clock.runFor(10);
    expect(follows).not.toBe("");
  }).toPass();
  await visited;
  // The module is there, and what waited for it has run.
  await page.evaluate((address) => import(address), follows);
  await page.clock.runFor(29_000);
  await page.evaluate(() => fetch(location.href));
  await expect(bubble(page)).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(bubble(page)).toBeVisible();
});

test("once dismissed it stays away until its pause is over", async ({ page }) => {
  // Whatever comes after a fourth of the way shows that the rules are being followed.
  const later: Rule = { id: "later", message: "Still looking?", pause_days: 0, scroll_percent: 25 };
  const tenant = await visit(page, [atOnce, later]);
  await dismiss(page).click();
  await expect(bubble(page)).toHaveCount(0);

  await visit(page, [atOnce, later], tenant);
  await scrollDown(page);
  await expect(bubble(page, later.message)).toBeVisible();
  await expect(bubble(page)).toHaveCount(0);

  await page.evaluate((age) => {
    for (const [key, value] of Object.entries({ ...localStorage })) {
      const shown = JSON.parse(value as string) as Record<string, number>;
      localStorage.setItem(
        key,
        JSON.stringify(Object.fromEntries(Object.entries(shown).map(([id, at]) => [id, at - age]))),
      );
    }
  }, 8 * 86_400_000);
  await page.reload();
  await expect(bubble(page)).toBeVisible();
});

test("Escape sends it away from where the keyboard is", async ({ page }) => {
  await visit(page, [atOnce]);
  await bubble(page).focus();
  await page.keyboard.press("Escape");
  await expect(bubble(page)).toHaveCount(0);
  await expect(chatOn(page).launcher).toBeFocused();
});

test("stores nothing before it has spoken", async ({ page }) => {
  const late: Rule = { ...atOnce, scroll_percent: 50 };
  delete late.after_seconds;
  await visit(page, [late]);
  await page.waitForLoadState("networkidle");
  expect(await stored(page)).toEqual([]);
  await scrollDown(page);
  await expect(bubble(page)).toBeVisible();
  expect(await stored(page)).toEqual([expect.stringMatching(/^chat-widget:.*:proactive$/)]);
});

test("keeps silent once the chat was opened on the page", async ({ page }) => {
  await page.clock.install();
  await visit(page, [{ ...atOnce, after_seconds: 60 }]);
  const chat = chatOn(page);
  await page.clock.runFor("00:10");
  await chat.open();
  await page.keyboard.press("Escape");
  await expect(chat.panel).toHaveCount(0);
  await page.clock.runFor("02:00");
  await expect(bubble(page)).toHaveCount(0);
  expect((await stored(page)).filter((key) => key.endsWith(":proactive"))).toEqual([]);
});

test("speaks when the pointer leaves by the upper edge, on a desktop", async ({ page, isMobile }) => {
  const leaving: Rule = { id: "exit", message: "Before you go", pause_days: 1, exit_intent: true };
  await visit(page, [leaving]);
  await page.waitForLoadState("networkidle");
  const leave = (clientY: number): Promise<boolean> =>
    page.evaluate(
      (y) => document.body.dispatchEvent(new MouseEvent("mouseout", { bubbles: true, clientY: y })),
      clientY,
    );
  await leave(300);
  await expect(bubble(page, leaving.message)).toHaveCount(0);
  await leave(-1);
  await expect(bubble(page, leaving.message)).toHaveCount(isMobile ? 0 : 1);
});

test("follows navigation inside a page", async ({ page }) => {
  await visit(page, [{ ...atOnce, pages: ["/shop/*"], not_pages: ["*/pay"] }]);
  await page.waitForLoadState("networkidle");
  const go = (path: string): Promise<void> => page.evaluate((to) => history.pushState({}, "", to), path);
  await go("/shop/pay");
  await expect(bubble(page)).toHaveCount(0);
  await go("/shop/mugs");
  await expect(bubble(page)).toBeVisible();
  await go("/about");
  await expect(bubble(page)).toHaveCount(0);
});

test("speaks in one tab at a time", async ({ page, context }) => {
  const tenant = await visit(page, [atOnce]);
  await expect(bubble(page)).toBeVisible();
  const other = await context.newPage();
  const second: Rule = { ...atOnce, id: "second", message: "Another word" };
  await visit(other, [atOnce, second], tenant);
  await other.waitForLoadState("networkidle");
  await expect(bubble(other, second.message)).toHaveCount(0);
  await dismiss(page).click();
  await other.reload();
  await expect(bubble(other, second.message)).toBeVisible();
  await expect(bubble(other)).toHaveCount(0);
});

test("on a phone two lines above the launcher are the most it takes", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a phone's screen");
  const long = { ...atOnce, message: "We can help you find the right size for your dog. ".repeat(5).trim() };
  await visit(page, [long]);
  await expect(bubble(page, long.message)).toBeVisible();
  const box = await page.getByRole("group", { name: "Nora" }).boundingBox();
  const launcher = await chatOn(page).launcher.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(72);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(launcher?.y ?? 0);
});

test("speaks in a frame without an origin, whose tabs cannot agree", async ({ page }) => {
  await page.route("**/api/chat/widget-settings*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), proactive: [atOnce] } });
  });
  await page.goto(hostPage("framed", await newTenant()));
  await expect(page.frameLocator("iframe").getByRole("button", { name: atOnce.message })).toBeVisible();
});
