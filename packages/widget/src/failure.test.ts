import { afterEach, expect, test, vi } from "vitest";
import { type Failure, type FailureCode, failureOf, failureText, isFinal } from "./failure.ts";
import { locales } from "./locale.ts";
import { loadWords } from "./locales/load-words.ts";
import type { Words } from "./locales/words.ts";

afterEach(() => vi.unstubAllGlobals());

const failure = (code: FailureCode): Failure => ({ code, retryAfter: undefined, detail: "" });

const told: [FailureCode, keyof Words][] = [
  ["offline", "offline"],
  ["network_error", "unreachable"],
  ["timed_out", "unreachable"],
  ["protocol_error", "unreachable"],
  ["rate_limited", "tooFast"],
  ["overloaded", "busy"],
  ["database_unavailable", "busy"],
  ["consent_required", "consent"],
  ["origin_not_allowed", "elsewhere"],
  ["tenant_not_found", "closedText"],
  ["assistant_inactive", "closedText"],
  ["validation_failed", "refused"],
  ["payload_too_large", "refused"],
  ["internal_error", "broken"],
  ["unknown", "broken"],
];

test.each(locales)("every cause is told in words, %s", async (locale) => {
  const words = await loadWords(locale);
  for (const [code, member] of told) expect(failureText(failure(code), words), code).toBe(words[member]);
});

test("only the tenant or the page can mend what leaves no chat to be had", () => {
  const final = told.map(([code]) => code).filter((code) => isFinal(failure(code)));
  expect(final).toEqual(["origin_not_allowed", "tenant_not_found", "assistant_inactive"]);
});

test("what is none of the client's errors is told all the same", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(failureOf(new TypeError("x is undefined"))).toMatchObject({
    code: "unknown",
    detail: expect.stringMatching("x is"),
  });
});

test("offline, what could not be fetched is no fault of the server's", () => {
  for (const [onLine, code] of [
    [false, "offline"],
    [true, "unknown"],
  ] as const) {
    vi.stubGlobal("navigator", { onLine });
    expect(failureOf(new TypeError("Failed to fetch dynamically imported module")).code).toBe(code);
  }
});
