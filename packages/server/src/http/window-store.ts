import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** When the map is full, the client whose window began first is forgotten. */
const MOST_CLIENTS = 100_000;

interface Window {
  count: number;
  /** Milliseconds of the monotonic clock, which nobody can set back. */
  end: number;
}

/**
 * Counts requests of each client in windows of a fixed length. Every request gets a count of its own: the limiter's
 * own store hands out one object that goes on counting, so that of many requests in one instant all were refused.
 */
export class WindowStore implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>();

  incr(key: string, callback: (error: null, result: { current: number; ttl: number }) => void, length: number): void {
    const now = performance.now();
    let window = this.#windows.get(key);
    if (!window || window.end <= now) {
      window = { count: 0, end: now + length };
      this.#windows.delete(key);
      this.#windows.set(key, window);
      if (this.#windows.size > MOST_CLIENTS) this.#windows.delete(this.#windows.keys().next().value as string);
    }
    window.count++;
    callback(null, { current: window.count, ttl: window.end - now });
  }

  child(): WindowStore {
    return new WindowStore();
  }
}
