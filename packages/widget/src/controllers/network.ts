import type { ReactiveController, ReactiveControllerHost } from "lit";
import { fetchMissing } from "../elements/on-demand.ts";

/** Whether the browser is online, and what to do once it is again. */
export class Network implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onOnline: () => void;

  constructor(host: ReactiveControllerHost, onOnline: () => void) {
    this.#host = host;
    this.#onOnline = onOnline;
    host.addController(this);
  }

  get offline(): boolean {
    return !navigator.onLine;
  }

  hostConnected() {
    for (const change of ["online", "offline"]) addEventListener(change, this.#changed);
    document.addEventListener("visibilitychange", this.#changed);
  }

  hostDisconnected() {
    for (const change of ["online", "offline"]) removeEventListener(change, this.#changed);
    document.removeEventListener("visibilitychange", this.#changed);
  }

  readonly #changed = ({ type }: Event) => {
    this.#host.requestUpdate();
    if (type !== "online") return;
    fetchMissing();
    this.#onOnline();
  };
}
