import type { Transport } from "./connection.ts";
import { isChatError } from "./errors.ts";

/** No pause is longer, whatever a server asks for. Timers overflow at 24 days and would then fire at once. */
const hourMs = 3_600_000;

/** Whether the same request may succeed later. `read`: it changes nothing on the server, so that even a crash half-way is harmless. */
export function isPassing(error: unknown, read: boolean): boolean {
  if (!isChatError(error)) return false;
  const { code, status = 0 } = error;
  return (
    code === "network_error" ||
    code === "timed_out" ||
    [408, 429, 502, 503, 504].includes(status) ||
    (read && status >= 500)
  );
}

/** Runs `once` until it succeeds, fails for good, or has used up its tries. */
export async function withRetries<T>(
  transport: Transport,
  read: boolean,
  signal: AbortSignal | undefined,
  once: () => Promise<T>,
): Promise<T> {
  for (let failures = 1; ; failures++) {
    try {
      return await once();
    } catch (error) {
      await pauseAfter(error, failures, transport, read, signal);
    }
  }
}

/** Waits as long as a failure asks for; throws it again where another try is useless, forbidden or too far away. */
export async function pauseAfter(
  error: unknown,
  failures: number,
  transport: Transport,
  read: boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { attempts, longestPauseMs } = transport.retry;
  const askedMs = askedPauseMs(error);
  if (failures >= attempts || askedMs > longestPauseMs || !isPassing(error, read)) throw error;
  await pause(transport, askedMs, failures, longestPauseMs, signal);
}

/** What `Retry-After` asked for, in ms. */
export const askedPauseMs = (error: unknown): number => (isChatError(error) ? (error.retryAfter ?? 0) * 1000 : 0);

/** Waits `leastMs` and a random while on top, which grows with the failures and scatters the clients of a server that comes back. */
export function pause(
  transport: Transport,
  leastMs: number,
  failures: number,
  longestMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const spreadMs = Math.random() * Math.min(longestMs, transport.retry.firstPauseMs * 2 ** (failures - 1));
  return transport.pause(Math.min(leastMs + spreadMs, hourMs), signal);
}
