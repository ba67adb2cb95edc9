import pg from "pg";
import { describe, expect, test } from "vitest";
import { isDuplicate, isRolledBack, isUnavailable } from "./failures.ts";

const ofDatabase = (code: string): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError("message", 0, "error"), { code });
const ofSystem = (code: string): Error => Object.assign(new Error(`connect ${code}`), { code });

describe("the database is away", () => {
  test.each(["08006", "53100", "53300", "57P01", "57P03", "58030", "57014"])("when it says %s", (code) => {
    expect([isUnavailable(ofDatabase(code)), isRolledBack(ofDatabase(code))]).toEqual([true, false]);
  });

  test.each(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND"])(
    "when the system says %s",
    (code) => {
      expect([isUnavailable(ofSystem(code)), isRolledBack(ofSystem(code))]).toEqual([true, false]);
    },
  );

  test.each([
    "timeout exceeded when trying to connect",
    "Query read timeout",
    "Connection terminated unexpectedly",
    "Client has encountered a connection error and is not queryable",
  ])("when the driver says: %s", (message) => {
    expect(isUnavailable(new Error(message))).toBe(true);
  });
});

describe("the database refused", () => {
  test.each(["23505", "23514", "22021", "40P01", "42703"])("when it says %s", (code) => {
    expect([isUnavailable(ofDatabase(code)), isRolledBack(ofDatabase(code))]).toEqual([false, true]);
  });

  test("a duplicate alone when it says 23505", () => {
    expect([
      isDuplicate(ofDatabase("23505")),
      isDuplicate(ofDatabase("23514")),
      isDuplicate(new Error("23505")),
    ]).toEqual([true, false, false]);
  });
});

test.each([new TypeError("x is not a function"), new Error("The assistant ended without an answer."), "timeout", null])(
  "%s is neither",
  (error) => {
    expect([isUnavailable(error), isRolledBack(error), isDuplicate(error)]).toEqual([false, false, false]);
  },
);
