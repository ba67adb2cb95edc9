import { problemStatus, type ProblemCode } from "@widget-chat/contract/problem-status.ts";
import type { Problem } from "@widget-chat/contract/problem.ts";

export type FieldError = NonNullable<Problem["errors"]>[number];

const orList = new Intl.ListFormat("en", { type: "disjunction" });

interface Extra {
  errors?: FieldError[];
  /** Whole seconds. */
  retryAfter?: number;
  headers?: Record<string, string>;
}

/** Something the caller must be told, in the words of the catalogue below. */
export class ProblemError extends Error {
  override name = "ProblemError";
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly title: string;
  readonly extra: Extra;

  constructor(code: ProblemCode, title: string, detail: string, extra: Extra = {}) {
    super(detail);
    this.code = code;
    this.statusCode = problemStatus[code];
    this.title = title;
    this.extra = extra;
  }

  /** As RFC 9457 has it. */
  toProblem(requestId: string): Problem {
    const { errors, retryAfter } = this.extra;
    return {
      type: `urn:widget-chat:problem:${this.code}`,
      title: this.title,
      status: this.statusCode,
      detail: this.message,
      code: this.code,
      request_id: requestId,
      ...(errors && { errors }),
      ...(retryAfter !== undefined && { retry_after: retryAfter }),
    };
  }
}

const problem = (code: ProblemCode, title: string, detail: string, extra?: Extra): ProblemError =>
  new ProblemError(code, title, detail, extra);

/** Every problem the server answers with. Details say what happened, why, and what to do next. */
export const problems = {
  tenantIdRequired: () =>
    problem(
      "tenant_id_required",
      "Tenant missing",
      "The header X-Tenant-Id is missing or empty. Send the slug given when the tenant was created, or its id; `GET /api/admin/tenants` lists both.",
    ),
  tenantNotFound: () =>
    problem(
      "tenant_not_found",
      "Tenant not found",
      "No tenant has this slug or id. The slug is the one given when the tenant was created; `GET /api/admin/tenants` lists every slug and id.",
    ),
  assistantInactive: () =>
    problem(
      "assistant_inactive",
      "Assistant not active",
      "The tenant's assistant is switched off, or none of its modes is active. `PATCH /api/admin/tenants/{tenant}` switches on `active`, and `rag_active` or `ecommerce_active`.",
    ),
  originNotAllowed: () =>
    problem(
      "origin_not_allowed",
      "Origin not allowed",
      "The tenant accepts its widget on listed sites only, and this one is not listed. The tenant adds it to the allowed origins.",
    ),
  consentRequired: () =>
    problem(
      "consent_required",
      "Consent required",
      "The visitor has not agreed to the tenant's present terms. Show `consent` of `GET /api/chat/widget-settings`, send the decision to `POST /api/chat/widget/consent`, and then this message again.",
    ),
  consentOutdated: () =>
    problem(
      "consent_outdated",
      "Consent outdated",
      "The tenant asks for consent to another version, or to other words, than these by now. Read `GET /api/chat/widget-settings` again, show its text, and send the visitor's decision with its version.",
    ),
  identityInvalid: (detail: string) =>
    problem("identity_invalid", "Identity not proven", detail, {
      headers: { "www-authenticate": "VisitorToken" },
    }),
  validationFailed: (errors: FieldError[]) => {
    const { pointer = "", detail = "is not valid" } = errors[0] ?? {};
    const first = `${pointer ? `${pointer}:` : "The request"} ${detail.replace(/\.$/, "")}.`;
    const more = errors.length > 1 ? ` ${errors.length - 1} more under "errors".` : "";
    return problem("validation_failed", "Request not valid", first + more, { errors });
  },
  malformedJson: () =>
    problem("malformed_json", "Not JSON", "The body is not valid JSON in UTF-8. Send one JSON object."),
  badRequest: (detail: string) => problem("bad_request", "Bad request", detail),
  brokenForm: () =>
    problem(
      "bad_request",
      "Not a form",
      "The body is no whole multipart/form-data. Files that came before the fault may have been taken in; send the form again, and they are replaced.",
    ),
  unauthorized: () =>
    problem(
      "unauthorized",
      "Key missing or wrong",
      "Send the platform's key as `Authorization: Bearer <key>`. It is ADMIN_API_KEY, or the file admin-api-key in the data folder.",
      {
        headers: { "www-authenticate": 'Bearer realm="admin"' },
      },
    ),
  conversationNotFound: () =>
    problem(
      "conversation_not_found",
      "Conversation not found",
      "There is no such conversation for this visitor. Leave conversation_id out to open a new one.",
    ),
  messageNotFound: () =>
    problem(
      "message_not_found",
      "Message not found",
      "The conversation has no answer with this id. Send the `id` of a message of the assistant or of an agent, as the history has it.",
    ),
  resumeLinkInvalid: () =>
    problem(
      "resume_link_invalid",
      "Link not valid",
      "This link is not valid any more: a link works once, and for ten minutes. Make a new one on the device where the conversation is open.",
    ),
  documentNotFound: () =>
    problem("document_not_found", "Document not found", "The tenant has no document with this id."),
  sourceNotFound: () => problem("source_not_found", "Source not found", "The tenant has no source with this id."),
  jobNotFound: () =>
    problem(
      "job_not_found",
      "Job not found",
      "The tenant has no job with this id. Of each source the latest are kept; `GET …/sources/{id}/jobs` lists them.",
    ),
  productNotFound: () => problem("product_not_found", "Product not found", "The tenant has no product with this id."),
  pinNotFound: () => problem("pin_not_found", "Pin not found", "The tenant has no pinned answer with this id."),
  questionNotFound: () =>
    problem(
      "question_not_found",
      "Question not found",
      "No unanswered question of the tenant has this key. Read the list again: keys change with the questions.",
    ),
  pinTaken: (taken: { at: number; question: string; pin: string }[]) =>
    problem(
      "pin_taken",
      "Question pinned already",
      `${taken.length === 1 ? "The question has" : `${taken.length} of the questions have`} a pinned answer, and may have but one. Change the pin that is named in errors, or take the question out of it first.`,
      {
        errors: taken.map(({ at, question, pin }) => ({
          pointer: `/questions/${at}`,
          code: "pinned",
          detail: `"${question}" is answered by the pin ${pin}.`,
        })),
      },
    ),
  pinsFull: ({ pins, characters }: { pins: number; characters: number }) =>
    problem(
      "pins_full",
      "No room for more pins",
      `A tenant may have ${pins} pinned answers of ${characters} characters together. Delete one that is not needed any more.`,
    ),
  passagesFull: (most: number) =>
    problem(
      "passages_full",
      "No room for more passages",
      `A tenant may have ${most} passages here. Delete documents or sources that are not needed any more, or have MAX_PASSAGES_PER_TENANT raised.`,
    ),
  productsFull: (most: number) =>
    problem(
      "products_full",
      "No room for more products",
      `A tenant may have ${most} products here. Delete products or sources that are not needed any more, or have MAX_PRODUCTS_PER_TENANT raised.`,
    ),
  slugTaken: (slug: string) =>
    problem("slug_taken", "Slug taken", `Another tenant has the slug "${slug}". Choose another.`),
  routeNotFound: (method: string, path: string) =>
    problem("route_not_found", "Nothing here", `There is no ${method} ${path}. The API's reference lies at /docs.`),
  methodNotAllowed: (method: string, allow: string) =>
    problem(
      "method_not_allowed",
      "Method not allowed",
      `This address does not answer ${method}; it answers ${allow}.`,
      { headers: { allow } },
    ),
  requestTimeout: () => problem("request_timeout", "Too slow", "The request did not arrive in time. Send it again."),
  idempotencyConflict: () =>
    problem(
      "idempotency_conflict",
      "Key used before",
      "This Idempotency-Key was sent with another body within the last 24 hours. Use a new key for a new message.",
    ),
  payloadTooLarge: (limit?: number) =>
    problem(
      "payload_too_large",
      "Body too large",
      limit
        ? `The body is larger than ${limit} bytes. Send less.`
        : "The body is larger than this address accepts. Send less.",
    ),
  /** @param isForm whether a form was sent where files are read as the body itself */
  unsupportedMediaType: (read: string[], isForm: boolean) =>
    problem(
      "unsupported_media_type",
      "Content type not supported",
      `This address does not read that Content-Type, but ${orList.format(read.map((type) => `\`${type}\``))}. ${
        isForm
          ? "Send the file itself as the body and no form (with curl: -H and --data-binary @file in place of -F)."
          : "Name the one that the body is in; the reference at /docs tells what each holds."
      }`,
      { headers: { accept: read.join(", ") } },
    ),
  unsupportedCharset: () =>
    problem(
      "unsupported_media_type",
      "Charset not supported",
      "The Content-Type names another charset than UTF-8, and no other is read. Send the body in UTF-8.",
    ),
  rateLimited: (retryAfter: number) =>
    problem(
      "rate_limited",
      "Too many requests",
      `Too many requests from this client. Wait ${retryAfter} s and try again.`,
      { retryAfter },
    ),
  tooManyStreams: (most: number) =>
    problem(
      "rate_limited",
      "Too many open streams",
      `This client has ${most} event streams open already. Close one, or wait until one has ended, and try again.`,
      { retryAfter: 10 },
    ),
  headersTooLarge: () =>
    problem(
      "headers_too_large",
      "Headers too large",
      "The request's headers are larger than the server reads. Send less.",
    ),
  overloaded: (retryAfter = 5) =>
    problem("overloaded", "Busy", `The server cannot take more at this moment. Wait ${retryAfter} s and try again.`, {
      retryAfter,
    }),
  databaseUnavailable: () =>
    problem(
      "database_unavailable",
      "Database not available",
      "The server cannot reach its database at this moment. Nothing was lost; try again in 5 s.",
      { retryAfter: 5 },
    ),
  internalError: () =>
    problem(
      "internal_error",
      "Something broke",
      "The server failed. It is not your fault; the request_id tells the operator where to look.",
    ),
};
