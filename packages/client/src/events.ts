import type { ConversationEvent } from "@widget-chat/contract/conversation-events.ts";
import type { Connection } from "./connection.ts";
import { eventStream } from "./event-stream.ts";
import { parseObject, type CallOptions } from "./request.ts";
import { askedPauseMs, isPassing, pause } from "./retry.ts";

const longestPauseMs = 30_000;

export interface EventsOptions extends CallOptions {
  /** The `seq` of the last message already known. */
  after?: number | undefined;
  /** The `id` of the last event already seen; wins over `after`. */
  lastEventId?: string | undefined;
}

/**
 * Gives what happens in a conversation, for as long as the loop runs. A lost connection is opened again, as often as it takes,
 * and goes on after the last event seen: nothing is missing, no message comes twice.
 * Throws what no waiting cures, e.g. `ConversationNotFoundError`.
 */
export async function* events(
  connection: Connection,
  conversationId: string,
  { after, lastEventId, signal }: EventsOptions = {},
): AsyncGenerator<ConversationEvent, void, undefined> {
  const path = `/api/chat/widget/events/${encodeURIComponent(conversationId)}`;
  let serverPauseMs = 0;
  let failures = 0;
  for (;;) {
    const openedAt = connection.now();
    let askedMs = 0;
    try {
      // `lastEventId` outlives the streams: one that drops before its first id must not forget the resumption point.
      const headers: Record<string, string> = lastEventId ? { "last-event-id": lastEventId } : {};
      for await (const block of eventStream(connection, { path, query: { after }, headers, signal })) {
        lastEventId = block.id ?? lastEventId;
        serverPauseMs = block.retry ?? serverPauseMs;
        if (block.data === undefined || !Object.hasOwn(known, block.event)) continue;
        failures = 0;
        const event = {
          event: block.event,
          data: parseObject(block.data),
          ...(lastEventId && { id: lastEventId }),
        } as ConversationEvent;
        if (event.event === "message") {
          if (event.data.seq <= (after ?? 0)) continue;
          after = event.data.seq;
        }
        yield event;
      }
    } catch (error) {
      if (!isPassing(error, true)) throw error;
      askedMs = askedPauseMs(error);
    }
    // A connection that held for long was a good one, however quiet.
    if (connection.now() - openedAt > longestPauseMs) failures = 0;
    await pause(connection, Math.max(askedMs, serverPauseMs), ++failures, longestPauseMs, signal);
  }
}

const known = { message: 1, status: 1, typing: 1 } satisfies Record<ConversationEvent["event"], 1>;
