import type { History } from "@widget-chat/contract/history.ts";
import type { Connection } from "./connection.ts";
import { request, type CallOptions } from "./request.ts";

export interface HistoryOptions extends CallOptions {
  /** 1–200 messages. Default 100. */
  limit?: number | undefined;
  /** Only messages with a smaller `seq`: pages back. */
  before?: number | undefined;
  /** Only messages with a greater `seq`: fetches what is new. */
  after?: number | undefined;
}

/**
 * The messages of a conversation, oldest first; the newest ones unless asked otherwise. `has_more` tells of others in the
 * direction asked for. Throws `ConversationNotFoundError` for an id that the tenant does not know.
 */
export function history(
  connection: Connection,
  conversationId: string,
  { signal, ...query }: HistoryOptions = {},
): Promise<History> {
  return request(connection, {
    path: `/api/chat/widget/messages/${encodeURIComponent(conversationId)}`,
    query: { ...query },
    signal,
  });
}
