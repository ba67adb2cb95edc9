import type { Report } from "./events.ts";
import type { Locale } from "./locale.ts";

/** How the panel is set up. The rest of the widget knows the page only through this. */
export interface PanelSetting {
  tenantId: string;
  /** Origin of the server, without a slash at its end. */
  apiUrl: string;
  /** `rag` or `ecommerce`; anything else: the tenant's default. */
  mode: string | null;
  locale: Locale;
  position: "left" | "right";
}

/** What the panel asks of the element that holds it. */
export interface PanelHolder {
  report: Report;
  /** The visitor wants the panel closed. */
  close(): void;
}

/** The panel as the element that holds it sees it: all that passes between the loader and what it loads. */
export interface Panel extends HTMLElement {
  setting: PanelSetting;
  holder: PanelHolder;
  /** Null before the first message. */
  readonly conversationId: string | null;
  /** Fetches what the panel shows; harmless when called again. */
  prepare(): void;
  /** `byKeyboard`: the visitor's hands are on a keyboard, so that writing at once needs none on the screen. */
  show(byKeyboard: boolean): void;
  hide(): void;
  sendMessage(text: string): void;
  prefill(text: string): void;
  newConversation(): void;
}
