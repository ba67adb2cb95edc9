import { randomUUID } from "node:crypto";
import { closeConversation, connect } from "@widget-chat/client";
import { type Page, expect, test as plain } from "@playwright/test";
import { openChatAt, type Chat } from "../src/chat.ts";
import { conversationOn, listenFor } from "../src/happening.ts";
import { lineTo } from "../src/line.ts";
import { rolesIn } from "../src/roles-in.ts";
import { adminWithModel, hostPage, newTenant, releaseModel, server, withModel } from "../src/seed.ts";

interface Network {
  /** The servers' origins, without and with a model, at the near end of a line. */
  url: string;
  modelUrl: string;
  /** The lines to the servers break. */
  cut(): void;
  mend(): void;
  /** And the browser knows. */
  lose(): Promise<void>;
  comeBack(): Promise<void>;
}

const test = plain.extend<{ network: Network }>({
  network: async ({ context }, use) => {
    const lines = [await lineTo(server), await lineTo(withModel)] as const;
    const network: Network = {
      url: lines[0].url,
      modelUrl: lines[1].url,
      cut: () => lines.forEach((line) => line.cut()),
      mend: () => lines.forEach((line) => line.mend()),
      async lose() {
        await context.setOffline(true);
        network.cut();
      },
      async comeBack() {
        network.mend();
        await context.setOffline(false);
      },
    };
    await use(network);
    for (const line of lines) line.close();
  },
});

const question = "What does shipping cost?";
const waits = "You are offline. Will be sent when you are back online.";
const bothAnswered = ["visitor", "assistant", "visitor", "assistant"];
const inOrder = /What does shipping cost.*4\.90 euros.*to Austria take.*four working days/s;

/** Nothing waits any more, and nothing asks the visitor to do anything about it. */
async function expectQuiet(chat: Chat) {
  for (const words of ["Sending…", "Waiting to be sent", "Try again"])
    await expect(chat.panel.getByText(words)).toHaveCount(0);
  await expect(chat.panel).not.toContainText("You are offline.");
  await expect(chat.transcript.getByRole("img", { name: /is typing/ })).toHaveCount(0);
}

/** A chat that has all it needs, beyond a network that can be cut. */
async function openBehind({ url }: { url: string }, page: Page) {
  const tenant = await newTenant();
  const heard = await listenFor(page, "message-received");
  const chat = await openChatAt(page, hostPage("elsewhere", tenant, url));
  await expect(chat.field).toBeVisible();
  return { tenant, heard, chat };
}

test("what is written offline waits, says so, and goes out by itself, in its order, once", async ({
  page,
  network,
}) => {
  const { tenant, heard, chat } = await openBehind(network, page);
  await network.lose();
  await expect(chat.panel).toContainText("You are offline.");
  await chat.say(question);
  await expect(chat.panel).toContainText(waits);
  await chat.say("How long does a delivery to Austria take?");
  await expect(chat.transcript.getByText("Waiting to be sent")).toHaveCount(2);
  await expect(chat.panel.getByRole("button", { name: "Try again" })).toHaveCount(0);

  await network.comeBack();
  await expect(chat.transcript).toHaveText(inOrder);
  await expectQuiet(chat);
  await expect.poll(async () => rolesIn(await conversationOn(heard), tenant)).toEqual(bothAnswered);
});

test("what is written while the server is out of reach goes with what could not be sent before it", async ({
  page,
  network,
}) => {
  const { tenant, heard, chat } = await openBehind(network, page);
  const again = chat.panel.getByRole("button", { name: "Try again" });
  network.cut();
  await chat.say(question);
  await expect(again).toHaveCount(1);
  network.mend();
  await chat.say("How long does a delivery to Austria take?");
  await expect(chat.transcript).toHaveText(inOrder);
  await expectQuiet(chat);
  await expect.poll(async () => rolesIn(await conversationOn(heard), tenant)).toEqual(bothAnswered);

  network.cut();
  await chat.say("One");
  await chat.say("Two");
  await expect(again).toHaveCount(2);
  network.mend();
  await again.last().click();
  await expectQuiet(chat);
  await expect.poll(() => rolesIn(heard[0]!.conversationId!, tenant)).toEqual([...bothAnswered, ...bothAnswered]);
});

test("an answer that the network broke off is complete when it is back, and once", async ({ page, network }) => {
  const word = randomUUID().slice(0, 8);
  const tenant = await newTenant({}, adminWithModel);
  const heard = await listenFor(page, "message-received");
  const chat = await openChatAt(page, hostPage("elsewhere", tenant, network.modelUrl));
  await chat.ask(`${question} Please hold until ${word}.`, "and nothing");
  await network.lose();
  await expect(chat.panel).toContainText(waits);
  await releaseModel(word);
  await expect(chat.transcript).not.toContainText("60 euros");

  await network.comeBack();
  await expect(chat.transcript).toContainText("60 euros");
  await expect(chat.transcript.getByText("4.90 euros").filter({ visible: true })).toHaveCount(1);
  await expectQuiet(chat);
  await expect
    .poll(async () => rolesIn(await conversationOn(heard), tenant, withModel))
    .toEqual(["visitor", "assistant"]);
});

test("a conversation that a person has ended meanwhile asks for its score once the visitor is back", async ({
  page,
  network,
}) => {
  await page.clock.install();
  const tenant = await newTenant({ escalation: { enabled: true } });
  const heard = await listenFor(page, "message-received");
  const chat = await openChatAt(page, hostPage("elsewhere", tenant, network.url));
  const listening = page.waitForResponse((response) => response.url().includes("/api/chat/widget/events/"));
  await chat.choose("Talk to a person");
  await expect(chat.panel).toContainText("Someone from our team will join");
  await listening;
  const conversation = await conversationOn(heard);
  // However long the pauses between two tries have grown: the visitor's return waits for none of them.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await network.lose();
  await expect(chat.panel).toContainText("You are offline.");
  await closeConversation(connect({ baseUrl: server, tenantId: tenant }), { conversation_id: conversation });

  await network.comeBack();
  await expect(chat.panel).toContainText("This conversation has ended.");
  await page.clock.resume();
  await expect(chat.panel.getByRole("group", { name: "How did we do?" })).toBeVisible();
});
