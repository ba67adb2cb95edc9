import type { Answer } from "@widget-chat/contract/answer.ts";
import { expect, test } from "vitest";
import { answered, awaitsAnswer, noteEntry, replyEntry, visitorEntry } from "./transcript.ts";

const answer: Answer = {
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
};

const exchanged = () => {
  const asked = { ...visitorEntry("k", "How long?"), state: "sent" as const };
  return [asked, answered(replyEntry("k"), answer)];
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
