import type { Problem } from "@widget-chat/contract/problem.ts";
import type { ProblemCode } from "@widget-chat/contract/problem-status.ts";

/** What to branch on: the server's codes, and four of the client's own. */
export type ErrorCode = ProblemCode | "network_error" | "timed_out" | "aborted" | "protocol_error";

export interface ErrorDetails {
  /** What the status says by itself, where it says anything. */
  kind?: ErrorCode | undefined;
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
  /** What its status says, also of a code that this version does not know; else the code. */
  declare readonly kind: ErrorCode;
  declare readonly status: number | undefined;
  declare readonly problem: Problem | undefined;
  declare readonly retryAfter: number | undefined;
  /** Quote it to the operator. */
  declare readonly requestId: string | undefined;

  constructor(code: Code, message: string, { cause, ...details }: ErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    // The class's own name does not survive minification, the code does.
    Object.assign(this, {
      ...details,
      kind: details.kind ?? code,
      name: `ChatError [${code}]`,
      code,
      requestId: details.problem?.request_id,
    });
  }

  get [brand](): true {
    return true;
  }

  /** What the server refused, and where in the request. */
  get errors(): NonNullable<Problem["errors"]> {
    return this.problem?.errors ?? [];
  }
}

/** Whether `error` is this package's, and has this code; like `instanceof` below it also knows errors of another copy of the package. */
export function isChatError(error: unknown): error is ChatError;
export function isChatError<Code extends ErrorCode>(error: unknown, code: Code): error is ChatError<Code>;
export function isChatError(error: unknown, code?: ErrorCode): boolean {
  const own = error as { [brand]?: true; code?: unknown } | null | undefined;
  return own?.[brand] === true && (!code || own.code === code);
}
