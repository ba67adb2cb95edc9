import type { Mode } from "@widget-chat/contract/mode.ts";
import type { FailureCode } from "./failure.ts";

/** What every event tells. None carries the text of a message. */
export interface EventDetail {
  /** Names this event. */
  id: string;
  /** When it happened (RFC 3339). */
  at: string;
  tenantId: string;
  /** Null before the first message. */
  conversationId: string | null;
}

/** What each event tells beside {@link EventDetail}. */
export interface ChatWidgetEvents {
  /** The launcher stands on the page. */
  ready: {};
  open: {};
  close: {};
  /** The server has taken a message in. */
  "message-sent": {};
  "message-received": { messageId: string; from: "assistant" | "agent"; kind: string; mode?: Mode };
  "answer-start": { messageId: string };
  "answer-end": { messageId: string };
  /** `fields` names what the visitor filled in, not what was written. */
  "prechat-submit": { fields: string[] };
  "csat-submit": { score: number };
  escalate: {};
  "product-click": { productId: string };
  /** `retryAfter` in seconds. */
  "rate-limited": { retryAfter: number };
  "limit-reached": {};
  error: { code: FailureCode | "load_failed" };
}

export type ChatWidgetEventName = keyof ChatWidgetEvents;

/** Tells the page something; the element that holds the panel makes a DOM event of it. */
export type Report = <Name extends ChatWidgetEventName>(name: Name, detail: ChatWidgetEvents[Name]) => void;

type ChatWidgetEventMap = {
  [Name in ChatWidgetEventName as `chat-widget:${Name}`]: CustomEvent<EventDetail & ChatWidgetEvents[Name]>;
};

declare global {
  interface HTMLElementEventMap extends ChatWidgetEventMap {}
  interface DocumentEventMap extends ChatWidgetEventMap {}
}
