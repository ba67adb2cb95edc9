import { randomId } from "@widget-chat/client";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import { type Entry, visitorEntry, withChange } from "./transcript.ts";

/** A message of the visitor on its way to the server; it outlives the page, and tried again it is the very same, so that it counts once. */
export interface Parcel {
  /** The entry that shows it. */
  key: string;
  idempotencyKey: string;
  body: SendMessage;
  /** When it was first tried, and until then when it was written, in ms since 1970. */
  at: number;
  /** It may have reached the server: from here on its body stays as it is. */
  tried: boolean;
  /** Id of the newest message that was known at the first try; the server keeps this one behind it. */
  follows: string | null;
}

/** How long the server knows an idempotency key again, in ms. */
const keyLife = 24 * 60 * 60 * 1000;

export const newParcel = (body: SendMessage): Parcel => ({
  key: randomId(),
  idempotencyKey: randomId(),
  body,
  at: Date.now(),
  tried: false,
  follows: null,
});

/** The parcel as it leaves for the conversation that is shown now. */
export const addressed = (parcel: Parcel, conversationId: string | null, entries: Entry[]): Parcel => ({
  ...parcel,
  body: { ...parcel.body, conversation_id: conversationId },
  at: Date.now(),
  tried: true,
  follows: entries.findLast((entry) => entry.id)?.id ?? null,
});

/** The same words for another conversation, or too late for the old key: to the server a new message. */
export const renewed = ({ body, key, at }: Parcel): Parcel => ({ ...newParcel(body), key, at });

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

/** Whatever was stored, read as parcels: what does not fit counts as absent. */
export function parcelsOf(value: unknown): Parcel[] {
  return Array.isArray(value) ? value.filter(isParcel) : [];
}

function isParcel(value: Partial<Parcel> | null): value is Parcel {
  const { key, idempotencyKey, body, at, tried, follows } = value ?? {};
  const texts = [key, idempotencyKey, body?.message, body?.session_id, follows ?? ""];
  return texts.every((text) => typeof text === "string") && typeof at === "number" && typeof tried === "boolean";
}
