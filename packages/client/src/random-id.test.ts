import { expect, onTestFinished, test, vi } from "vitest";
import { randomId } from "./client.ts";

const many = () => new Set(Array.from({ length: 1000 }, randomId));

test("ids are 32 hex digits and never the same", () => {
  expect(many().size).toBe(1000);
  for (const id of many()) expect(id).toMatch(/^[0-9a-f]{32}$/);
});

test("a page without a secure context has no randomUUID, bare React Native no crypto at all", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(many().size).toBe(1000);
  vi.stubGlobal("crypto", undefined);
  expect(many().size).toBe(1000);
  expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
});
