import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Citation } from "@widget-chat/contract/citation.ts";
import type { Message, Role } from "@widget-chat/contract/message.ts";
import type { AppliedFilter, ProductCard } from "@widget-chat/contract/product-card.ts";
import type { Failure } from "./failure.ts";

/** One turn as the visitor sees it: stored by the server, or on its way there. */
export interface Entry {
  /** Names the entry on this page, for as long as it is shown. */
  key: string;
  /** The server's id and number; undefined until they are known. */
  id: string | undefined;
  seq: number | undefined;
  role: Role;
  kind: Message["kind"];
  /** Markdown from assistant and agent, plain text from the visitor. */
  content: string;
  /** `pending`: on its way; `streaming`: being written; `failed`: see `failure`. */
  state: "sent" | "pending" | "streaming" | "failed";
  failure: Failure | undefined;
  agentName: string | undefined;
  citations: Citation[];
  products: ProductCard[];
  suggestions: string[];
  filters: AppliedFilter[];
  /** When it was written, in ms since 1970; undefined for what was never said (a welcome, dots). */
  at: number | undefined;
  /** What the visitor thinks of it. */
  helpful: boolean | undefined;
}

const blank = {
  id: undefined,
  seq: undefined,
  failure: undefined,
  agentName: undefined,
  citations: [],
  products: [],
  suggestions: [],
  filters: [],
  at: undefined,
  helpful: undefined,
};

/** What the visitor has just written. */
export const visitorEntry = (key: string, content: string): Entry => ({
  ...blank,
  key,
  role: "visitor",
  kind: "message",
  content,
  state: "pending",
  at: Date.now(),
});

/** The answer to the visitor's message `key`, before its first word. */
export const replyEntry = (key: string): Entry => ({
  ...blank,
  key: replyKey(key),
  role: "assistant",
  kind: "answer",
  content: "",
  state: "streaming",
});

export const replyKey = (key: string) => `${key}:reply`;

/** Words of the widget's own between the turns. */
export const noteEntry = (key: string, content: string): Entry => ({
  ...blank,
  key,
  role: "system",
  kind: "notice",
  content,
  state: "sent",
});

/** The tenant's welcome, which is no message of the conversation. */
export const welcomeEntry = (content: string): Entry => ({ ...replyEntry("welcome"), content, state: "sent" });

export const answered = (entry: Entry, answer: Answer): Entry => ({
  ...entry,
  id: answer.message_id,
  kind: answer.kind,
  content: answer.response,
  state: "sent",
  citations: answer.citations,
  products: answer.products,
  suggestions: answer.suggestions,
  filters: answer.applied_filters,
  at: Date.now(),
});

export const entryOf = (message: Message): Entry => ({
  key: message.id,
  id: message.id,
  seq: message.seq,
  role: message.role,
  kind: message.kind,
  content: message.content,
  state: "sent",
  failure: undefined,
  agentName: message.agent_name,
  citations: message.citations ?? [],
  products: message.products ?? [],
  suggestions: message.suggestions ?? [],
  filters: message.applied_filters ?? [],
  at: Date.parse(message.created_at),
  helpful: message.helpful,
});

/** Changes the entry `key`; the others stay the same objects. */
export const withChange = (entries: Entry[], key: string, change: Partial<Entry>): Entry[] =>
  entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));

export const without = (entries: Entry[], key: string): Entry[] => entries.filter((entry) => entry.key !== key);

/** Names the reply's message. Where that is shown already (from the history, say), it is the reply. */
export function withReplyId(entries: Entry[], reply: string, id: string): Entry[] {
  const known = entries.find((entry) => entry.id === id && entry.key !== reply);
  return known ? withChange(without(entries, reply), known.key, { key: reply }) : withChange(entries, reply, { id });
}

/**
 * The entries with a message that the server has stored: in place of the entry that it is known by, or new, by its number.
 * The server names the visitor's own messages only here, so these are known by their words.
 */
export function withMessage(entries: Entry[], message: Message): Entry[] {
  const isOwn = ({ role, id, content }: Entry) =>
    role === "visitor" && message.role === role && !id && content === message.content;
  const known = entries.find((entry) => entry.id === message.id) ?? entries.find(isOwn);
  if (known) return withChange(entries, known.key, { ...entryOf(message), key: known.key });
  const later = entries.findIndex((entry) => entry.seq !== undefined && entry.seq > message.seq);
  return later < 0 ? [...entries, entryOf(message)] : entries.toSpliced(later, 0, entryOf(message));
}

/** The number of the newest message that is known to be complete up to itself; 0 for none. */
export const lastSeq = (entries: Entry[]): number => Math.max(0, ...entries.map((entry) => entry.seq ?? 0));

/** The visitor spoke last and no answer is on its way here: it is being made, or was lost on the way. */
export function awaitsAnswer(entries: Entry[]): boolean {
  const last = entries.findLast((entry) => entry.role !== "system");
  return last?.role === "visitor" && last.state === "sent";
}
