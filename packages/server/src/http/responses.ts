import { problemStatus, type ProblemCode } from "@widget-chat/contract/problem-status.ts";
import { Problem } from "@widget-chat/contract/problem.ts";
import { Type, type TObject, type TSchema } from "typebox";

export interface Response<MediaType extends string, Schema extends TSchema> {
  description: string;
  content: Record<MediaType, { schema: Schema }>;
}

/** What every route may answer: the server breaks, stops or is too busy, or its database is away. */
const anywhere = ["internal_error", "database_unavailable", "overloaded"] as const satisfies ProblemCode[];

/** What any route with a JSON body may answer. */
export const bodyProblems = [
  "validation_failed",
  "malformed_json",
  "request_timeout",
  "payload_too_large",
  "unsupported_media_type",
] as const satisfies ProblemCode[];

/** What any widget endpoint may answer. */
export const widgetProblems = [
  "tenant_id_required",
  "tenant_not_found",
  "assistant_inactive",
  "origin_not_allowed",
  "rate_limited",
] as const satisfies ProblemCode[];

/** The schema of a problem for each status these codes have, for a route's `response`. */
export function problemResponses(
  ...codes: ProblemCode[]
): Record<number, Response<"application/problem+json", TObject>> {
  const statuses = new Map<number, ProblemCode[]>();
  for (const code of new Set([...codes, ...anywhere])) {
    statuses.set(problemStatus[code], [...(statuses.get(problemStatus[code]) ?? []), code]);
  }
  const schema = Type.Object(Problem.properties);
  return Object.fromEntries(
    [...statuses].map(([status, names]) => [
      status,
      { description: names.join(", "), content: { "application/problem+json": { schema } } },
    ]),
  );
}

/** A stream of these events. */
export const eventStream = <Event extends TSchema>(event: Event) => ({ "text/event-stream": { schema: event } });

/** Nothing new for a client that has the answer already. */
export const notModified = Type.Null({ description: "What the client has is still so." });
