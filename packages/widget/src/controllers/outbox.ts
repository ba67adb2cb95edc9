import type { Connection } from "@widget-chat/client";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Report } from "../events.ts";
import { type Failure, failureOf } from "../failure.ts";
import { addressed, isStale, newParcel, type Parcel, renewed, withParcels } from "../parcel.ts";
import type { Session } from "../session.ts";
import { replyKey, withChange, without } from "../transcript.ts";
import { exchange } from "./exchange.ts";
import type { ConversationStore } from "./store.ts";
import type { Tabs } from "./tabs.ts";

export interface OutboxDeps {
  connection: Connection;
  store: ConversationStore;
  session: Session;
  tabs: Tabs;
  report: Report;
  token(): string | null | Promise<string | null>;
  onAccepted(conversationId: string): void;
  onAnswer(answer: Answer): void;
  onFailure(failure: Failure): void;
  /** The conversation is gone from the server; the message will open a new one. */
  onGone(key: string): void;
}

/** How long to wait when a server limits us without saying for how long, in seconds. */
const defaultWait = 10;

/**
 * Sends what the visitor writes, one message after the other. What fails stays, and can be sent again without doubling;
 * the session keeps each message until its answer is here, so that a page that goes takes none with it: another tab, or
 * the next page, sends it.
 */
export class Outbox implements ReactiveController {
  readonly #deps: OutboxDeps;
  #queue: string[] = [];
  #page: AbortController | undefined;
  #sending: AbortController | undefined;
  #draining = false;
  /** The conversation is shown as it was: what is left over from before can be told from what the server has. */
  #isRestored = false;

  constructor(host: ReactiveControllerHost, deps: OutboxDeps) {
    this.#deps = deps;
    host.addController(this);
  }

  hostConnected() {
    this.#page = new AbortController();
    if (this.#queue.length > 0) void this.#drain();
  }

  hostDisconnected() {
    this.#page?.abort();
    this.#sending?.abort();
  }

  send(body: SendMessage) {
    const parcel = newParcel(body);
    this.#queue.push(parcel.key);
    // This tab stands first in the line, before another one can read what waits.
    void this.#drain();
    this.#deps.session.keep(parcel);
    this.#show([parcel]);
  }

  /** Takes over what an earlier page, or a tab that is gone, has not seen answered. */
  takeUp() {
    const { unsent } = this.#deps.session.read();
    // Once in any case: browsers take their time over a page's first lock, which is the visitor's first message otherwise.
    const isFirst = !this.#isRestored;
    this.#isRestored = true;
    if (isFirst || unsent.some(({ key }) => !this.#queue.includes(key) && !this.#failed(key))) void this.#drain();
  }

  /** Sends the failed message again that the entry `key` shows, or whose answer it should have been. */
  retry(key: string) {
    const { unsent } = this.#deps.session.read();
    const own = unsent.find((parcel) => parcel.key === key || replyKey(parcel.key) === key)?.key;
    if (!own || this.#queue.includes(own)) return;
    this.#queue.push(own);
    void this.#drain();
  }

  /** Sends everything again that failed for this reason. */
  retryAll(code: Failure["code"]) {
    for (const entry of this.#deps.store.state.entries) if (entry.failure?.code === code) this.retry(entry.key);
  }

  /** Forgets everything that is on its way. */
  clear() {
    const { session, store } = this.#deps;
    this.#queue = [];
    session.drop(session.read().unsent.map(({ key }) => key));
    store.change({ pausedUntil: 0 });
    this.#sending?.abort();
  }

  /** Goes on once the server's limit is over. */
  goOn() {
    this.retryAll("rate_limited");
    void this.#drain();
  }

  async #drain() {
    const page = this.#page?.signal;
    if (this.#draining || !page || page.aborted) return;
    this.#draining = true;
    try {
      await this.#deps.tabs.alone("send", page, () => this.#sendAll(page));
    } finally {
      this.#draining = false;
    }
    // What came in between the last look and the end.
    if (!page.aborted && this.#queue.length > 0 && !this.#isPaused()) void this.#drain();
  }

  async #sendAll(page: AbortSignal) {
    if (this.#isRestored) this.#adopt();
    while (!page.aborted && this.#queue[0] && !this.#isPaused()) {
      const key = this.#queue[0];
      const parcel = this.#parcel(key);
      // Settled by another tab meanwhile.
      if (parcel) await this.#send(parcel);
      else this.#settle(key);
    }
  }

  async #send(parcel: Parcel) {
    const { key } = parcel;
    const { signal } = (this.#sending = new AbortController());
    try {
      await exchange(parcel, { ...this.#deps, signal });
      this.#settle(key);
      this.#deps.session.drop([key]);
    } catch (error) {
      // Given up because the element left the page: what is still in the queue goes out when it is back.
      if (signal.aborted) return;
      this.#settle(key);
      this.#fail(parcel, failureOf(error));
    } finally {
      this.#sending = undefined;
    }
  }

  /** Puts into the queue what nobody else sends. */
  #adopt() {
    const { store, session } = this.#deps;
    const parcels = session.read().unsent.filter(({ key }) => !this.#queue.includes(key) && !this.#failed(key));
    this.#show(parcels);
    for (const parcel of parcels) {
      if (this.#isAnswered(parcel.key)) session.drop([parcel.key]);
      else if (!isStale(parcel, Date.now())) this.#queue.push(parcel.key);
      else if (store.state.entries.some(({ key, id }) => key === parcel.key && id)) session.drop([parcel.key]);
      else this.#giveBack(parcel);
    }
  }

  /** Another tab has just brought the answer: that it dropped the parcel can be read here a moment later. */
  #isAnswered(key: string): boolean {
    return this.#deps.store.state.entries.some((entry) => entry.key === replyKey(key) && entry.state === "sent");
  }

  /** Its failure is shown, here or in another tab: it goes out again when the visitor, or what it waits for, says so. */
  #failed(key: string): boolean {
    const { entries } = this.#deps.store.state;
    return entries.some((entry) => entry.failure && (entry.key === key || entry.key === replyKey(key)));
  }

  #isPaused(): boolean {
    return this.#deps.store.state.pausedUntil > Date.now();
  }

  #settle(key: string) {
    this.#queue = this.#queue.filter((waiting) => waiting !== key);
  }

  /** The parcel as it goes out: addressed at its first try, and the same ever after. */
  #parcel(key: string): Parcel | undefined {
    const { session, store } = this.#deps;
    const parcel = session.read().unsent.find((other) => other.key === key);
    if (!parcel || parcel.tried) return parcel;
    const ready = addressed(parcel, store.state.id, store.state.entries);
    session.keep(ready);
    return ready;
  }

  #show(parcels: Parcel[]) {
    const { store } = this.#deps;
    if (parcels.length > 0) store.change({ entries: withParcels(store.state.entries, parcels) });
  }

  /** Shows it as not sent; the visitor decides. */
  #giveBack(parcel: Parcel) {
    const { store, session } = this.#deps;
    const failure: Failure = { code: "timed_out", retryAfter: undefined, detail: "" };
    session.keep(renewed(parcel));
    store.change({ entries: withChange(store.state.entries, parcel.key, { state: "failed", failure }) });
  }

  #fail(parcel: Parcel, failure: Failure) {
    const { key, body } = parcel;
    const { store, session, report, onFailure, onGone } = this.#deps;
    const reply = replyKey(key);
    if (failure.code === "conversation_not_found" && body.conversation_id) {
      // Nothing was stored, so a new parcel cannot double it.
      session.keep(renewed(parcel));
      store.change({ entries: without(store.state.entries, reply) });
      onGone(key);
      this.#queue.unshift(key);
      return;
    }
    const accepted = store.state.entries.some((entry) => entry.key === reply && entry.id);
    const entries = accepted ? store.state.entries : without(store.state.entries, reply);
    const seconds = Math.max(1, failure.retryAfter ?? defaultWait);
    store.change({
      entries: withChange(entries, accepted ? reply : key, { state: "failed", failure }),
      ...(failure.code === "rate_limited" && { pausedUntil: Date.now() + seconds * 1000 }),
    });
    onFailure(failure);
    if (failure.code === "rate_limited") report("rate-limited", { retryAfter: seconds });
  }
}
