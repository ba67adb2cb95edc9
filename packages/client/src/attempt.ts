import { ChatError } from "./errors.ts";

/** One try of a request, from its first byte to its last. */
export interface Attempt {
  readonly signal: AbortSignal;
  /** Waits for a step of the exchange, at most `ms`; its failure comes as the `ChatError` of its cause. */
  wait<T>(step: () => Promise<T>, ms: number): Promise<T>;
  /** Lets go of the connection, wherever the exchange stands. */
  close(): void;
}

/** Ties the caller's signal and the time limits of one try to one signal of its own. */
export function startAttempt(outer: AbortSignal | undefined): Attempt {
  // Made by hand: React Native has neither AbortSignal.any nor AbortSignal.timeout.
  const controller = new AbortController();
  const abort = () => controller.abort();
  let late = false;
  outer?.addEventListener("abort", abort);
  if (outer?.aborted) abort();

  const explain = (cause: unknown): ChatError => {
    if (outer?.aborted) return new ChatError("aborted", "The request was given up.");
    if (late) return new ChatError("timed_out", "The chat server did not answer in time.");
    return new ChatError("network_error", "The chat server could not be reached, or the connection was lost.", {
      cause,
    });
  };

  return {
    signal: controller.signal,
    async wait(step, ms) {
      const timer = setTimeout(() => {
        late = true;
        abort();
      }, ms);
      try {
        return await step();
      } catch (cause) {
        throw explain(cause);
      } finally {
        clearTimeout(timer);
      }
    },
    close() {
      outer?.removeEventListener("abort", abort);
      abort();
    },
  };
}
