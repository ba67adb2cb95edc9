import { type Connection, randomId } from "@widget-chat/client";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type ConversationState, isExpecting, newConversation, newestId } from "../conversation-state.ts";
import type { Report } from "../events.ts";
import type { Failure } from "../failure.ts";
import type { Words } from "../locales/words.ts";
import type { Session, SessionData } from "../session.ts";
import { inserted, noteEntry, titleOf } from "../transcript.ts";
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

/** The visitor's conversation: what is shown of it, and all that the visitor can do with it. */
export class Conversation implements ReactiveController {
  readonly outbox: Outbox;
  readonly #host: ReactiveControllerHost;
  readonly #deps: ConversationDeps;
  readonly store: ConversationStore;
  #live: Promise<LiveUpdates | undefined> | undefined;
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
      onAccepted: (id) => this.#accepted(id),
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
    void this.#live?.then((live) => (isExpecting(this.state) ? live?.follow(this.state.id!) : live?.stop()));
    const kept = this.#kept;
    if (kept && expects !== kept.expects) session.write({ expects });
  }

  /** Most conversations never need it. Where it cannot be fetched the next change tries again. */
  async #openLive(): Promise<LiveUpdates | undefined> {
    try {
      const { LiveUpdates } = await import("./live-updates.ts");
      return new LiveUpdates(this.#host, {
        ...this.#deps,
        tabs: this.#tabs,
        store: this.store,
        onEscalated: () => this.#escalated(),
      });
    } catch {
      this.#live = undefined;
      return undefined;
    }
  }

  /** The visitor looks at what is there. */
  see() {
    const kept = this.#kept;
    const seen = newestId(this.state);
    if (kept && seen && seen !== kept.seen) this.#deps.session.write({ seen });
  }

  /** The session, where it is of the conversation that shows here: the other tabs may have gone on to another while this one slept. */
  get #kept(): SessionData | undefined {
    const { id } = this.state;
    const kept = this.#deps.session.read();
    return id !== null && kept.conversationId === id ? kept : undefined;
  }

  say(body: SendMessage) {
    this.outbox.send(body);
  }

  /** Takes up the conversation of an earlier page, if there is one, and what that page had no answer to. */
  async restore(signal: AbortSignal) {
    const { conversationId } = this.#deps.session.read();
    if (conversationId && !this.state.id) {
      const { restore } = await import("./past.ts");
      await restore(this.#past(), conversationId, signal);
    }
    // Another tab may know more: what is being written just now.
    this.#tell({ type: "ask", id: this.state.id });
    this.outbox.takeUp();
  }

  /** Goes back to an earlier conversation, or on with one that began on another device. */
  async show(id: string) {
    const { goBack } = await import("./past.ts");
    await goBack(this.#past(), id);
  }

  async showEarlier() {
    const { showEarlier } = await import("./past.ts");
    await showEarlier(this.#past());
  }

  #past() {
    return { ...this.#deps, store: this.store, outbox: this.outbox, onGone: () => this.#forget() };
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
    const { session } = this.#deps;
    this.outbox.clear();
    // Without a conversation there is nothing to forget, and nothing may be stored.
    if (session.read().conversationId)
      session.write({ conversationId: null, ended: false, seen: null, expects: false });
    this.store.change(newConversation);
  }

  /** Says something of the widget's own between the turns. */
  note(text: string) {
    this.store.change({ entries: [...this.state.entries, noteEntry(randomId(), text)] });
  }

  #tell(news: News) {
    if (this.#deps.session.share()) this.#tabs.tell(news);
  }

  #told(news: News) {
    const { session } = this.#deps;
    // The visitor may have agreed over there: what is shared here from now on begins with what this tab has kept to itself.
    if (!session.share()) return;
    switch (news.type) {
      case "patch":
        if (this.store.take(news.patch)) this.outbox.withdraw(news.patch.gone);
        // Who has just taken up what shows here asks for it: one of the two keeps the keys of the other.
        else if (news.patch.change.id !== this.state.id) this.#tell({ type: "ask", id: session.read().conversationId });
        return;
      case "ask":
        if (news.id === this.state.id) this.#tell({ type: "state", state: this.state });
        return;
      case "state":
        // Nothing is taken away that this tab shows of the past.
        if (
          news.state.id === session.read().conversationId &&
          (news.state.id !== this.state.id || news.state.entries.length >= this.state.entries.length)
        )
          this.store.show(news.state);
        return;
      case "session":
        this.#host.requestUpdate();
        this.outbox.takeUp();
    }
  }

  /** The server has taken in what was said: the visitor can come back to it. */
  #accepted(id: string) {
    const { session } = this.#deps;
    const title = session.read().past.find((past) => past.id === id)?.title ?? titleOf(this.state.entries);
    session.remember({ id, at: Date.now(), title });
    if (this.state.id === id) return;
    session.write({ conversationId: id, ended: false });
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
    this.store.change({ entries: inserted(entries, at, noteEntry(randomId(), this.#deps.words().restarted)) });
  }

  #answered(answer: Answer) {
    if (answer.kind === "handoff" || answer.status === "escalated") this.#escalated();
  }

  #escalated() {
    if (this.#reportedEscalation === this.state.id) return;
    this.#reportedEscalation = this.state.id;
    this.#deps.report("escalate", {});
  }
}
