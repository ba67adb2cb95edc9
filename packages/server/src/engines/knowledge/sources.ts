import { randomUUID } from "node:crypto";
import type { CreateSource, PatchSource } from "@widget-chat/contract/admin/source.ts";
import { inTenant, type Db, type Tx } from "../../db/database.ts";
import { failuresShown, withFailures, type ToldJob } from "../../db/job-failures.ts";
import {
  announceSources,
  hideSource,
  insertSource,
  keepSource,
  lockTenant,
  noteChange,
  updateSource,
  type SourceRow,
} from "../../db/sources.ts";
import { keepTenant } from "../../db/tenants.ts";
import { problems } from "../../errors.ts";
import type { Jobs } from "../jobs/queue.ts";
import { SYNC } from "./crawl/crawl.ts";
import { REMOVE, removeFor } from "./remove-source.ts";
import { afterPeriod } from "./schedule.ts";

/** Pages by their addresses that tenants learn from. */
export interface Sources {
  /** With its first synchronisation. */
  create(tenantId: string, source: CreateSource): Promise<{ source: SourceRow; job: ToldJob }>;
  /** Throws `source_not_found`. */
  change(tenantId: string, id: string, change: PatchSource): Promise<SourceRow>;
  /** Removes it with its documents: those of a large one go by and by. Throws `source_not_found`. */
  remove(tenantId: string, id: string): Promise<void>;
  /** Has it synchronised; where that is to be done already, it is that job. Throws `source_not_found`. */
  sync(tenantId: string, id: string): Promise<ToldJob>;
}

interface SourcesDeps {
  db: Db;
  enqueue: Jobs["enqueue"];
  now(): Date;
}

/** Whoever deletes a source waits for it so long; the rest is done in the background. */
const REMOVING_MS = 3_000;

export function openSources({ db, enqueue, now }: SourcesDeps): Sources {
  const due = (schedule: SourceRow["schedule"]): Date | null => schedule && afterPeriod(now(), schedule);
  const queueUp = async (tx: Tx, tenantId: string, key: string): Promise<ToldJob> => {
    const job = await enqueue(tx, tenantId, { kind: SYNC, key });
    return (await withFailures(tx, tenantId, [job], failuresShown.alone))[0]!;
  };

  return {
    create(tenantId, { kind, url, include = [], exclude = [], max_pages = 1_000, feed, schedule = null }) {
      if (feed && kind !== "products") throw problems.validationFailed([onlyOfProducts]);
      return inTenant(db, tenantId, async (tx) => {
        await keepTenant(tx, tenantId);
        const source = await insertSource(tx, {
          tenant_id: tenantId,
          id: randomUUID(),
          kind,
          url: readable(url),
          include: JSON.stringify(include),
          exclude: JSON.stringify(exclude),
          max_pages,
          ...(kind === "products" && { feed: JSON.stringify(feed ?? {}) }),
          schedule,
          next_sync_at: due(schedule),
          created_at: now(),
          updated_at: now(),
        });
        await announceSources(tx, tenantId);
        return { source, job: await queueUp(tx, tenantId, source.id) };
      });
    },

    change(tenantId, id, { url, include, exclude, max_pages, feed, schedule }) {
      return inTenant(db, tenantId, async (tx) => {
        await lockTenant(tx, tenantId);
        // What a page is to the source may be another by now, also where the page itself has not changed.
        if (url !== undefined || include || exclude || max_pages) await noteChange(tx, tenantId, id);
        let source = await updateSource(tx, tenantId, id, {
          ...(url !== undefined && { url: readable(url) }),
          ...(include && { include: JSON.stringify(include) }),
          ...(exclude && { exclude: JSON.stringify(exclude) }),
          ...(max_pages !== undefined && { max_pages }),
          ...(schedule !== undefined && { schedule, next_sync_at: due(schedule) }),
          updated_at: now(),
        });
        if (!source) throw problems.sourceNotFound();
        if (feed && source.kind !== "products") throw problems.validationFailed([onlyOfProducts]);
        // What is not said of a feed stays as it was.
        if (feed) source = await updateSource(tx, tenantId, id, { feed: JSON.stringify({ ...source.feed, ...feed }) });
        if (!source) throw problems.sourceNotFound();
        await announceSources(tx, tenantId);
        return source;
      });
    },

    async remove(tenantId, id) {
      await inTenant(db, tenantId, async (tx) => {
        if (!(await hideSource(tx, tenantId, id, now()))) throw problems.sourceNotFound();
        await enqueue(tx, tenantId, { kind: REMOVE, key: id });
      });
      await removeFor(db, tenantId, id, REMOVING_MS, { patience: "request" });
    },

    sync(tenantId, id) {
      return inTenant(db, tenantId, async (tx) => {
        await keepTenant(tx, tenantId);
        if (!(await keepSource(tx, tenantId, id))) throw problems.sourceNotFound();
        return queueUp(tx, tenantId, id);
      });
    },
  };
}

const onlyOfProducts = { pointer: "/feed", code: "format", detail: "is for sources of the kind products alone" };

/** As a browser would write it, without a fragment. Throws `validation_failed` where it could not. */
function readable(address: string): string {
  const url = URL.parse(address);
  if (!url?.hostname || url.username !== "" || url.password !== "")
    throw problems.validationFailed([
      { pointer: "/url", code: "format", detail: "must be an address that a browser can open, without a password" },
    ]);
  url.hash = "";
  return url.href;
}
