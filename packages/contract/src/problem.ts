import { Type, type Static } from "typebox";
import { Choice } from "./text.ts";

/** Every code a client may branch on, with its status. */
export const problemStatus = {
  tenant_id_required: 400,
  validation_failed: 400,
  malformed_json: 400,
  bad_request: 400,
  unauthorized: 401,
  identity_invalid: 401,
  assistant_inactive: 403,
  origin_not_allowed: 403,
  consent_required: 403,
  tenant_not_found: 404,
  conversation_not_found: 404,
  message_not_found: 404,
  resume_link_invalid: 404,
  document_not_found: 404,
  source_not_found: 404,
  job_not_found: 404,
  product_not_found: 404,
  pin_not_found: 404,
  question_not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  idempotency_conflict: 409,
  consent_outdated: 409,
  slug_taken: 409,
  pin_taken: 409,
  pins_full: 409,
  passages_full: 409,
  products_full: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  headers_too_large: 431,
  internal_error: 500,
  overloaded: 503,
  database_unavailable: 503,
} as const;

export type ProblemCode = keyof typeof problemStatus;

/** An error as RFC 9457 describes it, sent as `application/problem+json`. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: "Names the kind of problem: `urn:widget-chat:problem:<code>`." }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: "What happened, why, and what to do next, in words." }),
    code: Choice(Object.keys(problemStatus) as ProblemCode[], "What clients branch on."),
    request_id: Type.String({ description: "Quote it when you report the problem." }),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: Type.String({ description: "JSON pointer to the faulty member, or the name of a parameter." }),
          code: Type.String(),
          detail: Type.String(),
        }),
      ),
    ),
    retry_after: Type.Optional(Type.Integer({ description: "Whole seconds to wait before trying again." })),
  },
  { $id: "Problem" },
);
export type Problem = Static<typeof Problem>;
