import { expect, type Locator, type Page, test } from "@playwright/test";
import { chatOn } from "../src/chat.ts";
import { hostPage, newTenant } from "../src/seed.ts";

/** Puts something on the page, under an id, in the page's own way: an element with a style. */
const put = (page: Page, id: string, style: string): Promise<void> =>
  page.evaluate(
    ([name, css]) => {
      const element = document.getElementById(name) ?? document.body.appendChild(document.createElement("div"));
      element.id = name;
      element.style.cssText = css;
    },
    [id, style] as const,
  );

const bottomOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

/** How far the launcher's lower edge stands above the lower edge of the viewport. */
const standsAt = async (page: Page): Promise<number> =>
  Math.round((page.viewportSize()?.height ?? 0) - (await bottomOf(chatOn(page).launcher)));

const home = 20;
const gap = 12;

async function visit(page: Page): Promise<void> {
  await page.goto(hostPage("plain", await newTenant()));
  await expect(chatOn(page).launcher).toBeVisible();
  await page.evaluate(() => (document.body.style.minHeight = "400vh"));
  await expect.poll(() => standsAt(page)).toBe(home);
}

test("the launcher moves up for a cookie banner, as far as it grows, and back when it is gone", async ({ page }) => {
  await visit(page);
  await put(page, "cookies", "position:fixed;inset:auto 0 0;height:90px;background:#ddd");
  await expect.poll(() => standsAt(page)).toBe(90 + gap);
  await put(page, "cookies", "position:fixed;inset:auto 0 0;height:150px;background:#ddd");
  await expect.poll(() => standsAt(page)).toBe(150 + gap);
  await page.evaluate(() => document.getElementById("cookies")?.remove());
  await expect.poll(() => standsAt(page)).toBe(home);
});

test("a banner that slides in is met where it comes to rest", async ({ page }) => {
  await visit(page);
  const sliding = "position:fixed;inset:auto 0 0;height:120px;background:#ddd;transition:transform .4s;";
  await put(page, "cookies", `${sliding}transform:translateY(100%)`);
  await put(page, "cookies", `${sliding}transform:none`);
  await expect.poll(() => standsAt(page)).toBe(120 + gap);
});

test("bars that stand on each other are all kept clear of", async ({ page }) => {
  await visit(page);
  await put(page, "buy", "position:fixed;inset:auto 0 0;height:64px;background:#ddd");
  await put(page, "up", "position:fixed;right:24px;bottom:80px;width:44px;height:44px;background:#bbb");
  await expect.poll(() => standsAt(page)).toBe(80 + 44 + gap);
});

test("a bar that sticks to the lower edge moves it while it sticks", async ({ page }) => {
  await visit(page);
  // The last thing of a long article: it sticks as long as the article's end lies below the screen.
  await page.evaluate(() => {
    const article = document.body.appendChild(document.createElement("article"));
    article.style.cssText = "height:200vh;display:flex;flex-direction:column;justify-content:flex-end";
    const bar = article.appendChild(document.createElement("div"));
    bar.style.cssText = "position:sticky;bottom:0;height:72px;background:#ddd";
    document.body.style.minHeight = "0";
    const rest = document.body.appendChild(document.createElement("div"));
    rest.style.height = "200vh";
  });
  await expect.poll(() => standsAt(page)).toBe(72 + gap);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => standsAt(page)).toBe(home);
});

test("what scrolls by does not move it, nor what covers the whole page, nor what nobody sees", async ({ page }) => {
  await visit(page);
  await put(page, "scrolls", "position:absolute;right:0;top:60vh;width:300px;height:300vh;background:#eee");
  await put(page, "frame", "position:fixed;inset:0;background:#0001");
  await put(page, "unseen", "position:fixed;inset:auto 0 0;height:90px;opacity:0");
  // Beside them something that does, so that a look at the page has certainly been taken.
  await put(page, "up", "position:fixed;right:30px;bottom:30px;width:30px;height:30px;background:#bbb");
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => standsAt(page)).toBe(60 + gap);
});

test("it never goes beyond the middle of the screen", async ({ page }) => {
  await visit(page);
  await put(page, "cookies", "position:fixed;inset:auto 0 0;height:100px;background:#ddd");
  await expect.poll(() => standsAt(page)).toBe(100 + gap);
  await put(page, "cookies", "position:fixed;inset:auto 0 0;height:70vh;background:#ddd");
  await expect.poll(() => standsAt(page)).toBe(home);
});

test("the panel follows", async ({ page, isMobile }) => {
  test.skip(isMobile, "on a phone the panel fills the screen");
  await visit(page);
  await put(page, "cookies", "position:fixed;inset:auto 0 0;height:90px;background:#ddd");
  await expect.poll(() => standsAt(page)).toBe(90 + gap);
  const chat = chatOn(page);
  await chat.open();
  await page.mouse.move(5, 5);
  const between = async (): Promise<number> =>
    ((await chat.launcher.boundingBox())?.y ?? 0) - (await bottomOf(chat.panel));
  await expect.poll(between).toBe(12);
  expect((await chat.panel.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});
