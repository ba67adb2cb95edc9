import { Type, type Static } from "typebox";
import { Choice, NullableText, Timestamp } from "../text.ts";
import { Page } from "./page.ts";

const moment = Type.Unsafe<string | null>({ ...Timestamp, type: ["string", "null"] });

/** A passage that the endpoint refused. */
export const EmbeddingFailure = Type.Object({
  document_id: Type.String(),
  title: Type.String(),
  reason: Type.String(),
});
export type EmbeddingFailure = Static<typeof EmbeddingFailure>;
export const EmbeddingFailurePage = Page(EmbeddingFailure);
export type EmbeddingFailurePage = Static<typeof EmbeddingFailurePage>;

/** A job that has a tenant's passages embedded. */
export const EmbeddingJob = Type.Object(
  {
    id: Type.String(),
    state: Choice(["waiting", "running", "done", "failed"], "`waiting`: for its turn, or for the endpoint."),
    error: NullableText("Why it failed, or why it waits: what was wrong with the endpoint when it was asked last."),
    retry_at: {
      ...moment,
      description: "When it is tried again, by this job or by another one; null: nothing was wrong, or it is over.",
    },
    passages: Type.Object({
      embedded: Type.Integer({ description: "So far." }),
      refused: Type.Integer({ description: "By the endpoint; they are found by their words." }),
    }),
    failures_total: Type.Integer({ description: "Passages that the endpoint refused." }),
    failures: Type.Array(EmbeddingFailure, {
      description: "The newest five of them, by their documents, and why. The rest has a list of its own.",
    }),
    created_at: Timestamp,
    started_at: moment,
    finished_at: moment,
  },
  { $id: "EmbeddingJob" },
);
export type EmbeddingJob = Static<typeof EmbeddingJob>;

/** How far what a tenant has written can be found by its meaning. */
export const EmbeddingsState = Type.Object(
  {
    model: NullableText(
      "That passages are embedded by; null: none is set up, and they are found by their words alone.",
    ),
    superseded_by: Type.Optional(
      Type.String({
        description:
          "The model that servers set up later embed by, where there are any: this server finds by words alone, until it is set up so too.",
      }),
    ),
    passages: Type.Integer({ description: "All of the tenant's." }),
    embedded: Type.Integer({ description: "Those that the model has embedded so far." }),
    jobs: Type.Array(EmbeddingJob, { description: "The latest, newest first." }),
  },
  { $id: "EmbeddingsState" },
);
export type EmbeddingsState = Static<typeof EmbeddingsState>;
