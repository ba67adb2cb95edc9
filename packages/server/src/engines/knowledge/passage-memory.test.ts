import { expect, test } from "vitest";
import { foundPassage } from "../assistant/testing/found-passage.ts";
import { createPassageMemory, type Passage } from "./passage-memory.ts";

const passage = (id: number): Passage => foundPassage({ id, text: "Some text.", lexemes: "text" });

let time = new Date(0);
const now = (): Date => time;
const after = (seconds: number): void => void (time = new Date(time.getTime() + seconds * 1_000));

test("a passage is recalled at the revision it was read at and at earlier ones, not at later ones", () => {
  const memory = createPassageMemory(1_000_000, now);
  memory.remember("a", passage(1), 7);
  expect(memory.recall("a", 1, 7)?.id).toBe(1);
  expect(memory.recall("a", 1, 6)?.id).toBe(1);
  expect(memory.recall("a", 1, 8)).toBeUndefined();
  expect(memory.recall("a", 2, 7)).toBeUndefined();
});

test("no tenant is given a passage of another", () => {
  const memory = createPassageMemory(1_000_000, now);
  memory.remember("a", passage(1), 7);
  expect(memory.recall("b", 1, 1)).toBeUndefined();
});

test("a passage that is read again is the same one, at its new revision", () => {
  const memory = createPassageMemory(1_000_000, now);
  const first = memory.remember("a", passage(1), 7);
  expect(memory.remember("a", passage(1), 9)).toBe(first);
  expect(memory.recall("a", 1, 9)).toBe(first);
});

test("a passage is read again after a minute, and told of as it is then", () => {
  const memory = createPassageMemory(1_000_000, now);
  const url = "https://shop.example/returns";
  const first = memory.remember("a", { ...passage(1), url }, 7);
  after(59);
  expect(memory.recall("a", 1, 7)).toBe(first);
  after(2);
  expect(memory.recall("a", 1, 7)).toBeUndefined();
  expect(memory.remember("a", { ...passage(1), url }, 7)).toBe(first);
  expect(memory.remember("a", { ...passage(1), url: null }, 7).url).toBeNull();
  expect(memory.recall("a", 1, 7)?.url).toBeNull();
});

test("what is read again for each new revision stays, too", () => {
  const memory = createPassageMemory(3 * 2_600, now);
  const first = memory.remember("a", passage(0), 1);
  for (let revision = 2; revision <= 20; revision++) {
    memory.remember("a", passage(revision), revision);
    expect(memory.remember("a", passage(0), revision)).toBe(first);
  }
});

test("what is asked for stays, what is not goes when the memory is full", () => {
  const memory = createPassageMemory(40_000, now);
  memory.remember("a", passage(0), 1);
  for (let id = 1; id <= 100; id++) {
    memory.remember("a", passage(id), 1);
    expect(memory.recall("a", 0, 1)?.id).toBe(0);
  }
  expect(memory.recall("a", 1, 1)).toBeUndefined();
  expect(memory.recall("a", 100, 1)?.id).toBe(100);
});
