import OpenAI, { APIConnectionError, APIError } from "openai";
import { Agent, fetch } from "undici";
import { ModelError } from "./model-error.ts";

interface ClientOptions {
  baseUrl: string;
  /** Null for an endpoint that wants none. */
  apiKey: string | null;
  /** Longest that is waited, in milliseconds. */
  timeouts: { connect: number; total: number };
  /** What answers with more is cut off. */
  mostBytes: number;
}

/** A client of an OpenAI-compatible endpoint that tries nothing again, logs nothing and reads no environment. */
export function openClient({ baseUrl, apiKey, timeouts, mostBytes }: ClientOptions): OpenAI {
  const dispatcher = new Agent({
    connect: { timeout: timeouts.connect },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: mostBytes,
  });
  return new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? "none",
    // Else the library takes these from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    defaultHeaders: apiKey === null ? { Authorization: null } : {},
    maxRetries: 0,
    timeout: timeouts.total,
    logLevel: "off",
    fetch: fetch as unknown as typeof globalThis.fetch,
    fetchOptions: { dispatcher },
  });
}

/** Of what the library threw: nothing in it is of what was said. */
export function modelErrorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError) return new ModelError("unreachable");
  if (error instanceof APIError && error.status !== undefined) return new ModelError("refused", error.status);
  return new ModelError("broken");
}
