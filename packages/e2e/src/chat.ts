import { expect, type Locator, type Page } from "@playwright/test";

/** The widget as a visitor meets it: by names and roles, whatever it is made of. */
export interface Chat {
  launcher: Locator;
  panel: Locator;
  field: Locator;
  /** What has been said, oldest first. */
  transcript: Locator;
  open(): Promise<void>;
  say(text: string): Promise<void>;
  /** Chooses from the panel's menu. */
  choose(item: string): Promise<void>;
}

export function chatOn(
  page: Page,
  names: { launcher: string | RegExp; message: string | RegExp } = { launcher: "Chat", message: "Your message" },
): Chat {
  const launcher = page.getByRole("button", { name: names.launcher, exact: true });
  const panel = page.getByRole("dialog");
  const field = panel.getByRole("textbox", { name: names.message });
  return {
    launcher,
    panel,
    field,
    transcript: panel.getByRole("log"),
    async open() {
      await launcher.click();
      await expect(panel).toBeVisible();
    },
    async say(text) {
      await field.fill(text);
      await field.press("Enter");
    },
    async choose(item) {
      await panel.getByRole("button", { name: "Options" }).click();
      await panel.getByRole("menuitem", { name: item }).click();
    },
  };
}
