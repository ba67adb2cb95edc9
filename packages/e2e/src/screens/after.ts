import { expect, type Page } from "@playwright/test";
import { openChat, type Chat } from "../chat.ts";
import { newTenant } from "../seed.ts";
import type { Screens } from "./screen.ts";

async function ended(page: Page, csat_enabled = true): Promise<Chat> {
  const chat = await openChat(page, await newTenant({ csat_enabled }));
  await chat.ask("What does shipping cost?", "4.90 euros");
  await chat.choose("End conversation");
  await expect(chat.panel).toContainText("This conversation has ended.");
  return chat;
}

async function rating(page: Page): Promise<Chat> {
  const chat = await ended(page);
  await chat.panel.getByRole("radio", { name: "Very good" }).check();
  await chat.panel.getByRole("textbox", { name: "What made the difference?" }).fill("Quick and clear");
  return chat;
}

/** The conversation has ended. */
export const after: Screens = {
  ended: { show: (page) => ended(page, false) },
  "ended-score": {
    async show(page) {
      const chat = await ended(page);
      await expect(chat.panel.getByRole("radio")).toHaveCount(5);
    },
  },
  "ended-rating": { show: rating },
  "ended-thanks": {
    async show(page) {
      const chat = await rating(page);
      await chat.panel.getByRole("button", { name: "Send rating" }).click();
      await expect(chat.panel).toContainText("Thank you for your rating.");
    },
  },
};
