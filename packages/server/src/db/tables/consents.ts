import type { Generated } from "kysely";

/** What visitors decided when they were asked for consent: a row a decision, never changed. The newest of a session holds. */
export interface ConsentsTable {
  tenant_id: string;
  session_id: string;
  /** Rises. */
  id: Generated<number>;
  version: string;
  text_hash: string;
  locale: string;
  granted: boolean;
  created_at: Date;
}
