import { expect, test } from "@playwright/test";
import { answering } from "../src/answering.ts";
import { chatOn, openChat } from "../src/chat.ts";
import { eventsAfter, holding } from "../src/happening.ts";
import { listenIn } from "../src/listen-in.ts";
import { hostPage, newTenant, pageWith } from "../src/seed.ts";

const greeting = "Nora: Hello! What can I do for you?";

test("a screen reader is told the greeting, then each sentence of an answer, once", async ({ page }) => {
  const heard = await listenIn(page);
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await chat.open();
  await expect(chat.panel).toHaveAccessibleName("Chat with Nora");
  await expect.poll(heard).toEqual([greeting]);
  await chat.field.press("Escape");
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");
  await expect.poll(async () => (await heard()).join(" ")).toMatch(/Nora: Shipping costs 4\.90 euros\. .*charge\.$/);
  const all = (await heard()).join(" ");
  for (const once of [greeting, "4.90 euros", "Orders above"]) expect(all.split(once)).toHaveLength(2);
});

test("a screen reader is told that an answer takes its time", async ({ page }) => {
  const heard = await listenIn(page);
  const chat = await openChat(page);
  await page.route("**/api/chat/widget", () => {});
  await chat.say("What does shipping cost?");
  await expect.poll(heard).toEqual([greeting, "Nora is typing"]);
});

test("a screen reader is told that the conversation has ended, and what is asked then", async ({ page }) => {
  const heard = await listenIn(page);
  const chat = await openChat(page, await newTenant({ csat_enabled: true }));
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("End conversation");
  await expect.poll(heard).toContain("This conversation has ended. How did we do?");
});

test("a conversation that had ended is told by no page that opens the chat by itself, but whoever ends it there hears it", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "no page opens it there by itself");
  const heard = await listenIn(page);
  const markup = `<script type="module" src="{widget}" data-tenant-id="${await newTenant()}" data-on-navigate="open"></script>`;
  await page.clock.install();
  await page.goto(pageWith(markup));
  const chat = chatOn(page);
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("End conversation");
  const over = "This conversation has ended. How did we do?";
  await expect.poll(heard).toContain(over);
  await page.reload();
  await expect(chat.panel.getByText("This conversation has ended.").first()).toBeVisible();
  // Long enough for all that a region waits for.
  await page.clock.runFor(10_000);
  expect(await heard()).toEqual([]);
  await chat.panel.getByRole("button", { name: "Continue it" }).click();
  await chat.choose("End conversation");
  await page.clock.runFor(10_000);
  await expect.poll(heard).toContain(over);
});

test("a conversation that ends while the chat is closed: a screen reader is told when it opens, once", async ({
  page,
}) => {
  await page.clock.install();
  const heard = await listenIn(page);
  const arrive = await eventsAfter(page, [["status", { status: "resolved", handler: "human" }]]);
  await answering(page, "Somebody will join.", { status: "escalated", handler: "human" });
  const chat = await openChat(page, await newTenant({ csat_enabled: false }));
  await chat.ask("Hello", "Somebody will join.");
  await chat.field.press("Escape");
  await expect(chat.panel).toBeHidden();
  arrive();
  const over = page.getByText("This conversation has ended.");
  await expect(over.first()).toBeAttached();
  // Long enough for all that a region waits for.
  await page.clock.runFor(10_000);
  await chat.open();
  await expect.poll(heard).toContain("This conversation has ended.");
  await page.clock.runFor(10_000);
  await chat.panel.press("Escape");
  await chat.open();
  await page.clock.runFor(10_000);
  expect((await heard()).filter((one) => one === "This conversation has ended.")).toHaveLength(1);
});

test("after a reload a screen reader is told the next answer, and nothing that was read before", async ({ page }) => {
  const heard = await listenIn(page);
  await page.goto(hostPage("plain", await newTenant()));
  const chat = chatOn(page);
  await chat.open();
  await chat.ask("What does shipping cost?", "4.90 euros");

  const release = await holding(page, "**/api/chat/widget/messages/**");
  await page.reload();
  await chat.open();
  release();
  await expect(chat.transcript).toContainText("4.90 euros");
  await chat.ask("How long does shipping take?", "working days");
  const all = async () => (await heard()).join(" ");
  await expect.poll(all).toMatch(/Nora: .*working days/);
  expect(await all()).not.toMatch(/4\.90 euros|Hello/);
});
