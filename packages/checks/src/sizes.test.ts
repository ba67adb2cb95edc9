import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.ts";

/** Words and data have the length they have. */
const isProse = (path: string): boolean => /\/(locales|phrases)\/|\.gen\.ts$/.test(path);

const sized = sourceFiles()
  .filter(({ path }) => !isProse(path))
  .map(({ path, text }) => ({ path, lines: text.split("\n").length - 1 }))
  .sort((a, b) => a.lines - b.lines);

const longerThan = (most: number, within: RegExp): string[] =>
  sized
    .filter(({ path, lines }) => within.test(path) && lines > most)
    .map(({ path, lines }) => `${path}: ${lines} lines`);

test("no file is longer than 300 lines", () => {
  expect(longerThan(300, /./)).toEqual([]);
});

test("a route is at most 120 lines long", () => {
  expect(longerThan(120, /^packages\/server\/src\/http\/routes\//)).toEqual([]);
});

test("an element is at most 250 lines long", () => {
  expect(longerThan(250, /^packages\/widget\/src\/elements\//)).toEqual([]);
});

test("half of all files have at most 60 lines, nine of ten at most 200", () => {
  expect(sized[Math.floor(sized.length / 2)]?.lines).toBeLessThanOrEqual(60);
  expect(sized[Math.floor(sized.length * 0.9)]?.lines).toBeLessThanOrEqual(200);
});
