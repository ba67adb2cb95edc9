import { ChatError, type ErrorCode, type ErrorDetails, isChatError } from "./errors.ts";

/**
 * The errors of some codes as a class to ask `instanceof` for. None is ever made: an error belongs to it by its code, so that
 * whoever asks for none pays for none.
 */
const classOf = <const Codes extends readonly ErrorCode[]>(
  ...codes: Codes
): abstract new (code: Codes[number], message: string, details?: ErrorDetails) => ChatError<Codes[number]> =>
  class extends ChatError<Codes[number]> {
    static override [Symbol.hasInstance](error: unknown): boolean {
      return isChatError(error) && codes.includes(error.kind);
    }
  };

/** No tenant has this slug or id. */
export const TenantNotFoundError = /* @__PURE__ */ classOf("tenant_not_found");
export type TenantNotFoundError = ChatError<"tenant_not_found">;
/** The tenant's assistant or widget is switched off. */
export const AssistantInactiveError = /* @__PURE__ */ classOf("assistant_inactive");
export type AssistantInactiveError = ChatError<"assistant_inactive">;
/** The tenant does not list this page's origin. */
export const OriginNotAllowedError = /* @__PURE__ */ classOf("origin_not_allowed");
export type OriginNotAllowedError = ChatError<"origin_not_allowed">;
/** The visitor has to agree to the tenant's terms first. */
export const ConsentRequiredError = /* @__PURE__ */ classOf("consent_required");
export type ConsentRequiredError = ChatError<"consent_required">;
/** The tenant asks for consent to another version by now. */
export const ConsentOutdatedError = /* @__PURE__ */ classOf("consent_outdated");
export type ConsentOutdatedError = ChatError<"consent_outdated">;
/** The visitor token does not hold; `message` says why. */
export const IdentityInvalidError = /* @__PURE__ */ classOf("identity_invalid");
export type IdentityInvalidError = ChatError<"identity_invalid">;
/** The conversation is unknown, or another visitor's. */
export const ConversationNotFoundError = /* @__PURE__ */ classOf("conversation_not_found");
export type ConversationNotFoundError = ChatError<"conversation_not_found">;
/** The conversation has no such answer. */
export const MessageNotFoundError = /* @__PURE__ */ classOf("message_not_found");
export type MessageNotFoundError = ChatError<"message_not_found">;
/** The link was used, is too old, or none: make a new one. */
export const ResumeLinkInvalidError = /* @__PURE__ */ classOf("resume_link_invalid");
export type ResumeLinkInvalidError = ChatError<"resume_link_invalid">;
/** The same key came with another body. */
export const IdempotencyConflictError = /* @__PURE__ */ classOf("idempotency_conflict");
export type IdempotencyConflictError = ChatError<"idempotency_conflict">;
/** Too many requests; try again after `retryAfter` seconds. */
export const RateLimitedError = /* @__PURE__ */ classOf("rate_limited");
export type RateLimitedError = ChatError<"rate_limited">;
/** The server or its database is too busy; try again after `retryAfter` seconds. */
export const OverloadedError = /* @__PURE__ */ classOf("overloaded", "database_unavailable");
export type OverloadedError = ChatError<"overloaded" | "database_unavailable">;
/** The server broke. */
export const ServerError = /* @__PURE__ */ classOf("internal_error");
export type ServerError = ChatError<"internal_error">;
/** No connection, or it was lost. */
export const NetworkError = /* @__PURE__ */ classOf("network_error");
export type NetworkError = ChatError<"network_error">;
/** No answer in time, or (`request_timeout`) the request took too long to reach the server. */
export const TimedOutError = /* @__PURE__ */ classOf("timed_out", "request_timeout");
export type TimedOutError = ChatError<"timed_out" | "request_timeout">;
/** The caller's signal aborted the request. */
export const AbortedError = /* @__PURE__ */ classOf("aborted");
export type AbortedError = ChatError<"aborted">;
/** The answer is not the API's: a proxy's HTML page, another service behind `baseUrl`. */
export const ProtocolError = /* @__PURE__ */ classOf("protocol_error");
export type ProtocolError = ChatError<"protocol_error">;
/** The server refused the request's content; `errors` says what is wrong where. */
export const ValidationError = /* @__PURE__ */ classOf(
  "validation_failed",
  "malformed_json",
  "bad_request",
  "tenant_id_required",
);
export type ValidationError = ChatError<"validation_failed" | "malformed_json" | "bad_request" | "tenant_id_required">;
