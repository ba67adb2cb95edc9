import { setTimeout as pause } from "node:timers/promises";
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, BadRequestError } from "openai";
import { Agent, fetch } from "undici";
import { createBreaker, type BreakerLimits } from "./breaker.ts";
import { ModelError } from "./model-error.ts";
import type { Model, ModelRequest } from "./model.ts";
import { bePatient, type Timeouts } from "./patience.ts";

export interface ModelOptions {
  /** Of any endpoint that speaks OpenAI's chat completions: `https://api.openai.com/v1`, `http://localhost:11434/v1`. */
  baseUrl: string;
  name: string;
  /** Null for an endpoint that wants none. */
  apiKey: string | null;
  timeouts?: Partial<Timeouts>;
  breaker?: Partial<BreakerLimits>;
  /** A pause before the one retry, in milliseconds; a server that asks for more than `most` is not tried again. */
  retry?: { least: number; most: number };
}

type Chunks = AsyncIterable<OpenAI.Chat.ChatCompletionChunk>;

const usualTimeouts: Timeouts = { connect: 3_000, firstToken: 15_000, gap: 20_000, total: 60_000 };
const usualBreaker: BreakerLimits = { calls: 10, failures: 5, windowMs: 30_000 };
const usualRetry = { least: 100, most: 1_000 };
/** A stream that never ends is cut off here. */
const mostBytes = 4 * 1024 * 1024;

/** A model behind an OpenAI-compatible endpoint. Throws a ModelError when it fails, is slow, or rests after failing often. */
export function createModel({ baseUrl, name, apiKey, ...options }: ModelOptions): Model {
  const timeouts = { ...usualTimeouts, ...options.timeouts };
  const retry = options.retry ?? usualRetry;
  const breaker = createBreaker({ ...usualBreaker, ...options.breaker });
  const dispatcher = new Agent({
    connect: { timeout: timeouts.connect },
    headersTimeout: 0,
    bodyTimeout: 0,
    maxResponseSize: mostBytes,
  });
  const client = new OpenAI({
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
  /** Newer models of OpenAI refuse the name that all other endpoints know. */
  let limitName: "max_tokens" | "max_completion_tokens" = "max_tokens";

  const open = ({ messages, maxTokens }: ModelRequest, signal: AbortSignal): Promise<Chunks> =>
    client.chat.completions.create({ model: name, messages, stream: true, [limitName]: maxTokens }, { signal });

  async function openPatiently(request: ModelRequest, signal: AbortSignal): Promise<Chunks> {
    try {
      return await open(request, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      if (
        error instanceof BadRequestError &&
        limitName === "max_tokens" &&
        error.message.includes("max_completion_tokens")
      ) {
        limitName = "max_completion_tokens";
      } else {
        await pause(pauseBeforeRetry(error, retry), undefined, { signal });
      }
      return open(request, signal);
    }
  }

  return {
    async *stream(request) {
      if (!breaker.begin()) throw new ModelError("resting");
      const patience = bePatient(timeouts, request.signal);
      let outcome: "succeeded" | "failed" | "abandoned" = "abandoned";
      try {
        let isWhole = false;
        for await (const { choices } of await openPatiently(request, patience.signal)) {
          const choice = choices?.[0];
          if (isToken(choice?.delta)) patience.progress();
          const text: unknown = choice?.delta?.content;
          if (typeof text === "string" && text !== "") yield text;
          if (choice?.finish_reason === "content_filter") throw new ModelError("refused");
          if (choice?.finish_reason) isWhole = true;
        }
        // The library ends an aborted stream as if it were whole.
        patience.signal.throwIfAborted();
        if (!isWhole) throw new ModelError("broken");
        outcome = "succeeded";
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason;
        outcome = "failed";
        throw patience.signal.aborted ? patience.signal.reason : modelErrorOf(error);
      } finally {
        patience.end();
        breaker.end(outcome);
      }
    },
  };
}

/** Some models think aloud before they answer, each endpoint in a member of its own. */
const isToken = (delta: object | undefined): boolean =>
  Object.entries(delta ?? {}).some(([member, value]) => member !== "role" && typeof value === "string" && value !== "");

/** Throws the error again when another try is pointless. */
function pauseBeforeRetry(error: unknown, { least, most }: { least: number; most: number }): number {
  const isReset = error instanceof APIConnectionError && !(error instanceof APIConnectionTimeoutError);
  const mayPass = isReset || (error instanceof APIError && (error.status === 429 || (error.status ?? 0) >= 500));
  const asked = error instanceof APIError ? Number(error.headers?.get("retry-after") ?? 0) * 1_000 : 0;
  if (!mayPass || !(asked <= most)) throw error;
  return Math.max(asked, least) + Math.random() * least;
}

function modelErrorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof APIConnectionError) return new ModelError("unreachable");
  if (error instanceof APIError && error.status !== undefined) return new ModelError("refused", error.status);
  return new ModelError("broken");
}
