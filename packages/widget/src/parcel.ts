import { randomId } from "@widget-chat/client";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { Entry } from "./transcript.ts";

/** A message of the visitor on its way to the server; it outlives the page, and tried again it is the very same, so that it counts once. */
export interface Parcel {
  /** The entry that shows it. Keys are in the order in which they were made, also those of several tabs. */
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

let latest = 0;
const orderedKey = () => (latest = Math.max(latest + 1, Date.now())) + randomId();

export const newParcel = (body: SendMessage): Parcel => ({
  key: orderedKey(),
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

/** Whether what was stored is a parcel. */
export function isParcel(value: unknown): value is Parcel {
  const { key, idempotencyKey, body, at, tried, follows } = (value ?? {}) as Partial<Parcel>;
  const texts = [key, idempotencyKey, body?.message, body?.session_id, follows ?? ""];
  return texts.every((text) => typeof text === "string") && typeof at === "number" && typeof tried === "boolean";
}
