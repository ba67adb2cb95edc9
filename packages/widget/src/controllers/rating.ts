import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Failure, failureOf } from "../failure.ts";

/** The sending of a satisfaction score: one at a time, and what went wrong with it. */
export class Rating implements ReactiveController {
  sending = false;
  failure: Failure | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected() {
    this.failure = undefined;
  }

  async send(deliver: () => Promise<void>) {
    if (this.sending) return;
    this.#change(true, undefined);
    try {
      await deliver();
      this.#change(false, undefined);
    } catch (error) {
      this.#change(false, failureOf(error));
    }
  }

  #change(sending: boolean, failure: Failure | undefined) {
    this.sending = sending;
    this.failure = failure;
    this.#host.requestUpdate();
  }
}
