import { expect, test, type Locator, type Page } from "@playwright/test";
import { answered, products, wideTable } from "../src/answering.ts";
import { chatOn, openChat, type WidgetElement } from "../src/chat.ts";
import { hostPage, newTenant } from "../src/seed.ts";

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

test("what is written goes the way of its own language, an empty field that of the widget's", async ({ page }) => {
  await page.goto(hostPage("arabic", await newTenant()));
  const chat = chatOn(page, { launcher: "المحادثة", message: "رسالتك" });
  await chat.open();
  const direction = (of: Locator): Promise<string> => of.evaluate((found) => getComputedStyle(found).direction);
  expect(await direction(chat.field)).toBe("rtl");
  await chat.field.fill("Do you ship?");
  await expect.poll(() => direction(chat.field)).toBe("ltr");
  await chat.field.fill("هل تشحنون؟");
  await expect.poll(() => direction(chat.field)).toBe("rtl");
  const send = (await chat.panel.getByRole("button", { name: "إرسال" }).boundingBox())!;
  expect(send.x).toBeLessThan((await chat.field.boundingBox())!.x);
});

/** What lies beyond the sides of the panel, or can be moved there; boxes that scroll on purpose apart. */
const tooWide = (page: Page): Promise<string[]> =>
  page.locator("chat-widget").evaluate((widget) => {
    const found: string[] = [];
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll("*")) {
        const { overflowX } = getComputedStyle(element);
        if (element.localName === "chat-widget-wide-box" || element.localName === "pre") continue;
        if (overflowX !== "visible" && overflowX !== "hidden" && overflowX !== "clip")
          if (element.scrollWidth > element.clientWidth + 1) found.push(`${element.localName}.${element.className}`);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(widget.shadowRoot!);
    if (document.documentElement.scrollWidth > innerWidth) found.push("page");
    return found;
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
