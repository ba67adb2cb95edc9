import type { ConversationState } from "./conversation-state.ts";
import type { Entry } from "./transcript.ts";

/** What changed in a conversation, as one tab tells the others. */
export interface Patch {
  /** The conversation that it was, null before its first message: only who shows the same can take the patch. */
  of: string | null;
  change: Partial<Omit<ConversationState, "entries">>;
  /** New entries, and those that changed, each with the key of the one before it; null for the first. */
  entries: { entry: Entry; after: string | null }[];
  /** Keys of entries that are there no more. */
  gone: string[];
}

/** The difference between two states; undefined where there is none. */
export function patchBetween(before: ConversationState, now: ConversationState): Patch | undefined {
  const changed = Object.entries(now).filter(
    ([name, value]) => name !== "entries" && before[name as keyof ConversationState] !== value,
  );
  const known = new Set(before.entries);
  const keys = new Set(now.entries.map(({ key }) => key));
  const patch: Patch = {
    of: before.id,
    change: Object.fromEntries(changed),
    entries: now.entries.flatMap((entry, at) =>
      known.has(entry) ? [] : [{ entry, after: now.entries[at - 1]?.key ?? null }],
    ),
    gone: before.entries.flatMap(({ key }) => (keys.has(key) ? [] : [key])),
  };
  return changed.length + patch.entries.length + patch.gone.length > 0 ? patch : undefined;
}

/** The state after a patch that another tab made of the same conversation. */
export function patched(state: ConversationState, { change, entries, gone }: Patch): ConversationState {
  const all = state.entries.filter(({ key }) => !gone.includes(key));
  for (const { entry, after } of entries) {
    const at = all.findIndex(({ key }) => key === entry.key);
    if (at >= 0) all[at] = entry;
    // Behind its neighbour; who shows less of the past than that has it at its end, or not at all.
    else if (after === null) all.unshift(entry);
    else all.splice(all.findIndex(({ key }) => key === after) + 1 || all.length, 0, entry);
  }
  return { ...state, ...change, entries: all };
}
