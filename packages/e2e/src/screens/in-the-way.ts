import { expect, type Page } from "@playwright/test";
import { openChat, type Chat } from "../chat.ts";
import { asked } from "./asked.ts";
import type { Screens } from "./screen.ts";

const welcomed = (page: Page): Promise<Chat> =>
  asked(page, "Are you there?", "I am, and glad to help. What would you like to know?", {});

/** The server answers the next messages with this problem. */
async function refusing(page: Page, status: number, problem: object): Promise<void> {
  await page.route("**/api/chat/widget", (route) =>
    route.fulfill({
      status,
      contentType: "application/problem+json",
      headers: { "access-control-allow-origin": "*" },
      body: JSON.stringify({ title: "Refused", status, detail: "Refused.", ...problem }),
    }),
  );
}

/** What keeps messages from arriving. */
export const inTheWay: Screens = {
  "message-failed": {
    async show(page) {
      await refusing(page, 500, { code: "internal_error" });
      const chat = await openChat(page);
      await chat.say("What does shipping cost?");
      await expect(chat.panel.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  offline: {
    async show(page) {
      const chat = await welcomed(page);
      await expect(chat.transcript).toContainText("glad to help");
      await page.unroute("**/api/chat/widget");
      await page.context().setOffline(true);
      await chat.say("What does shipping cost?");
      await expect(chat.transcript).toContainText("Waiting to be sent");
    },
  },
  "too-fast": {
    async show(page) {
      const chat = await welcomed(page);
      await expect(chat.transcript).toContainText("glad to help");
      await page.unroute("**/api/chat/widget");
      await refusing(page, 429, { code: "rate_limited", retry_after: 24 });
      await chat.say("What does shipping cost?");
      await expect(chat.panel).toContainText("Trying again in 24 s");
    },
  },
};
