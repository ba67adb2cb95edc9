import { type Connection, history, isChatError, randomId } from "@widget-chat/client";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { ConversationEvent } from "@widget-chat/contract/conversation-events.ts";
import type { Message } from "@widget-chat/contract/message.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type ConversationState, isExpecting, newConversation, newestId } from "../conversation-state.ts";
import type { Report } from "../events.ts";
import type { Failure } from "../failure.ts";
import type { Words } from "../locales/words.ts";
import type { Session } from "../session.ts";
import { entryOf, lastSeq, noteEntry, withMessage } from "../transcript.ts";
import type { LiveUpdates } from "./live-updates.ts";
import { Outbox } from "./outbox.ts";
import { ConversationStore } from "./store.ts";
import { type News, Tabs } from "./tabs.ts";

export interface ConversationDeps {
  connection: Connection;
  session: Session;
  report: Report;
  token(): string | null | Promise<string | null>;
  onFailure(failure: Failure): void;
  /** What is shown now has been said before: it is no news to anyone. */
  onShown(state: ConversationState): void;
  words(): Words;
}

/** Characters of the visitor's first words that name a conversation among earlier ones. */
const titleLength = 80;

/** The visitor's conversation: what is shown of it, and all that the visitor can do with it. */
export class Conversation implements ReactiveController {
  readonly outbox: Outbox;
  readonly #host: ReactiveControllerHost;
  readonly #deps: ConversationDeps;
  readonly store: ConversationStore;
  #live: Promise<LiveUpdates> | undefined;
  readonly #tabs: Tabs;
  #reportedEscalation: string | null = null;

  constructor(host: ReactiveControllerHost, deps: ConversationDeps) {
    this.#host = host;
    this.#deps = deps;
    const { session } = deps;
    this.#tabs = new Tabs(session.name, (news) => this.#told(news));
    this.store = new ConversationStore(host, (patch) => this.#tell({ type: "patch", patch }));
    host.addController(this.#tabs);
    this.outbox = new Outbox(host, {
      ...deps,
      store: this.store,
      tabs: this.#tabs,
      onAccepted: (id) => this.#adopt(id),
      onAnswer: (answer) => this.#answered(answer),
      onGone: (key) => this.#startOver(key),
    });
    host.addController(this);
  }

  get state() {
    return this.store.state;
  }

  /** Runs after every change: the events are read while they can bring something. */
  hostUpdated() {
    const { session } = this.#deps;
    const expects = isExpecting(this.state);
    if (expects) this.#live ??= this.#openLive();
    void this.#live?.then((live) => (isExpecting(this.state) ? live.follow(this.state.id!) : live.stop()));
    if (this.state.id && expects !== session.read().expects) session.write({ expects });
  }

  /** Most conversations never need it. */
  async #openLive(): Promise<LiveUpdates> {
    try {
      const { LiveUpdates } = await import("./live-updates.ts");
      return new LiveUpdates(this.#host, {
        connection: this.#deps.connection,
        tabs: this.#tabs,
        lastSeq: () => lastSeq(this.state.entries),
        onEvent: (event) => this.#happened(event),
      });
    } catch (error) {
      this.#live = undefined;
      throw error;
    }
  }

  /** The visitor looks at what is there. */
  see() {
    const { session } = this.#deps;
    const seen = newestId(this.state);
    if (seen && seen !== session.read().seen) session.write({ seen });
  }

  say(body: SendMessage) {
    this.outbox.send(body);
  }

  /** Takes up the conversation of an earlier page, if there is one, and what that page had no answer to. */
  async restore(signal: AbortSignal) {
    const { conversationId, ended } = this.#deps.session.read();
    if (conversationId && !this.state.id) await this.#readHistory(conversationId, ended, signal);
    // Another tab may know more: what is being written just now.
    this.#tell({ type: "ask", id: this.state.id });
    this.outbox.takeUp();
  }

  /** Goes back to an earlier conversation, or on with one that began on another device. */
  async show(id: string) {
    this.outbox.clear();
    this.#deps.session.write({ conversationId: id, ended: false, seen: null, draft: "" });
    this.store.change(newConversation);
    await this.#readHistory(id, false);
  }

  async #readHistory(id: string, ended: boolean, signal?: AbortSignal) {
    try {
      const page = await history(this.#deps.connection, id, { signal });
      const state: Partial<ConversationState> = {
        id,
        entries: page.messages.map(entryOf),
        status: page.status,
        handler: page.handler,
        score: page.csat?.score ?? null,
        hasEarlier: page.has_more,
        ended,
      };
      this.#deps.onShown({ ...this.state, ...state });
      this.store.change(state);
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
    const state = { entries: [...page.messages.map(entryOf), ...this.state.entries], hasEarlier: page.has_more };
    this.#deps.onShown({ ...this.state, ...state });
    this.store.change(state);
  }

  /** The visitor wants no more. */
  end() {
    this.#deps.session.write({ ended: true });
    this.store.change({ ended: true });
  }

  goOn() {
    this.#deps.session.write({ ended: false });
    this.store.change({ ended: false, status: this.state.status === "resolved" ? "open" : this.state.status });
  }

  startNew() {
    this.outbox.clear();
    // Without a conversation there is nothing to forget, and nothing may be stored.
    if (this.state.id) this.#deps.session.write({ conversationId: null, ended: false, seen: null, expects: false });
    this.store.change(newConversation);
  }

  /** Says something of the widget's own between the turns. */
  note(text: string) {
    this.store.change({ entries: [...this.state.entries, noteEntry(randomId(), text)] });
  }

  #tell(news: News) {
    if (this.#deps.session.isShared) this.#tabs.tell(news);
  }

  #told(news: News) {
    if (!this.#deps.session.isShared) return;
    switch (news.type) {
      case "patch":
        if (!this.store.take(news.patch)) this.#tell({ type: "ask", id: this.#deps.session.read().conversationId });
        return;
      case "ask":
        if (news.id === this.state.id) this.#tell({ type: "state", state: this.state });
        return;
      case "state":
        // Nothing is taken away that this tab shows of the past.
        if (
          news.state.id === this.#deps.session.read().conversationId &&
          news.state.entries.length >= this.state.entries.length
        )
          this.store.show(news.state);
        return;
      case "session":
        this.#host.requestUpdate();
        this.outbox.takeUp();
    }
  }

  #adopt(id: string) {
    if (this.state.id === id) return;
    const { session } = this.#deps;
    session.write({ conversationId: id, ended: false });
    const first = this.state.entries.find(({ role }) => role === "visitor")?.content ?? "";
    session.remember({ id, at: Date.now(), title: first.slice(0, titleLength) });
    this.store.change({ id });
  }

  #forget() {
    this.#deps.session.write({ conversationId: null, ended: false, seen: null });
    this.store.change({ id: null, status: "open", handler: "assistant", score: null });
  }

  /** The conversation is gone from the server: the message `key`, and what follows, opens a new one. */
  #startOver(key: string) {
    this.#forget();
    const { entries } = this.state;
    const at = entries.findIndex((entry) => entry.key === key);
    this.store.change({ entries: entries.toSpliced(at, 0, noteEntry(randomId(), this.#deps.words().restarted)) });
  }

  #answered(answer: Answer) {
    if (answer.kind === "handoff" || answer.status === "escalated") this.#escalated();
  }

  #escalated() {
    if (this.#reportedEscalation === this.state.id) return;
    this.#reportedEscalation = this.state.id;
    this.#deps.report("escalate", {});
  }

  #happened(event: ConversationEvent) {
    if (event.event === "message") this.#received(event.data);
    else if (event.event === "status") {
      this.store.change(event.data);
      if (event.data.status === "escalated") this.#escalated();
    } else if (event.data.role === "agent") this.store.change({ agentTyping: event.data.active });
  }

  #received(message: Message) {
    const { entries } = this.state;
    const { id, role, kind, content } = message;
    const isNew = !entries.some((entry) => entry.id === id);
    this.store.change({ entries: withMessage(entries, message), ...(role === "agent" && { agentTyping: false }) });
    if (isNew && (role === "assistant" || role === "agent"))
      this.#deps.report("message-received", { messageId: id, from: role, kind, text: content });
  }
}
