import type { ReactiveController, ReactiveControllerHost } from "lit";
import { phone } from "../theme/phone.ts";

/** Whether the panel fills the screen, and how much of it the on-screen keyboard leaves. */
export class Viewport implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #query = matchMedia(phone);
  #abort: AbortController | undefined;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
  }

  get fullScreen(): boolean {
    return this.#query.matches;
  }

  hostConnected() {
    const { signal } = (this.#abort = new AbortController());
    this.#query.addEventListener("change", () => this.#host.requestUpdate(), { signal });
    for (const change of ["resize", "scroll"])
      window.visualViewport?.addEventListener(change, () => this.#measure(), { signal });
    // By then the page is laid out anyway.
    requestAnimationFrame(() => this.#measure());
  }

  hostDisconnected() {
    this.#abort?.abort();
  }

  /** Keyboards cover the page without resizing it; only the visual viewport tells. */
  #measure() {
    const { visualViewport } = window;
    if (!visualViewport) return;
    this.#host.style.setProperty("--viewport-height", `${visualViewport.height}px`);
    this.#host.style.setProperty("--viewport-top", `${visualViewport.offsetTop}px`);
  }
}
