import { setTimeout as pause } from "node:timers/promises";
import { APIConnectionError, APIConnectionTimeoutError, APIError } from "openai";

export interface RetryLimits {
  /** The pause before a retry begins with this, in milliseconds, and is up to twice as long. */
  least: number;
  /** An endpoint that asks for a longer pause is not tried again. */
  most: number;
  /** Of all calls, how many may be made a second time once the burst is used up. */
  share: number;
  burst: number;
}

/** Makes calls once more that failed in passing, few enough that an ailing endpoint isn't hammered. */
export interface Retries {
  run<Result>(call: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
  /** How long the endpoint wants to be left alone, in milliseconds; 0: it doesn't say. */
  pauseAskedBy(error: unknown): number;
}

export function createRetries({ least, most, share, burst }: RetryLimits): Retries {
  let left = burst;
  return {
    async run(call, signal) {
      left = Math.min(burst, left + share);
      try {
        return await call();
      } catch (error) {
        const asked = pauseAskedBy(error);
        if (signal.aborted || !mayPass(error) || asked > most || left < 1) throw error;
        left -= 1;
        // Whoever failed together doesn't come back together.
        await pause(Math.max(asked, least) + Math.random() * Math.max(asked, least), undefined, { signal });
        return call();
      }
    },
    pauseAskedBy,
  };
}

const isReset = (error: unknown): boolean =>
  error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError);

const mayPass = (error: unknown): boolean =>
  isReset(error) || (error instanceof APIError && (error.status === 429 || (error.status ?? 0) >= 500));

/** `Retry-After` is a number of seconds or a date; anything else says nothing. */
function pauseAskedBy(error: unknown): number {
  const header = error instanceof APIError ? error.headers?.get("retry-after")?.trim() : undefined;
  if (!header) return 0;
  const asked = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(asked) ? Math.max(0, asked) : 0;
}
