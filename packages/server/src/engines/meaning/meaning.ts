import { setTimeout as pause } from "node:timers/promises";
import type { Embeddings } from "../model/embeddings.ts";
import { ModelError } from "../model/model-error.ts";
import { inThread } from "../retrieval/workers/carriers.ts";
import type { Meaning, NearText } from "../retrieval/near.ts";
import { openWorker } from "../retrieval/workers/worker.ts";
import type { ModelChoice } from "./model-choice.ts";
import { packVector, type PackedVector } from "./packed-vector.ts";
import { createQuestionMemory } from "./question-memory.ts";
import type { NearRequest } from "./vectors-thread.ts";

interface MeaningOptions {
  embeddings: Embeddings;
  choice: Pick<ModelChoice, "supersededBy">;
  /** How long what is looked for in a turn waits for the endpoint and the search together. */
  patienceMs: number;
  databaseUrl: string;
  /** Most bytes that vectors may take. */
  memory: number;
  /** Vectors cannot be searched, and could before. */
  onFailed(error: unknown): void;
}

/** As many as are looked at closely for their words. */
const NEAREST = 50;
const LONGEST_QUESTION = 2_000;
const QUESTIONS_REMEMBERED = 500;
const SEARCHES_AT_ONCE = 4;
/** Reading the vectors of a large tenant again takes seconds. */
const IDLE_MS = 30 * 60_000;

export function openMeaning({
  embeddings,
  choice,
  patienceMs,
  databaseUrl,
  memory,
  onFailed,
}: MeaningOptions): Meaning {
  const searching = openWorker<NearRequest | "wake", NearText[]>(new URL("vectors-thread.ts", import.meta.url), {
    carrier: inThread,
    data: { databaseUrl, atOnce: SEARCHES_AT_ONCE, memory },
    atOnce: SEARCHES_AT_ONCE,
    timeoutMs: 60_000,
    memoryMb: 256,
    idleMs: IDLE_MS,
  });
  // To start it takes longer than the first question waits.
  searching.ask("wake").catch(() => {});
  const questions = createQuestionMemory<PackedVector>(QUESTIONS_REMEMBERED);
  let isFailing = false;

  const vectorOf = (question: string): Promise<PackedVector> =>
    questions.recall(question.slice(0, LONGEST_QUESTION).toWellFormed(), async (text) => {
      const giving = new AbortController();
      const timer = setTimeout(() => giving.abort(new ModelError("slow")), patienceMs);
      try {
        return packVector(await embeddings.question(text, giving.signal));
      } finally {
        clearTimeout(timer);
      }
    });

  /** Never rejects: passages are found by their words then. */
  async function search(tenantId: string, question: string, signal: AbortSignal): Promise<NearText[] | null> {
    if (choice.supersededBy() !== null) return null;
    const vector = await vectorOf(question).catch(() => null);
    if (!vector) return null;
    const space = { model: embeddings.model, dimensions: vector.bytes.length };
    try {
      const near = await searching.ask({ tenantId, space, ...vector, limit: NEAREST }, signal);
      isFailing = false;
      return near;
    } catch (error) {
      // Who has given up before its turn knows nothing of it.
      if (error === signal.reason) return null;
      if (!isFailing) onFailed(error);
      isFailing = true;
      return null;
    }
  }

  return {
    forTurn() {
      let left = patienceMs;
      return async (tenantId, question) => {
        if (left <= 0) return null;
        const began = performance.now();
        const over = new AbortController();
        const tooLong = pause(left, null, { signal: over.signal }).catch(() => null);
        try {
          return await Promise.race([search(tenantId, question, over.signal), tooLong]);
        } finally {
          over.abort();
          left -= performance.now() - began;
        }
      };
    },
    close: () => searching.close(),
  };
}
