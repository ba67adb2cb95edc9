import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { openChat, type Chat, type WidgetElement } from "../src/chat.ts";
import { newTenant } from "../src/seed.ts";

const answer = "4.90 euros";

/** A tab with an answer, and one that came later; they know of each other by what the page says in the first. */
async function withLaterTab(page: Page, context: BrowserContext): Promise<[Chat, Chat]> {
  const tenant = await newTenant();
  const one = await openChat(page, tenant);
  await one.ask("What does shipping cost?", answer);
  const order = `(element) => element.registerTool("order", async () => "It is on its way.", { label: "Where is my order?" })`;
  await one.element.evaluate(`(${order})(document.querySelector("chat-widget"))`);
  const other = await openChat(await context.newPage(), tenant);
  await expect(other.transcript).toContainText(answer);
  await one.panel.getByRole("button", { name: "Where is my order?" }).click();
  await expect(other.transcript).toContainText("It is on its way.");
  return [one, other];
}

test("a thumb in a tab that came later shows in the first, on the answer that is there", async ({ page, context }) => {
  const [one, other] = await withLaterTab(page, context);
  await other.panel.getByRole("button", { name: "Helpful", exact: true }).click();
  await expect(one.panel.getByRole("button", { name: "Helpful", exact: true, pressed: true })).toBeVisible();
  for (const tab of [one, other])
    await expect(tab.transcript.getByText(answer).filter({ visible: true })).toHaveCount(1);
});

const ends: [what: string, end: (chat: Chat) => Promise<void>][] = [
  ["a new conversation", (chat) => chat.choose("Start a new conversation")],
  ["a logout", (chat) => chat.element.evaluate((element: WidgetElement) => element.logout())],
  [
    "a deletion",
    async (chat) => {
      await chat.choose("Delete conversation");
      await chat.panel.getByRole("button", { name: "Delete", exact: true }).click();
    },
  ],
];

for (const [what, end] of ends)
  test(`${what} in a tab that came later takes what was said from the first`, async ({ page, context }) => {
    const [one, other] = await withLaterTab(page, context);
    await end(other);
    for (const tab of [one, other]) await expect(tab.transcript.getByText(answer)).toHaveCount(0);
  });

test("a page that is loaded again beside an open tab goes on as one with it", async ({ page, context }) => {
  const [one, other] = await withLaterTab(page, context);
  await page.reload();
  await one.open();
  await expect(one.transcript).toContainText("It is on its way.");
  await one.choose("Start a new conversation");
  for (const tab of [one, other]) await expect(tab.transcript.getByText(answer)).toHaveCount(0);
});
