/** How often orders were looked up in vain: by a visitor, from an address, for an order or an e-mail address. */
export interface OrderAttemptsTable {
  tenant_id: string;
  /** A keyed hash of whom or what it is about. */
  subject: Buffer;
  attempts: number;
  /** When the first of these was; after an hour they count anew. */
  since: Date;
}
