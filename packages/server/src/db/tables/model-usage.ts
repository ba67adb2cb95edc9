/** What a tenant's answers took of the model on a day (UTC). */
export interface ModelUsageTable {
  tenant_id: string;
  day: string;
  input_tokens: number;
  output_tokens: number;
  /** In the operator's currency; null: no prices were set. */
  cost: string | null;
  /** What the month would have come to with the call that the budget refused last; null: it was allowed. */
  refused_at: string | null;
}
