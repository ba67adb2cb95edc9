import type { Welcome } from "@widget-chat/contract/welcome.ts";
import type { WidgetSettings } from "@widget-chat/contract/widget-settings.ts";
import type { Errand } from "../controllers/errand.ts";
import type { TenantState } from "../controllers/tenant.ts";
import type { ConversationState } from "../conversation-state.ts";
import type { Failure } from "../failure.ts";
import type { Words } from "../locales/words.ts";
import type { PanelSetting } from "../panel-door.ts";
import type { PastConversation } from "../session.ts";
import type { Sheet } from "../wish.ts";

/** All that the panel shows. */
export interface PanelModel {
  opened: boolean;
  /** The page has opened it by itself. */
  quietly: boolean;
  setting: PanelSetting;
  words: Words;
  /** The first language is there, so that nobody sees another one flash by. */
  ready: boolean;
  /** Where screen readers are told what is new. */
  liveRegion: HTMLElement;
  tenant: TenantState;
  conversation: ConversationState;
  draft: string;
  past: PastConversation[];
  /** Seconds until the next message is taken; 0: now. */
  cooldown: number;
  offline: boolean;
  /** What the visitor waits for, and what went wrong with it. */
  errand: Errand;
  /** The form before the first message: what it asks for, and what the visitor agrees to with it. */
  entry: { asksFields: boolean; asksConsent: boolean };
  sheet: Sheet | null;
  /** Where another device goes on, or why the server has not made that; null until one of them is known. */
  deviceLink: { address: string; minutes: number } | Failure | null;
  inCart: ReadonlySet<string>;
  /** What the assistant said first, in place of its welcome. */
  greeting: string | null;
}

/** The tenant's settings and welcome, once they are there. */
export interface Ready {
  settings: WidgetSettings;
  welcome: Welcome;
}

/** Something stands before the first message. */
export const isEntering = ({ entry }: PanelModel) => entry.asksFields || entry.asksConsent;

/** A message is being sent or answered, here or in another tab. */
export const isAnswering = ({ conversation }: PanelModel) =>
  conversation.entries.some(({ state }) => state === "pending" || state === "streaming");
