import type { Db } from "../../db/database.ts";
import { hasPassages, noteEmbedded, readTextsRevision, takeTenantsToEmbed } from "../../db/embedding-turns.ts";
import type { Jobs } from "../jobs/queue.ts";
import type { Embeddings } from "../model/embeddings.ts";
import { repeat, type Repetition } from "../jobs/repeat.ts";
import { EMBED } from "./embed-passages.ts";
import type { ModelChoice } from "./model-choice.ts";

interface ScheduleDeps {
  db: Db;
  embeddings: Embeddings;
  choice: ModelChoice;
  enqueue: Jobs["enqueue"];
  onError(error: unknown): void;
  now(): Date;
}

const REST_MS = 1_000;
const AT_ONCE = 50;
/** A tenant that is still not embedded, such as where the endpoint refused all, is put in line again. */
export const AGAIN_MS = 10 * 60_000;

/**
 * Puts tenants in line whose passages are new, or were embedded by another model or in other dimensions than it has now, by
 * whichever server comes first.
 */
export function openEmbeddingSchedule({ db, embeddings, choice, enqueue, onError, now }: ScheduleDeps): Repetition {
  const { model } = embeddings;

  async function queueUp(): Promise<boolean> {
    if (!(await choice.look())) return false;
    const dimensions = embeddings.dimensions();
    return takeTenantsToEmbed(
      db,
      { model, dimensions, now: now(), since: new Date(now().getTime() - AGAIN_MS), limit: AT_ONCE },
      async (tx, tenantId) => {
        if (await hasPassages(tx, tenantId)) await enqueue(tx, tenantId, EMBED);
        else await noteEmbedded(tx, tenantId, { revision: await readTextsRevision(tx, tenantId), model, dimensions });
      },
    );
  }
  return repeat(queueUp, { restMs: REST_MS, onError });
}
