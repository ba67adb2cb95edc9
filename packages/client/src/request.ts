import { startAttempt, type Attempt } from "./attempt.ts";
import type { Transport } from "./connection.ts";
import { ChatError } from "./errors.ts";
import { responseError } from "./response-error.ts";
import { withRetries } from "./retry.ts";

/** A request, apart from what the transport knows. */
export interface Call {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  /** Of a list, each is named. */
  query?: Record<string, string | number | string[] | undefined>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, in place of `json`; `headers` say what it is. */
  text?: string;
  /** Sent twice it has the effect of once. Reads are; anything else says so. */
  repeatable?: boolean;
  /** Asks the server, whatever the browser has kept of an earlier answer. */
  fresh?: boolean | undefined;
  /** In place of the transport's. */
  timeoutMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** What every function that asks for something takes last. */
export interface CallOptions {
  /** Gives the request up, pauses between its tries included. */
  signal?: AbortSignal | undefined;
}

/** Sends a call, again where that is safe, and reads the JSON answer; undefined for an empty one (204). */
export function request<T>(transport: Transport, call: Call): Promise<T> {
  const read = !call.method || call.method === "GET";
  const body = bodyOf(call);
  const once = async () => {
    const attempt = startAttempt(call.signal);
    try {
      const response = await open(transport, call, body, "application/json", attempt);
      const text = await attempt.wait(() => response.text(), call.timeoutMs ?? transport.timeoutMs);
      return (response.status === 204 ? undefined : parseObject(text)) as T;
    } finally {
      attempt.close();
    }
  };
  return read || call.repeatable ? withRetries(transport, read, call.signal, once) : once();
}

/** Sends a call once; gives the answer if its status is a good one, with its body still to be read. */
export async function open(
  transport: Transport,
  call: Call,
  body: string | undefined,
  accept: string,
  attempt: Attempt,
): Promise<Response> {
  // Browsers refuse a `fetch` that is called as a method of something else.
  const { fetch, baseUrl, credentials, now } = transport;
  const timeoutMs = call.timeoutMs ?? transport.timeoutMs;
  // Made before the exchange: a header that cannot be sent is the caller's mistake, not the network's.
  const headers = new Headers({
    ...(body !== undefined && { "content-type": "application/json" }),
    ...transport.headers,
    ...call.headers,
    accept,
  });
  const init: RequestInit = { method: call.method ?? "GET", headers, credentials, signal: attempt.signal };
  if (body !== undefined) init.body = body;
  if (call.fresh) init.cache = "no-cache";
  const response = await attempt.wait(() => fetch(baseUrl + call.path + queryOf(call), init), timeoutMs);
  if (response.ok) return response;
  throw responseError(response, await attempt.wait(() => response.text(), timeoutMs), now());
}

/** The body as it is sent with every try. */
export const bodyOf = ({ json, text }: Call): string | undefined => text ?? JSON.stringify(json);

/** Reads what must be a JSON object. */
export function parseObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (value && typeof value === "object") return value;
  } catch {
    // falls through: what is no JSON is no object either
  }
  throw strangeAnswer();
}

/** No chat server answers there. */
export const strangeAnswer = (status?: number) =>
  new ChatError(
    "protocol_error",
    "The chat server's address answered with something else than the chat API. Check baseUrl and what stands in between.",
    { status },
  );

function queryOf({ query = {} }: Call): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `${name}=${encodeURIComponent(one)}`),
  );
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
