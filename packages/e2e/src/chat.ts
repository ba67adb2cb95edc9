import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { adminWithModel, hostPage, newTenant, withModel } from "./seed.ts";

/** What a page can do with the element, as far as the tests do it. */
export interface WidgetElement extends HTMLElement {
  readonly isOpen: boolean;
  readonly unread: number;
  config: Record<string, unknown>;
  open(): void;
  close(): void;
  show(): void;
  hide(): void;
  sendMessage(text: string): void;
  prefill(text: string): void;
  newConversation(): void;
  logout(): void;
  on(name: string, listener: (detail: Record<string, unknown>) => void): () => void;
  destroy(): void;
}

/** The widget as a visitor meets it: by names and roles, whatever it is made of. */
export interface Chat {
  /** As the page has it. */
  element: Locator;
  launcher: Locator;
  panel: Locator;
  field: Locator;
  /** What has been said, oldest first. */
  transcript: Locator;
  open(): Promise<void>;
  say(text: string): Promise<void>;
  /** Says something, and sees an answer with these words. */
  ask(question: string, answer: string): Promise<void>;
  /** Chooses from the panel's menu. */
  choose(item: string): Promise<void>;
}

/** The launcher's name, whatever has come meanwhile. */
const english = /^Chat(, \d+ new messages?)?$/;

export function chatOn(
  page: Page | FrameLocator,
  names: { launcher: string | RegExp; message: string | RegExp } = { launcher: english, message: "Your message" },
): Chat {
  const launcher = page.getByRole("button", { name: names.launcher, exact: true });
  const panel = page.getByRole("dialog");
  const field = panel.getByRole("textbox", { name: names.message });
  const transcript = panel.getByRole("log");
  const say = async (text: string): Promise<void> => {
    await field.fill(text);
    await field.press("Enter");
  };
  return {
    element: page.locator("chat-widget"),
    launcher,
    panel,
    field,
    transcript,
    async open() {
      await launcher.click();
      await expect(panel).toBeVisible();
    },
    say,
    async ask(question, answer) {
      await say(question);
      await expect(transcript).toContainText(answer);
    },
    async choose(item) {
      await panel.getByRole("button", { name: "Options" }).click();
      await panel.getByRole("menuitem", { name: item }).click();
    },
  };
}

/** Opens the chat of a tenant (one of this test's own, unless it is named) on a page of another site. */
export async function openChat(page: Page, tenant?: string): Promise<Chat> {
  return openChatAt(page, hostPage("plain", tenant ?? (await newTenant())));
}

/** The same with a model behind the server. */
export async function openChatWithModel(page: Page, tenant?: string): Promise<Chat> {
  return openChatAt(page, hostPage("elsewhere", tenant ?? (await newTenant({}, adminWithModel)), withModel));
}

export async function openChatAt(page: Page, address: string): Promise<Chat> {
  await page.goto(address);
  const chat = chatOn(page);
  await chat.open();
  return chat;
}
