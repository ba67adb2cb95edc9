import type { FastifyRateLimitStore } from "@fastify/rate-limit";

/** When so many clients are counted at once, the one whose window began first is forgotten. */
const MOST_CLIENTS = 200_000;

interface Window {
  count: number;
  /** Milliseconds of the monotonic clock, which nobody can set back. */
  end: number;
}

/**
 * Counts requests of each client in windows of one length, each of which begins with the client's first request. Every
 * request gets a count of its own: the limiter's own store hands out one object that goes on counting, so that of many
 * requests in one instant all were refused.
 */
export class WindowStore implements FastifyRateLimitStore {
  /** In the order in which they end. */
  readonly #windows = new Map<string, Window>();

  incr(key: string, callback: (error: null, result: { current: number; ttl: number }) => void, length: number): void {
    const now = performance.now();
    this.#forget(now);
    let window = this.#windows.get(key);
    // What has ended counts no more, also where it was not yet forgotten.
    if (!window || window.end <= now) {
      window = { count: 0, end: now + length };
      this.#windows.delete(key);
      this.#windows.set(key, window);
    }
    window.count++;
    callback(null, { current: window.count, ttl: window.end - now });
  }

  /** Limiters share the store, and so its bound; their keys differ. */
  child(): this {
    return this;
  }

  #forget(now: number): void {
    for (const [key, { end }] of this.#windows) {
      if (end > now && this.#windows.size <= MOST_CLIENTS) return;
      this.#windows.delete(key);
    }
  }
}
