import type { VisitContext, VisitorUser } from "../panel-door.ts";

/** How a page proves who its visitor is: a token, or what fetches one whenever it is needed. */
export interface Proof {
  token?: string;
  getToken?: () => string | Promise<string>;
}

/** What the page tells in more than a word; each assignment is merged into what was told before. */
export interface ChatWidgetConfig {
  /** The page's own words in place of the widget's, by their names in `locales/words.ts`; and `loadFailed`. */
  texts?: Readonly<Record<string, string>>;
  /** What the page knows of the visit; see {@link Verbs.setContext}. */
  context?: VisitContext;
  /** Events tell what was said, in `text`. */
  tellsText?: boolean;
  /** Who the visitor is, and the proof of it; see {@link Verbs.identify}. */
  user?: VisitorUser | null;
  token?: string | null;
  getToken?: (() => string | Promise<string>) | null;
  /** What the page can do, by name; see {@link Verbs.registerTool}. */
  tools?: Readonly<Record<string, { run: ToolHandler; label?: string | undefined } | undefined>>;
}

export type ToolHandler = (input: Readonly<Record<string, unknown>>) => unknown;

/** What a page can ask of the widget. A faulty argument is refused with a TypeError that says what was expected. */
export interface Verbs {
  /** Shows the panel; nothing while the widget is hidden. */
  open(): void;
  close(): void;
  toggle(): void;
  /** Shows the widget after {@link hide}. */
  show(): void;
  /** Takes launcher and panel off the page; the conversation stays. */
  hide(): void;
  /** Opens the panel and says `text` in the visitor's name. */
  sendMessage(text: string): void;
  /** Opens the panel with `text` in the field, for the visitor to send. */
  prefill(text: string): void;
  newConversation(): void;
  /** Says who the visitor is, in place of what was said before; it goes with every message. */
  identify(user: VisitorUser, proof?: Proof): void;
  /** Forgets the visitor: who it is, session and conversation. */
  logout(): void;
  /** A BCP 47 tag; sets the attribute `locale`. */
  setLocale(locale: string): void;
  /** Sets the attribute `color-scheme`. */
  setColorScheme(scheme: "light" | "dark" | "auto"): void;
  /** Says what the page knows of the visit, in place of what it said before. */
  setContext(context: VisitContext): void;
  /**
   * Lets the chat do something on the page. What `handler` returns (or resolves to), if it is text, is told in the chat;
   * with a label it stands among the suggestions. A name that is taken is given to the new one.
   */
  registerTool(name: string, handler: ToolHandler, options?: { label?: string }): void;
  /** The visitor has agreed, by the page's own means, to what the tenant asks for; sets the attribute `consent`. */
  grantConsent(): void;
  /** Takes the widget off the page for good. */
  destroy(): void;
}
