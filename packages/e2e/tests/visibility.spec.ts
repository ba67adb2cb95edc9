import { expect, test } from "@playwright/test";
import { chatOn, type WidgetElement } from "../src/chat.ts";
import { listenIn } from "../src/listen-in.ts";
import { hostPage, newTenant, pageWith } from "../src/seed.ts";

const script = (tenant: string, attributes: string): string =>
  `<script type="module" src="{widget}" data-tenant-id="${tenant}" ${attributes}></script>`;

for (const how of ["the Navigation API", "clicks alone"]) {
  test(`hide-on is followed on a single-page site, by ${how}`, async ({ page }) => {
    if (how === "clicks alone")
      await page.addInitScript("delete Window.prototype.navigation; delete window.navigation;");
    await page.goto(hostPage("spa", await newTenant()));
    const chat = chatOn(page);
    await chat.open();
    await chat.ask("What does shipping cost?", "4.90 euros");
    await page.getByRole("link", { name: "Checkout" }).evaluate((link: HTMLElement) => link.click());
    await expect(page.getByText("View: /spa/checkout/pay")).toBeVisible();
    await expect(chat.launcher).toHaveCount(0);
    await expect(chat.panel).toHaveCount(0);
    await chat.element.evaluate((element: WidgetElement) => element.open());
    await expect(chat.panel).toHaveCount(0);
    await page.goBack();
    await expect(chat.launcher).toBeVisible();
    await expect(chat.panel).toBeHidden();
    await chat.open();
    await expect(chat.transcript).toContainText("4.90 euros");
  });
}

test("show-on names the only pages that have the widget", async ({ page }) => {
  const markup = script(await newTenant(), `data-show-on="/markup/shop/*, /markup/help"`);
  const chat = chatOn(page);
  for (const [at, shown] of [
    ["/shop/42", 1],
    ["/help", 1],
    ["/help/deep", 0],
    ["", 0],
  ] as const) {
    await page.goto(pageWith(markup, at));
    await page.evaluate("ChatWidget.ready");
    await expect(chat.launcher).toHaveCount(shown);
  }
});

test("hide() takes all away, show() brings the launcher back", async ({ page }) => {
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await chat.open();
  await chat.element.evaluate((element: WidgetElement) => element.hide());
  await expect(chat.launcher).toHaveCount(0);
  await expect(chat.panel).toHaveCount(0);
  expect(await chat.element.evaluate((element: WidgetElement) => element.isOpen)).toBe(false);
  await chat.element.evaluate((element: WidgetElement) => element.show());
  await expect(chat.launcher).toBeVisible();
  await expect(chat.panel).toBeHidden();
});

test("on-navigate: open, closed, and as it was left", async ({ page, isMobile }) => {
  const chat = chatOn(page);
  const goTo = async (attributes: string): Promise<void> => {
    await page.goto(pageWith(script(tenant, attributes)));
    await expect(chat.launcher).toBeAttached();
    await page.waitForFunction(() =>
      document.querySelector("chat-widget")!.shadowRoot!.querySelector("chat-widget-panel"),
    );
  };
  const tenant = await newTenant();
  const stored = (): Promise<number> => page.evaluate(() => sessionStorage.length + localStorage.length);
  await goTo(`data-on-navigate="last"`);
  await expect(chat.panel).toBeHidden();
  expect(await stored()).toBe(0);
  await chat.open();
  expect(await stored()).toBe(1);
  await goTo(`data-on-navigate="last"`);
  // On a phone it would cover the page.
  await expect(chat.panel).toBeVisible({ visible: !isMobile });
  await chat.element.evaluate((element: WidgetElement) => (element.open(), element.close()));
  await goTo(`data-on-navigate="last"`);
  await expect(chat.panel).toBeHidden();
  expect(await stored()).toBe(0);
  await goTo(`data-on-navigate="open"`);
  await expect(chat.panel).toBeVisible({ visible: !isMobile });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  await goTo("");
  await expect(chat.panel).toBeHidden();
});

test("where the page opens the chat by itself, a screen reader is told what is answered there, and no greeting", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "no page opens it there by itself");
  const heard = await listenIn(page);
  await page.goto(pageWith(script(await newTenant(), `data-on-navigate="open"`)));
  const chat = chatOn(page);
  await expect(chat.panel).toContainText("Hello! What can I do for you?");
  await chat.ask("What does shipping cost?", "4.90 euros");
  await expect.poll(async () => (await heard()).join(" ")).toMatch(/^Nora: Shipping costs 4\.90 euros\. .*charge\.$/);
});

test("without the consent that a page requires nothing is kept", async ({ page }) => {
  await page.goto(pageWith(script(await newTenant(), `data-on-navigate="last" data-consent="required"`)));
  const chat = chatOn(page);
  await chat.open();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await chat.element.evaluate((element) => {
    const widget = element as unknown as { grantConsent(): void; close(): void; open(): void };
    widget.grantConsent();
    widget.close();
    widget.open();
  });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(1);
});

test("a visitor's click takes the focus along, also where the page would have opened the chat but was hidden", async ({
  page,
  isMobile,
}) => {
  const markup = `<chat-widget tenant-id="${await newTenant()}" on-navigate="open" hidden></chat-widget>`;
  await page.goto(pageWith(`${markup}<script type="module" src="{widget}"></script>`));
  await page.evaluate(() => (window as unknown as { ChatWidget: { ready: Promise<unknown> } }).ChatWidget.ready);
  const chat = chatOn(page);
  await page.waitForFunction(() =>
    document.querySelector("chat-widget")!.shadowRoot!.querySelector("chat-widget-panel"),
  );
  await chat.element.evaluate((element: WidgetElement) => element.show());
  await expect(chat.panel).toBeHidden();
  await chat.open();
  await expect(isMobile ? chat.panel : chat.field).toBeFocused();
});
