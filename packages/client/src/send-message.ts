import type { Answer } from "@widget-chat/contract/answer.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { Connection } from "./connection.ts";
import { randomId } from "./random-id.ts";
import { request, type Call, type CallOptions } from "./request.ts";

export interface SendMessageOptions extends CallOptions {
  /**
   * 1–255 characters. The same key again within 24 hours gets the stored answer, not a second one.
   * Default: a new one a call. Give your own to try again after a reload.
   */
  idempotencyKey?: string | undefined;
  /**
   * Who the visitor is, as the tenant's own server signed it; it goes as a header, never in an address. When it does not
   * hold any more (`IdentityInvalidError`), get a new one and send again with the same key.
   */
  visitorToken?: string | null | undefined;
}

/**
 * Sends a visitor's message and waits for the whole answer. `conversation_id` of the answer goes with the next message.
 * A used-up plan is no error: the answer is then of kind `limit`, in the tenant's own words.
 * Throws `ConversationNotFoundError` for another visitor's conversation, `RateLimitedError` with `retryAfter` in seconds,
 * `ValidationError` for a message that is empty or longer than 4,000 characters, `ConsentRequiredError` before the visitor
 * has agreed (`giveConsent`), `IdentityInvalidError` for a `visitorToken` that does not hold.
 */
export function sendMessage(
  connection: Connection,
  body: SendMessage,
  options: SendMessageOptions = {},
): Promise<Answer> {
  return request(connection, messageCall(body, options));
}

/** The call of one message: every try of it carries the same key, so that it counts once. */
export function messageCall(
  body: SendMessage,
  { idempotencyKey = randomId(), visitorToken, signal }: SendMessageOptions,
): Call {
  return {
    method: "POST",
    path: "/api/chat/widget",
    headers: { "idempotency-key": idempotencyKey, ...(visitorToken && { "x-visitor-token": visitorToken }) },
    json: body,
    repeatable: true,
    signal,
  };
}
