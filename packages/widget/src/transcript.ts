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

/** Changes the entry `key`; the others stay the same objects. */
export const withChange = (entries: Entry[], key: string, change: Partial<Entry>): Entry[] =>
  entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry));

export const without = (entries: Entry[], key: string): Entry[] => entries.filter((entry) => entry.key !== key);

/** The entries with one more, before the one at that place. */
export const inserted = (entries: Entry[], at: number, entry: Entry): Entry[] => [
  ...entries.slice(0, at),
  entry,
  ...entries.slice(at),
];

/** Names the reply's message. Where that is shown already (from the history, say), it is the reply. */
export function withReplyId(entries: Entry[], reply: string, id: string): Entry[] {
  const known = entries.find((entry) => entry.id === id && entry.key !== reply);
  return known ? withChange(without(entries, reply), known.key, { key: reply }) : withChange(entries, reply, { id });
}

/** The visitor spoke last and no answer is on its way here: it is being made, or was lost on the way. */
export function awaitsAnswer(entries: Entry[]): boolean {
  const last = entries.findLast((entry) => entry.role !== "system");
  return last?.role === "visitor" && last.state === "sent";
}

/** What names a conversation among earlier ones: the beginning of the visitor's first words. */
export const titleOf = (entries: Entry[]): string =>
  entries.find(({ role }) => role === "visitor")?.content.slice(0, 80) ?? "";
