import type { Page } from "@playwright/test";
import { answering } from "../answering.ts";
import { openChat, type Chat } from "../chat.ts";
import { drawPictures } from "./draw-pictures.ts";

/** A chat in which the question has been asked, and is answered with these words and whatever else the answer carries. */
export async function asked(page: Page, question: string, words: string, more: object, tenant?: string): Promise<Chat> {
  await drawPictures(page);
  await answering(page, words, more);
  const chat = await openChat(page, tenant);
  await chat.say(question);
  return chat;
}
