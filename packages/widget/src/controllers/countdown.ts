import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Counts seconds down to zero and calls what waits there. Keeps time by the clock, as browsers slow timers down. */
export class Countdown implements ReactiveController {
  /** Whole seconds left; 0 when nothing is counted. */
  seconds = 0;
  readonly #host: ReactiveControllerHost;
  readonly #done: () => void;
  #end = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost, done: () => void) {
    this.#host = host;
    this.#done = done;
    host.addController(this);
  }

  hostConnected() {
    if (this.seconds > 0) this.#tick();
  }

  hostDisconnected() {
    clearTimeout(this.#timer);
  }

  /** Counts to `end` (ms since 1970); what is over already, such as 0, ends the counting. */
  until(end: number) {
    if (end === this.#end) return;
    this.#end = end;
    clearTimeout(this.#timer);
    this.seconds = 0;
    if (end > Date.now()) this.#tick();
  }

  #tick() {
    clearTimeout(this.#timer);
    const left = this.#end - Date.now();
    this.seconds = Math.max(0, Math.ceil(left / 1000));
    this.#host.requestUpdate();
    if (left <= 0) this.#done();
    else this.#timer = setTimeout(() => this.#tick(), left - (this.seconds - 1) * 1000);
  }
}
