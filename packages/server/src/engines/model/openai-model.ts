import { createBreaker, type BreakerLimits } from "./breaker.ts";
import { createDialect } from "./dialect.ts";
import { ModelError } from "./model-error.ts";
import type { Model, ModelRequest } from "./model.ts";
import { modelErrorOf, openClient } from "./openai-client.ts";
import { bePatient, type Timeouts } from "./patience.ts";
import { createRetries, type RetryLimits } from "./retries.ts";
import { meterCall } from "./tokens.ts";
import { gatherCalls, wired, wiredTools } from "./tool-calls.ts";

export interface ModelOptions {
  /** Of any endpoint that speaks OpenAI's chat completions: `https://api.openai.com/v1`, `http://localhost:11434/v1`. */
  baseUrl: string;
  name: string;
  /** Null for an endpoint that wants none. */
  apiKey: string | null;
  /** Most calls of it at once; left out: any number. */
  callsAtOnce?: number;
  /** Milliseconds until its first token and between two, and twice so many until something may be shown; left out: as `usualTimeouts` has them. */
  patienceMs?: number;
  timeouts?: Partial<Timeouts>;
  breaker?: Partial<BreakerLimits>;
  retry?: Partial<RetryLimits>;
}

const usualTimeouts: Timeouts = {
  connect: 3_000,
  firstToken: 6_000,
  gap: 6_000,
  unseen: 12_000,
  total: 60_000,
  afterword: 1_000,
};
const usualBreaker: BreakerLimits = { calls: 10, failures: 5, windowMs: 30_000 };
const usualRetry: RetryLimits = { least: 100, most: 1_000, share: 0.1, burst: 5 };
/** A stream that never ends is cut off here. */
const mostBytes = 4 * 1024 * 1024;

/** A model behind an OpenAI-compatible endpoint. Throws a ModelError when it fails, is slow, has enough to do, or rests after failing often. */
export function createModel({ baseUrl, name, apiKey, callsAtOnce = Infinity, ...options }: ModelOptions): Model {
  const { patienceMs } = options;
  const waiting = patienceMs === undefined ? {} : { firstToken: patienceMs, gap: patienceMs, unseen: patienceMs * 2 };
  const timeouts = { ...usualTimeouts, ...waiting, ...options.timeouts };
  const breaker = createBreaker({ ...usualBreaker, ...options.breaker });
  const retries = createRetries({ ...usualRetry, ...options.retry });
  const dialect = createDialect();
  let calls = 0;
  const client = openClient({ baseUrl, apiKey, timeouts, mostBytes });

  const open = ({ messages, tools = [], maxTokens }: ModelRequest, signal: AbortSignal) =>
    dialect.speak(
      (spoken) =>
        client.chat.completions.create(
          { model: name, messages: messages.map(wired), stream: true, ...spoken(maxTokens) },
          { signal },
        ),
      wiredTools(tools),
    );

  return {
    async *stream(request) {
      // It is no better for whoever waits that others wait as well.
      if (calls >= callsAtOnce) throw new ModelError("busy");
      const endCall = breaker.begin();
      if (!endCall) throw new ModelError("resting");
      calls++;
      const patience = bePatient(timeouts, request.signal, request.isSeen ?? (() => true));
      const meter = meterCall(request);
      const gathered = gatherCalls(request.tools ?? []);
      /** Whoever leaves once it speaks has heard that it is well. */
      let outcome: "succeeded" | "failed" | "abandoned" = "abandoned";
      let isWhole = false;
      let isCutShort = false;
      const tellCalls = (): void => {
        const all = gathered.calls();
        if (all.length > 0) request.called?.(all);
      };
      try {
        const chunks = await retries.run(() => open(request, patience.signal), patience.signal);
        meter.begun();
        for await (const { choices, usage } of chunks) {
          const choice = choices?.[0];
          meter.heard(choice?.delta, usage);
          const isTooMuch = gathered.heard(choice?.delta);
          if (isToken(choice?.delta)) {
            patience.progress();
            outcome = "succeeded";
          }
          const text: unknown = choice?.delta?.content;
          if (typeof text === "string" && text !== "") yield text;
          if (isTooMuch) throw new ModelError("cut short");
          if (choice?.finish_reason === "content_filter") throw new ModelError("refused");
          if (choice?.finish_reason && !isWhole) {
            isWhole = true;
            isCutShort = choice.finish_reason === "length";
            patience.afterword();
          }
        }
        // The library ends an aborted stream as if it were whole.
        patience.signal.throwIfAborted();
        if (!isWhole) throw new ModelError("broken");
        if (isCutShort) throw new ModelError("cut short");
        outcome = "succeeded";
        tellCalls();
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason;
        if (isWhole) {
          // All was said; what came to nothing is the afterword, such as the count of tokens.
          outcome = "succeeded";
          if (isCutShort) throw new ModelError("cut short");
          tellCalls();
          return;
        }
        const failure = patience.signal.aborted ? patience.signal.reason : modelErrorOf(error);
        if (!isForItsContent(failure) && !isOurs(failure)) {
          outcome = "failed";
          const askedFor = retries.pauseAskedBy(error);
          if (askedFor > 0) breaker.rest(askedFor);
        }
        throw failure;
      } finally {
        calls--;
        patience.end();
        endCall(outcome);
        meter.end();
      }
    },
  };
}

/** Some models think aloud before they answer, each endpoint in a member of its own. */
const isToken = (delta: object | undefined): boolean =>
  Object.entries(delta ?? {}).some(
    ([member, value]) =>
      (member !== "role" && typeof value === "string" && value !== "") ||
      (member === "tool_calls" && Array.isArray(value) && value.length > 0),
  );

/** What is too long, or touches a filter of the endpoint, is refused by one that is well. */
const isForItsContent = (error: unknown): boolean =>
  error instanceof ModelError && error.reason === "refused" && [null, 400, 413, 422].includes(error.status);

/** We stopped listening to an endpoint that is well: a visitor's words could make a model talk so. */
const isOurs = (error: unknown): boolean =>
  error instanceof ModelError && (error.reason === "cut short" || error.reason === "fruitless");
