import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../db/database.ts";
import { hasPassages, noteEmbedded, readTextsRevision, takeTenantsToEmbed } from "../../db/embedding-turns.ts";
import type { Jobs } from "../jobs/queue.ts";
import { EMBED } from "./embed-passages.ts";

/** Puts tenants in line whose passages are new, or were embedded by another model, by whichever server comes first. */
export interface EmbeddingSchedule {
  stop(): Promise<void>;
}

interface ScheduleDeps {
  db: Db;
  /** The space that passages are to be embedded in. */
  model: string;
  enqueue: Jobs["enqueue"];
  onError(error: unknown): void;
  now(): Date;
}

const POLL_MS = 1_000;
/** Before it tries again when the database is away. */
const REST_MS = 30_000;
const AT_ONCE = 50;
/** A tenant that is still not embedded, such as where the endpoint refused all, is put in line again. */
const AGAIN_MS = 10 * 60_000;

export function openEmbeddingSchedule({ db, model, enqueue, onError, now }: ScheduleDeps): EmbeddingSchedule {
  const stopping = new AbortController();
  const { signal } = stopping;

  const queueUp = (): Promise<boolean> =>
    takeTenantsToEmbed(
      db,
      { model, now: now(), since: new Date(now().getTime() - AGAIN_MS), limit: AT_ONCE },
      async (tx, tenantId) => {
        if (await hasPassages(tx, tenantId)) await enqueue(tx, tenantId, EMBED);
        else await noteEmbedded(tx, tenantId, { revision: await readTextsRevision(tx, tenantId), model });
      },
    );

  async function look(): Promise<void> {
    while (!signal.aborted) {
      const restMs = await queueUp().then(
        (isMore) => (isMore ? 0 : POLL_MS),
        (error: unknown) => {
          onError(error);
          return REST_MS;
        },
      );
      await pause(restMs, undefined, { signal }).catch(() => {});
    }
  }

  const looking = look();

  return {
    async stop() {
      stopping.abort();
      await looking;
    },
  };
}
