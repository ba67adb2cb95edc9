import type { ReactiveController, ReactiveControllerHost } from "lit";
import { type Failure, failureOf } from "../failure.ts";

/** Something the visitor waits for (sending a score, agreeing, deleting): one at a time, and what went wrong with it. */
export class Errand implements ReactiveController {
  running = false;
  failure: Failure | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected() {
    this.failure = undefined;
  }

  async run(work: () => Promise<void>) {
    if (this.running) return;
    this.#change(true, undefined);
    try {
      await work();
      this.#change(false, undefined);
    } catch (error) {
      this.fail(error);
    }
  }

  /** It could not be done, or not even begun. */
  fail(error: unknown) {
    this.#change(false, failureOf(error));
  }

  #change(running: boolean, failure: Failure | undefined) {
    this.running = running;
    this.failure = failure;
    this.#host.requestUpdate();
  }
}
