import { randomUUID } from "node:crypto";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { chatOn, openChatAt, type Chat, type WidgetElement } from "../src/chat.ts";
import { errorsOn, eventsAfter, happening, message } from "../src/happening.ts";
import { adminWithModel, newTenant, pageWith, releaseModel, withModel } from "../src/seed.ts";

const tag = (tenant: string, more: string): string =>
  `<script type="module" src="{widget}" data-tenant-id="${tenant}" ${more}></script>`;

interface Heard {
  /** The page was made ready for sound. */
  ready: number;
  /** A tone has two. */
  notes: number;
}
const silence: Heard = { ready: 0, notes: 0 };
const oneTone: Heard = { ready: 1, notes: 2 };

/** Counts what the pages let be heard. */
const listenOn = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    const heard = { ready: 0, notes: 0 };
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      heard.notes += 1;
      start.apply(this, when);
    };
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        heard.ready += 1;
      }
    };
  });
const heardOn = (page: Page): Promise<Heard> => page.evaluate("heard");

/** The visitor does something on the page until it is ready for sound: the files for that come when the page is idle. */
async function makeReady(page: Page): Promise<void> {
  const pressAndHear = async () => {
    await page.keyboard.press("Shift");
    return heardOn(page);
  };
  await expect.poll(pressAndHear, { timeout: 15_000 }).toEqual({ ...silence, ready: 1 });
}

/** Lets the time pass in which another tab may say that the visitor has seen it there. */
const decide = (page: Page): Promise<void> => page.clock.runFor(1000);

/** Lets what was decided on be heard to its end, on a page whose clock can be put forward: the next tone is a new one. */
async function hearOut(page: Page): Promise<void> {
  await decide(page);
  const tones = () =>
    page.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query();
      return [...held, ...pending].filter(({ name }) => name!.endsWith(":tone")).length;
    });
  const pass = async () => {
    await page.clock.runFor(5000);
    return tones();
  };
  await expect.poll(pass).toBe(0);
}

const close = (chat: Chat) => chat.element.evaluate((element: WidgetElement) => element.close());
const unread = (chat: Chat) => chat.element.evaluate((element: WidgetElement) => element.unread);

const words = () => [3, 4].map((seq) => message(seq, "agent", `Good day, said ${seq} times.`, { agent_name: "Ada" }));

/** Opens a chat in which a person was called. */
async function withPerson(page: Page, more: string, tenant?: string): Promise<Chat> {
  const slug = tenant ?? (await newTenant({ escalation: { enabled: true } }));
  const chat = await openChatAt(page, pageWith(tag(slug, more)));
  await chat.choose("Talk to a person");
  await expect(chat.panel).toContainText("Someone from our team will join");
  return chat;
}

test("what comes in while the chat is closed is heard, two messages as one tone", async ({ page }) => {
  await listenOn(page);
  const speak = await eventsAfter(
    page,
    words().map((word) => ["message", word]),
  );
  const chat = await withPerson(page, 'data-sound="on"');
  await makeReady(page);
  await close(chat);
  speak();
  await expect.poll(() => unread(chat)).toBe(2);
  await expect.poll(() => heardOn(page)).toEqual(oneTone);
});

test("where the page does not ask for it nothing is made ready, or fetched, for sound", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(request.url()));
  await listenOn(page);
  const speak = await eventsAfter(
    page,
    words().map((word) => ["message", word]),
  );
  const idle = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/idle.js"));
  const chat = await withPerson(page, 'data-sound="off"');
  await idle;
  await page.keyboard.press("Shift");
  await close(chat);
  speak();
  await expect.poll(() => unread(chat)).toBe(2);
  expect(await heardOn(page)).toEqual(silence);
  expect(fetched.filter((url) => /tone|\.(mp3|ogg|wav)/.test(url))).toEqual([]);
});

test("what comes in while the page lies in the background is heard, and what the visitor sees is not", async ({
  page,
}) => {
  await page.clock.install();
  await listenOn(page);
  const [first, second] = words();
  const speak = await eventsAfter(page, [["message", first!]]);
  const chat = await withPerson(page, 'data-sound="on"');
  await makeReady(page);
  speak();
  await expect(chat.transcript).toContainText("said 3 times");
  await hearOut(page);
  expect(await heardOn(page)).toEqual({ ...silence, ready: 1 });

  const show = (visibilityState: string) =>
    page.evaluate((state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, visibilityState);
  await show("hidden");
  await page.unroute("**/api/chat/widget/events/**");
  const speakAgain = await eventsAfter(page, [["message", second!]]);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  speakAgain();
  await expect.poll(() => unread(chat)).toBe(1);
  await decide(page);
  await expect.poll(() => heardOn(page)).toEqual(oneTone);
  await show("visible");
  await expect.poll(() => unread(chat)).toBe(0);
});

test("of two tabs one alone is heard, and neither while the visitor looks at one", async ({ page, context }) => {
  await context.clock.install();
  await listenOn(context);
  const [first, second] = words();
  const speak = await eventsAfter(context, [["message", first!]]);
  const tenant = await newTenant({ escalation: { enabled: true } });
  const one = await withPerson(page, 'data-sound="on"', tenant);
  const beside = await context.newPage();
  const other = await openChatAt(beside, pageWith(tag(tenant, 'data-sound="on"')));
  for (const tab of [page, beside]) await makeReady(tab);
  await close(one);
  // The tabs have all the time they need to tell each other: by the clock, next to nothing passes.
  await context.clock.pauseAt(Date.now() + 10_000);
  const moment = async <Seen>(look: () => Promise<Seen>): Promise<Seen> => {
    await context.clock.runFor(1);
    return look();
  };
  speak();
  await expect.poll(() => moment(() => other.transcript.getByText("said 3 times").count())).toBe(1);
  const isSeen = () =>
    page.evaluate((id) => Object.values({ ...localStorage }).includes(JSON.stringify(id)), first!.id);
  await expect.poll(() => moment(isSeen)).toBe(true);
  await expect.poll(() => moment(() => unread(one))).toBe(0);
  await context.clock.resume();
  for (const tab of [page, beside]) await hearOut(tab);
  for (const tab of [page, beside]) expect(await heardOn(tab)).toEqual({ ...silence, ready: 1 });

  await close(other);
  await context.unroute("**/api/chat/widget/events/**");
  // Whichever tab listens by then: each begins anew, and both may have been the one.
  await happening(
    context,
    Array.from({ length: 9 }, () => [["message", second!]]),
  );
  for (const tab of [page, beside]) await tab.evaluate(() => dispatchEvent(new Event("online")));
  for (const tab of [one, other]) await expect.poll(() => unread(tab)).toBe(1);
  for (const tab of [page, beside]) await decide(tab);
  const notes = async () => (await heardOn(page)).notes + (await heardOn(beside)).notes;
  await expect.poll(notes).toBe(2);
  for (const tab of [page, beside]) await hearOut(tab);
  expect(await notes()).toBe(2);
});

for (const [what, notes, hinder, end] of [
  [
    "a widget that is taken off the page while it rings",
    2,
    "",
    (chat: Chat) => chat.element.evaluate((e) => e.remove()),
  ],
  ["a browser that lets nothing be heard", 0, "AudioContext.prototype.resume = () => new Promise(() => {})", null],
] as const) {
  test(`${what} keeps no other tab from being heard, and throws nothing into the page`, async ({ page }) => {
    const thrown = errorsOn(page);
    await page.clock.install();
    await listenOn(page);
    await page.addInitScript(hinder);
    const speak = await eventsAfter(page, [["message", words()[0]!]]);
    const chat = await withPerson(page, 'data-sound="on"');
    await makeReady(page);
    await close(chat);
    speak();
    await expect.poll(() => unread(chat)).toBe(1);
    await decide(page);
    await expect.poll(() => heardOn(page)).toEqual({ ready: 1, notes });
    await end?.(chat);
    await hearOut(page);
    expect(await heardOn(page)).toEqual({ ready: 1, notes });
    expect(thrown).toEqual([]);
  });
}

test("a visitor's first question, answered after the chat was closed, is counted and heard", async ({ page }) => {
  await listenOn(page);
  const word = randomUUID().slice(0, 8);
  const tenant = await newTenant({}, adminWithModel);
  const chat = await openChatAt(page, pageWith(tag(tenant, `data-sound="on" data-api-url="${withModel}"`)));
  await chat.ask(`What does shipping cost? Please hold until ${word}.`, "and nothing");
  await makeReady(page);
  await close(chat);
  await releaseModel(word);
  await expect(chatOn(page, { launcher: "Chat, 1 new message", message: "" }).launcher).toBeVisible();
  await expect.poll(() => heardOn(page)).toEqual(oneTone);
});

for (const [what, without] of [
  ["knows no sound", "delete window.AudioContext"],
  ["refuses sound", "window.AudioContext = class { constructor() { throw new Error('no output') } }"],
] as const) {
  test(`a browser that ${what} throws nothing into the page`, async ({ page }) => {
    const thrown = errorsOn(page);
    await page.addInitScript(without);
    const fetched = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/tone.js"));
    const chat = await openChatAt(page, pageWith(tag(await newTenant(), 'data-sound="on"')));
    await fetched;
    await chat.ask("What does shipping cost?", "4.90 euros");
    await page.keyboard.press("Shift");
    await close(chat);
    await chat.open();
    expect(thrown).toEqual([]);
  });
}
