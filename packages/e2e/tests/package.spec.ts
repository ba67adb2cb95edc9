import { createHash } from "node:crypto";
import { expect, test } from "@playwright/test";
import { chatOn } from "../src/chat.ts";
import { pinned } from "../src/pinned.ts";
import { hostPage, newTenant, server } from "../src/seed.ts";

for (const framework of ["react", "vue"]) {
  test(`the component for ${framework} shows the widget, tells its events and takes it away`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const tenant = await newTenant();
    await page.goto(hostPage(framework, tenant, server));
    const chat = chatOn(page);
    await chat.open();
    const heard = page.locator("output");
    await expect(heard).toHaveText("open");
    await chat.ask("What does shipping cost?", "4.90 euros");
    await expect(heard).toHaveText(`open sent:${tenant}`);
    await page.getByText("In the dark").evaluate((button: HTMLElement) => button.click());
    await expect(chat.element).toHaveAttribute("color-scheme", "dark");
    await page.getByText("Without chat").evaluate((button: HTMLElement) => button.click());
    await expect(chat.element).toHaveCount(0);
    await expect(chat.launcher).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test("a pinned tag with its integrity works on a page with a strict policy", async ({ page }) => {
  const { src, integrity } = pinned();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(`${hostPage("pinned", await newTenant())}&${new URLSearchParams({ src, integrity })}`);
  const chat = chatOn(page);
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");
  expect(errors).toEqual([]);
  const { headers } = await fetch(server + src);
  expect(headers.get("cache-control")).toContain("immutable");
});

test("a pinned file that is not the one it was is refused, and the page's own words show", async ({ page }) => {
  const { src } = pinned();
  const integrity = `sha384-${createHash("sha384").update("another file").digest("base64")}`;
  await page.goto(`${hostPage("pinned", await newTenant())}&${new URLSearchParams({ src, integrity })}`);
  await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();
  await expect(chatOn(page).launcher).toHaveCount(0);
});

test("a pinned loader whose other files are gone says so, to the visitor and to the owner", async ({ page }) => {
  const { src, integrity } = pinned();
  await page.route("**/chat-widget/*/chat.js", (route) => route.fulfill({ status: 404 }));
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(`${hostPage("pinned", await newTenant())}&${new URLSearchParams({ src, integrity })}`);
  await chatOn(page).launcher.click();
  await expect(page.getByRole("alert")).toHaveText("The chat could not be loaded. Please try again.");
  expect(said.join("\n")).toContain("Is the tag pinned, and outdated?");
});
