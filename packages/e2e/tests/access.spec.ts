import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { chatOn } from "../src/chat.ts";
import { hostPage, newTenant } from "../src/seed.ts";

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    .include("chat-widget")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
};

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
    await chat.say("What does shipping cost?");
    await expect(chat.transcript).toContainText("4.90 euros");
    expect(await violations(page)).toEqual([]);
  });
}

test("everything can be done with the keyboard", async ({ page }) => {
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await chat.launcher.focus();
  await page.keyboard.press("Enter");
  await expect(chat.panel).toBeVisible();
  await expect(chat.field).toBeFocused();
  await page.keyboard.type("What does shipping cost?");
  await page.keyboard.press("Enter");
  await expect(chat.transcript).toContainText("4.90 euros");
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(chat.launcher).toBeFocused();
});

test("the page keeps its focus while it loads", async ({ page }) => {
  await page.goto(hostPage("plain", await newTenant()));
  await expect(chatOn(page).launcher).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});
