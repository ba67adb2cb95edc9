import { expect } from "@playwright/test";
import { openChat } from "../chat.ts";
import { newTenant } from "../seed.ts";
import type { Screens } from "./screen.ts";

const suggestions = ["How long does shipping take?", "What does a return cost?", "Which tent is right for two people?"];
const field = (name: "customer_name" | "customer_email" | "customer_phone", type: "text" | "email" | "tel") => ({
  name,
  label: "",
  type,
  required: type !== "tel",
});
const forms = {
  prechat_enabled: true,
  prechat_fields: [field("customer_name", "text"), field("customer_email", "email"), field("customer_phone", "tel")],
  consent: {
    text: "We keep what you write for 30 days, so that we can answer you.",
    url: "https://shop.example/privacy",
    version: "1",
  },
};

/** Nothing has been said. */
export const before: Screens = {
  waiting: {
    async show(page) {
      await page.route(/\/welcome/, () => {});
      const chat = await openChat(page);
      await expect(chat.panel.getByRole("progressbar")).toBeVisible();
    },
  },
  welcome: {
    async show(page) {
      const chat = await openChat(page, await newTenant({ suggestions }));
      await expect(chat.panel.getByRole("button", { name: suggestions[2]! })).toBeVisible();
    },
  },
  "form-before": {
    async show(page) {
      const chat = await openChat(page, await newTenant(forms));
      await expect(chat.panel.getByRole("textbox", { name: "Phone" })).toBeVisible();
    },
  },
  "form-before-wrong": {
    async show(page) {
      const chat = await openChat(page, await newTenant(forms));
      await chat.panel.getByRole("textbox", { name: "Email" }).fill("ada at example");
      await chat.panel.getByRole("textbox", { name: "Phone" }).fill("my number");
      await chat.panel.getByRole("button", { name: "Agree and start" }).click();
      await expect(chat.panel.getByText("Name: please fill this in.")).toBeVisible();
    },
  },
  consent: {
    async show(page) {
      const chat = await openChat(page, await newTenant({ consent: forms.consent }));
      await expect(chat.panel.getByRole("button", { name: "Agree and start" })).toBeVisible();
    },
  },
  "no-chat": {
    async show(page) {
      const chat = await openChat(page, await newTenant({ active: false }));
      await expect(chat.panel).toContainText("The chat is closed");
    },
  },
  "no-connection": {
    async show(page) {
      await page.route(/\/welcome/, (route) => route.fulfill({ status: 500 }));
      const chat = await openChat(page);
      await expect(chat.panel.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
};
