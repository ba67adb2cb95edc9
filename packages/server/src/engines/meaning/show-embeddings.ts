import type { EmbeddingJob, EmbeddingsState } from "@widget-chat/contract/admin/embeddings.ts";
import type { Db } from "../../db/database.ts";
import { countEmbeddings } from "../../db/embeddings.ts";
import { listJobs, type JobRow } from "../../db/jobs.ts";
import { EMBED } from "./embed-passages.ts";

const LISTED = 20;

/** A tenant's embeddings as the admin API shows them. @param model null: none is set up */
export async function showEmbeddings(db: Db, tenantId: string, model: string | null): Promise<EmbeddingsState> {
  const jobs = await listJobs(db, tenantId, EMBED, LISTED);
  return { model, ...(await countEmbeddings(db, tenantId, model ?? "")), jobs: jobs.map(showJob) };
}

function showJob({ id, state, error, progress, failures, ...times }: JobRow): EmbeddingJob {
  return {
    id,
    state,
    error,
    passages: { embedded: progress["embedded"] ?? 0, refused: progress["refused"] ?? 0 },
    failures: failures.map(({ subject, reason }) => {
      const [document_id = "", ...title] = subject.split(" ");
      return { document_id, title: title.join(" "), reason };
    }),
    created_at: times.created_at.toISOString(),
    started_at: times.started_at && times.started_at.toISOString(),
    finished_at: times.finished_at && times.finished_at.toISOString(),
  };
}
