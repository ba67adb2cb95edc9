import type { Browser, Page } from "@playwright/test";
import { connect, sendMessage } from "@widget-chat/client";
import { percentile, shareAbove, steps } from "./statistics.ts";
import { Visit } from "./visit.ts";

/** Messages of both sides. */
const MESSAGES = 1000;
/** At 60 frames a second one takes 16.7 ms; what takes half as long again was seen as a jolt. */
const jolt = 16.7 * 1.5;

export interface Scroll {
  /** ms between frames that 95 of 100 keep to. */
  p95: number;
  /** 0 to 1. */
  jolts: number;
  frames: number;
  /** How far it went, in px. */
  distance: number;
}

/** What the wheel costs in a conversation of a thousand messages that was taken up on a new page. */
export async function scrollHistory(
  browser: Browser,
  address: string,
  launcher: string,
  server: { url: string },
): Promise<Scroll> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US" });
  try {
    const first = await Visit.begin(context, address);
    await first.open(launcher);
    const sent = first.page.waitForRequest(
      (request) => request.method() === "POST" && request.url().startsWith(server.url),
    );
    const opened = conversationOf(first.page);
    await first.say(question(1), async () => {});
    const { session_id } = (await sent).postDataJSON() as { session_id: string };
    const conversation_id = await opened;
    await first.page.close();
    await ask(server, { session_id, conversation_id });

    const visit = await Visit.begin(context, address);
    await visit.open(launcher);
    await visit.page.getByText(question(MESSAGES / 2), { exact: true }).waitFor();
    await showAll(visit);
    return await wheel(visit.page, await middleOf(visit), question(1));
  } finally {
    await context.close();
  }
}

/** The same on a page of a thousand paragraphs: the floor. */
export async function scrollPage(browser: Browser, address: string): Promise<Scroll> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const { page } = await Visit.begin(context, address);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    return await wheel(page, { x: 200, y: 400 }, "Paragraph 1");
  } finally {
    await context.close();
  }
}

const question = (at: number): string => `Question number ${at}`;

/** The id of the conversation of which the widget tells next. */
const conversationOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener(
          "chat-widget:message-received",
          (event) => resolve((event as CustomEvent<{ conversationId: string }>).detail.conversationId),
          { once: true },
        ),
      ),
  );

/** Goes on with the conversation that the widget has opened. */
async function ask({ url }: { url: string }, opened: { session_id: string; conversation_id: string }): Promise<void> {
  const connection = connect({ baseUrl: url, tenantId: "bench" });
  for (let at = 2; at <= MESSAGES / 2; at++) await sendMessage(connection, { message: question(at), ...opened });
}

/** Until the first message is there, however the widget shows what is earlier: by a button, or at the upper end. */
async function showAll(visit: Visit): Promise<void> {
  const { page, network } = visit;
  const { x, y } = await middleOf(visit);
  await page.mouse.move(x, y);
  for (let tries = 0; tries < 60; tries++) {
    if ((await page.getByText(question(1), { exact: true }).count()) > 0) break;
    const more = page.getByRole("button", { name: /earlier/i });
    if ((await more.count()) > 0) await more.first().click();
    else await page.mouse.wheel(0, -20_000);
    await network.idle();
  }
  if ((await page.getByText(question(1), { exact: true }).count()) === 0)
    throw new Error("The widget did not show the first of a thousand messages.");
  await page.mouse.wheel(0, 1_000_000);
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Somewhere in the transcript, right above the composer. */
async function middleOf(visit: Visit): Promise<{ x: number; y: number }> {
  const { x, y } = await visit.composerAt();
  return { x, y: y - 140 };
}

/** Turns the wheel upwards for five seconds, and sees by the `first` words how far that went. */
async function wheel(page: Page, { x, y }: { x: number; y: number }, first: string): Promise<Scroll> {
  const top = async (): Promise<number> => (await page.getByText(first, { exact: true }).boundingBox())?.y ?? 0;
  await page.mouse.move(x, y);
  const from = await top();
  await page.evaluate(() => window.benchProbe.countFrames());
  const end = performance.now() + 5_000;
  while (performance.now() < end) await page.mouse.wheel(0, -120);
  const times = await page.evaluate(() => window.benchProbe.frames);
  const between = steps(times);
  return {
    p95: percentile(between, 95),
    jolts: shareAbove(between, jolt),
    frames: times.length,
    distance: (await top()) - from,
  };
}
