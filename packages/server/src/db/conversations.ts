import type { ConversationStatus, Handler } from "@widget-chat/contract/life-cycle.ts";
import type pg from "pg";
import { openLane } from "./lane.ts";
import { patient } from "./patient.ts";
import type { CsatTable } from "./tables/csat.ts";
import type { Detailed, MessagesTable } from "./tables/messages.ts";

export interface AcceptCall {
  tenantId: string;
  sessionId: string;
  key: string;
  /** SHA-256 of the request, in hex; empty where no key was given and nothing can be compared. */
  requestHash: string;
  /** Null opens a conversation. */
  conversationId: string | null;
  /** The id a conversation gets if one has to be opened. */
  newConversationId: string;
  questionId: string;
  answerId: string;
  content: string;
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  /** JSON of `QuestionDetails`; null: nothing to keep beside the text. */
  questionDetails: string | null;
  now: Date;
  leaseUntil: Date;
}

/** A message as PostgreSQL turns its row into JSON: times are text. */
export type MessageRow = Omit<MessagesTable, "created_at" | "tenant_id" | "conversation_id" | keyof Detailed> &
  Detailed & { created_at: string };

export interface AcceptRow {
  outcome:
    | "tenant_gone"
    | "conversation_not_found"
    | "busy"
    | "conflict"
    | "answered"
    | "running"
    | "accepted"
    | "resumed";
  conversation_id: string;
  answer_id: string;
  status: ConversationStatus;
  handler: Handler;
  limit_reached: boolean;
  history: Pick<MessagesTable, "role" | "kind" | "content">[] | null;
  answer: MessageRow | null;
  knowledge_revision: number;
  catalogue_revision: number;
}

export interface StoreCall {
  tenantId: string;
  sessionId: string;
  key: string;
  conversationId: string;
  kind: string;
  content: string;
  /** JSON of `AnswerDetails` without status and handler. */
  details: string;
  /** Stored instead where the plan has run out. */
  limitContent: string;
  /** Why a person is called with this answer; null: none is. */
  escalation: string | null;
  now: Date;
}

export interface StoreRow {
  outcome: "stored" | "answered" | "conversation_not_found" | "busy";
  kind: MessagesTable["kind"];
  status: ConversationStatus;
  handler: Handler;
  answer: MessageRow | null;
}

/** A message as it is written down, with its turn and the ids it gets. */
export type Writing = Omit<AcceptCall, "conversationId" | "now" | "leaseUntil">;

/** A message that opens a conversation, with the answer that was made for it. */
export interface ExchangeCall extends Writing {
  now: Date;
  kind: string;
  answer: string;
  /** JSON of `AnswerDetails`. */
  details: string;
  /** What of the tenant's writing the answer has seen. */
  knowledgeRevision: number;
  catalogueRevision: number;
}

export interface ReadCall {
  tenantId: string;
  conversationId: string;
  limit: number;
  before: number | null;
  after: number | null;
}

export interface ReadRow {
  /** Null: there is no such conversation. */
  status: ConversationStatus | null;
  handler: Handler;
  last_message_at: Date;
  last_event_seq: number;
  messages: MessageRow[] | null;
  /** What the visitor thinks of answers, by their `seq`. */
  feedback: Record<number, boolean> | null;
  csat: (Pick<CsatTable, "score" | "feedback"> & { created_at: string; updated_at: string }) | null;
}

/** The hot path: one function call of the database each, sent together with others under load. */
export interface ConversationStore {
  accept(call: AcceptCall): Promise<AcceptRow>;
  store(call: StoreCall): Promise<StoreRow>;
  /** Does both at once. False: it was not to be, and nothing was written; the message goes the long way. */
  exchange(call: ExchangeCall): Promise<boolean>;
  read(call: ReadCall): Promise<ReadRow>;
}

/** The parameters that tell the turn, and those that tell what is written down of its message. */
const turn = {
  types: ["uuid", "text", "text", "text"],
  values: (c: Writing) => [c.tenantId, c.sessionId, c.key, c.requestHash],
};
const writing = {
  types: ["text", "uuid", "uuid", "text", "text", "text", "text", "text"],
  values: (c: Writing) => [
    c.newConversationId,
    c.questionId,
    c.answerId,
    c.content,
    c.customerName,
    c.customerEmail,
    c.customerPhone,
    c.questionDetails,
  ],
};

/** @param isMoreComing whether more answers are about to be stored */
export function openConversationStore(pool: pg.Pool, isMoreComing: () => boolean = () => false): ConversationStore {
  const accept = openLane<AcceptCall, AcceptRow>(pool, {
    name: "accept-message",
    calls: "accept_message",
    types: [...turn.types, "text", ...writing.types, "timestamptz", "timestamptz"],
    values: (c) => [...turn.values(c), c.conversationId, ...writing.values(c), c.now, c.leaseUntil],
    order: (c) => c.conversationId ?? `${c.sessionId} ${c.key}`,
  });
  const store = openLane<StoreCall, StoreRow>(pool, {
    name: "store-answer",
    calls: "store_answer",
    types: ["uuid", "text", "text", "text", "text", "text", "text", "text", "text", "timestamptz"],
    values: (c) => [
      c.tenantId,
      c.sessionId,
      c.key,
      c.conversationId,
      c.kind,
      c.content,
      c.details,
      c.limitContent,
      c.escalation,
      c.now,
    ],
    order: (c) => c.conversationId,
    isMoreComing,
  });
  const exchange = openLane<ExchangeCall, object>(pool, {
    name: "exchange-messages",
    calls: "exchange_messages",
    together: true,
    types: [...turn.types, ...writing.types, "timestamptz", "text", "text", "text", "bigint", "bigint"],
    values: (c) => [
      ...turn.values(c),
      ...writing.values(c),
      c.now,
      c.kind,
      c.answer,
      c.details,
      c.knowledgeRevision,
      c.catalogueRevision,
    ],
    order: (c) => `${c.sessionId} ${c.key}`,
    isMoreComing,
  });
  const read = openLane<ReadCall, ReadRow>(pool, {
    name: "read-conversation",
    calls: "read_conversation",
    types: ["uuid", "text", "integer", "integer", "integer"],
    values: (c) => [c.tenantId, c.conversationId, c.limit, c.before, c.after],
    order: () => "",
  });
  return {
    accept: patient(one(accept)),
    store: patient(one(store)),
    exchange: async (call) => (await exchange(call)).length > 0,
    read: one(read),
  };
}

/** Each of the functions returns exactly one row. */
const one =
  <Call, Row>(call: (call: Call) => Promise<Row[]>): ((call: Call) => Promise<Row>) =>
  async (values) =>
    (await call(values))[0] as Row;
