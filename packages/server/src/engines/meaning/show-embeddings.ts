import type { EmbeddingFailure, EmbeddingJob, EmbeddingsState } from "@widget-chat/contract/admin/embeddings.ts";
import type { Db } from "../../db/database.ts";
import { countEmbeddings } from "../../db/embeddings.ts";
import type { JobFailure, ToldJob } from "../../db/job-failures.ts";
import { listJobs } from "../../db/jobs.ts";
import type { Embeddings } from "../model/embeddings.ts";
import { EMBED } from "./embed-passages.ts";
import { AGAIN_MS } from "./embedding-schedule.ts";
import type { ModelChoice } from "./model-choice.ts";

const LISTED = 20;

/** A tenant's embeddings as the admin API shows them. @param set null: no model is set up */
export async function showEmbeddings(
  db: Db,
  tenantId: string,
  set: { endpoint: Embeddings; choice: ModelChoice } | null,
): Promise<EmbeddingsState> {
  const jobs = await listJobs(db, tenantId, EMBED, LISTED);
  const superseded_by = set?.choice.supersededBy() ?? null;
  const space = { model: set?.endpoint.model ?? "", dimensions: set?.endpoint.dimensions() ?? null };
  const { queuedAt, ...counts } = await countEmbeddings(db, tenantId, space);
  // After one that failed another one comes, as long as something is to be embedded.
  const next = set && queuedAt && new Date(queuedAt.getTime() + AGAIN_MS);
  return {
    model: set && set.endpoint.model,
    ...(superseded_by !== null && { superseded_by }),
    ...counts,
    jobs: jobs.map((job, at) => showJob(job, at === 0 && job.state === "failed" ? next : null)),
  };
}

/** @param next when there is another one in its place */
function showJob(job: ToldJob, next: Date | null): EmbeddingJob {
  const { id, state, error, resumes_at, progress, failed, failures, ...times } = job;
  const retry_at = state === "waiting" && error !== null ? resumes_at : next;
  return {
    id,
    state,
    error,
    retry_at: retry_at && retry_at.toISOString(),
    passages: { embedded: progress["embedded"] ?? 0, refused: progress["refused"] ?? 0 },
    failures_total: failed,
    failures: failures.map(showRefusal),
    created_at: times.created_at.toISOString(),
    started_at: times.started_at && times.started_at.toISOString(),
    finished_at: times.finished_at && times.finished_at.toISOString(),
  };
}

/** A passage that the endpoint refused, as the admin API shows it. */
export function showRefusal({ subject, reason }: JobFailure): EmbeddingFailure {
  const [document_id = "", ...title] = subject.split(" ");
  return { document_id, title: title.join(" "), reason };
}
