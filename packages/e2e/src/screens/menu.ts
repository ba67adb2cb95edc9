import { expect, type Page } from "@playwright/test";
import { openChat, type Chat } from "../chat.ts";
import { newTenant } from "../seed.ts";
import { now, type Screens } from "./screen.ts";

const shipping = "What does shipping cost?";

async function spoken(page: Page): Promise<Chat> {
  const chat = await openChat(page, await newTenant({ escalation: { enabled: true } }));
  await chat.ask(shipping, "4.90 euros");
  return chat;
}

/** What the panel's menu opens. */
export const menu: Screens = {
  menu: {
    async show(page) {
      const chat = await spoken(page);
      await chat.panel.getByRole("button", { name: "Options" }).click();
      await expect(chat.panel.getByRole("menuitem", { name: "Delete conversation" })).toBeVisible();
    },
  },
  "sheet-conversations": {
    async show(page) {
      await page.clock.setFixedTime("2026-11-20T10:30:00Z");
      const chat = await spoken(page);
      await chat.choose("Start a new conversation");
      await page.clock.setFixedTime("2026-11-23T10:30:00Z");
      await chat.ask("How long does a delivery to Austria take, if I order before the weekend?", "four working days");
      await chat.choose("Start a new conversation");
      await page.clock.setFixedTime(now);
      await chat.choose("Earlier conversations");
      await expect(chat.panel.getByRole("listitem")).toHaveCount(2);
    },
  },
  "sheet-device": {
    varies: (page) => [
      page.getByRole("img", { name: "Code for your other device’s camera" }),
      page.getByRole("textbox", { name: "Copy link" }),
    ],
    async show(page) {
      const chat = await spoken(page);
      await chat.choose("Continue on another device");
      await expect(chat.panel.getByRole("textbox", { name: "Copy link" })).toBeVisible();
      await expect(chat.panel.getByRole("img", { name: "Code for your other device’s camera" })).toBeVisible();
    },
  },
  "sheet-device-failed": {
    async show(page) {
      const chat = await spoken(page);
      await page.route("**/api/chat/widget/resume-links", (route) => route.abort());
      await chat.choose("Continue on another device");
      await expect(chat.panel.getByRole("alert")).toContainText("We could not be reached.");
    },
  },
  "sheet-delete": {
    async show(page) {
      const chat = await spoken(page);
      await chat.choose("Delete conversation");
      await expect(chat.panel.getByRole("heading", { name: "Delete this conversation?" })).toBeVisible();
    },
  },
};
