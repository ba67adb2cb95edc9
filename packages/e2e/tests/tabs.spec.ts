import { randomUUID } from "node:crypto";
import { connect, history } from "@widget-chat/client";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { openChat, openChatWithModel, type Chat } from "../src/chat.ts";
import { conversationOn, errorsOn, listenFor } from "../src/happening.ts";
import { adminWithModel, newTenant, releaseModel, server, withModel } from "../src/seed.ts";

const question = "What does shipping cost?";

/** The same chat in two tabs of one browser. */
async function twoTabs(page: Page, context: BrowserContext, tenant: string): Promise<[Chat, Chat, Page]> {
  const one = await openChat(page, tenant);
  const second = await context.newPage();
  return [one, await openChat(second, tenant), second];
}

/** Who spoke, as the server has it. */
async function rolesIn(tenantId: string, conversationId: string, baseUrl = server): Promise<string[]> {
  const { messages } = await history(connect({ baseUrl, tenantId }), conversationId);
  return messages.map(({ role }) => role);
}

test("what is said in one tab shows in the other, and the answer while it is written", async ({ page, context }) => {
  const word = randomUUID().slice(0, 8);
  const tenant = await newTenant({}, adminWithModel);
  const heard = await listenFor(page, "message-received");
  const one = await openChatWithModel(page, tenant);
  const other = await openChatWithModel(await context.newPage(), tenant);
  await other.say(question);
  for (const tab of [one, other]) await expect(tab.transcript.getByText("60 euros")).toHaveCount(1);

  const patient = `${question} Please hold until ${word}.`;
  await one.say(patient);
  await expect(other.transcript).toContainText(patient);
  for (const tab of [one, other]) await expect(tab.transcript.getByText("and nothing")).toHaveCount(2);
  await releaseModel(word);
  for (const tab of [one, other]) await expect(tab.transcript.getByText("60 euros")).toHaveCount(2);
  const roles = ["visitor", "assistant", "visitor", "assistant"];
  expect(await rolesIn(tenant, await conversationOn(heard), withModel)).toEqual(roles);
});

test("one tab alone listens for a person; when it closes the other does", async ({ page, context }) => {
  const listening: Page[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/api/chat/widget/events/")) listening.push(request.frame().page());
  });
  const thrown = errorsOn(page);
  const [one, other, second] = await twoTabs(page, context, await newTenant({ escalation: { enabled: true } }));
  await one.choose("Talk to a person");
  for (const tab of [one, other]) await expect(tab.panel).toContainText("Someone from our team will join");
  await expect.poll(() => listening.length).toBe(1);
  const [first] = listening;
  const rest = first === page ? second : page;
  await first!.close();
  await expect.poll(() => listening).toEqual([first, rest]);
  expect(thrown).toEqual([]);
});

test("a draft stands in every tab, and outlives them", async ({ page, context }) => {
  const [one, other] = await twoTabs(page, context, await newTenant());
  await one.field.fill("Half a question");
  await expect(other.field).toHaveValue("Half a question");
  await other.field.press("End");
  await other.field.pressSequentially(" and more");
  await expect(one.field).toHaveValue("Half a question and more");
  await page.reload();
  await one.open();
  await expect(one.field).toHaveValue("Half a question and more");
  await one.field.press("Enter");
  await expect(one.transcript).toContainText("Half a question and more");
  await expect(other.field).toHaveValue("");
});

test("a new conversation in one tab empties the other, and goes on in both", async ({ page, context }) => {
  const tenant = await newTenant();
  const heard = await listenFor(page, "message-received");
  const [one, other] = await twoTabs(page, context, tenant);
  await one.ask(question, "4.90 euros");
  await expect(other.transcript).toContainText("4.90 euros");
  const before = await conversationOn(heard);
  await other.choose("Start a new conversation");
  await expect(one.transcript).not.toContainText("4.90 euros");
  await expect(one.transcript).toContainText("Hello!");
  await one.ask("How long does a delivery to Austria take?", "four working days");
  await expect(other.transcript).toContainText("four working days");
  const now = await conversationOn(heard);
  expect(now).not.toBe(before);
  expect(await rolesIn(tenant, now)).toEqual(["visitor", "assistant"]);
});

test("a tab that is closed while it is answered: the other brings it to its end, once", async ({ page, context }) => {
  const word = randomUUID().slice(0, 8);
  const tenant = await newTenant({}, adminWithModel);
  const one = await openChatWithModel(page, tenant);
  const second = await context.newPage();
  const heard = await listenFor(second, "message-received");
  const other = await openChatWithModel(second, tenant);
  const patient = `${question} Please hold until ${word}.`;
  await one.say(patient);
  await expect(other.transcript).toContainText("and nothing");
  await page.close();
  await releaseModel(word);
  await expect(other.transcript).toContainText("60 euros");
  await expect(other.transcript.getByText(patient)).toHaveCount(1);
  await expect(other.transcript.getByText("Sending…")).toHaveCount(0);
  await expect(other.panel.getByRole("img", { name: /is typing/ })).toHaveCount(0);
  expect(await rolesIn(tenant, await conversationOn(heard), withModel)).toEqual(["visitor", "assistant"]);
});
