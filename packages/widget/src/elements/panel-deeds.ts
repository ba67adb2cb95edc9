import type { Consent } from "@widget-chat/contract/consent.ts";
import type { Connection } from "@widget-chat/client";
import type { Conversation } from "../controllers/conversation.ts";
import type { Errand } from "../controllers/errand.ts";
import type { Tenant } from "../controllers/tenant.ts";
import type { Vocabulary } from "../controllers/vocabulary.ts";
import type { PanelHolder, PanelSetting } from "../panel-door.ts";
import type { Session } from "../session.ts";
import type { Beside, Visitor } from "../visitor.ts";
import type { Sheet } from "../wish.ts";
import type { PanelModel } from "./panel-model.ts";

/** The panel as those see it who grant the visitor's wishes. */
export interface PanelDeeds {
  /** False once the panel was taken away, as after a logout: what is still done for its visitor stays without effect. */
  readonly isConnected: boolean;
  readonly setting: PanelSetting;
  readonly holder: PanelHolder;
  readonly connection: Connection;
  readonly session: Session;
  readonly visitor: Visitor;
  readonly conversation: Conversation;
  readonly tenant: Tenant;
  readonly errand: Errand;
  readonly vocabulary: Vocabulary;
  /** What the tenant's visitors have to agree to; null: nothing, or not known yet. */
  readonly consent: Consent | null;
  sheet: Sheet | null;
  /** Leads back from what lies open within the conversation; says whether anything did. */
  wayBack: (() => boolean) | undefined;
  deviceLink: PanelModel["deviceLink"];
  inCart: ReadonlySet<string>;
  readonly greeting: string | null;
  prepare(): void;
  sendMessage(text: string, beside?: Beside): void;
  newConversation(): void;
  /** Brings the end of the conversation into view. */
  showEnd(): void;
  /** Puts the focus where the visitor goes on, once that is drawn. */
  focusInside(): Promise<void>;
}
