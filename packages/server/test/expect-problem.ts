import { problemStatus, type ProblemCode } from "@widget-chat/contract/problem-status.ts";
import { Problem } from "@widget-chat/contract/problem.ts";
import { Value } from "typebox/value";
import { expect } from "vitest";
import type { Reply } from "./start-app.ts";

/** Asserts that the reply is the problem of this code, as RFC 9457 has it, and returns it. */
export function expectProblem(reply: Pick<Reply, "statusCode" | "headers" | "body">, code: ProblemCode): Problem {
  expect([reply.statusCode, reply.headers["content-type"]], reply.body).toEqual([
    problemStatus[code],
    expect.stringMatching(/^application\/problem\+json(; charset=utf-8)?$/),
  ]);
  const problem = JSON.parse(reply.body) as Problem;
  expect([...Value.Errors(Problem, problem)], reply.body).toEqual([]);
  expect(problem).toMatchObject({ code, status: problemStatus[code], type: `urn:widget-chat:problem:${code}` });
  return problem;
}
