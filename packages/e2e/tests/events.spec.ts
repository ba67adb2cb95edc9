import { putProduct } from "@widget-chat/client/admin";
import { expect, test, type Page } from "@playwright/test";
import { price } from "../src/answering.ts";
import { chatOn, openChat, type WidgetElement } from "../src/chat.ts";
import { listenFor, type Heard } from "../src/happening.ts";
import { admin, hostPage, newTenant } from "../src/seed.ts";

const names = [
  "ready",
  "open",
  "close",
  "unread-change",
  "message-sent",
  "message-received",
  "answer-start",
  "answer-end",
  "consent",
  "prechat-submit",
  "csat-submit",
  "escalate",
  "product-click",
  "add-to-cart",
  "rate-limited",
  "limit-reached",
  "error",
] as const;
type Name = (typeof names)[number];

/** What is heard of each event, on this page and those after it. */
async function listenForAll(page: Page): Promise<Record<Name, Heard[]>> {
  const heard: [string, Heard[]][] = [];
  for (const name of names) heard.push([name, await listenFor(page, name)]);
  return Object.fromEntries(heard) as Record<Name, Heard[]>;
}

const prechat_fields = [
  { name: "customer_name" as const, label: "", type: "text" as const, required: true },
  { name: "customer_email" as const, label: "", type: "email" as const, required: false },
  { name: "customer_phone" as const, label: "", type: "tel" as const, required: false },
];

test("a conversation, from the form to the score, is told without a word of what was said", async ({ page }) => {
  const tenant = await newTenant({ ecommerce_active: true, prechat_enabled: true, prechat_fields });
  const url = hostPage("article", tenant);
  await putProduct(admin, tenant, { id: "mug-1", title: "Blue enamel mug", url, price: price("14.90") });
  const heard = await listenForAll(page);
  const chat = await openChat(page, tenant);
  await chat.panel.getByRole("textbox", { name: "Name" }).fill("Ada Lovelace");
  await chat.panel.getByRole("textbox", { name: "Phone" }).fill("+49 30 1234567");
  await chat.panel.getByRole("button", { name: "Start chat" }).click();
  await expect.poll(() => heard["prechat-submit"]).toHaveLength(1);
  expect(heard["prechat-submit"][0]!["fields"]).toEqual(["customer_name", "customer_phone"]);

  await chat.ask("What does shipping cost?", "4.90 euros");
  await expect.poll(() => heard["message-received"]).toHaveLength(1);
  const [answer] = heard["message-received"];
  const about = { tenantId: tenant, conversationId: answer!.conversationId, messageId: answer!["messageId"] };
  expect(heard["answer-start"]).toEqual([expect.objectContaining(about)]);
  expect(heard["answer-end"]).toEqual([expect.objectContaining(about)]);

  await chat.say("enamel mug");
  const opening = page.context().waitForEvent("page");
  await chat.panel.getByRole("link", { name: /Blue enamel mug/ }).click();
  await (await opening).close();
  expect(heard["product-click"]).toEqual([expect.objectContaining({ productId: "mug-1", tenantId: tenant })]);

  await chat.choose("End conversation");
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  await chat.panel.getByRole("textbox", { name: "What made the difference?" }).fill("Quick and clear");
  await chat.panel.getByRole("button", { name: "Send rating" }).click();
  await expect.poll(() => heard["csat-submit"]).toHaveLength(1);
  expect(heard["csat-submit"][0]).toMatchObject({ score: 5, conversationId: answer!.conversationId });

  expect(heard.close).toEqual([]);
  await chat.panel.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => heard.close).toHaveLength(1);

  const all = Object.values(heard).flat();
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(JSON.stringify(all)).not.toMatch(/shipping|4\.90|enamel|lovelace|1234567|Quick and clear|"text"/i);
  expect([heard.error, heard["limit-reached"], heard["rate-limited"]]).toEqual([[], [], []]);
});

test("a page that asks for it is told what was said", async ({ page }) => {
  const heard = await listenForAll(page);
  const chat = await openChat(page);
  await chat.element.evaluate((found: WidgetElement) => (found.config = { tellsText: true }));
  await chat.ask("What does shipping cost?", "4.90 euros");
  await expect.poll(() => heard["message-received"]).toHaveLength(1);
  expect(heard["message-received"][0]!["text"]).toContain("4.90 euros");
  expect(heard["message-sent"]).toEqual([expect.objectContaining({ text: "What does shipping cost?" })]);
});

test("a plan that is used up", async ({ page }) => {
  const heard = await listenForAll(page);
  const chat = await openChat(page, await newTenant({ monthly_limit: 0, limit_message: "Please write to us." }));
  await chat.ask("What does shipping cost?", "Please write to us.");
  await expect.poll(() => heard["limit-reached"]).toHaveLength(1);
  await expect.poll(() => heard["message-received"]).toEqual([expect.objectContaining({ kind: "limit" })]);
  expect(heard.error).toEqual([]);
});

test("too many messages, and for how long there are", async ({ page }) => {
  const heard = await listenForAll(page);
  const chat = await openChat(page, await newTenant({ rate_limit: 1 }));
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.say("and once more");
  await expect(chat.panel).toContainText(/Trying again in \d+ s/);
  await expect.poll(() => heard["rate-limited"]).toHaveLength(1);
  expect(heard["rate-limited"][0]!["retryAfter"]).toBeGreaterThan(0);
  expect(heard["message-sent"]).toHaveLength(1);
});

test("a panel that cannot be loaded", async ({ page }) => {
  await page.route("**/chat-widget/*/chat.js", (route) => route.abort());
  const heard = await listenForAll(page);
  const tenant = await newTenant();
  await page.goto(hostPage("plain", tenant));
  await chatOn(page).launcher.click();
  const failed = expect.objectContaining({ code: "load_failed", tenantId: tenant, conversationId: null });
  await expect.poll(() => heard.error).toContainEqual(failed);
  await expect.poll(() => heard.close).toHaveLength(heard.open.length);
  expect(heard.open).toHaveLength(1);
});
