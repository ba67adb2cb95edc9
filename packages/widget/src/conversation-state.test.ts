import { expect, test } from "vitest";
import {
  type ConversationState,
  countUnread,
  isEnded,
  isExpecting,
  newConversation,
  newestId,
} from "./conversation-state.ts";
import { type Entry, noteEntry, replyEntry, visitorEntry } from "./transcript.ts";

const sent = (entry: Entry, id: string): Entry => ({ ...entry, id, state: "sent" });
const asked = sent(visitorEntry("q", "Hello?"), "1");
const answered = sent(replyEntry("q"), "2");
const agent = (id: string): Entry => ({ ...sent(replyEntry(id), id), role: "agent" });
const state = (entries: Entry[], change: Partial<ConversationState> = {}): ConversationState => ({
  ...newConversation,
  id: "c",
  entries,
  ...change,
});

test("it has ended when the visitor or the server says so", () => {
  expect(isEnded(state([]))).toBe(false);
  expect(isEnded(state([], { ended: true }))).toBe(true);
  expect(isEnded(state([], { status: "resolved" }))).toBe(true);
  expect(isEnded(state([], { status: "escalated" }))).toBe(false);
});

test("something may come in from a person, or where a question stands unanswered", () => {
  expect(isExpecting(state([asked, answered]))).toBe(false);
  expect(isExpecting(state([asked]))).toBe(true);
  expect(isExpecting(state([asked, replyEntry("q")]))).toBe(false);
  expect(isExpecting(state([asked, answered], { status: "escalated" }))).toBe(true);
  expect(isExpecting(state([asked, answered], { handler: "human" }))).toBe(true);
  expect(isExpecting(state([asked], { id: null, status: "escalated" }))).toBe(false);
});

test("unread is what assistant and people have said since the visitor looked", () => {
  const entries = [
    asked,
    answered,
    agent("3"),
    noteEntry("n", "A note"),
    sent(visitorEntry("v", "Me"), "4"),
    agent("5"),
  ];
  expect(countUnread(state(entries.slice(0, 4)), "2")).toBe(1);
  expect(countUnread(state(entries), "5")).toBe(0);
  expect(countUnread(state([...entries, { ...agent("6"), state: "streaming" }]), "5")).toBe(0);
});

test("whoever speaks has seen what was there; the answer to their first words they have not", () => {
  expect(countUnread(state([asked, answered]), null)).toBe(1);
  expect(countUnread(state([asked, answered, agent("3"), visitorEntry("v", "Me")]), "2")).toBe(0);
});

test("where nothing was seen or said before, nothing counts as unread", () => {
  expect(countUnread(state([answered, agent("3")]), null)).toBe(0);
  expect(countUnread(state([answered, agent("3")]), "of another conversation")).toBe(0);
});

test("the newest id is that of the last message which the server has in whole", () => {
  expect(newestId(state([]))).toBeNull();
  expect(newestId(state([asked, answered, noteEntry("n", "A note"), visitorEntry("v", "Me")]))).toBe("2");
  expect(newestId(state([asked, { ...answered, state: "streaming" }]))).toBe("1");
});
