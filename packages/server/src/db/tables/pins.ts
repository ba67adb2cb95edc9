import type { ColumnType, Generated } from "kysely";

/** An answer that the owner wrote for certain questions. */
export interface PinsTable {
  tenant_id: string;
  id: string;
  /** Wordings of the question. */
  questions: ColumnType<string[], string, string>;
  /** Markdown: one text, or one a locale. */
  answer: ColumnType<string | Record<string, string>, string, string>;
  /** What the answer cites; null: nothing. */
  url: string | null;
  title: string | null;
  active: boolean;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}
