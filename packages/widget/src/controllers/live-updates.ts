import { type Connection, events, isChatError } from "@widget-chat/client";
import type { ConversationEvent } from "@widget-chat/contract/conversation-events.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";

export interface LiveDeps {
  connection: Connection;
  onEvent(event: ConversationEvent): void;
}

/** Reads what happens in a conversation for as long as somebody looks at it. */
export class LiveUpdates implements ReactiveController {
  readonly #deps: LiveDeps;
  #conversationId: string | null = null;
  #abort: AbortController | undefined;

  constructor(host: ReactiveControllerHost, deps: LiveDeps) {
    this.#deps = deps;
    host.addController(this);
  }

  hostDisconnected() {
    this.stop();
  }

  /** Follows the conversation, from the message `after` on; does nothing when it is followed already. */
  follow(conversationId: string, after: number) {
    if (this.#conversationId === conversationId) return;
    this.stop();
    this.#conversationId = conversationId;
    const abort = (this.#abort = new AbortController());
    void this.#read(conversationId, after, abort.signal);
  }

  stop() {
    this.#abort?.abort();
    this.#conversationId = null;
  }

  async #read(conversationId: string, after: number, signal: AbortSignal) {
    try {
      for await (const event of events(this.#deps.connection, conversationId, { after, signal })) {
        if (signal.aborted) return;
        this.#deps.onEvent(event);
      }
    } catch (error) {
      // The client has waited for what waiting cures. What is left (the conversation is gone) shows with the next message.
      if (!isChatError(error)) throw error;
    }
  }
}
