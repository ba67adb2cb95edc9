import type { ConversationStatus, Handler } from "@widget-chat/contract/life-cycle.ts";
import type { ReactiveControllerHost } from "lit";
import type { Entry } from "../transcript.ts";

/** A conversation as the visitor sees it now. */
export interface ConversationState {
  /** Null before the first message. */
  id: string | null;
  entries: Entry[];
  status: ConversationStatus;
  handler: Handler;
  /** The visitor has ended it here. */
  ended: boolean;
  /** The satisfaction score that was given; null for none. */
  score: number | null;
  /** Older messages lie on the server. */
  hasEarlier: boolean;
  /** An agent is writing. */
  agentTyping: boolean;
}

export const newConversation: ConversationState = {
  id: null,
  entries: [],
  status: "open",
  handler: "assistant",
  ended: false,
  score: null,
  hasEarlier: false,
  agentTyping: false,
};

/** Nothing more is said, unless it is taken up again. */
export const isEnded = ({ ended, status }: ConversationState) => ended || status === "resolved";

/** Holds the state; every change draws the host anew. */
export class ConversationStore {
  state: ConversationState = newConversation;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  change(change: Partial<ConversationState>) {
    this.state = { ...this.state, ...change };
    this.#host.requestUpdate();
  }
}
