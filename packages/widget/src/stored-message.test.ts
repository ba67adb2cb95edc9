import type { Message } from "@widget-chat/contract/message.ts";
import { expect, test } from "vitest";
import { entryOf, lastSeq, withMessage } from "./stored-message.ts";
import { type Entry, replyEntry, visitorEntry, withReplyId } from "./transcript.ts";

const message = (seq: number, role: Message["role"], content: string): Message => ({
  id: `m${seq}`,
  seq,
  role,
  content,
  kind: role === "assistant" ? "answer" : "message",
  created_at: "2026-11-21T13:45:00.000Z",
});

const asked: Entry = { ...visitorEntry("k", "How long?"), state: "sent" };
const answer: Entry = { ...replyEntry("k"), id: "m2", content: "Within 30 days.", state: "sent" };
const exchanged = [asked, answer];

test("what the server tells again of an exchange on this page changes no bubble", () => {
  let entries = exchanged;
  const keys = entries.map((entry) => entry.key);
  entries = withMessage(entries, message(1, "visitor", "How long?"));
  entries = withMessage(entries, message(2, "assistant", "Within 30 days."));
  expect(entries.map((entry) => entry.key)).toEqual(keys);
  expect(entries.map((entry) => entry.seq)).toEqual([1, 2]);
});

test("two equal messages of the visitor are two", () => {
  let entries = [...exchanged, { ...visitorEntry("l", "How long?"), state: "sent" as const }];
  entries = withMessage(entries, message(1, "visitor", "How long?"));
  entries = withMessage(entries, message(3, "visitor", "How long?"));
  expect(entries.map((entry) => [entry.key, entry.seq])).toEqual([
    ["k", 1],
    ["k:reply", undefined],
    ["l", 3],
  ]);
});

test("a message that is told twice shows once", () => {
  const agent = message(3, "agent", "Jonas here.");
  const once = withMessage(exchanged, agent);
  expect(withMessage(once, agent)).toEqual(once);
  expect(once).toHaveLength(3);
});

test("messages that come late take their place by number", () => {
  const entries = [message(1, "visitor", "a"), message(4, "assistant", "d")].map(entryOf);
  const completed = withMessage(withMessage(entries, message(3, "agent", "c")), message(2, "system", "b"));
  expect(completed.map((entry) => entry.content)).toEqual(["a", "b", "c", "d"]);
});

test("the last number that is known", () => {
  expect(lastSeq([])).toBe(0);
  expect(lastSeq([entryOf(message(7, "agent", "a")), visitorEntry("k", "b")])).toBe(7);
});

test("a reply that the history shows already is that message, and no second bubble", () => {
  const history = [message(1, "visitor", "How long?"), message(2, "assistant", "Within 30 days.")].map(entryOf);
  const entries = withReplyId([history[0]!, replyEntry("k"), history[1]!], "k:reply", "m2");
  expect(entries.map(({ key, content }) => [key, content])).toEqual([
    ["m1", "How long?"],
    ["k:reply", "Within 30 days."],
  ]);
  expect(withReplyId([replyEntry("k")], "k:reply", "m2")).toMatchObject([{ key: "k:reply", id: "m2" }]);
});
