import type { Connection } from "@widget-chat/client";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Report } from "../events.ts";
import { type Failure, failureOf } from "../failure.ts";
import { addressed, isStale, newParcel, type Parcel, renewed, withParcels } from "../parcel.ts";
import type { Session } from "../session.ts";
import { replyKey, withChange, without } from "../transcript.ts";
import { Countdown } from "./countdown.ts";
import { exchange } from "./exchange.ts";
import type { ConversationStore } from "./store.ts";

export interface OutboxDeps {
  connection: Connection;
  store: ConversationStore;
  session: Session;
  report: Report;
  /** What goes with the visitor's words. */
  body(message: string): SendMessage;
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
 * the session keeps each message until its answer is here, so that a page that goes takes none with it.
 */
export class Outbox implements ReactiveController {
  readonly cooldown: Countdown;
  readonly #host: ReactiveControllerHost;
  readonly #deps: OutboxDeps;
  readonly #parcels = new Map<string, Parcel>();
  #queue: string[] = [];
  #connected = false;
  #abort: AbortController | undefined;

  constructor(host: ReactiveControllerHost, deps: OutboxDeps) {
    this.#host = host;
    this.#deps = deps;
    this.cooldown = new Countdown(host);
    host.addController(this);
  }

  hostConnected() {
    this.#connected = true;
    for (const change of ["online", "offline"]) addEventListener(change, this.#networkChanged);
    void this.#drain();
  }

  hostDisconnected() {
    this.#connected = false;
    for (const change of ["online", "offline"]) removeEventListener(change, this.#networkChanged);
    this.#abort?.abort();
  }

  /** A message is being sent or answered. */
  get busy(): boolean {
    return this.#abort !== undefined;
  }

  send(text: string) {
    const parcel = newParcel(this.#deps.body(text));
    this.#keep(parcel);
    this.#show([parcel]);
    this.#queue.push(parcel.key);
    void this.#drain();
  }

  /** Takes over what an earlier page, or another tab, has not seen answered. */
  takeUp() {
    const { store, session } = this.#deps;
    const parcels = session.read().unsent.filter(({ key }) => !this.#parcels.has(key));
    if (parcels.length === 0) return;
    this.#show(parcels);
    for (const parcel of parcels) {
      this.#parcels.set(parcel.key, parcel);
      if (!isStale(parcel, Date.now())) this.#queue.push(parcel.key);
      else if (store.state.entries.some(({ key, id }) => key === parcel.key && id)) this.#drop([parcel.key]);
      else this.#giveBack(parcel);
    }
    void this.#drain();
  }

  /** Sends the failed message again that the entry `key` shows, or whose answer it should have been. */
  retry(key: string) {
    const own = [...this.#parcels.keys()].find((parcel) => parcel === key || replyKey(parcel) === key);
    if (!own || this.#queue.includes(own)) return;
    this.#queue.push(own);
    void this.#drain();
  }

  /** Forgets everything that is on its way. */
  clear() {
    this.#queue = [];
    this.#drop([...this.#parcels.keys()]);
    this.cooldown.stop();
    this.#abort?.abort();
  }

  readonly #networkChanged = () => {
    this.#host.requestUpdate();
    if (navigator.onLine) this.#retryAll("offline");
  };

  #retryAll(code: Failure["code"]) {
    for (const entry of this.#deps.store.state.entries) if (entry.failure?.code === code) this.retry(entry.key);
  }

  async #drain() {
    if (this.#abort) return;
    while (this.#connected && this.#queue[0] && this.cooldown.seconds === 0) {
      const key = this.#queue[0];
      const parcel = this.#parcel(key);
      if (!parcel) {
        this.#queue.shift();
        continue;
      }
      const abort = (this.#abort = new AbortController());
      try {
        await exchange(parcel, { ...this.#deps, signal: abort.signal });
        this.#settle(key);
        this.#drop([key]);
      } catch (error) {
        // Given up because the element left the page: what is still in the queue goes out when it is back.
        if (abort.signal.aborted) continue;
        this.#settle(key);
        this.#fail(parcel, failureOf(error));
      } finally {
        this.#abort = undefined;
        this.#host.requestUpdate();
      }
    }
  }

  #settle(key: string) {
    this.#queue = this.#queue.filter((waiting) => waiting !== key);
  }

  /** The parcel as it goes out: addressed at its first try, and the same ever after. */
  #parcel(key: string): Parcel | undefined {
    const parcel = this.#parcels.get(key);
    if (!parcel || parcel.tried) return parcel;
    const { id, entries } = this.#deps.store.state;
    return this.#keep(addressed(parcel, id, entries));
  }

  #show(parcels: Parcel[]) {
    const { store } = this.#deps;
    store.change({ entries: withParcels(store.state.entries, parcels) });
  }

  #keep(parcel: Parcel): Parcel {
    this.#parcels.set(parcel.key, parcel);
    this.#deps.session.keep(parcel);
    return parcel;
  }

  #drop(keys: string[]) {
    for (const key of keys) this.#parcels.delete(key);
    this.#deps.session.drop(keys);
  }

  /** Shows it as not sent; the visitor decides. */
  #giveBack(parcel: Parcel) {
    const { store } = this.#deps;
    const failure: Failure = { code: "timed_out", retryAfter: undefined, detail: "" };
    this.#keep(renewed(parcel));
    store.change({ entries: withChange(store.state.entries, parcel.key, { state: "failed", failure }) });
  }

  #fail(parcel: Parcel, failure: Failure) {
    const { key, body } = parcel;
    const { store, report, onFailure, onGone } = this.#deps;
    const reply = replyKey(key);
    if (failure.code === "conversation_not_found" && body.conversation_id) {
      // Nothing was stored, so a new parcel cannot double it.
      this.#keep(renewed(parcel));
      store.change({ entries: without(store.state.entries, reply) });
      onGone(key);
      this.#queue.unshift(key);
      return;
    }
    const accepted = store.state.entries.some((entry) => entry.key === reply && entry.id);
    const entries = accepted ? store.state.entries : without(store.state.entries, reply);
    store.change({ entries: withChange(entries, accepted ? reply : key, { state: "failed", failure }) });
    onFailure(failure);
    if (failure.code !== "rate_limited") return;
    const seconds = failure.retryAfter ?? defaultWait;
    report("rate-limited", { retryAfter: seconds });
    this.cooldown.start(Math.max(1, seconds), () => {
      this.#retryAll("rate_limited");
      void this.#drain();
    });
  }
}
