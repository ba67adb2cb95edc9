import { expect, expectTypeOf, test } from "vitest";
import * as client from "./client.ts";
import { ChatError } from "./errors.ts";
import { connectTo, failureOf, sendProblem, serve } from "../test/loopback-server.ts";

const once = { retry: { attempts: 1 } };
type ErrorClass = abstract new (...args: never[]) => client.ChatError;

test.each<[number, client.ErrorCode, ErrorClass]>([
  [400, "tenant_id_required", client.ValidationError],
  [400, "validation_failed", client.ValidationError],
  [400, "malformed_json", client.ValidationError],
  [403, "assistant_inactive", client.AssistantInactiveError],
  [403, "origin_not_allowed", client.OriginNotAllowedError],
  [401, "identity_invalid", client.IdentityInvalidError],
  [403, "consent_required", client.ConsentRequiredError],
  [404, "tenant_not_found", client.TenantNotFoundError],
  [404, "conversation_not_found", client.ConversationNotFoundError],
  [404, "message_not_found", client.MessageNotFoundError],
  [404, "resume_link_invalid", client.ResumeLinkInvalidError],
  [404, "route_not_found", client.ChatError],
  [408, "request_timeout", client.TimedOutError],
  [409, "idempotency_conflict", client.IdempotencyConflictError],
  [409, "consent_outdated", client.ConsentOutdatedError],
  [413, "payload_too_large", client.ChatError],
  [429, "rate_limited", client.RateLimitedError],
  [500, "internal_error", client.ServerError],
  [503, "overloaded", client.OverloadedError],
  [503, "database_unavailable", client.OverloadedError],
])("%i %s is an error of its class", async (status, code, Class) => {
  const server = await serve((response) => sendProblem(response, status, code));
  const error = await failureOf(client.settings(connectTo(server.baseUrl, once)));
  expect(error).toBeInstanceOf(Class);
  expect(error).toBeInstanceOf(client.ChatError);
  expect(error).toMatchObject({
    code,
    status,
    requestId: "r-1",
    message: `It is ${code}.`,
    name: `ChatError [${code}]`,
    problem: { code, status },
  });
  expect(client.isChatError(error, code)).toBe(true);
  expect(client.isChatError(error, "aborted")).toBe(false);
});

test("a validation error says what is wrong where", async () => {
  const errors = [{ pointer: "/message", code: "too_long", detail: "At most 4,000 characters." }];
  const server = await serve((response) => sendProblem(response, 400, "validation_failed", { errors }));
  const error = await failureOf(client.sendMessage(connectTo(server.baseUrl), { message: "", session_id: "s_1" }));
  expect(client.isChatError(error, "validation_failed") && error.errors).toEqual(errors);
});

test.each<[number, client.ErrorCode, ErrorClass]>([
  [418, "brewing" as client.ErrorCode, client.ChatError],
  [429, "constructor" as client.ErrorCode, client.RateLimitedError],
  [503, "__proto__" as client.ErrorCode, client.OverloadedError],
  [507, "disk_full" as client.ErrorCode, client.ServerError],
])("%i with a code of a later server goes by its status", async (status, code, Class) => {
  const server = await serve((response) => sendProblem(response, status, code));
  const error = await failureOf(client.settings(connectTo(server.baseUrl, once)));
  expect(error).toBeInstanceOf(Class);
  expect(error).toMatchObject({ code, status });
});

test.each<[number, client.ErrorCode]>([
  [200, "protocol_error"],
  [401, "protocol_error"],
  [404, "protocol_error"],
  [429, "rate_limited"],
  [500, "internal_error"],
  [502, "internal_error"],
  [503, "overloaded"],
  [504, "internal_error"],
])("a proxy's HTML page with status %i is %s", async (status, code) => {
  const server = await serve((response) =>
    response.writeHead(status, { "content-type": "text/html" }).end("<!doctype html><title>Proxy</title>"),
  );
  const error = await failureOf(client.settings(connectTo(server.baseUrl, once)));
  expect(client.isChatError(error, code)).toBe(true);
  expect((error as Error).message).not.toContain("<");
});

test.each(["", "null", '"text"', "1", "{"])("an answer that is %j is a protocol error", async (text) => {
  const server = await serve((response) => response.writeHead(200, { "content-type": "application/json" }).end(text));
  expect(client.isChatError(await failureOf(client.settings(connectTo(server.baseUrl))), "protocol_error")).toBe(true);
});

test("a network error keeps its cause", async () => {
  const server = await serve((response) => response.destroy());
  const error = await failureOf(client.settings(connectTo(server.baseUrl, once)));
  expect(client.isChatError(error, "network_error") && error.cause).toBeInstanceOf(TypeError);
});

test("errors of another copy of the package are known, other things are not", async () => {
  const copy = "./errors.ts?copy";
  const other = (await import(copy)) as { ChatError: typeof ChatError };
  const error = new other.ChatError("aborted", "Left.");
  expect(error).not.toBeInstanceOf(client.ChatError);
  expect(client.isChatError(error)).toBe(true);
  expect(client.isChatError(error, "aborted")).toBe(true);
  for (const thing of [null, undefined, "aborted", { code: "aborted" }, new Error("aborted")])
    expect(client.isChatError(thing)).toBe(false);
});

test("guards narrow to the class of the code", () => {
  const error: unknown = new ChatError("rate_limited", "Slow down.", { retryAfter: 3 });
  if (!client.isChatError(error, "rate_limited")) throw error;
  expectTypeOf(error).toEqualTypeOf<client.RateLimitedError>();
  expectTypeOf(error).not.toExtend<client.NetworkError>();
  expect(error.retryAfter).toBe(3);
});
