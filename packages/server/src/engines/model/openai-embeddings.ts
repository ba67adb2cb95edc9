import { APIError } from "openai";
import { createBreaker, type BreakerLimits } from "./breaker.ts";
import { TextsRefusedError, type Embeddings } from "./embeddings.ts";
import { ModelError } from "./model-error.ts";
import { modelErrorOf, openClient } from "./openai-client.ts";
import { createRetries, type RetryLimits } from "./retries.ts";

export interface EmbeddingsOptions {
  /** Of any endpoint that speaks OpenAI's embeddings: `https://api.openai.com/v1`, `http://localhost:11434/v1`. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
  /** How many numbers are asked for; null: as many as the model gives. */
  dimensions: number | null;
  /** What the model wants before a question and before a passage. */
  questionPrefix: string;
  passagePrefix: string;
  /** The endpoint fails so often that it is left alone for a while. */
  onResting?(what: "questions" | "passages", error: ModelError): void;
  breaker?: Partial<BreakerLimits>;
  retry?: Partial<RetryLimits>;
}

const timeouts = { connect: 3_000, total: 30_000 };
const usualBreaker: BreakerLimits = { calls: 10, failures: 5, windowMs: 30_000 };
const usualRetry: RetryLimits = { least: 200, most: 2_000, share: 0.1, burst: 5 };
const mostBytes = 16 * 1024 * 1024;
/** What is wrong with the texts alone. */
const REFUSED_TEXTS = new Set([400, 413, 422]);

/** Questions and passages have a breaker each: what is in a hurry and what is not fail for reasons of their own. */
export function createEmbeddings(options: EmbeddingsOptions): Embeddings {
  const { model, dimensions: wanted, questionPrefix, passagePrefix } = options;
  const client = openClient({ ...options, timeouts, mostBytes });
  const retries = createRetries({ ...usualRetry, ...options.retry });
  let known = wanted;

  async function embed(input: string[], signal: AbortSignal): Promise<number[][]> {
    const { data } = await client.embeddings.create(
      { model, input, encoding_format: "float", ...(wanted !== null && { dimensions: wanted }) },
      { signal },
    );
    const vectors = vectorsIn(data, input.length);
    const dimensions = vectors[0]!.length;
    // Those that were stored and those of questions are compared number by number.
    if (dimensions !== (wanted ?? dimensions)) throw new ModelError("broken");
    known = dimensions;
    return vectors;
  }

  function guarded(what: "questions" | "passages") {
    let last = new ModelError("broken");
    const breaker = createBreaker({ ...usualBreaker, ...options.breaker }, undefined, () =>
      options.onResting?.(what, last),
    );
    return async (call: () => Promise<number[][]>, signal: AbortSignal): Promise<number[][]> => {
      const endCall = breaker.begin();
      if (!endCall) throw new ModelError("resting");
      try {
        const vectors = await call();
        endCall("succeeded");
        return vectors;
      } catch (error) {
        const isTexts = error instanceof APIError && REFUSED_TEXTS.has(error.status ?? 0);
        const isSlow = signal.aborted && signal.reason instanceof ModelError;
        if (isTexts || (signal.aborted && !isSlow)) endCall("abandoned");
        else {
          last = isSlow ? (signal.reason as ModelError) : modelErrorOf(error);
          endCall("failed");
          const asked = retries.pauseAskedBy(error);
          if (asked > 0) breaker.rest(asked);
        }
        if (signal.aborted) throw signal.reason;
        throw isTexts ? new TextsRefusedError(error.status ?? 0, saidIn(error)) : modelErrorOf(error);
      }
    };
  }
  const asQuestion = guarded("questions");
  const asPassages = guarded("passages");

  return {
    model: [model, wanted === null ? "" : `@${wanted}`, passagePrefix && ` ${passagePrefix}`].join(""),
    dimensions: () => known,
    async question(text, signal) {
      const [vector] = await asQuestion(() => embed([prefixed(questionPrefix, text)], signal), signal);
      return vector!;
    },
    passages(texts, signal) {
      const input = texts.map((text) => prefixed(passagePrefix, text));
      return asPassages(() => retries.run(() => embed(input, signal), signal), signal);
    },
  };
}

const prefixed = (prefix: string, text: string): string => (prefix === "" ? text : `${prefix} ${text}`);

/** In the order of the texts. Throws where the answer is none. */
function vectorsIn(data: unknown, count: number): number[][] {
  const vectors = Array.from<unknown, number[] | undefined>({ length: count }, () => undefined);
  const items = Array.isArray(data) ? (data as ({ index?: unknown; embedding?: unknown } | null)[]) : [];
  items.forEach((item, at) => {
    const index = item?.index ?? at;
    if (Number.isInteger(index) && isVector(item?.embedding)) vectors[Number(index)] = item.embedding;
  });
  const [first] = vectors;
  const isWhole = items.length === count && vectors.length === count;
  if (!first || !isWhole || vectors.some((vector) => vector?.length !== first.length)) throw new ModelError("broken");
  return vectors as number[][];
}

const MOST_DIMENSIONS = 8_192;

/** One that points nowhere cannot be compared. */
const isVector = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length <= MOST_DIMENSIONS &&
  value.every((one) => Number.isFinite(one)) &&
  value.some((one) => one !== 0);

/** The endpoint's own words for a refusal. */
const saidIn = ({ error }: APIError): string => {
  const said = (error as { message?: unknown } | undefined)?.message ?? error;
  return typeof said === "string" ? said : "";
};
