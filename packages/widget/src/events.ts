/** What every event tells. None carries the text of a message unless the page asks for it. */
export interface EventDetail {
  /** Names this event. */
  id: string;
  /** When it happened (RFC 3339). */
  at: string;
  tenantId: string;
  /** Null before the first message. */
  conversationId: string | null;
}

/** Only where the page has asked for it (`config.tellsText`). */
interface Said {
  text?: string;
}

/** What each event tells beside {@link EventDetail}. */
export interface ChatWidgetEvents {
  /** The launcher stands on the page. */
  ready: {};
  open: {};
  close: {};
  /** Messages that came in and were not seen: the panel was closed, or the page in the background. */
  "unread-change": { unread: number };
  /** The server has taken a message in. */
  "message-sent": Said;
  "message-received": {
    messageId: string;
    from: "assistant" | "agent";
    kind: string;
    mode?: "rag" | "ecommerce";
  } & Said;
  "answer-start": { messageId: string };
  "answer-end": { messageId: string };
  /** The visitor has agreed to the tenant's terms, or has taken it back. */
  consent: { granted: boolean; version: string };
  /** `fields` names what the visitor filled in, not what was written. */
  "prechat-submit": { fields: string[] };
  "csat-submit": { score: number };
  escalate: {};
  "product-click": { productId: string };
  /** Cancelable: `preventDefault()` says that the page puts it into its cart by itself. */
  "add-to-cart": { productId: string; title: string; url: string | null; price: string; currency: string };
  /** `retryAfter` in seconds. */
  "rate-limited": { retryAfter: number };
  "limit-reached": {};
  /** `load_failed`, `offline`, or why the server did not answer, such as `origin_not_allowed` or `network_error`. */
  error: { code: string };
}

export type ChatWidgetEventName = keyof ChatWidgetEvents;

/** Tells the page something; the element that holds the panel makes a DOM event of it. False: the page has taken it over. */
export type Report = <Name extends ChatWidgetEventName>(name: Name, detail: ChatWidgetEvents[Name]) => boolean;

export type DetailOf<Name extends ChatWidgetEventName> = EventDetail & ChatWidgetEvents[Name];

export interface EventSource {
  /** Calls `listener` with the detail of each `chat-widget:<name>`; what it returns ends that. */
  on<Name extends ChatWidgetEventName>(name: Name, listener: (detail: DetailOf<Name>) => void): () => void;
}

type ChatWidgetEventMap = {
  [Name in ChatWidgetEventName as `chat-widget:${Name}`]: CustomEvent<DetailOf<Name>>;
};

declare global {
  interface HTMLElementEventMap extends ChatWidgetEventMap {}
  interface DocumentEventMap extends ChatWidgetEventMap {}
}
