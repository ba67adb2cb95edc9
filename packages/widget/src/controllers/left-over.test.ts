import type { Message } from "@widget-chat/contract/message.ts";
import { expect, test } from "vitest";
import { addressed, newParcel, renewed, type Parcel } from "../parcel.ts";
import { entryOf } from "../stored-message.ts";
import { isStale, withParcels } from "./left-over.ts";

const parcel = (message: string, change: Partial<Parcel> = {}): Parcel => ({
  ...newParcel({ message, session_id: "s_1" }),
  tried: true,
  ...change,
});

/** The history of a conversation: what visitor (`>`) and assistant said. */
const history = (...lines: string[]) =>
  lines.map((line, index) =>
    entryOf({
      id: `m${index + 1}`,
      seq: index + 1,
      role: line.startsWith(">") ? "visitor" : "assistant",
      content: line.replace(/^> /, ""),
      kind: "message",
      created_at: "2026-11-21T13:45:00.000Z",
    } satisfies Message),
  );

const shown = (entries: ReturnType<typeof withParcels>) => entries.map(({ content, state }) => `${content} ${state}`);

test("what has not arrived stands at the end, on its way", () => {
  const entries = withParcels(history("> hello", "Hi!"), [parcel("Shipping?"), parcel("And returns?")]);
  expect(shown(entries)).toEqual(["hello sent", "Hi! sent", "Shipping? pending", "And returns? pending"]);
});

test("what has arrived is the parcel's own entry, and no second one", () => {
  const own = parcel("Shipping?", { follows: "m2" });
  const entries = withParcels(history("> hello", "Hi!", "> Shipping?", "4.90 euros."), [own]);
  expect(shown(entries)).toEqual(["hello sent", "Hi! sent", "Shipping? sent", "4.90 euros. sent"]);
  expect(entries[2]).toMatchObject({ key: own.key, id: "m3" });
});

test("the same words said before are another message", () => {
  const entries = withParcels(history("> hello", "Hi!"), [parcel("hello", { follows: "m2" })]);
  expect(shown(entries)).toEqual(["hello sent", "Hi! sent", "hello pending"]);
});

test("the same words twice on their way are two messages", () => {
  const twice = [parcel("hello"), parcel("hello")];
  expect(shown(withParcels(history("> hello", "Hi!"), twice))).toEqual(["hello sent", "Hi! sent", "hello pending"]);
  expect(shown(withParcels(history("> hello", "Hi!", "> hello"), twice))).toHaveLength(3);
});

test("what was known at the first try may lie before the page: then nothing on it is taken for the parcel", () => {
  const page = history("> hello", "Hi!", "> Shipping?", "4.90 euros.").slice(2);
  const entries = withParcels(page, [parcel("Shipping?", { follows: "m1" })]);
  expect(shown(entries)).toEqual(["Shipping? sent", "4.90 euros. sent", "Shipping? pending"]);
});

test("what never left the page is in no history", () => {
  const entries = withParcels(history("> hello"), [parcel("hello", { tried: false })]);
  expect(shown(entries)).toEqual(["hello sent", "hello pending"]);
});

test("what was too old and is sent again by the visitor is new from then on, and not before", () => {
  const givenBack = renewed(parcel("hello", { at: 1000 }));
  expect(isStale(givenBack, Date.now())).toBe(true);
  expect(isStale(addressed(givenBack, "c_1", []), Date.now())).toBe(false);
});

test("after a day nothing goes out by itself", () => {
  const day = 24 * 60 * 60 * 1000;
  expect(isStale(parcel("hello", { at: 1000 }), 1000 + day)).toBe(false);
  expect(isStale(parcel("hello", { at: 1000 }), 1001 + day)).toBe(true);
});
