import { type Connection, events, isChatError } from "@widget-chat/client";
import type { ConversationEvent } from "@widget-chat/contract/conversation-events.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Tabs } from "./tabs.ts";

export interface LiveDeps {
  connection: Connection;
  tabs: Tabs;
  /** The number of the newest message that is known. */
  lastSeq(): number;
  onEvent(event: ConversationEvent): void;
}

/** Reads what happens in a conversation, in one tab for all of them. */
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

  /** Follows the conversation; does nothing when it is followed already. */
  follow(conversationId: string) {
    if (this.#conversationId === conversationId) return;
    this.stop();
    this.#conversationId = conversationId;
    const { signal } = (this.#abort = new AbortController());
    void this.#deps.tabs.alone("events", signal, () => this.#read(conversationId, signal));
  }

  stop() {
    this.#abort?.abort();
    this.#conversationId = null;
  }

  async #read(conversationId: string, signal: AbortSignal) {
    const { connection, lastSeq, onEvent } = this.#deps;
    try {
      for await (const event of events(connection, conversationId, { after: lastSeq(), signal })) {
        if (signal.aborted) return;
        onEvent(event);
      }
    } catch (error) {
      // The client has waited for what waiting cures. What is left (the conversation is gone) shows with the next message.
      if (!isChatError(error)) throw error;
    }
  }
}
