import { type Connection, events, isChatError } from "@widget-chat/client";
import type { ConversationEvent } from "@widget-chat/contract/conversation-events.ts";
import type { Message } from "@widget-chat/contract/message.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Report } from "../events.ts";
import { lastSeq, withMessage } from "../stored-message.ts";
import type { ConversationStore } from "./store.ts";
import type { Tabs } from "./tabs.ts";

export interface LiveDeps {
  connection: Connection;
  tabs: Tabs;
  store: ConversationStore;
  report: Report;
  /** A person was called. */
  onEscalated(): void;
}

/** Reads what happens in a conversation, in one tab for all of them. */
export class LiveUpdates implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #deps: LiveDeps;
  /** The element stands on the page. What is off it draws once more, and may not listen for that. */
  #isHere = false;
  #conversationId: string | null = null;
  #abort: AbortController | undefined;

  constructor(host: ReactiveControllerHost, deps: LiveDeps) {
    this.#host = host;
    this.#deps = deps;
    host.addController(this);
  }

  hostConnected() {
    this.#isHere = true;
    this.#host.requestUpdate();
    addEventListener("online", this.#online);
  }

  hostDisconnected() {
    this.#isHere = false;
    removeEventListener("online", this.#online);
    this.stop();
  }

  /** At once, however long the pauses between two tries have grown meanwhile. */
  readonly #online = () => {
    const id = this.#conversationId;
    this.stop();
    if (id) this.follow(id);
  };

  /** Follows the conversation; does nothing when it is followed already, or off the page. */
  follow(conversationId: string) {
    if (!this.#isHere || this.#conversationId === conversationId) return;
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
    const { connection, store } = this.#deps;
    try {
      for await (const event of events(connection, conversationId, { after: lastSeq(store.state.entries), signal })) {
        if (signal.aborted) return;
        this.#happened(event);
      }
    } catch (error) {
      // The client has waited for what waiting cures. What is left (the conversation is gone) shows with the next message.
      if (!isChatError(error)) throw error;
    }
  }

  #happened(event: ConversationEvent) {
    const { store, onEscalated } = this.#deps;
    if (event.event === "message") this.#received(event.data);
    else if (event.event === "status") {
      store.change(event.data);
      if (event.data.status === "escalated") onEscalated();
    } else if (event.data.role === "agent") store.change({ agentTyping: event.data.active });
  }

  #received(message: Message) {
    const { store, report } = this.#deps;
    const { entries } = store.state;
    const { id, role, kind, content } = message;
    const isNew = !entries.some((entry) => entry.id === id);
    store.change({ entries: withMessage(entries, message), ...(role === "agent" && { agentTyping: false }) });
    if (isNew && (role === "assistant" || role === "agent"))
      report("message-received", { messageId: id, from: role, kind, text: content });
  }
}
