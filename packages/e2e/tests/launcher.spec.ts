import { expect, test, type Page } from "@playwright/test";
import { chatOn, type WidgetElement } from "../src/chat.ts";
import { newTenant, pageWith } from "../src/seed.ts";

const element = (tenant: string, inside = ""): string =>
  `<chat-widget tenant-id="${tenant}">${inside}</chat-widget><script type="module" src="{widget}"></script>`;
const fallback = `<a href="/contact">Contact us</a>`;
const contact = (page: Page) => page.getByRole("link", { name: "Contact us" });

test("a badge tells how many messages wait, and moves nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(pageWith(element(await newTenant())));
  const chat = chatOn(page);
  await chat.open();
  await chat.element.evaluate((found: WidgetElement) => found.close());
  const before = await chat.launcher.boundingBox();
  const tell = (count: number, words: string): Promise<unknown> =>
    chat.element.evaluate(
      (found, told) => {
        const panel = found.shadowRoot!.querySelector("chat-widget-panel") as unknown as {
          holder: { tellUnread(count: number, words: string): void };
        };
        const heard: unknown[] = [];
        found.addEventListener("chat-widget:unread-change", (event) =>
          heard.push((event as CustomEvent).detail.unread),
        );
        panel.holder.tellUnread(...told);
        return [...heard, (found as unknown as { unread: number }).unread];
      },
      [count, words] as const,
    );
  const badge = chat.element.locator(".badge");
  await expect(badge).toBeHidden();
  expect(await tell(2, "2 new messages")).toEqual([2, 2]);
  await expect(badge).toHaveText("2");
  const named = page.getByRole("button", { name: "Chat, 2 new messages", exact: true });
  expect(await named.boundingBox()).toEqual(before);
  await tell(140, "140 new messages");
  await expect(badge).toHaveText("99+");
  expect(await tell(0, "")).toEqual([0, 0]);
  await expect(badge).toBeHidden();
  await expect(chat.launcher).toBeVisible();
});

test("the page's own icon and header take their places", async ({ page }) => {
  const inside = `<b slot="launcher-icon">?</b><p slot="header">We are here until six.</p>`;
  await page.goto(pageWith(element(await newTenant(), inside)));
  const chat = chatOn(page);
  await expect(page.getByText("?", { exact: true })).toBeVisible();
  await chat.open();
  const passedOn = chat.element.evaluate((found) => {
    const slot = found.shadowRoot!.querySelector<HTMLSlotElement>("chat-widget-panel > slot[slot=header]");
    return slot?.assignedElements()[0]?.textContent;
  });
  expect(await passedOn).toBe("We are here until six.");
});

test("without the script the page's own content stands where it was put", async ({ page }) => {
  await page.route("**/chat-widget.js", (route) => route.abort());
  await page.goto(pageWith(element("nobody", fallback)));
  await expect(contact(page)).toBeVisible();
});

test("with a chat to be had the page's own content is not seen", async ({ page }) => {
  await page.goto(pageWith(element(await newTenant(), fallback)));
  const chat = chatOn(page);
  await chat.open();
  await chat.element.evaluate((found: WidgetElement) => found.close());
  await expect(contact(page)).toBeHidden();
});

test("where the API cannot be reached the page's own content shows by the launcher", async ({ page }) => {
  await page.route("**/api/**", (route) => route.abort());
  await page.goto(pageWith(element(await newTenant(), fallback)));
  await expect(contact(page)).toBeVisible();
  const [link, launcher] = [await contact(page).boundingBox(), await chatOn(page).launcher.boundingBox()];
  expect(link!.y + link!.height).toBeLessThan(launcher!.y);
  expect(link!.x).toBeGreaterThan(page.viewportSize()!.width / 2);
});

test("where the tenant has no chat, the launcher opens and closes the page's own content", async ({ page }) => {
  await page.goto(pageWith(element(await newTenant({ active: false }), fallback)));
  const chat = chatOn(page);
  await expect(contact(page)).toBeVisible();
  await expect(chat.launcher).toHaveAttribute("aria-expanded", "true");
  await chat.launcher.click();
  await expect(contact(page)).toBeHidden();
  await chat.launcher.click();
  await expect(contact(page)).toBeVisible();
  await expect(chat.panel).toHaveCount(0);
});

test("where it has none and the page offers nothing, the panel says why", async ({ page }) => {
  await page.goto(pageWith(element("nobody-at-all")));
  const chat = chatOn(page);
  await chat.open();
  await expect(chat.panel).toContainText("Nobody can answer here");
});

test("when the panel cannot be loaded the launcher says so, offers the rest, and can be tried again", async ({
  page,
}) => {
  await page.route("**/chat-widget/*/chat.js", (route) => route.abort());
  await page.goto(pageWith(element(await newTenant(), fallback)));
  const chat = chatOn(page);
  await chat.launcher.click();
  await expect(page.getByRole("alert")).toHaveText("The chat could not be loaded. Please try again.");
  await expect(contact(page)).toBeVisible();
  await expect(chat.launcher).toHaveAttribute("aria-expanded", "false");
});
