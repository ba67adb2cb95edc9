import type { Message } from "@widget-chat/contract/message.ts";
import { expect, test } from "vitest";
import { entryOf } from "./stored-message.ts";
import { answered, awaitsAnswer, noteEntry, replyEntry, visitorEntry, withReplyId } from "./transcript.ts";

const message = (seq: number, role: Message["role"], content: string): Message => ({
  id: `m${seq}`,
  seq,
  role,
  content,
  kind: role === "assistant" ? "answer" : "message",
  created_at: "2026-11-21T13:45:00.000Z",
});

const answer = {
  response: "Within 30 days.",
  conversation_id: "c_1",
  widget_type: "rag",
  rag_active: true,
  ecommerce_active: false,
  message_id: "m2",
  kind: "answer",
  status: "open",
  handler: "assistant",
  limit_reached: false,
  citations: [],
  products: [],
  applied_filters: [],
  suggestions: ["And shoes?"],
} as const;

const exchanged = () => {
  const asked = { ...visitorEntry("k", "How long?"), state: "sent" as const };
  return [
    asked,
    answered(replyEntry("k"), {
      ...answer,
      citations: [],
      products: [],
      applied_filters: [],
      suggestions: ["And shoes?"],
    }),
  ];
};

test("an answer is awaited after the visitor's word, as long as none is being written here", () => {
  const asked = { ...visitorEntry("k", "a"), state: "sent" as const };
  expect(awaitsAnswer([])).toBe(false);
  expect(awaitsAnswer([asked])).toBe(true);
  expect(awaitsAnswer([asked, noteEntry("n", "Somebody is coming.")])).toBe(true);
  expect(awaitsAnswer([visitorEntry("k", "a")])).toBe(false);
  expect(awaitsAnswer([asked, replyEntry("k")])).toBe(false);
  expect(awaitsAnswer(exchanged())).toBe(false);
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
