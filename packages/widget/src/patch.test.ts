import { expect, test } from "vitest";
import { type ConversationState, newConversation } from "./conversation-state.ts";
import { patchBetween, patched } from "./patch.ts";
import { noteEntry, visitorEntry, withChange } from "./transcript.ts";

const state = (keys: string, change: Partial<ConversationState> = {}): ConversationState => ({
  ...newConversation,
  id: "c",
  entries: [...keys].map((key) => noteEntry(key, key)),
  ...change,
});
const keysOf = ({ entries }: ConversationState) => entries.map(({ key }) => key).join("");

/** What another tab shows that had `from`, once it is told how one tab went from `before` to `now`. */
function told(before: ConversationState, now: ConversationState, from = before): ConversationState {
  // As the channel passes it on.
  return patched(from, structuredClone(patchBetween(before, now)!));
}

test("where nothing changed nothing is told", () => {
  const same = state("ab");
  expect(patchBetween(same, same)).toBeUndefined();
  expect(patchBetween(same, { ...same, entries: [...same.entries] })).toBeUndefined();
});

test("only what changed is told, of the conversation that it was", () => {
  const before = state("ab", { id: null });
  const entries = [...withChange(before.entries, "b", { content: "more" }), visitorEntry("c", "hello")];
  const patch = patchBetween(before, { ...before, id: "c", entries })!;
  expect(patch).toMatchObject({ of: null, change: { id: "c" }, gone: [] });
  expect(patch.entries.map(({ entry, after }) => [entry.key, after])).toEqual([
    ["b", "a"],
    ["c", "b"],
  ]);
});

test.each([
  ["a new one at the end", "ab", "abc"],
  ["several at the end, in their order", "a", "abcd"],
  ["earlier ones above", "cd", "abcd"],
  ["one in between", "ac", "abc"],
  ["one that is gone", "abc", "ac"],
  ["one in place of another", "abc", "axc"],
  ["all of them gone", "abc", ""],
  ["the first of all", "", "a"],
])("another tab with the same entries shows the same: %s", (_, before, now) => {
  expect(keysOf(told(state(before), state(now)))).toBe(now);
});

test("what changed in an entry takes its place", () => {
  const before = state("abc");
  const after = told(before, { ...before, entries: withChange(before.entries, "b", { content: "more" }) });
  expect(after.entries.map(({ content }) => content)).toEqual(["a", "more", "c"]);
});

test("who shows more of the past keeps it, and who shows less puts what is new at the end", () => {
  expect(keysOf(told(state("cd"), state("cde"), state("abcd")))).toBe("abcde");
  const before = state("abcd");
  const now = { ...before, entries: [...before.entries, noteEntry("e", "e")] };
  expect(keysOf(told(before, now, state("c")))).toBe("ce");
});

test("everything else is taken over as it is", () => {
  const now = { status: "escalated", handler: "human", score: 4, agentTyping: true, pausedUntil: 7 } as const;
  expect(told(state("a"), state("a", now))).toMatchObject(now);
});
