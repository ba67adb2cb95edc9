/**
 * Why there is no answer: `address`: it may not be called; `redirects`: it leads on too often, or to where nobody may
 * follow; `silent`: it takes too long; `unreachable`: there is no connection, for the reason that `code` gives;
 * `too_large`, `broken`: what comes is larger than wanted, or packed in a way that cannot be undone.
 */
export type OutboundReason = "address" | "redirects" | "silent" | "unreachable" | "too_large" | "broken";

export class OutboundError extends Error {
  override name = "OutboundError";
  readonly reason: OutboundReason;
  /** As Node names it: `ENOTFOUND`, `ECONNREFUSED`, `CERT_HAS_EXPIRED`. */
  readonly code: string | null;

  constructor(reason: OutboundReason, code: string | null = null) {
    super(`No answer from outside: ${reason}${code === null ? "" : ` (${code})`}.`);
    this.reason = reason;
    this.code = code;
  }
}
