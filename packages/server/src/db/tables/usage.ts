/** Answers charged to a tenant's plan in a month (UTC). */
export interface UsageTable {
  tenant_id: string;
  /** The month's first day. */
  month: string;
  used: number;
}
