/** A link by which another device goes on with a conversation. Used once, it is gone. */
export interface ResumeLinksTable {
  tenant_id: string;
  /** SHA-256 of the token, which is not kept. */
  token_hash: Buffer;
  conversation_id: string;
  expires_at: Date;
}
