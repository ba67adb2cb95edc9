import { randomUUID } from "node:crypto";
import { expect, type BrowserContext, type Page } from "@playwright/test";

/** A message as the server tells it. */
export const message = (seq: number, role: string, content: string, more: object = {}) => ({
  id: randomUUID(),
  seq,
  role,
  content,
  kind: role === "assistant" ? "answer" : "message",
  created_at: new Date().toISOString(),
  ...more,
});

/** A conversation as the server tells it. */
export const past = (messages: object[], more: object = {}) => ({
  conversation_id: "c",
  status: "open",
  handler: "assistant",
  messages,
  has_more: false,
  csat: null,
  ...more,
});

const open = { "access-control-allow-origin": "*" };

/** The server tells this of the conversation whenever it is asked. */
export const remembering = (page: Page, history: () => object): Promise<unknown> =>
  page.route("**/api/chat/widget/messages/**", (route) =>
    route.fulfill({ contentType: "application/json", headers: open, body: JSON.stringify(history()) }),
  );

/** Each time somebody listens to the conversation, they hear the next of these scripts, and then nothing more. */
export async function happening(
  page: Page | BrowserContext,
  scripts: [event: string, data: object][][],
): Promise<void> {
  const left = [...scripts];
  await page.route("**/api/chat/widget/events/**", (route) => {
    const events = left.shift();
    // Held open for ever, as a quiet conversation is.
    if (!events) return;
    const body = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
    return route.fulfill({ contentType: "text/event-stream", headers: open, body });
  });
}

/** Holds back what is asked for at such an address, until the function that it gives is called. */
export async function holding(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Whoever listens to the conversation hears of this once what it gives is called, and then nothing more. */
export async function eventsAfter(
  page: Page | BrowserContext,
  events: [event: string, data: object][],
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let times = 0;
  await page.route("**/api/chat/widget/events/**", async (route) => {
    times += 1;
    if (times > 1) return;
    await promise;
    const body = events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
    await route.fulfill({ contentType: "text/event-stream", headers: open, body });
  });
  return resolve;
}

export interface Heard {
  id: string;
  conversationId: string | null;
  [name: string]: unknown;
}

/** Notes the details of the widget's events of one name, on this page and those after it. */
export async function listenFor(page: Page, name: string): Promise<Heard[]> {
  const heard: Heard[] = [];
  const binding = `note_${name.replaceAll("-", "_")}`;
  await page.exposeFunction(binding, (detail: Heard) => void heard.push(detail));
  await page.addInitScript(
    ([event, note]) =>
      document.addEventListener(`chat-widget:${event}`, (told) =>
        (window as unknown as Record<string, (detail: unknown) => void>)[note!]!((told as CustomEvent).detail),
      ),
    [name, binding] as const,
  );
  return heard;
}

/** The conversation that the page's visitor is in. */
export async function conversationOn(heard: Heard[]): Promise<string> {
  await expect.poll(() => heard.at(-1)?.conversationId ?? null).not.toBeNull();
  return heard.at(-1)!.conversationId!;
}

/** What nobody caught on the page. */
export function errorsOn(page: Page): string[] {
  const thrown: string[] = [];
  page.on("pageerror", (error) => thrown.push(error.message));
  return thrown;
}
