import { type Connection, randomId } from "@widget-chat/client";
import type { Answer } from "@widget-chat/contract/answer.ts";
import type { SendMessage } from "@widget-chat/contract/send-message.ts";
import type { ReactiveController, ReactiveControllerHost } from "lit";
import type { Report } from "../events.ts";
import { type Failure, failureOf } from "../failure.ts";
import { replyKey, visitorEntry, withChange, without } from "../transcript.ts";
import { Countdown } from "./countdown.ts";
import { exchange, type Parcel } from "./exchange.ts";
import type { ConversationStore } from "./store.ts";

export interface OutboxDeps {
  connection: Connection;
  store: ConversationStore;
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

/** Sends what the visitor writes, one message after the other. What fails stays, and can be sent again without doubling. */
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
    const key = randomId();
    const { store } = this.#deps;
    store.change({ entries: [...store.state.entries, visitorEntry(key, text)] });
    this.#queue.push(key);
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
    this.#parcels.clear();
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
        this.#parcels.delete(key);
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

  #parcel(key: string): Parcel | undefined {
    const entry = this.#deps.store.state.entries.find((candidate) => candidate.key === key);
    if (!entry) return undefined;
    const parcel = this.#parcels.get(key) ?? { key, idempotencyKey: randomId(), body: this.#deps.body(entry.content) };
    this.#parcels.set(key, parcel);
    return parcel;
  }

  #fail({ key, body }: Parcel, failure: Failure) {
    const { store, report, onFailure, onGone } = this.#deps;
    const reply = replyKey(key);
    if (failure.code === "conversation_not_found" && body.conversation_id) {
      // Nothing was stored, so a new parcel cannot double it.
      this.#parcels.delete(key);
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
