import type { ErrorObject } from "ajv";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { isOverrun, isUnavailable } from "../../db/failures.ts";
import { ProblemError, problems } from "../../errors.ts";
import { toFieldErrors } from "../field-errors.ts";
import type { App } from "../server.ts";

/** Renders every error as `application/problem+json`. Nothing internal ever shows in a 5xx. */
export const problemDetails = plugin(
  async (app: App) => {
    app.setErrorHandler((error: FastifyError, request, reply) => {
      const problem = toProblem(error, request);
      if (problem.statusCode >= 500) request.log.error({ err: error }, "request failed");
      return sendProblem(request, reply, problem);
    });
    app.setNotFoundHandler((request, reply) =>
      sendProblem(request, reply, problems.routeNotFound(request.method, request.url.split("?")[0] ?? "")),
    );
  },
  { name: "problem-details" },
);

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  const { retryAfter, headers } = problem.extra;
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  if (headers) reply.headers(headers);
  reply.removeHeader("etag").header("cache-control", "no-store");
  return reply
    .code(problem.statusCode)
    .type("application/problem+json; charset=utf-8")
    .serializer((body: unknown) => JSON.stringify(body))
    .send(problem.toProblem(request.id));
}

/** What a caller is told of any error that was thrown. */
export function toProblem(error: FastifyError, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error === request.raw.errored) return problems.badRequest("The connection ended before the request had arrived.");
  if (error.validation)
    return problems.validationFailed(
      toFieldErrors(error.validation as ErrorObject[], error.validationContext ?? "body"),
    );
  if (isOverrun(error)) return problems.overloaded();
  if (isUnavailable(error)) return problems.databaseUnavailable();
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return problems.payloadTooLarge(request.routeOptions.bodyLimit);
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return unsupported(request);
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return problems.badRequest("The body is not as long as Content-Length says.");
    case "FST_ERR_CTP_INVALID_JSON_BODY":
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return problems.malformedJson();
  }
  // The JSON reader throws plain syntax errors with a status.
  if (error.statusCode === 400 && error instanceof SyntaxError) return problems.malformedJson();
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return problems.badRequest("The request could not be read.");
  return problems.internalError();
}

/** What an address reads is what its reference names; `application/json` where that names no more. */
function unsupported({ headers, routeOptions }: FastifyRequest): ProblemError {
  const { content = { "application/json": null } } = (routeOptions.schema?.body ?? {}) as { content?: object };
  const read = Object.keys(content);
  return problems.unsupportedMediaType(read, read.length > 1 && /^multipart\//i.test(headers["content-type"] ?? ""));
}
