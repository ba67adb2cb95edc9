import { expect } from "@playwright/test";
import { answering } from "../answering.ts";
import { chatOn, openChat, type WidgetElement } from "../chat.ts";
import { eventsAfter, message } from "../happening.ts";
import { hostPage, newTenant, pageWith } from "../seed.ts";
import { now, type Screens } from "./screen.ts";

const withFallback = (tenant: string): string =>
  pageWith(
    `<chat-widget tenant-id="${tenant}"><a href="/contact">Write to us</a></chat-widget><script type="module" src="{widget}"></script>`,
  );

/** The panel is closed. */
export const launcher: Screens = {
  launcher: {
    area: "corner",
    async show(page) {
      await page.goto(hostPage("plain", await newTenant()));
      await expect(chatOn(page).launcher).toBeVisible();
    },
  },
  "launcher-badge": {
    area: "corner",
    async show(page) {
      const called = { kind: "handoff", status: "escalated", handler: "human" };
      await answering(page, "Ada from our team will be with you in a moment.", called);
      const sayOn = await eventsAfter(page, [
        ["message", message(3, "agent", "Good morning!", { agent_name: "Ada", created_at: now })],
        ["message", message(4, "agent", "I have found your parcel.", { agent_name: "Ada", created_at: now })],
      ]);
      const chat = await openChat(page);
      await chat.ask("Where is my parcel?", "Ada from our team");
      await chat.element.evaluate((element: WidgetElement) => element.close());
      sayOn();
      await expect(chatOn(page, { launcher: /2 new messages/, message: "" }).launcher).toBeVisible();
    },
  },
  "launcher-trouble": {
    area: "corner",
    async show(page) {
      await page.route("**/chat-widget/*/chat.js", (route) => route.abort());
      await page.goto(withFallback(await newTenant()));
      await chatOn(page).launcher.click();
      await expect(page.getByRole("alert")).toHaveText("The chat could not be loaded. Please try again.");
    },
  },
  "launcher-fallback": {
    area: "corner",
    async show(page) {
      await page.route("**/api/**", (route) => route.abort());
      await page.goto(withFallback("unreachable"));
      await expect(page.getByRole("link", { name: "Write to us" })).toBeVisible();
    },
  },
  "launcher-proactive": {
    area: "corner",
    async show(page) {
      const text = "Not sure which size fits? I can help you choose.";
      const proactive = [{ id: "help", message: text, after_seconds: 0 }];
      await page.goto(hostPage("plain", await newTenant({ proactive })));
      await expect(page.getByRole("button", { name: text })).toBeVisible();
    },
  },
};
