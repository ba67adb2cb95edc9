import { expect, test } from "vitest";
import { eraseConversation, isChatError } from "./client.ts";
import { connectTo, failureOf, sendJson, sendProblem, serve } from "../test/loopback-server.ts";

const body = { conversation_id: "c_1", session_id: "s_1" };
const erased = { conversation_id: "c_1", erased: true };

test("a conversation that is not there is an error", async () => {
  const server = await serve((response) => sendProblem(response, 404, "conversation_not_found"));
  const error = await failureOf(eraseConversation(connectTo(server.baseUrl), body));
  expect(isChatError(error, "conversation_not_found")).toBe(true);
  expect(server.received).toHaveLength(1);
});

test("one that is not there any more at a second try was erased by the first, whose answer was lost", async () => {
  const server = await serve((response, _, before) =>
    before === 0 ? response.destroy() : sendProblem(response, 404, "conversation_not_found"),
  );
  expect(await eraseConversation(connectTo(server.baseUrl), body)).toEqual(erased);
  expect(server.received).toHaveLength(2);
});

test("it is asked again while the server is too busy, and no oftener than other calls", async () => {
  const server = await serve((response, _, before) =>
    before < 2 ? sendProblem(response, 503, "overloaded") : sendJson(response, erased),
  );
  expect(await eraseConversation(connectTo(server.baseUrl), body)).toEqual(erased);
  const busy = await serve((response) => sendProblem(response, 503, "overloaded"));
  expect(isChatError(await failureOf(eraseConversation(connectTo(busy.baseUrl), body)), "overloaded")).toBe(true);
  expect(busy.received).toHaveLength(3);
});
