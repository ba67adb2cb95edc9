import type { ConversationStatus, Handler } from "@widget-chat/contract/life-cycle.ts";
import { awaitsAnswer, type Entry } from "./transcript.ts";

/** A conversation as the visitor sees it now, in every tab. */
export interface ConversationState {
  /** Null before the first message. */
  id: string | null;
  entries: Entry[];
  status: ConversationStatus;
  handler: Handler;
  /** The visitor has ended it here. */
  ended: boolean;
  /** The satisfaction score that was given; null for none. */
  score: number | null;
  /** Older messages lie on the server. */
  hasEarlier: boolean;
  /** An agent is writing. */
  agentTyping: boolean;
  /** The plan is used up: nothing is answered for the time being. */
  limited: boolean;
  /** The server takes no message before then (ms since 1970); 0: it does. */
  pausedUntil: number;
}

export const newConversation: ConversationState = {
  id: null,
  entries: [],
  status: "open",
  handler: "assistant",
  ended: false,
  score: null,
  hasEarlier: false,
  agentTyping: false,
  limited: false,
  pausedUntil: 0,
};

/** Nothing more is said, unless it is taken up again. */
export const isEnded = ({ ended, status }: ConversationState) => ended || status === "resolved";

/** Something may come in without the visitor's doing: from a person, or the answer to what another page has asked. */
export const isExpecting = ({ id, status, handler, entries }: ConversationState) =>
  id !== null && (status === "escalated" || handler === "human" || awaitsAnswer(entries));

/** The visitor has not seen so many messages: those behind the one with the id `seen`, and behind their own last words. */
export function countUnread({ entries }: ConversationState, seen: string | null): number {
  const from = entries.findLastIndex(({ id, role }) => role === "visitor" || (id !== undefined && id === seen));
  // Nothing of this conversation was seen on this page yet: what is there has been before.
  if (from < 0) return 0;
  return entries
    .slice(from + 1)
    .filter(({ role, state }) => (role === "assistant" || role === "agent") && state === "sent").length;
}

/** Id of the newest message that has one. */
export const newestId = ({ entries }: ConversationState): string | null =>
  entries.findLast(({ id, state }) => id !== undefined && state === "sent")?.id ?? null;
