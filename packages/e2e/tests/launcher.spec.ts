import { expect, test, type Locator, type Page } from "@playwright/test";
import { answering } from "../src/answering.ts";
import { type Chat, chatOn, openChatAt, type WidgetElement } from "../src/chat.ts";
import { eventsAfter, listenFor, message } from "../src/happening.ts";
import { newTenant, pageWith } from "../src/seed.ts";

const element = (tenant: string, inside = ""): string =>
  `<chat-widget tenant-id="${tenant}">${inside}</chat-widget><script type="module" src="{widget}"></script>`;
const fallback = `<a href="/contact">Contact us</a>`;
const contact = (page: Page) => page.getByRole("link", { name: "Contact us" });

/** Words of a person of the team, who was called before: so many of them, from the number `from` on. */
const wordsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, at): [string, object] => [
    "message",
    message(from + at, "agent", `Word ${from + at}.`),
  ]);

/** Opens a chat in which a person was called. */
async function withPerson(page: Page): Promise<Chat> {
  await answering(page, "Somebody will join.", { status: "escalated", handler: "human" });
  const chat = await openChatAt(page, pageWith(element(await newTenant())));
  await chat.ask("Hello", "Somebody will join.");
  return chat;
}

test("a badge tells how many messages wait, and moves nothing", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const heard = await listenFor(page, "unread-change");
  const speak = await eventsAfter(page, wordsFrom(3, 2));
  const chat = await withPerson(page);
  await chat.element.evaluate((found: WidgetElement) => found.close());
  const before = await chat.launcher.boundingBox();
  const badge = chat.element.locator(".badge");
  await expect(badge).toBeHidden();
  speak();
  await expect(badge).toHaveText("2");
  const named = page.getByRole("button", { name: "Chat, 2 new messages", exact: true });
  expect(await named.boundingBox()).toEqual(before);
  expect(await chat.element.evaluate((found: WidgetElement) => found.unread)).toBe(2);
  await expect.poll(() => heard.at(-1)?.["unread"]).toBe(2);

  await page.unroute("**/api/chat/widget/events/**");
  const speakOn = await eventsAfter(page, wordsFrom(5, 138));
  await page.evaluate(() => dispatchEvent(new Event("online")));
  speakOn();
  await expect(badge).toHaveText("99+");
  await chat.open();
  await expect(badge).toBeHidden();
  await expect.poll(() => heard.at(-1)?.["unread"]).toBe(0);
});

test("the page's own icon and header take their places", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const inside = `<b slot="launcher-icon">?</b><p slot="header">We are here until six.</p>`;
  await page.goto(pageWith(element(await newTenant(), inside)));
  const chat = chatOn(page);
  await expect(page.getByText("?", { exact: true })).toBeVisible();
  await chat.open();
  const said = page.getByText("We are here until six.");
  await expect(said).toBeVisible();
  // In the panel, between its head and what is said.
  await expect(said).toBeInViewport({ ratio: 1 });
  const boxOf = async (found: Locator) => (await found.boundingBox())!;
  const [own, head, panel, log] = await Promise.all(
    [said, chat.panel.getByRole("heading", { name: "Nora" }), chat.panel, chat.transcript].map(boxOf),
  );
  expect(own!.x).toBeGreaterThanOrEqual(panel!.x);
  expect(own!.x + own!.width).toBeLessThanOrEqual(panel!.x + panel!.width);
  expect(own!.y).toBeGreaterThanOrEqual(head!.y + head!.height);
  expect(own!.y + own!.height).toBeLessThanOrEqual(log!.y);
  // Its words stand in line with what is said, unless the page has a style of its own for it.
  const indent = () => said.evaluate((line) => getComputedStyle(line).paddingInlineStart);
  expect(await indent()).toBe("16px");
  await page.addStyleTag({ content: "[slot=header] { padding: 0 }" });
  expect(await indent()).toBe("0px");
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

/** A page that is one large button, which counts its presses. */
const pressable = `<button id="under" aria-label="Under" style="position: absolute; inset: 0; width: 100%" onclick="this.value++" value="0"></button>`;

/** Presses the page where the launcher's box has its corners, on each side close by, and where the panel would stand. */
async function pressAround(page: Page, launcher: Locator): Promise<void> {
  const { x, y, width, height } = (await launcher.boundingBox())!;
  const [right, bottom] = [x + width, y + height];
  const places = [
    // The button is round: the corners of its box are the page's.
    ...[x + 2, right - 2].flatMap((left) => [y + 2, bottom - 2].map((top) => [left, top] as const)),
    ...[x - 3, right + 3].flatMap((left) => [y - 3, bottom + 3].map((top) => [left, top] as const)),
    [x - 8, y + height / 2],
    [right + 8, y + height / 2],
    [x + width / 2, y - 6],
    [x + width / 2, bottom + 6],
    [x + width / 2, y - 200],
    [x - 100, y - 100],
  ] as const;
  const under = page.getByRole("button", { name: "Under" });
  const before = Number(await under.getAttribute("value"));
  for (const [left, top] of places) {
    await page.mouse.click(left, top);
    expect(await page.evaluate(() => document.activeElement?.id), `${left - x}, ${top - y}`).toBe("under");
  }
  await expect(under).toHaveAttribute("value", `${before + places.length}`);
}

test("the page around the launcher can be pressed: loading, failed and closed", async ({ page }) => {
  let fail = (): void => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route(
    "**/chat-widget/*/chat.js",
    async (route) => {
      await failing;
      await route.abort();
    },
    { times: 1 },
  );
  await page.goto(pageWith(pressable + element(await newTenant())));
  const chat = chatOn(page);
  await chat.launcher.click();
  await expect(chat.launcher).toHaveAttribute("aria-busy", "true");
  await pressAround(page, chat.launcher);

  fail();
  await expect(page.getByRole("alert")).toBeVisible();
  await pressAround(page, chat.launcher);

  await chat.open();
  await expect(chat.panel).toContainText("Hello!");
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await pressAround(page, chat.launcher);
});

test("another tenant's widget begins anew: closed, and with nothing unread", async ({ page }) => {
  const speak = await eventsAfter(page, wordsFrom(3, 2));
  const chat = await withPerson(page);
  // Open, but nobody looks at it.
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  speak();
  await expect(page.getByRole("button", { name: "Chat, 2 new messages", exact: true })).toBeAttached();
  const heard = await listenFor(page, "close");
  await chat.element.evaluate(
    (found, [tenant, name]) => {
      const told = window as unknown as Record<string, (detail: unknown) => void>;
      found.addEventListener("chat-widget:close", (event) => told[name!]!((event as CustomEvent).detail));
      found.setAttribute("tenant-id", tenant!);
    },
    [await newTenant(), "note_close"] as const,
  );
  await expect(chat.launcher).toHaveAttribute("aria-expanded", "false");
  expect(await chat.element.evaluate((found: WidgetElement) => found.unread)).toBe(0);
  await expect.poll(() => heard.length).toBe(1);
  await chat.open();
  await expect(chat.panel).toContainText("Hello!");
});
