import { randomUUID } from "node:crypto";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { chatOn, openChat, openChatAt, openChatWithModel, type Chat, type WidgetElement } from "../src/chat.ts";
import { conversationOn, errorsOn, listenFor, message } from "../src/happening.ts";
import { rolesIn } from "../src/roles-in.ts";
import { adminWithModel, newTenant, pageWith, releaseModel, withModel } from "../src/seed.ts";

const question = "What does shipping cost?";

/** The same chat in two tabs of one browser. */
async function twoTabs(page: Page, context: BrowserContext, tenant: string): Promise<[Chat, Chat, Page]> {
  const one = await openChat(page, tenant);
  const second = await context.newPage();
  return [one, await openChat(second, tenant), second];
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
  await expect.poll(async () => rolesIn(await conversationOn(heard), tenant, withModel)).toEqual(roles);
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

test("what two tabs could not send is sent after both are loaded anew, each once", async ({ page, context }) => {
  const tenant = await newTenant();
  const heard = await listenFor(page, "message-received");
  const [one, other, second] = await twoTabs(page, context, tenant);
  await one.ask(question, "4.90 euros");
  await expect(other.transcript).toContainText("4.90 euros");
  const conversation = await conversationOn(heard);
  await context.route("**/api/chat/widget", (route) => route.abort());
  const texts = ["How long does a delivery to Austria take?", "thank you"];
  const say = (tab: Chat, at: number) =>
    tab.element.evaluate((element: WidgetElement, said) => element.sendMessage(said!), texts[at]);
  await Promise.all([say(one, 0), say(other, 1)]);
  for (const tab of [one, other]) await expect(tab.panel.getByRole("button", { name: "Try again" })).toHaveCount(2);
  await context.unroute("**/api/chat/widget");
  await Promise.all([page.reload(), second.reload()]);
  const bothAnswered = Array.from({ length: 3 }, () => ["visitor", "assistant"]).flat();
  await expect.poll(() => rolesIn(conversation, tenant)).toEqual(bothAnswered);
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
  expect(await rolesIn(now, tenant)).toEqual(["visitor", "assistant"]);
});

test("a tab that is closed while it is answered: the other brings it to its end, once", async ({ page, context }) => {
  const word = randomUUID().slice(0, 8);
  const tenant = await newTenant({}, adminWithModel);
  const heard = await listenFor(page, "message-sent");
  const one = await openChatWithModel(page, tenant);
  const other = await openChatWithModel(await context.newPage(), tenant);
  const patient = `${question} Please hold until ${word}.`;
  await one.say(patient);
  await expect(other.transcript).toContainText("and nothing");
  const conversation = await conversationOn(heard);
  await page.close();
  await releaseModel(word);
  await expect(other.transcript).toContainText("60 euros");
  await expect(other.transcript.getByText(patient)).toHaveCount(1);
  await expect(other.transcript.getByText("Sending…")).toHaveCount(0);
  await expect(other.panel.getByRole("img", { name: /is typing/ })).toHaveCount(0);
  expect(await rolesIn(conversation, tenant, withModel)).toEqual(["visitor", "assistant"]);
});

test("who agrees in one tab has agreed in all, and none takes away what another has begun", async ({
  page,
  context,
}) => {
  const tenant = await newTenant();
  const heard = await listenFor(page, "message-received");
  const address = pageWith(
    `<chat-widget tenant-id="${tenant}" consent="required"></chat-widget><script type="module" src="{widget}"></script>`,
  );
  const agreeOn = (chat: Chat) => chat.panel.getByRole("button", { name: "Agree and start" });
  const one = await openChatAt(page, address);
  const other = await openChatAt(await context.newPage(), address);
  await expect(agreeOn(other)).toBeVisible();
  // Kept in that tab alone until the visitor agrees.
  await other.element.evaluate((element: WidgetElement) => element.prefill("How long does it take"));
  await agreeOn(one).click();
  await expect(one.field).toHaveValue("How long does it take");
  await expect(agreeOn(other)).toHaveCount(0);
  await one.ask(question, "4.90 euros");
  await expect(other.transcript).toContainText("4.90 euros");
  const conversation = await conversationOn(heard);
  await other.ask("How long does a delivery to Austria take?", "four working days");
  await expect(one.transcript).toContainText("four working days");
  expect(await rolesIn(conversation, tenant)).toEqual(["visitor", "assistant", "visitor", "assistant"]);
});

test("what comes in while no tab has the chat open is counted in each, until it is seen in one", async ({
  page,
  context,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let times = 0;
  await context.route("**/api/chat/widget/events/**", async (route) => {
    times += 1;
    // Nothing more happens: held open for ever.
    if (times > 1) return;
    await arrived;
    const word = message(3, "agent", "Good day, how can I help?", { agent_name: "Ada" });
    await route.fulfill({
      contentType: "text/event-stream",
      headers: { "access-control-allow-origin": "*" },
      body: `event: message\ndata: ${JSON.stringify(word)}\n\n`,
    });
  });
  const [one, other, second] = await twoTabs(page, context, await newTenant({ escalation: { enabled: true } }));
  await one.choose("Talk to a person");
  for (const tab of [one, other]) {
    await expect(tab.panel).toContainText("Someone from our team will join");
    await tab.element.evaluate((element: WidgetElement) => element.close());
    await expect(tab.panel).toHaveCount(0);
  }
  arrive();
  const badged = (tab: Page) => chatOn(tab, { launcher: "Chat, 1 new message", message: "" }).launcher;
  for (const tab of [page, second]) await expect(badged(tab)).toBeVisible();
  await badged(second).click();
  await expect(other.transcript).toContainText("Good day, how can I help?");
  for (const tab of [one, other]) await expect(tab.launcher).toBeVisible();
});

/** Two tabs of one visitor; the first is being answered, and will be until the model is released; `isLater`: not to its first message. */
async function whileAnswered(page: Page, context: BrowserContext, isLater = false) {
  const word = randomUUID().slice(0, 8);
  const tenant = await newTenant({}, adminWithModel);
  const sent = await listenFor(page, "message-sent");
  const one = await openChatWithModel(page, tenant);
  const other = await openChatWithModel(await context.newPage(), tenant);
  if (isLater) await one.ask(question, "60 euros");
  const patient = `${question} Please hold until ${word}.`;
  await one.say(patient);
  await expect(other.transcript.getByText("and nothing")).toHaveCount(isLater ? 2 : 1);
  const before = await conversationOn(sent);
  /** What the first tab says next goes into a conversation of its own, in which nothing else was said. */
  const goesOn = async () => {
    await one.ask(question, "60 euros");
    await expect(other.transcript).toContainText("60 euros");
    await expect.poll(() => conversationOn(sent)).not.toBe(before);
    await expect
      .poll(async () => rolesIn(await conversationOn(sent), tenant, withModel))
      .toEqual(["visitor", "assistant"]);
    for (const tab of [one, other]) await expect(tab.transcript.getByText("60 euros")).toHaveCount(1);
    // It was not tried in the old one first, either.
    await expect(one.transcript).not.toContainText("no longer available");
  };
  return { one, other, patient, release: () => releaseModel(word), goesOn };
}

test("a new conversation in one tab while the other is answered: that answer comes too late", async ({
  page,
  context,
}) => {
  const { one, other, patient, release, goesOn } = await whileAnswered(page, context);
  await other.choose("Start a new conversation");
  await expect(one.transcript).not.toContainText(patient);
  await release();
  await goesOn();
});

test("who logs out in one tab while the other is answered leaves no conversation behind", async ({ page, context }) => {
  const { one, other, patient, release, goesOn } = await whileAnswered(page, context);
  await other.element.evaluate((element: WidgetElement) => element.logout());
  await expect(one.transcript).not.toContainText(patient);
  await release();
  await goesOn();
});

test("what was deleted in one tab is not said again by the other, which waited for the answer", async ({
  page,
  context,
}) => {
  const { other, patient, release, goesOn } = await whileAnswered(page, context, true);
  const sentAgain: string[] = [];
  context.on("request", (request) => request.postData()?.includes(patient) && sentAgain.push(request.url()));
  await other.choose("Delete conversation");
  await other.panel.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(other.transcript).toContainText("The conversation has been deleted.");
  await release();
  await goesOn();
  expect(sentAgain).toEqual([]);
});

test("a tab that slept through a new conversation keeps out of it, and shows it once it wakes", async ({
  page,
  context,
}) => {
  // As browsers freeze a page: what is told meanwhile never reaches it.
  await page.addInitScript(() => {
    const { addEventListener: add } = BroadcastChannel.prototype;
    BroadcastChannel.prototype.addEventListener = function (name: string, heard: EventListenerOrEventListenerObject) {
      add.call(this, name, (event) => "asleep" in window || (heard as EventListener)(event));
    };
  });
  const [one, other, second] = await twoTabs(page, context, await newTenant({ escalation: { enabled: true } }));
  await one.ask(question, "4.90 euros");
  await one.choose("Talk to a person");
  for (const tab of [one, other]) await expect(tab.panel).toContainText("Someone from our team will join");
  await page.evaluate(() => Object.assign(window, { asleep: true }));
  await second.evaluate(() => {
    const written: string[] = [];
    Object.assign(window, { written });
    addEventListener("storage", ({ key }) => void written.push(key!.replace(/^.*:/, "")));
  });
  await other.choose("Start a new conversation");
  await other.ask("How long does a delivery to Austria take?", "four working days");
  expect(await second.evaluate("written")).toEqual([]);
  await page.evaluate(() => Reflect.deleteProperty(window, "asleep"));
  await expect(one.transcript).toContainText("4.90 euros");
  await other.say("thank you");
  await expect(one.transcript).toContainText("four working days");
  await expect(one.transcript).not.toContainText("4.90 euros");
});
