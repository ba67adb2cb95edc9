import { expect, test, type Page } from "@playwright/test";
import { connect, sendMessage } from "@widget-chat/client";
import { openChat, type Chat } from "../src/chat.ts";
import { conversationOn, listenFor, message, past } from "../src/happening.ts";
import { returning } from "../src/returning.ts";
import { newTenant, server } from "../src/seed.ts";

const shipping = "What does shipping cost?";

/** A conversation that is longer than the chat, into which two messages come when the test says so. */
async function inLongTalk(page: Page): Promise<{ chat: Chat; arrive: () => void }> {
  const long = Array.from({ length: 40 }, (_, at) => message(at + 1, at % 2 ? "assistant" : "visitor", `Line ${at}`));
  const chat = await returning(page, () => past(long, { status: "escalated", handler: "human" }));
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const two = [41, 42].map((seq) => message(seq, "agent", `Word ${seq}`, { agent_name: "Ada" }));
  const body = two.map((one) => `event: message\ndata: ${JSON.stringify(one)}\n\n`).join("");
  let times = 0;
  await page.route("**/api/chat/widget/events/**", async (route) => {
    times += 1;
    if (times > 1) return;
    await arrived;
    await route.fulfill({
      contentType: "text/event-stream",
      headers: { "access-control-allow-origin": "*" },
      body,
    });
  });
  await chat.open();
  await chat.transcript.hover();
  return { chat, arrive };
}

test("the way down says how many messages have come in there", async ({ page }) => {
  const { chat, arrive } = await inLongTalk(page);
  await page.mouse.wheel(0, -5000);
  const latest = chat.panel.getByRole("button", { name: "Go to the latest message" });
  await expect(latest).toBeVisible();
  arrive();
  await expect(latest).toContainText("2 new messages");
  await latest.click();
  await expect(chat.transcript.getByText("Word 42")).toBeInViewport();
  await expect(latest).toHaveCount(0);
});

test("who turns the wheel at the end is still shown what comes in", async ({ page }) => {
  const { chat, arrive } = await inLongTalk(page);
  await expect(chat.transcript.getByText("Line 39")).toBeInViewport();
  await page.mouse.wheel(0, 300);
  arrive();
  await expect(chat.transcript.getByText("Word 42")).toBeInViewport();
  await expect(chat.panel.getByRole("button", { name: "Go to the latest message" })).toHaveCount(0);
});

test("earlier messages come in above, and what is read stays where it is", async ({ page }) => {
  test.slow();
  const tenant = await newTenant({ rate_limit: 1000 });
  const heard = await listenFor(page, "message-received");
  const chat = await openChat(page, tenant);
  const asked = page.waitForRequest((request) => request.url().endsWith("/api/chat/widget"));
  await chat.ask(shipping, "4.90 euros");
  const conversation = await conversationOn(heard);
  const { session_id } = (await asked).postDataJSON() as { session_id: string };
  const connection = connect({ baseUrl: server, tenantId: tenant });
  for (let at = 1; at < 60; at += 1)
    await sendMessage(connection, { conversation_id: conversation, session_id, message: `Hello ${at}` });

  await page.reload();
  await chat.open();
  const bubbles = chat.transcript.locator("chat-widget-message-bubble");
  await expect(bubbles.last()).toBeInViewport();
  await expect(chat.transcript.getByText(shipping)).toHaveCount(0);
  await chat.transcript.hover();
  const earlier = chat.panel.getByRole("button", { name: "Show earlier messages" });
  // A turn of the wheel may be lost while messages are still drawn; nobody turns it once.
  await expect(async () => {
    await page.mouse.wheel(0, -20_000);
    await expect(earlier).toBeInViewport({ ratio: 1, timeout: 1_000 });
  }).toPass();
  const words = await chat.transcript
    .getByText(/^Hello \d+$/)
    .first()
    .innerText();
  const top = chat.transcript.getByText(words, { exact: true });
  const before = (await top.boundingBox())!.y;
  await earlier.click();
  await expect(chat.transcript.getByText(shipping)).toHaveCount(1);
  await expect(earlier).toHaveCount(0);
  // All that came in is drawn, and laid out.
  await bubbles.evaluateAll(async (all) => {
    await Promise.all(
      all.map((bubble) => (bubble as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete),
    );
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(Math.abs((await top.boundingBox())!.y - before)).toBeLessThanOrEqual(2);
});
