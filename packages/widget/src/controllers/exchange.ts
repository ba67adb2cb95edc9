import { type Connection, streamMessage } from "@widget-chat/client";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { Report } from "../events.ts";
import type { Parcel } from "../parcel.ts";
import { answered, inserted, replyEntry, replyKey, withChange, without, withReplyId } from "../transcript.ts";
import type { ConversationStore } from "./store.ts";

export interface ExchangeDeps {
  connection: Connection;
  store: ConversationStore;
  report: Report;
  signal: AbortSignal;
  /** Proves who the visitor is; null: nobody says so. Throws what the page throws. */
  token(): string | null | Promise<string | null>;
  /** The answer is complete. */
  onAnswer(answer: Answer): void;
  /** The server has taken the message in, in this conversation. */
  onAccepted(conversationId: string): void;
}

/** Sends one message and shows the answer while it is written. Throws what the client throws. */
export async function exchange({ key, idempotencyKey, body }: Parcel, deps: ExchangeDeps): Promise<void> {
  const { connection, store, report, signal, token } = deps;
  const reply = replyKey(key);
  const change = (target: string, values: Parameters<typeof withChange>[2]) =>
    store.change({ entries: withChange(store.state.entries, target, values) });

  const isTaken = store.state.entries.some((entry) => entry.key === reply || (entry.key === key && entry.id));
  change(key, { failure: undefined, state: isTaken ? "sent" : "pending" });
  const rest = without(store.state.entries, reply);
  const at = rest.findIndex((entry) => entry.key === key) + 1;
  store.change({ entries: inserted(rest, at, replyEntry(key)) });

  let text = "";
  const visitorToken = await token();
  for await (const part of streamMessage(connection, body, { idempotencyKey, visitorToken, signal })) {
    if (part.event === "start") {
      const { conversation_id, message_id } = part.data;
      deps.onAccepted(conversation_id);
      change(key, { state: "sent" });
      store.change({ entries: withReplyId(store.state.entries, reply, message_id) });
      report("message-sent", { text: body.message });
    } else if (part.event === "delta") {
      const shown = store.state.entries.find((entry) => entry.key === reply);
      // Told again of an answer that stands there whole.
      if (shown?.state !== "streaming") continue;
      if (!text) report("answer-start", { messageId: shown.id ?? "" });
      text += part.data.text;
      change(reply, { content: text });
    } else {
      finish(part.data, reply, deps);
    }
  }
  change(key, { state: "sent" });
}

function finish(answer: Answer, reply: string, { store, report, onAnswer, onAccepted }: ExchangeDeps) {
  onAccepted(answer.conversation_id);
  // The same answer may have come over the conversation's events already.
  const entries = store.state.entries.filter((entry) => entry.key === reply || entry.id !== answer.message_id);
  const own = entries.find((entry) => entry.key === reply);
  const shown = answer.response.trim() || answer.products.length > 0;
  store.change({
    entries: own && shown ? withChange(entries, reply, answered(own, answer)) : without(entries, reply),
    status: answer.status,
    handler: answer.handler,
    limited: answer.limit_reached,
  });
  const messageId = answer.message_id;
  report("answer-end", { messageId });
  if (shown)
    report("message-received", {
      messageId,
      from: "assistant",
      kind: answer.kind,
      mode: answer.widget_type,
      text: answer.response,
    });
  if (answer.limit_reached) report("limit-reached", {});
  onAnswer(answer);
}
