import { expect, test } from "@playwright/test";
import { answering, product, price } from "../src/answering.ts";
import { chatOn, openChat, type WidgetElement } from "../src/chat.ts";
import { errorsOn, happening, listenFor, message, past } from "../src/happening.ts";
import { returning } from "../src/returning.ts";
import { hostPage, newTenant } from "../src/seed.ts";
import { violations } from "../src/violations.ts";

const shipping = "What does shipping cost?";

const daysAgo = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() - days);
  day.setHours(15, 5, 0, 0);
  return day.toISOString();
};

test("each day stands above its messages, and the time under the last of a run", async ({ page }) => {
  const messages = [
    message(1, "visitor", "Long ago", { created_at: daysAgo(3) }),
    message(2, "visitor", "and once more", { created_at: daysAgo(3) }),
    message(3, "assistant", "Of yesterday", { created_at: daysAgo(1) }),
    message(4, "visitor", "Of today"),
  ];
  const chat = await returning(page, () => past(messages, { handler: "human" }));
  await happening(page, []);
  await chat.open();
  const [first, , , last] = messages;
  const dayOf = new Intl.DateTimeFormat("en", { weekday: "long", day: "numeric", month: "long" });
  const days = chat.transcript.getByText(new RegExp(`^(${dayOf.format(new Date(first!.created_at))}|Yesterday|Today)`));
  await expect(days).toHaveCount(3);
  const inOrder = new RegExp(
    `Long ago.*and once more.*3:05.PM.*Yesterday.*Of yesterday.*3:05.PM.*Today.*Of today`,
    "s",
  );
  await expect(chat.transcript).toHaveText(inOrder);
  await expect(chat.transcript.getByRole("time")).toHaveCount(3);
  await expect(chat.transcript.getByRole("time").last()).toHaveAttribute("datetime", last!.created_at);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await violations(page)).toEqual([]);
});

test("what the visitor thinks of an answer is shown, kept, and taken back", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  const helpful = chat.panel.getByRole("button", { name: "Helpful", exact: true });
  const not = chat.panel.getByRole("button", { name: "Not helpful" });
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
  const judged = () =>
    page.waitForResponse((response) => response.url().endsWith("/api/chat/widget/feedback") && response.ok());
  let kept = judged();
  await helpful.click();
  await expect(helpful).toHaveAttribute("aria-pressed", "true");
  await kept;
  kept = judged();
  await not.click();
  await expect(not).toHaveAttribute("aria-pressed", "true");
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
  await kept;
  await page.reload();
  await chat.open();
  await expect(not).toHaveAttribute("aria-pressed", "true");
  kept = judged();
  await not.click();
  await expect(not).toHaveAttribute("aria-pressed", "false");
  await kept;
  await page.reload();
  await chat.open();
  await expect(not).toHaveAttribute("aria-pressed", "false");
});

test("what cannot be kept stands as it was", async ({ page }) => {
  const chat = await openChat(page);
  await chat.ask(shipping, "4.90 euros");
  await page.route("**/api/chat/widget/feedback", (route) => route.abort());
  const helpful = chat.panel.getByRole("button", { name: "Helpful", exact: true });
  const tried = page.waitForRequest("**/api/chat/widget/feedback");
  await helpful.click();
  await tried;
  await expect(helpful).toHaveAttribute("aria-pressed", "false");
});

test("a person writes: by name, with dots before the words", async ({ page }) => {
  const received = await listenFor(page, "message-received");
  const thrown = errorsOn(page);
  const chat = await openChat(page, await newTenant({ escalation: { enabled: true } }));
  const typing = { role: "agent", active: true };
  const hello = message(3, "agent", "Good day, how can I help?", { agent_name: "Ada" });
  await happening(page, [
    [
      ["status", { status: "escalated", handler: "human" }],
      ["message", hello],
      ["typing", typing],
    ],
  ]);
  await chat.choose("Talk to a person");
  await expect(chat.transcript).toContainText("Good day, how can I help?");
  await expect(chat.transcript.getByText("Ada", { exact: true }).first()).toBeVisible();
  await expect(chat.panel).toContainText("You are talking to our team");
  await expect(chat.transcript.getByRole("img", { name: "Ada is typing" })).toBeVisible();
  await expect.poll(() => received.at(-1)).toMatchObject({ from: "agent", kind: "message", messageId: hello.id });
  expect(await violations(page)).toEqual([]);
  expect(thrown).toEqual([]);
});

test("what comes in while the chat is closed is counted on the launcher until it is opened", async ({ page }) => {
  const tenant = await newTenant();
  const known = [message(1, "visitor", "Hello"), message(2, "assistant", "Hello to you.")];
  let messages: object[] = known;
  const chat = await returning(page, () => past(messages, { status: "escalated", handler: "human" }), tenant);
  const changes = await listenFor(page, "unread-change");
  await happening(page, []);
  await chat.open();
  await expect(chat.transcript).toContainText("Hello to you.");
  await chat.element.evaluate((element: WidgetElement) => element.close());

  // The next page, on which the chat is not opened yet: one has come in meanwhile, and one comes now.
  await page.unroute("**/api/chat/widget/events/**");
  messages = [...known, message(3, "agent", "Are you there?", { agent_name: "Ada" })];
  await happening(page, [[["message", message(4, "agent", "I am, anyway.", { agent_name: "Ada" })]]]);
  await page.goto(hostPage("plain", tenant));
  const badged = page.getByRole("button", { name: "Chat, 2 new messages", exact: true });
  await expect(badged).toBeVisible();
  expect(await chat.element.evaluate((element: WidgetElement) => element.unread)).toBe(2);
  await badged.click();
  await expect(chat.transcript).toContainText("I am, anyway.");
  await expect(chatOn(page).launcher).toHaveAccessibleName("Chat");
  expect(changes.map(({ unread }) => unread)).toEqual([1, 2, 0]);
});

const mug = product("mug", "Blue mug", { price: price("14.90"), regular_price: price("19.90") });
const tool = (run: string) => `(element) => element.registerTool("add-to-cart", ${run})`;

test("a sale price tells what it was, and the page's own tool fills its cart", async ({ page }) => {
  const heard = await listenFor(page, "add-to-cart");
  await answering(page, "Here.", { products: [mug] });
  const chat = await openChat(page);
  await chat.say("What do you have?");
  await expect(chat.transcript).toContainText("€14.90");
  await expect(chat.transcript.getByText("Before: €19.90")).toBeAttached();
  await expect(chat.panel.getByRole("button", { name: /Add to cart/ })).toHaveCount(0);
  await chat.element.evaluate(
    `(${tool("(input) => { window.cart = input; }")})(document.querySelector("chat-widget"))`,
  );
  await chat.panel.getByRole("button", { name: "Add to cart: Blue mug" }).click();
  const inside = chat.panel.getByRole("button", { name: "In your cart: Blue mug" });
  await expect(inside).toBeVisible();
  await expect(inside).toBeFocused();
  const input = { productId: "mug", title: "Blue mug", url: mug.url, price: "14.90", currency: "EUR" };
  expect(await page.evaluate("cart")).toEqual(input);
  expect(heard).toEqual([expect.objectContaining(input)]);
  expect(await violations(page)).toEqual([]);
});

test("a page that takes the event over keeps its tool from running", async ({ page }) => {
  await answering(page, "Here.", { products: [mug] });
  const chat = await openChat(page);
  await chat.element.evaluate(`(${tool("() => { window.cart = true; }")})(document.querySelector("chat-widget"))`);
  await page.evaluate(`addEventListener("chat-widget:add-to-cart", (event) => event.preventDefault())`);
  await chat.say("What do you have?");
  await chat.panel.getByRole("button", { name: "Add to cart: Blue mug" }).click();
  await expect(chat.panel.getByRole("button", { name: "In your cart: Blue mug" })).toBeVisible();
  expect(await page.evaluate("typeof cart")).toBe("undefined");
});

test("a cart that refuses is told, and can be tried again", async ({ page }) => {
  await answering(page, "Here.", { products: [mug] });
  const chat = await openChat(page);
  const refusing = tool(`() => { throw new Error("sold out") }`);
  await chat.element.evaluate(`(${refusing})(document.querySelector("chat-widget"))`);
  await chat.say("What do you have?");
  await chat.panel.getByRole("button", { name: "Add to cart: Blue mug" }).click();
  await expect(chat.transcript).toContainText("That did not work. Please try again.");
  await expect(chat.panel.getByRole("button", { name: "Add to cart: Blue mug" })).toBeVisible();
});

test("what the page can do stands among the suggestions, and what it says is told", async ({ page }) => {
  const chat = await openChat(page);
  const order = `(element) => element.registerTool("order", async () => "It is on its way.", { label: "Where is my order?" })`;
  await chat.element.evaluate(`(${order})(document.querySelector("chat-widget"))`);
  const suggestion = chat.panel.getByRole("button", { name: "Where is my order?" });
  await suggestion.click();
  await expect(chat.transcript).toContainText("It is on its way.");
  await chat.ask(shipping, "4.90 euros");
  await expect(suggestion).toBeVisible();
});

test("what the page can do and never comes back from holds up nothing else", async ({ page }) => {
  const chat = await openChat(page);
  const endless = `(element) => element.registerTool("order", () => new Promise(() => {}), { label: "Where is my order?" })`;
  await chat.element.evaluate(`(${endless})(document.querySelector("chat-widget"))`);
  const fetched = page.waitForResponse(/\/tools\.js$/);
  await chat.panel.getByRole("button", { name: "Where is my order?" }).click();
  await (await fetched).finished();
  await chat.ask(shipping, "4.90 euros");
  await chat.choose("Delete conversation");
  await chat.panel.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(chat.transcript).toContainText("The conversation has been deleted.");
});

test("what the page says of its cart is told", async ({ page }) => {
  await answering(page, "Here.", { products: [mug] });
  const chat = await openChat(page);
  await chat.element.evaluate(`(${tool(`async () => "Two are left."`)})(document.querySelector("chat-widget"))`);
  await chat.say("What do you have?");
  await chat.panel.getByRole("button", { name: "Add to cart: Blue mug" }).click();
  await expect(chat.transcript).toContainText("Two are left.");
  await expect(chat.panel.getByRole("button", { name: "In your cart: Blue mug" })).toBeVisible();
});
