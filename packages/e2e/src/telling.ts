import type { Page, Request } from "@playwright/test";
import type { Chat } from "./chat.ts";

/** Calls a method of the element, as a page does. */
export const tell = (chat: Chat, verb: string, ...given: unknown[]): Promise<void> =>
  chat.element.evaluate(
    (found, [name, args]) => (found as unknown as Record<string, (...args: unknown[]) => void>)[name]!(...args),
    [verb, given] as const,
  );

/** What leaves the page from now on to say something, in its order. */
export function messagesOf(page: Page): Request[] {
  const sent: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/chat/widget")) sent.push(request);
  });
  return sent;
}
