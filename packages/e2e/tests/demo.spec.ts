import { expect, test } from "@playwright/test";
import { chatOn } from "../src/chat.ts";

test("the demo shop answers questions and finds products", async ({ page }) => {
  await page.goto("/demo/");
  const chat = chatOn(page);
  await chat.open();
  await chat.say("How can I return something?");
  await expect(chat.transcript.getByText(/\d+ days/).first()).toBeVisible();
  await expect(chat.panel.getByRole("link", { name: /return/i }).first()).toHaveAttribute("href", /\/demo\/help\//);
});

test("a question on the shop's front page opens the chat and is asked", async ({ page }) => {
  await page.goto("/demo/");
  const chat = chatOn(page);
  await expect(chat.launcher).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "What does delivery to Germany cost?" }).click();
  await expect(chat.transcript).toContainText("€8.95");
});

test("a wish among the first suggestions finds only what fits it", async ({ page }) => {
  await page.goto("/demo/");
  const chat = chatOn(page);
  await chat.open();
  await chat.panel.getByRole("button", { name: "Show me rain jackets" }).click();
  const products = chat.panel.getByRole("list", { name: "Products" }).getByRole("link");
  await expect(products.first()).toContainText("Rain Jacket");
  for (const product of await products.all())
    await expect(product).toHaveAttribute("href", /\/demo\/products\/[a-z0-9-]*(jacket|coat|cape)[a-z0-9-]*\//);
});

test("the reference at /docs shows the API and asks no other host", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on(
    "request",
    (request) =>
      !request.url().startsWith(baseURL ?? "") && !request.url().startsWith("data:") && foreign.push(request.url()),
  );
  await page.goto("/docs");
  await expect(page.getByText("/api/chat/widget-settings").first()).toBeVisible();
  expect(foreign).toEqual([]);
});

test("the panel's place-holder shows how to begin", async ({ page }) => {
  await page.goto("/admin/");
  await expect(page.getByRole("heading", { name: "The panel is on its way" })).toBeVisible();
  await expect(page.getByRole("main")).toHaveCSS("max-width", "720px");
  const mark = page.locator("main img");
  await expect.poll(() => mark.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // A command is copied or read as it is: a narrow screen scrolls it, and not the page.
  for (const command of await page.locator("pre code").all()) {
    const lines = (await command.innerText()).split("\n").length;
    const shown = await command.evaluate((code) => new Set([...code.getClientRects()].map(({ y }) => y)).size);
    expect(shown).toBe(lines);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
