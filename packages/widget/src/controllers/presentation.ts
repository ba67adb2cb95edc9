import type { LitElement, ReactiveController } from "lit";
import type { Viewport } from "./viewport.ts";

/**
 * Shows the panel's dialog: in the browser's top layer, so that no page's z-index covers it, beside the page on a desktop;
 * as a modal dialog over the whole of a phone's screen.
 */
export class Presentation implements ReactiveController {
  readonly #host: LitElement;
  readonly #viewport: Viewport;
  #shown: "modal" | "popover" | "plain" | undefined;

  constructor(host: LitElement, viewport: Viewport) {
    this.#host = host;
    this.#viewport = viewport;
    host.addController(this);
  }

  get isModal(): boolean {
    return this.#shown === "modal";
  }

  get dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector("dialog");
  }

  hostUpdated() {
    // Turning a phone changes the way the dialog must be shown.
    if (!this.#shown || this.isModal === this.#viewport.fullScreen) return;
    this.hide();
    this.show();
  }

  hostDisconnected() {
    this.hide();
  }

  show() {
    const { dialog } = this;
    if (!dialog || this.#shown) return;
    // A modal dialog focuses something; let that be itself, not the field that would raise a keyboard.
    dialog.toggleAttribute("autofocus", this.#viewport.fullScreen);
    if (this.#viewport.fullScreen) {
      this.#shown = "modal";
      dialog.showModal();
    } else if ("showPopover" in dialog) {
      this.#shown = "popover";
      // A dialog takes the focus even as a popover, unless it is inert. Without the visitor's act nothing may be focused.
      dialog.inert = true;
      dialog.showPopover();
      dialog.inert = false;
    } else {
      this.#shown = "plain";
    }
  }

  hide() {
    const { dialog } = this;
    const shown = this.#shown;
    this.#shown = undefined;
    if (shown === "modal") dialog?.close();
    // Taken off the page, it is no popover any more.
    if (shown === "popover" && dialog?.isConnected) dialog.hidePopover();
  }
}
