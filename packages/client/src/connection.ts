/** How often and how fast a failed request is sent again. */
export interface RetryOptions {
  /** Tries in all, the first one included. Default 3; 1 turns retrying off. */
  attempts: number;
  /** Upper bound of the first random pause in ms; it doubles with each try. Default 500. */
  firstPauseMs: number;
  /**
   * Longest pause in ms. Default 10,000. A server that asks (`Retry-After`) for a longer one is not waited for:
   * the error goes to the caller at once, with `retryAfter` to count down.
   */
  longestPauseMs: number;
}

/** What the connection of a visitor and that of an administrator have in common. */
export interface ConnectionOptions {
  /** Where the server lives: `https://chat.example`. Empty: the page's own origin. */
  baseUrl: string;
  /** In place of the global `fetch`: a streaming one in React Native, one behind a proxy in Node. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  retry?: Partial<RetryOptions>;
  /** Longest wait in ms for an answer, and for the first byte of an event stream. Default 30,000. */
  timeoutMs?: number;
  /** An open event stream without a byte for so many ms counts as lost; the server pings every 15 s. Default 45,000. */
  idleMs?: number;
  /** Waits `ms`, or until the signal aborts; never rejects. For tests and special schedulers. */
  pause?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** The time in ms since 1970. */
  now?: () => number;
}

/** A server and how to talk to it; a plain value that opens nothing by itself. */
export interface Transport extends Required<Omit<ConnectionOptions, "retry">> {
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: RequestCredentials;
  readonly retry: Readonly<RetryOptions>;
}

/** A visitor's connection to one tenant, made by `connect`. */
export interface Connection extends Transport {
  readonly tenantId: string;
}

/** Names server and tenant for every other function; sends nothing yet. */
export function connect(options: ConnectionOptions & { /** The tenant's slug or id. */ tenantId: string }): Connection {
  const { tenantId } = options;
  // No slug or id needs escaping; what does matches no tenant, and the server is the one to say so.
  return { ...transport(options, { "x-tenant-id": encodeURIComponent(tenantId) }, "omit"), tenantId };
}

/** Fills in the defaults. */
export function transport(
  options: ConnectionOptions,
  headers: Record<string, string>,
  credentials: RequestCredentials,
): Transport {
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    fetch: options.fetch ?? globalThis.fetch,
    retry: { attempts: 3, firstPauseMs: 500, longestPauseMs: 10_000, ...options.retry },
    timeoutMs: options.timeoutMs ?? 30_000,
    idleMs: options.idleMs ?? 45_000,
    pause: options.pause ?? sleep,
    now: options.now ?? Date.now,
    headers,
    credentials,
  };
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener("abort", wake);
    if (signal?.aborted) wake();
  });
}
