import type { AttributedElement } from "./page/attributes.ts";
import type { ChatWidgetConfig } from "./page/verbs.ts";
import type { Panel } from "./panel-door.ts";
import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";

/** What the element hands to the parts that come at idle. */
export interface ElementDeps {
  /** What the tenant's server said; empty where it could not be asked. */
  settings: Partial<WidgetSettings>;
  widget: AttributedElement & {
    config: ChatWidgetConfig;
    readonly isOpen: boolean;
    readonly unread: number;
    open(): void;
  };
  /** The visitor has had the chat open on this page. */
  wasOpened(): boolean;
  /** Calls `use` with the panel once it is there. */
  loader: { withPanel(use: (panel: Panel) => void): void };
  /** Ends all of it. */
  signal: AbortSignal;
}

/** What those parts see of the widget. */
export interface IdleDeps extends ElementDeps {
  /** The widget's shadow tree. */
  root: ShadowRoot;
  launcher: HTMLElement;
  /** Opens the chat, with `text` for the assistant's first words. */
  greet(text: string): void;
}
