import type { Problem, ProblemCode } from "@widget-chat/contract/problem.ts";

/** What to branch on: the server's codes, and four of the client's own. */
export type ErrorCode = ProblemCode | "network_error" | "timed_out" | "aborted" | "protocol_error";

export interface ErrorDetails {
  /** HTTP status; undefined when no answer arrived. */
  status?: number | undefined;
  /** The server's problem, where it sent one. */
  problem?: Problem | undefined;
  /** Whole seconds to wait before trying again, where the server named them. */
  retryAfter?: number | undefined;
  cause?: unknown;
}

const brand = Symbol.for("widget-chat.error");

/** Whatever goes wrong in this package; `message` is made for people. */
export class ChatError<Code extends ErrorCode = ErrorCode> extends Error {
  declare readonly code: Code;
  declare readonly status: number | undefined;
  declare readonly problem: Problem | undefined;
  declare readonly retryAfter: number | undefined;
  /** Quote it to the operator. */
  declare readonly requestId: string | undefined;

  constructor(code: Code, message: string, { status, problem, retryAfter, cause }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    // The class's own name does not survive minification, the code does.
    Object.assign(this, {
      name: `ChatError [${code}]`,
      code,
      status,
      problem,
      retryAfter,
      requestId: problem?.request_id,
    });
  }

  get [brand](): true {
    return true;
  }
}

/** No tenant has this slug or id. */
export class TenantNotFoundError extends ChatError<"tenant_not_found"> {}
/** The tenant's assistant or widget is switched off. */
export class AssistantInactiveError extends ChatError<"assistant_inactive"> {}
/** The tenant does not list this page's origin. */
export class OriginNotAllowedError extends ChatError<"origin_not_allowed"> {}
/** The visitor has to agree to the tenant's terms first. */
export class ConsentRequiredError extends ChatError<"consent_required"> {}
/** The conversation is unknown, or another visitor's. */
export class ConversationNotFoundError extends ChatError<"conversation_not_found"> {}
/** The same key came with another body. */
export class IdempotencyConflictError extends ChatError<"idempotency_conflict"> {}
/** Too many requests; try again after `retryAfter` seconds. */
export class RateLimitedError extends ChatError<"rate_limited"> {}
/** The server or its database is too busy; try again after `retryAfter` seconds. */
export class OverloadedError extends ChatError<"overloaded" | "database_unavailable"> {}
/** The server broke. */
export class ServerError extends ChatError<"internal_error"> {}
/** No connection, or it was lost. */
export class NetworkError extends ChatError<"network_error"> {}
/** No answer in time, or (`request_timeout`) the request took too long to reach the server. */
export class TimedOutError extends ChatError<"timed_out" | "request_timeout"> {}
/** The caller's signal aborted the request. */
export class AbortedError extends ChatError<"aborted"> {}
/** The answer is not the API's: a proxy's HTML page, another service behind `baseUrl`. */
export class ProtocolError extends ChatError<"protocol_error"> {}

/** The server refused the request's content; `errors` says what is wrong where. */
export class ValidationError extends ChatError<
  "validation_failed" | "malformed_json" | "bad_request" | "tenant_id_required"
> {
  get errors(): NonNullable<Problem["errors"]> {
    return this.problem?.errors ?? [];
  }
}

const classes = {
  tenant_not_found: TenantNotFoundError,
  assistant_inactive: AssistantInactiveError,
  origin_not_allowed: OriginNotAllowedError,
  consent_required: ConsentRequiredError,
  conversation_not_found: ConversationNotFoundError,
  idempotency_conflict: IdempotencyConflictError,
  rate_limited: RateLimitedError,
  overloaded: OverloadedError,
  database_unavailable: OverloadedError,
  internal_error: ServerError,
  network_error: NetworkError,
  timed_out: TimedOutError,
  request_timeout: TimedOutError,
  aborted: AbortedError,
  protocol_error: ProtocolError,
  validation_failed: ValidationError,
  malformed_json: ValidationError,
  bad_request: ValidationError,
  tenant_id_required: ValidationError,
};

/** The class of a code; codes without one of their own come as plain `ChatError`. */
export type ErrorOf<Code extends ErrorCode> = Code extends keyof typeof classes
  ? InstanceType<(typeof classes)[Code]>
  : ChatError<Code>;

/** Whether `error` is this package's, and has this code; unlike `instanceof` it also knows errors of another copy of the package. */
export function isChatError(error: unknown): error is ChatError;
export function isChatError<Code extends ErrorCode>(error: unknown, code: Code): error is ErrorOf<Code>;
export function isChatError(error: unknown, code?: ErrorCode): boolean {
  const own = error as { [brand]?: true; code?: unknown } | null | undefined;
  return own?.[brand] === true && (!code || own.code === code);
}

/** Makes the error of a code. A code that this version does not know gets the class of `kind`, which its status tells. */
export function chatError(code: ErrorCode, message: string, details?: ErrorDetails, kind?: ErrorCode): ChatError {
  const known = [code, kind].find((name) => name && Object.hasOwn(classes, name)) as keyof typeof classes | undefined;
  const Class = (known ? classes[known] : ChatError) as typeof ChatError;
  return new Class(code, message, details);
}
