import type { LitElement } from "lit";
import { timeLeft } from "../time-left.ts";
import type { Viewport } from "./viewport.ts";

/** Where in the panel the visitor goes on: a sheet, the field to write in, the form before it. */
const places = ["panel-sheet", "composer", "prechat-form"].map((name) => `chat-widget-${name}`).join();

/** The focus inside the panel. It is never taken there but by the visitor's own act. */
export class Focus {
  readonly #host: LitElement;
  readonly #viewport: Viewport;

  constructor(host: LitElement, viewport: Viewport) {
    this.#host = host;
    this.#viewport = viewport;
  }

  get #dialog() {
    return this.#host.renderRoot.querySelector("dialog");
  }

  /** Goes to where the visitor goes on, once that is drawn; on a phone, where that would raise the keyboard, to the dialog, unless `writes`. */
  async goInside(writes: boolean) {
    await this.#host.updateComplete;
    await timeLeft();
    const place = this.#host.renderRoot.querySelector<LitElement>(places);
    const target = this.#viewport.fullScreen && !writes ? undefined : place;
    // It may still be on its way.
    if (target) await customElements.whenDefined(target.localName);
    await target?.updateComplete;
    (target ?? this.#dialog)?.focus({ preventScroll: true });
  }

  /** Calls `goInside` where what the visitor pressed has gone, and the focus with it. */
  keep(goInside: () => void) {
    requestAnimationFrame(() => this.#dialog?.matches(":focus-within") || goInside());
  }
}
