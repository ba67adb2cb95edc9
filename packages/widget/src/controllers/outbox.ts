import type { Connection } from "@widget-chat/client";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Report } from "../events.ts";
import { type Failure, type FailureCode, failureOf } from "../failure.ts";
import { addressed, newParcel, type Parcel } from "../parcel.ts";
import type { Session } from "../session.ts";
import { replyKey, visitorEntry, withChange, without } from "../transcript.ts";
import { exchange } from "./exchange.ts";
import type * as secondTry from "./second-try.ts";
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

/** Troubles that pass and are none of the message's own: what comes behind it shares them, and does not overtake it. */
const passing = new Set<FailureCode | undefined>([
  "offline",
  "network_error",
  "rate_limited",
  "overloaded",
  "consent_required",
]);

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
  /** What mends a message, once one has needed it: it knows what to leave out of the next. */
  #second: typeof secondTry | undefined;

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
    this.retry();
    this.#queue.push(parcel.key);
    // This tab stands first in the line, before another one can read what waits.
    void this.#drain();
    const { session, store } = this.#deps;
    session.keep(parcel);
    store.change({ entries: [...store.state.entries, visitorEntry(parcel.key, body.message)] });
  }

  /** Takes over what an earlier page, or a tab that is gone, has not seen answered. */
  takeUp() {
    // Once in any case: browsers take their time over a page's first lock, which is the visitor's first message otherwise.
    const isFirst = !this.#isRestored;
    this.#isRestored = true;
    if (isFirst || this.#others().some(({ key }) => !this.#failureOf(key))) void this.#drain();
  }

  /**
   * Sends again, in the order in which it was written, what failed for a reason that passes; and the message that the entry
   * `key` shows, or whose answer it should have been.
   */
  retry(key?: string) {
    for (const { key: own } of this.#others())
      if (own === key || replyKey(own) === key || passing.has(this.#failureOf(own))) this.#queue.push(own);
    void this.#drain();
  }

  /** Forgets everything that is on its way. */
  clear() {
    const { session, store } = this.#deps;
    this.#queue = [];
    session.drop(session.read().unsent.map(({ key }) => key));
    store.change({ pausedUntil: 0 });
    this.#sending?.abort();
  }

  /** What another tab has taken away goes nowhere any more. */
  withdraw(gone: string[]) {
    if (gone.includes(this.#queue[0]!)) this.#sending?.abort();
    this.#queue = this.#queue.filter((key) => !gone.includes(key));
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
    // What came in between the last look and the end; or the element has left the page, and is back.
    if (this.#queue.length > 0 && !this.#isPaused()) void this.#drain();
  }

  async #sendAll(page: AbortSignal) {
    if (this.#isRestored) await this.#takeOver();
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
      await this.#deliver(parcel, signal);
      this.#settle(key);
      this.#deps.session.drop([key]);
    } catch (error) {
      // Given up: another tab took it away; or the element left the page, and what is in the queue goes out when it is back.
      if (signal.aborted) return;
      this.#settle(key);
      this.#fail(key, failureOf(error));
    }
  }

  /**
   * Sends it, and again for each trouble that is not the visitor's and can be mended. Not for the same as `before`, nor for a
   * server that does not answer: what mends it would not come either.
   */
  async #deliver(parcel: Parcel, signal: AbortSignal, before: FailureCode = "timed_out"): Promise<void> {
    try {
      await exchange(parcel, { ...this.#deps, signal });
    } catch (error) {
      const { code } = failureOf(error);
      if (signal.aborted || code === before || passing.has(code)) throw error;
      this.#second = await import("./second-try.ts").catch(() => {
        throw error;
      });
      await this.#deliver(this.#second.mended(parcel, error, this.#deps), signal, code);
    }
  }

  /** Puts into the queue what nobody else sends. Where that cannot be fetched now, it waits for the next time. */
  async #takeOver() {
    const { store, session } = this.#deps;
    const waiting = () => this.#others().filter(({ key }) => !this.#failureOf(key));
    if (waiting().length === 0) return;
    const leftOver = await import("./left-over.ts").catch(() => undefined);
    // Asked again: meanwhile it may have been given up.
    if (leftOver) this.#queue.push(...leftOver.adopt(waiting(), store, session));
  }

  /** What waits and is not about to be sent from here. */
  #others(): Parcel[] {
    return this.#deps.session.read().unsent.filter(({ key }) => !this.#queue.includes(key));
  }

  /** Its failure is shown, here or in another tab: it goes out again when the visitor, or what it waits for, says so. */
  #failureOf(key: string): FailureCode | undefined {
    const { entries } = this.#deps.store.state;
    return entries.find((entry) => entry.failure && (entry.key === key || entry.key === replyKey(key)))?.failure?.code;
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
    const spared = this.#second?.spared(parcel, this.#deps) ?? parcel;
    const ready = addressed(spared, store.state.id, store.state.entries);
    session.keep(ready);
    return ready;
  }

  #fail(key: string, failure: Failure) {
    const { store, report, onFailure } = this.#deps;
    const reply = replyKey(key);
    const rest = passing.has(failure.code) ? this.#queue.splice(0) : [];
    const accepted = store.state.entries.some((entry) => entry.key === reply && entry.id);
    const entries = accepted ? store.state.entries : without(store.state.entries, reply);
    const seconds = Math.max(1, failure.retryAfter ?? defaultWait);
    store.change({
      entries: [accepted ? reply : key, ...rest].reduce(
        (all, failed) => withChange(all, failed, { state: "failed", failure }),
        entries,
      ),
      ...(failure.code === "rate_limited" && { pausedUntil: Date.now() + seconds * 1000 }),
    });
    onFailure(failure);
    if (failure.code === "rate_limited") report("rate-limited", { retryAfter: seconds });
  }
}
