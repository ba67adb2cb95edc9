import type { EmbeddingFailure, EmbeddingJob, EmbeddingsState } from "@widget-chat/contract/admin/embeddings.ts";
import type { Db } from "../../db/database.ts";
import { countEmbeddings } from "../../db/embeddings.ts";
import type { JobFailure, ToldJob } from "../../db/job-failures.ts";
import { listJobs } from "../../db/jobs.ts";
import { EMBED } from "./embed-passages.ts";
import type { ModelChoice } from "./model-choice.ts";

const LISTED = 20;

/** A tenant's embeddings as the admin API shows them. @param choice null: no model is set up */
export async function showEmbeddings(db: Db, tenantId: string, choice: ModelChoice | null): Promise<EmbeddingsState> {
  const jobs = await listJobs(db, tenantId, EMBED, LISTED);
  const superseded_by = choice?.supersededBy() ?? null;
  return {
    model: choice && choice.model,
    ...(superseded_by !== null && { superseded_by }),
    ...(await countEmbeddings(db, tenantId, choice?.model ?? "")),
    jobs: jobs.map(showJob),
  };
}

function showJob({ id, state, error, progress, failed, failures, ...times }: ToldJob): EmbeddingJob {
  return {
    id,
    state,
    error,
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
