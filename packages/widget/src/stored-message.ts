import type { Message } from "@widget-chat/contract/message.ts";
import { type Entry, inserted, withChange } from "./transcript.ts";

/** A message as the server has it, as the visitor sees it. */
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
  return inserted(entries, later < 0 ? entries.length : later, entryOf(message));
}

/** The highest number among the messages that are shown; 0 for none. What is missing below it is not asked for again. */
export const lastSeq = (entries: Entry[]): number => Math.max(0, ...entries.map((entry) => entry.seq ?? 0));
