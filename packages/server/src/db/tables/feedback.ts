/** What the visitor thinks of an answer; none: they have not said. */
export interface FeedbackTable {
  tenant_id: string;
  conversation_id: string;
  /** The answer's. */
  seq: number;
  helpful: boolean;
  created_at: Date;
  updated_at: Date;
}
