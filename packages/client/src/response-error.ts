import type { Problem } from "@widget-chat/contract/problem.ts";
import { ChatError } from "./errors.ts";

/** The error that an answer with a status outside 200–299 tells. */
export function responseError(response: Response, body: string, now: number): ChatError {
  const { status } = response;
  const kind =
    status === 429 ? "rate_limited" : status === 503 ? "overloaded" : status >= 500 ? "internal_error" : undefined;
  const problem = readProblem(body);
  const retryAfter = readRetryAfter(response.headers.get("retry-after"), now) ?? problem?.retry_after;
  if (problem)
    return new ChatError(problem.code, problem.detail || problem.title, { kind, status, problem, retryAfter });
  // A proxy in between answers without a problem; its status still says what to do.
  return new ChatError(
    kind ?? "protocol_error",
    `The chat server's address answered with status ${status} and no explanation.`,
    { status, retryAfter },
  );
}

function readProblem(body: string): Problem | undefined {
  try {
    const problem = JSON.parse(body) as Problem | null;
    return typeof problem?.code === "string" ? problem : undefined;
  } catch {
    return undefined;
  }
}

/** `Retry-After` is a number of seconds or a date; gives whole seconds from now. */
function readRetryAfter(value: string | null, now: number): number | undefined {
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
