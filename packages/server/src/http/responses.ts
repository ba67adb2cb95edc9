import { Problem, type ProblemCode, problemStatus } from "@widget-chat/contract/problem.ts";
import { Type, type TObject } from "typebox";

/** The schema of a problem for each status these codes have, for a route's `response`. */
export function problemResponses(...codes: ProblemCode[]): Record<number, TObject> {
  const statuses = new Map<number, ProblemCode[]>();
  for (const code of [...codes, "internal_error", "database_unavailable"] as const) {
    statuses.set(problemStatus[code], [...(statuses.get(problemStatus[code]) ?? []), code]);
  }
  return Object.fromEntries([...statuses].map(([status, names]) => [status, Type.Object(Problem.properties, { description: names.join(", ") })]));
}

/** What any widget endpoint may answer. */
export const widgetProblems = ["tenant_id_required", "tenant_not_found", "assistant_inactive", "origin_not_allowed", "rate_limited", "overloaded"] as const satisfies ProblemCode[];
