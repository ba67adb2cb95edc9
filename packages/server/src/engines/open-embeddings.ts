import type { Db } from "../db/database.ts";
import { openModelChoice, type ModelChoice } from "./meaning/model-choice.ts";
import type { Embeddings } from "./model/embeddings.ts";
import { createEmbeddings, type EmbeddingsOptions } from "./model/openai-embeddings.ts";

/** What passages and questions are embedded by. */
export interface OpenEmbeddings {
  endpoint: Embeddings;
  choice: ModelChoice;
  /** How long a turn waits for the meaning of its questions. */
  patienceMs: number;
}

interface Options extends EmbeddingsOptions {
  timeoutMs: number;
  db: Db;
  /** Told of what an operator should know, in words. */
  warn(about: object, what: string): void;
}

export function openEmbeddings({ db, warn, timeoutMs, ...options }: Options): OpenEmbeddings {
  const endpoint = createEmbeddings({
    ...options,
    onResting: (what, err) =>
      warn({ err }, `the embeddings endpoint fails for ${what}; it is left alone, words alone find meanwhile`),
  });
  const { model } = endpoint;
  const choice = openModelChoice({
    db,
    model,
    onSuperseded(by) {
      if (by === null) warn({ model }, "this server's embeddings model is that of all again; it finds by meaning");
      else warn({ model, by }, "servers set up later embed by another model; this one finds by words alone");
    },
  });
  return { endpoint, choice, patienceMs: timeoutMs };
}
