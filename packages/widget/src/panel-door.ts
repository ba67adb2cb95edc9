import type { Report } from "./events.ts";
import type { Locale } from "./locale.ts";

/** Who the page says its visitor is; it goes with every message, in place of what the pre-chat form asks for. */
export interface VisitorUser {
  name?: string;
  email?: string;
  phone?: string;
}

/** Something that the page can do for the visitor; what it returns (or resolves to), if it is text, is told in the chat. */
export interface Tool {
  run(input: Readonly<Record<string, unknown>>): unknown;
  /** With a label it stands among the suggestions of the chat; without one only the chat's own buttons use it. */
  label: string | undefined;
}

/** What the page knows of the visit, for those who answer: what lies in the cart, which order is looked at. */
export type VisitContext = Readonly<Record<string, string | number | boolean>>;

/** How the panel is set up. The rest of the widget knows the page only through this. */
export interface PanelSetting {
  tenantId: string;
  /** Origin of the server, without a slash at its end. */
  apiUrl: string;
  /** `rag` or `ecommerce`; anything else: the tenant's default. */
  mode: string | null;
  locale: Locale;
  position: "left" | "right";
  /** The page's own words in place of the widget's, by their names in `locales/words.ts`. */
  texts: Readonly<Record<string, string>>;
  /** What the page says of the visitor's consent; null leaves it to the tenant's settings. */
  consent: "required" | "granted" | null;
  /** After so many minutes without a word a visitor is a new one; null: never. */
  persistMinutes: number | null;
  user: VisitorUser | null;
  /** Gives the token that proves who the visitor is; asked for each message, and once more when the server refuses what it gave. */
  getToken: (() => string | Promise<string>) | null;
  context: VisitContext;
  /** By name; `add-to-cart` puts a button on product cards and is given `{id, title, url, price, currency}`. */
  tools: ReadonlyMap<string, Tool>;
  /** Events tell what was said, in `text`. */
  tellsText: boolean;
}

/** What the panel asks of the element that holds it. */
export interface PanelHolder {
  report: Report;
  /** The visitor, or a conversation that goes on here, wants the panel open. */
  open(): void;
  /** The visitor wants the panel closed. */
  close(): void;
  /** How many messages the visitor has not seen, and that in words; 0 and "" for none. */
  tellUnread(count: number, words: string): void;
}

/** The panel as the element that holds it sees it: all that passes between the loader and what it loads. */
export interface Panel extends HTMLElement {
  setting: PanelSetting;
  holder: PanelHolder;
  /** Null before the first message. */
  readonly conversationId: string | null;
  /** The launcher's name in the visitor's language, once its words are there; each change of it is told with the unread count. */
  readonly launcherName: string | undefined;
  /** Fetches what the panel shows; harmless when called again, or for a widget that was destroyed meanwhile. */
  prepare(): void;
  /** `byKeyboard`: the visitor's hands are on a keyboard, so that writing at once needs none on the screen. `quietly`: nobody asked for it, and the focus stays. */
  show(byKeyboard: boolean, quietly?: boolean): void;
  hide(): void;
  /** One step back, as Escape asks for: from the menu, from a sheet, out of the panel. */
  back(): void;
  sendMessage(text: string): void;
  prefill(text: string): void;
  newConversation(): void;
  /** Lets the assistant begin with `text`, which the visitor has read and come for, in place of its welcome. */
  greet(text: string): void;
  /** The visitor has agreed, by the page's own means, to what the tenant's settings say. */
  grantConsent(): void;
}
