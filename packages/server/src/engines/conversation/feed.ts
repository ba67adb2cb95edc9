import type { ConversationEvent } from "@widget-chat/contract/conversation-events.ts";
import type { ConversationStore } from "../../db/conversations.ts";
import { problems } from "../../errors.ts";
import { standing } from "./history.ts";
import { isConversationId } from "./ids.ts";
import { toMessage } from "./messages.ts";

const POLL_MS = 1_000;
const PAGE = 100;

/** Where a reader stands: the last message and the last transition it has seen. As an event id: `12.3`. */
interface Cursor {
  message: number;
  event: number;
}

export interface Feed {
  /**
   * What happens in a conversation after the first of `since` that can be read (an event id, or a message's `seq`; none: from now on), until the signal.
   * Throws `conversation_not_found`.
   */
  watch(
    tenantId: string,
    conversationId: string,
    since: (string | number | null)[],
    signal: AbortSignal,
  ): Promise<AsyncIterable<ConversationEvent>>;
  /** Looks at once instead of with the next poll, and tells whether the assistant is answering. */
  changed(conversationId: string, typing: boolean): void;
  /** Looks at once instead of with the next poll. */
  wake(conversationId: string): void;
}

/** Reads from the database alone, so it tells what any server stored; this server's own changes show at once. */
export function openFeed(read: ConversationStore["read"], now: () => Date): Feed {
  const watchers = new Map<string, Set<() => void>>();
  /** Conversations that this server's assistant is answering now. */
  const answering = new Set<string>();

  async function* follow(
    tenantId: string,
    conversationId: string,
    cursor: Cursor,
    signal: AbortSignal,
  ): AsyncGenerator<ConversationEvent> {
    let told = false;
    let wake: () => void = () => {};
    const watcher = (): void => wake();
    const group = watchers.get(conversationId) ?? new Set();
    watchers.set(conversationId, group.add(watcher));
    signal.addEventListener("abort", watcher);
    try {
      while (!signal.aborted) {
        const woken = new Promise<void>((resolve) => (wake = resolve));
        const row = await read({ tenantId, conversationId, limit: PAGE, before: null, after: cursor.message });
        if (row.status === null) return;
        const rows = (row.messages ?? []).slice(0, PAGE);
        for (const message of rows) {
          cursor.message = message.seq;
          yield { id: `${cursor.message}.${cursor.event}`, event: "message", data: toMessage(message, row.feedback) };
        }
        if (row.last_event_seq > cursor.event) {
          cursor.event = row.last_event_seq;
          yield { id: `${cursor.message}.${cursor.event}`, event: "status", data: standing(row, now()) };
        }
        if (answering.has(conversationId) !== told) {
          told = !told;
          yield { event: "typing", data: { role: "assistant", active: told } };
        }
        if (rows.length === PAGE) continue;
        const timer = setTimeout(() => wake(), POLL_MS);
        await woken;
        clearTimeout(timer);
      }
    } finally {
      signal.removeEventListener("abort", watcher);
      group.delete(watcher);
      if (group.size === 0) watchers.delete(conversationId);
    }
  }

  const wakeAll = (conversationId: string): void => {
    for (const wake of watchers.get(conversationId) ?? []) wake();
  };

  return {
    async watch(tenantId, conversationId, since, signal) {
      if (!isConversationId(conversationId)) throw problems.conversationNotFound();
      const row = await read({ tenantId, conversationId, limit: 1, before: null, after: null });
      if (row.status === null) throw problems.conversationNotFound();
      const newest = row.messages?.at(-1)?.seq ?? 0;
      return follow(
        tenantId,
        conversationId,
        since.map(parseCursor).find(Boolean) ?? { message: newest, event: 0 },
        signal,
      );
    },
    changed(conversationId, typing) {
      if (typing) answering.add(conversationId);
      else answering.delete(conversationId);
      wakeAll(conversationId);
    },
    wake: wakeAll,
  };
}

function parseCursor(since: string | number | null): Cursor | null {
  const [, message, event] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(String(since ?? "")) ?? [];
  return message === undefined ? null : { message: Number(message), event: Number(event ?? 0) };
}
