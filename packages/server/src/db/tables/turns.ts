/**
 * One visitor message and its answer: makes a retry harmless, and tells after a crash what is still to be answered.
 * Kept for 24 hours.
 */
export interface TurnsTable {
  tenant_id: string;
  session_id: string;
  /** The client's `Idempotency-Key`, or one of our own. */
  key: string;
  request_hash: Buffer;
  /** Empty once it was erased (db/conversation-erasure.ts): the key alone is left. */
  conversation_id: string;
  question_seq: number;
  /** The answer's id, known before the answer is. */
  answer_id: string;
  /** Null until answered; 0: answered without a message. */
  answer_seq: number | null;
  /** Until then the server that took the message is believed to be answering. */
  lease_until: Date;
  created_at: Date;
}
