import type { ConversationStore } from "./store.ts";
import type { Failure } from "../failure.ts";
import { type Parcel, renewed } from "../parcel.ts";
import type { Session } from "../session.ts";
import { type Entry, replyKey, visitorEntry, withChange } from "../transcript.ts";

/** How long the server knows an idempotency key again, in ms. */
const keyLife = 24 * 60 * 60 * 1000;

/** Too old to go out by itself: the server has forgotten the key, and the visitor may have what was asked. */
export const isStale = ({ at }: Parcel, now: number) => now - at > keyLife;

/** The parcel among what the server has, by what was said since; nothing where it has not arrived. */
function arrived({ tried, follows, body }: Parcel, entries: Entry[]): Entry | undefined {
  if (!tried) return undefined;
  const before = entries.findIndex((entry) => entry.id === follows);
  // An older page of the history tells nothing of what came after it.
  if (follows && before < 0) return undefined;
  const since = entries.slice(before + 1);
  // An entry that still goes by its id has been found by no other parcel.
  return since.find(({ key, id, role, content }) => role === "visitor" && key === id && content === body.message);
}

/** What the server has, and what it may not have: each parcel in the entry that is its own, or new at the end. */
export function withParcels(entries: Entry[], parcels: Parcel[]): Entry[] {
  let all = entries;
  for (const parcel of parcels) {
    if (all.some(({ key }) => key === parcel.key)) continue;
    const own = arrived(parcel, all);
    all = own
      ? withChange(all, own.key, { key: parcel.key })
      : all.concat(visitorEntry(parcel.key, parcel.body.message));
  }
  return all;
}

/**
 * Shows what an earlier page, or a tab that is gone, has left over, and gives the keys of what is to be sent. What is too old
 * for that is the visitor's to send; what was answered meanwhile is dropped.
 */
export function adopt(parcels: Parcel[], store: ConversationStore, session: Session): string[] {
  store.change({ entries: withParcels(store.state.entries, parcels) });
  return parcels.flatMap((parcel) => {
    const { key } = parcel;
    const { entries } = store.state;
    const isStored = entries.some((entry) => entry.key === key && entry.id);
    // That another tab dropped it, with the answer here, can be read here a moment later.
    const isAnswered = entries.some((entry) => entry.key === replyKey(key) && entry.state === "sent");
    if (!isAnswered && !isStale(parcel, Date.now())) return [key];
    if (isAnswered || isStored) session.drop([key]);
    else giveBack(parcel, store, session);
    return [];
  });
}

/** Shows it as not sent; the visitor decides. */
function giveBack(parcel: Parcel, store: ConversationStore, session: Session) {
  const failure: Failure = { code: "timed_out", retryAfter: undefined, detail: "" };
  session.keep(renewed(parcel));
  store.change({ entries: withChange(store.state.entries, parcel.key, { state: "failed", failure }) });
}
