import type { Job, JobFailure } from "@widget-chat/contract/admin/job.ts";
import type { Source } from "@widget-chat/contract/admin/source.ts";
import type { JobFailure as FailureRow, ToldJob } from "../../db/job-failures.ts";
import type { SourceRow } from "../../db/sources.ts";

/** A source as the admin API shows it. */
export function showSource(row: SourceRow, lastJob: ToldJob | null): Source {
  const { id, kind, url, include, exclude, max_pages, feed, schedule, next_sync_at, created_at, updated_at } = row;
  return {
    id,
    kind,
    url,
    include,
    exclude,
    max_pages,
    ...(feed && { feed }),
    schedule,
    next_sync_at: next_sync_at && next_sync_at.toISOString(),
    last_job: lastJob && showJob(lastJob),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** A synchronisation as the admin API shows it. */
export function showJob({ id, key, state, error, progress, failed, failures, ...times }: ToldJob): Job {
  const pages = (what: string): number => progress[`pages_${what}`] ?? 0;
  return {
    id,
    source_id: key,
    state,
    error,
    pages: {
      found: pages("found"),
      fetched: pages("fetched"),
      unchanged: pages("unchanged"),
      changed: pages("changed"),
      removed: pages("removed"),
      failed: pages("failed"),
      skipped: pages("skipped"),
    },
    documents: progress["documents"] ?? 0,
    ...("products_read" in progress && {
      products: {
        read: progress["products_read"] ?? 0,
        removed: progress["products_removed"] ?? 0,
        unchanged: progress["products_unchanged"] ?? 0,
        failed: progress["products_failed"] ?? 0,
      },
    }),
    failures_total: failed,
    failures: failures.map(showFailure),
    created_at: times.created_at.toISOString(),
    started_at: times.started_at && times.started_at.toISOString(),
    finished_at: times.finished_at && times.finished_at.toISOString(),
  };
}

/** What a synchronisation could not do, as the admin API shows it. */
export const showFailure = ({ subject, reason }: FailureRow): JobFailure => ({ url: subject, reason });
