import { type Connection, history, isChatError, randomId, sendCsat } from "@widget-chat/client";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { ConversationEvent } from "@widget-chat/contract/conversation-events.ts";
import type { Message } from "@widget-chat/contract/message.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Report } from "../events.ts";
import type { Failure } from "../failure.ts";
import type { Words } from "../locales/words.ts";
import type { Customer, Session } from "../session.ts";
import { awaitsAnswer, entryOf, lastSeq, noteEntry, withMessage } from "../transcript.ts";
import { LiveUpdates } from "./live-updates.ts";
import { Outbox } from "./outbox.ts";
import { ConversationStore, newConversation } from "./store.ts";

export interface ConversationDeps {
  connection: Connection;
  session: Session;
  report: Report;
  /** The mode that the page wishes for. */
  mode(): string | null;
  /** An answer of the assistant or an agent is complete. */
  onAnswer(from: string | undefined, content: string): void;
  onFailure(failure: Failure): void;
  words(): Words;
}

/** The visitor's conversation: what is shown of it, and all that the visitor can do with it. */
export class Conversation implements ReactiveController {
  readonly outbox: Outbox;
  readonly #deps: ConversationDeps;
  readonly #store: ConversationStore;
  readonly #live: LiveUpdates;
  #watched = false;
  #reportedEscalation: string | null = null;

  constructor(host: ReactiveControllerHost, deps: ConversationDeps) {
    this.#deps = deps;
    this.#store = new ConversationStore(host);
    this.outbox = new Outbox(host, {
      ...deps,
      store: this.#store,
      body: (message) => this.#body(message),
      onAccepted: (id) => this.#adopt(id),
      onAnswer: (answer) => this.#answered(answer),
      onGone: (key) => this.#startOver(key),
    });
    this.#live = new LiveUpdates(host, { connection: deps.connection, onEvent: (event) => this.#happened(event) });
    host.addController(this);
  }

  get state() {
    return this.#store.state;
  }

  /** Runs after every change: the events are read while they can bring something to someone who looks. */
  hostUpdated() {
    const { id, status, handler, entries } = this.state;
    const expecting = status === "escalated" || handler === "human" || (awaitsAnswer(entries) && !this.outbox.busy);
    if (this.#watched && id && expecting) this.#live.follow(id, lastSeq(entries));
    else this.#live.stop();
  }

  /** Whether the visitor looks at the conversation. */
  watch(watched: boolean) {
    this.#watched = watched;
    this.#store.change({});
  }

  /** Takes up the conversation of an earlier page, if there is one, and what that page had no answer to. */
  async restore(signal: AbortSignal) {
    const { conversationId, ended } = this.#deps.session.read();
    if (conversationId && !this.state.id) await this.#readHistory(conversationId, ended, signal);
    this.outbox.takeUp();
  }

  async #readHistory(conversationId: string, ended: boolean, signal: AbortSignal) {
    try {
      const page = await history(this.#deps.connection, conversationId, { signal });
      this.#store.change({
        id: conversationId,
        entries: page.messages.map(entryOf),
        status: page.status,
        handler: page.handler,
        score: page.csat?.score ?? null,
        hasEarlier: page.has_more,
        ended,
      });
    } catch (error) {
      if (!isChatError(error, "conversation_not_found")) throw error;
      this.#forget();
    }
  }

  async showEarlier() {
    const { id, entries } = this.state;
    const first = entries.find((entry) => entry.seq !== undefined)?.seq;
    if (!id || first === undefined) return;
    const page = await history(this.#deps.connection, id, { before: first });
    this.#store.change({ entries: [...page.messages.map(entryOf), ...this.state.entries], hasEarlier: page.has_more });
  }

  /** The visitor wants no more; the conversation stays on the server. */
  end() {
    this.#deps.session.write({ ended: true });
    this.#store.change({ ended: true });
  }

  goOn() {
    this.#deps.session.write({ ended: false });
    this.#store.change({ ended: false, status: this.state.status === "resolved" ? "open" : this.state.status });
  }

  startNew() {
    this.outbox.clear();
    this.#live.stop();
    // Without a conversation there is nothing to forget, and nothing may be stored.
    if (this.state.id) this.#deps.session.write({ conversationId: null, ended: false });
    this.#store.change(newConversation);
  }

  async rate(score: number, feedback: string) {
    const { id } = this.state;
    if (!id) return;
    await sendCsat(this.#deps.connection, { conversation_id: id, score, ...(feedback && { feedback }) });
    this.#store.change({ score });
    this.#deps.report("csat-submit", { score });
  }

  introduce(customer: Customer) {
    this.#deps.session.write({ customer });
    this.#deps.report("prechat-submit", { fields: Object.keys(customer) });
  }

  #body(message: string): SendMessage {
    const { session, mode } = this.#deps;
    const type = mode();
    return {
      message,
      session_id: session.visitorId(),
      ...((type === "rag" || type === "ecommerce") && { type }),
      ...session.read().customer,
    };
  }

  #adopt(id: string) {
    if (this.state.id === id) return;
    this.#deps.session.write({ conversationId: id, ended: false });
    this.#store.change({ id });
  }

  #forget() {
    this.#deps.session.write({ conversationId: null, ended: false });
    this.#store.change({ id: null, status: "open", handler: "assistant", score: null });
  }

  /** The conversation is gone from the server: the message `key`, and what follows, opens a new one. */
  #startOver(key: string) {
    this.#forget();
    const { entries } = this.state;
    const at = entries.findIndex((entry) => entry.key === key);
    this.#store.change({ entries: entries.toSpliced(at, 0, noteEntry(randomId(), this.#deps.words().restarted)) });
  }

  #answered(answer: Answer) {
    if (answer.kind === "handoff" || answer.status === "escalated") this.#escalated();
    if (answer.response) this.#deps.onAnswer(undefined, answer.response);
  }

  #escalated() {
    if (this.#reportedEscalation === this.state.id) return;
    this.#reportedEscalation = this.state.id;
    this.#deps.report("escalate", {});
  }

  #happened(event: ConversationEvent) {
    if (event.event === "message") this.#received(event.data);
    else if (event.event === "status") {
      this.#store.change(event.data);
      if (event.data.status === "escalated") this.#escalated();
    } else if (event.data.role === "agent") this.#store.change({ agentTyping: event.data.active });
  }

  #received(message: Message) {
    const { entries } = this.state;
    const isNew = message.role !== "visitor" && !entries.some((entry) => entry.id === message.id);
    this.#store.change({
      entries: withMessage(entries, message),
      ...(message.role === "agent" && { agentTyping: false }),
    });
    if (!isNew || message.role === "system" || message.role === "visitor") return;
    this.#deps.report("message-received", { messageId: message.id, from: message.role, kind: message.kind });
    this.#deps.onAnswer(message.agent_name, message.content);
  }
}
