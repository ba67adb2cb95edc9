import { type ErrorCode, isChatError } from "@widget-chat/client";
import type { Words } from "./locales/words.ts";

/** `offline`: the browser says so; `unknown`: none of the client's errors, and the browser is online. */
export type FailureCode = ErrorCode | "offline" | "unknown";

/** Why something did not work. */
export interface Failure {
  code: FailureCode;
  /** Whole seconds to wait before trying again. */
  retryAfter: number | undefined;
  /** For the owner of the page, in the console. */
  detail: string;
}

export function failureOf(error: unknown): Failure {
  if (!isChatError(error))
    return { code: navigator.onLine ? "unknown" : "offline", retryAfter: undefined, detail: String(error) };
  const offline = error.code === "network_error" && !navigator.onLine;
  return { code: offline ? "offline" : error.code, retryAfter: error.retryAfter, detail: error.message };
}

/** The failure in words for a visitor: what happened and what to do. */
export function failureText({ code }: Failure, words: Words): string {
  switch (code) {
    case "offline":
      return words.offline;
    case "network_error":
    case "timed_out":
    case "request_timeout":
    case "protocol_error":
      return words.unreachable;
    case "rate_limited":
      return words.tooFast;
    case "overloaded":
    case "database_unavailable":
      return words.busy;
    case "consent_required":
    case "consent_outdated":
      return words.consent;
    case "identity_invalid":
      return words.unproven;
    case "resume_link_invalid":
      return words.linkUsed;
    case "tenant_not_found":
    case "tenant_id_required":
    case "assistant_inactive":
      return words.closedText;
    case "origin_not_allowed":
      return words.elsewhere;
    case "validation_failed":
    case "payload_too_large":
    case "malformed_json":
    case "bad_request":
      return words.refused;
    default:
      return words.broken;
  }
}

/** Whether there is no chat to be had here until the tenant or the page changes something. */
export const isFinal = ({ code }: Failure) =>
  ["tenant_not_found", "assistant_inactive", "origin_not_allowed", "tenant_id_required"].includes(code);
