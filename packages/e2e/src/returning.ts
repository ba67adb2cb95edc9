import type { Page } from "@playwright/test";
import { answering } from "./answering.ts";
import { openChat, type Chat } from "./chat.ts";
import { remembering } from "./happening.ts";
import { newTenant } from "./seed.ts";

/** A visitor who comes back to the conversation that the server tells of. */
export async function returning(page: Page, history: () => object, tenant?: string): Promise<Chat> {
  await answering(page, "Hello to you.");
  const chat = await openChat(page, tenant ?? (await newTenant()));
  await chat.ask("Hello", "Hello to you.");
  await remembering(page, history);
  await page.reload();
  return chat;
}
