/** The satisfaction score of a conversation. */
export interface CsatTable {
  tenant_id: string;
  conversation_id: string;
  score: number;
  feedback: string | null;
  created_at: Date;
  updated_at: Date;
}
