import { randomId } from "@widget-chat/client";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { Entry } from "./transcript.ts";

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

/** Whatever was stored, read as parcels: what does not fit counts as absent. */
export function parcelsOf(value: unknown): Parcel[] {
  return Array.isArray(value) ? value.filter(isParcel) : [];
}

function isParcel(value: Partial<Parcel> | null): value is Parcel {
  const { key, idempotencyKey, body, at, tried, follows } = value ?? {};
  const texts = [key, idempotencyKey, body?.message, body?.session_id, follows ?? ""];
  return texts.every((text) => typeof text === "string") && typeof at === "number" && typeof tried === "boolean";
}
