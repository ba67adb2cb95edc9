import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Counts seconds down to zero and calls what waits there. Keeps time by the clock, as browsers slow timers down. */
export class Countdown implements ReactiveController {
  /** Whole seconds left; 0 when nothing is counted. */
  seconds = 0;
  readonly #host: ReactiveControllerHost;
  #end = 0;
  #done: () => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected() {
    if (this.seconds > 0) this.#tick();
  }

  hostDisconnected() {
    clearTimeout(this.#timer);
  }

  start(seconds: number, done: () => void) {
    this.#end = Date.now() + seconds * 1000;
    this.#done = done;
    this.#tick();
  }

  stop() {
    clearTimeout(this.#timer);
    this.seconds = 0;
    this.#host.requestUpdate();
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
