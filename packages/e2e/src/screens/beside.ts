import { expect } from "@playwright/test";
import { hostPage, newTenant } from "../seed.ts";
import type { Screens } from "./screen.ts";

/** What stands beside the chat. */
export const beside: Screens = {
  doctor: {
    area: "page",
    within: "chat-widget-doctor",
    varies(page) {
      const doctor = page.getByRole("dialog", { name: "Chat widget check-up" });
      return [doctor.getByRole("status"), doctor.getByRole("list")];
    },
    async show(page) {
      await page.goto(`${hostPage("plain", await newTenant())}&chat-widget-debug`);
      const doctor = page.getByRole("dialog", { name: "Chat widget check-up" });
      await expect(doctor.getByRole("status")).not.toHaveText("Looking…");
    },
  },
  "fitting-room": {
    area: "page",
    within: "main",
    async show(page) {
      await page.goto("/demo/try/");
      // The shop's own colour has come.
      await expect(page.locator("chat-widget [part=launcher]")).toHaveCSS("background-color", "rgb(31, 100, 87)");
      const isPhone = page.viewportSize()!.width < 600;
      await expect(isPhone ? page.locator("#open-chat") : page.getByRole("dialog")).toBeVisible();
    },
  },
};
