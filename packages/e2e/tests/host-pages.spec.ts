import { expect, test } from "@playwright/test";
import { chatOn, openChat, openChatAt, type WidgetElement } from "../src/chat.ts";
import { hostPage, newTenant } from "../src/seed.ts";

for (const page of ["plain", "element", "head", "async", "based", "isolated", "twice", "hostile", "strict"]) {
  test(`works on a host page: ${page}`, async ({ page: tab }) => {
    const errors: string[] = [];
    tab.on("pageerror", (error) => errors.push(error.message));
    tab.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    await tab.goto(hostPage(page, await newTenant()));
    const chat = chatOn(tab);
    await expect(chat.launcher).toHaveCount(1);
    await chat.open();
    await chat.ask("What does shipping cost?", "4.90 euros");
    expect(errors).toEqual([]);
  });
}

test("the element survives a move, and is gone once it is destroyed", async ({ page }) => {
  const chat = await openChatAt(page, hostPage("element", await newTenant()));
  await chat.ask("What does shipping cost?", "4.90 euros");
  await page.evaluate(() => {
    const elsewhere = document.body.appendChild(document.createElement("section"));
    elsewhere.append(document.querySelector("chat-widget")!);
  });
  await expect(chat.transcript).toContainText("4.90 euros");
  await chat.say("thank you");
  await expect(chat.transcript.getByText("thank you")).toBeVisible();
  await chat.element.evaluate((element: WidgetElement) => element.destroy());
  await expect(chat.launcher).toHaveCount(0);
  await expect(chat.panel).toHaveCount(0);
});

test("the page decides what a script tag may say", async ({ page }) => {
  await page.goto(hostPage("told", await newTenant()));
  const chat = chatOn(page, { launcher: "Chat", message: "Ihre Nachricht" });
  await chat.open();
  await expect(chat.panel).toHaveAttribute("lang", "de");
  await expect(chat.panel).toHaveCSS("color-scheme", "dark");
  const box = await chat.launcher.boundingBox();
  expect(box?.x).toBeLessThan(100);
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/chat/widget"));
  await chat.say("What does shipping cost?");
  expect((await sent).postDataJSON()).toMatchObject({ type: "ecommerce" });
});

test("styles of the page stay out, and the widget's stay in", async ({ page }) => {
  const tenant = await newTenant();
  const chat = await openChat(page, tenant);
  const look = (): Promise<string[]> =>
    chat.field.evaluate((field) => {
      const { fontSize, color, backgroundColor, textTransform, letterSpacing } = getComputedStyle(field);
      return [fontSize, color, backgroundColor, textTransform, letterSpacing];
    });
  const expected = await look();
  const heading = (): Promise<string> =>
    page
      .getByRole("heading", { name: "A page of another site" })
      .evaluate((found) => getComputedStyle(found).font + getComputedStyle(found).color);
  const ownHeading = await heading();

  await page.goto(hostPage("hostile", tenant));
  await chat.open();
  expect(await look()).toEqual(expected);
  await page.goto(hostPage("plain", "nobody"));
  expect(await heading()).toBe(ownHeading);
});

test("nothing is stored and nobody else is asked before the visitor acts", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  const address = hostPage("plain", await newTenant());
  await page.goto(address);
  await expect(chatOn(page).launcher).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(new Set([new URL(address).origin, `http://localhost:${process.env["E2E_PORT"]}`]));
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ""]);
});

test("a right-to-left page gets the widget in its language and direction", async ({ page }) => {
  await page.goto(hostPage("arabic", await newTenant()));
  await page.getByRole("button", { name: "المحادثة", exact: true }).click();
  const panel = page.getByRole("dialog");
  await expect(panel).toBeVisible();
  await expect(panel).toHaveCSS("direction", "rtl");
});
