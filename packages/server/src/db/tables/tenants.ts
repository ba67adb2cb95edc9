import type { ConnectorName, PutConnector } from "@widget-chat/contract/admin/connector.ts";
import type { TenantConsent } from "@widget-chat/contract/consent.ts";
import type { ProactiveRule } from "@widget-chat/contract/proactive.ts";
import type { Mode } from "@widget-chat/contract/mode.ts";
import type { PrechatField } from "@widget-chat/contract/widget-settings.ts";
import type { Theme } from "@widget-chat/contract/theme.ts";
import type { ColumnType, Generated } from "kysely";

/** A JSON column: read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string | undefined, string>;

export interface ConnectorKeys {
  secret: string;
  /** The one before, and until when (RFC 3339) requests are signed with it, too; null: there was none. */
  before: string | null;
  before_until: string | null;
}

export interface TenantsTable {
  id: Generated<string>;
  slug: string;
  name: string;
  active: Generated<boolean>;
  /** Null: the server's own word for it, in the visitor's language. */
  assistant_name: string | null;
  avatar_url: string | null;
  default_mode: Generated<Mode>;
  rag_active: Generated<boolean>;
  ecommerce_active: Generated<boolean>;
  locale: Generated<string>;
  /** One text, or one a locale; null: the server's own, in the visitor's language. */
  welcome_message: Json<string | Record<string, string> | null>;
  suggestions: Json<string[]>;
  /** Null: the assistant's own. */
  limit_message: string | null;
  /** Answers a month; null: no limit. */
  monthly_limit: number | null;
  /** What its answers may cost a month, in tokens where no prices are set; null: no limit. */
  model_monthly_budget: number | null;
  /** Messages a minute for one visitor. */
  rate_limit: Generated<number>;
  prechat_enabled: Generated<boolean>;
  prechat_fields: Json<PrechatField[]>;
  consent: Json<TenantConsent | null>;
  allowed_origins: Json<string[]>;
  theme: Json<Theme>;
  image_hosts: Json<string[]>;
  /** The tenant's own words in place of the widget's: by locale, by key. */
  texts: Json<Record<string, Record<string, string>>>;
  proactive: Json<(ProactiveRule & { pause_days: number })[]>;
  csat_enabled: Generated<boolean>;
  escalation: Json<{ enabled: boolean; message?: string | null }>;
  /** Signs visitor tokens; null: none are read. It is shown once, when it is made. */
  identity_secret: string | null;
  /** Where its shop is asked at the moment of an answer; null: nowhere. */
  live_products: Json<Required<PutConnector> | null>;
  order_status: Json<Required<PutConnector> | null>;
  /** What these requests are signed with. A secret is shown once, when it is made. */
  connector_secrets: Json<Partial<Record<ConnectorName, ConnectorKeys>>>;
  /** Rise with every write of documents or products: an index built from an older one is stale. */
  knowledge_revision: Generated<number>;
  catalogue_revision: Generated<number>;
  /** How often both have risen for what its owner taught beside: pinned answers, synonyms. No index need be made anew for it. */
  teaching_revision: Generated<number>;
  /** How many passages its documents have. */
  passages: Generated<number>;
  /** When the first of its documents' pages is to be looked at, or taken over from a server that died; null: never. */
  links_due_at: Date | null;
  /** When the first of its sources is to be synchronised by itself; null: never. */
  sources_due_at: Date | null;
  /** When the next of its sales begins or ends; null: never. */
  sales_change_at: Date | null;
  /** Rises with every write of embeddings. */
  embeddings_revision: Generated<number>;
  /**
   * Up to which writing of its texts all passages were embedded, by which model, in how many dimensions (0: nobody knows),
   * and when that was last put in line.
   */
  embedded_revision: Generated<number>;
  embedded_by: Generated<string>;
  embedded_dimensions: Generated<number>;
  embedding_queued_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
