import type { LitElement, ReactiveController } from "lit";
import type { Viewport } from "./viewport.ts";

/** The browser's own way of asking to close: Escape, and back on Android. Not in TypeScript's DOM yet. */
interface CloseWatcher extends EventTarget {
  destroy(): void;
}
declare const CloseWatcher: (new () => CloseWatcher) | undefined;

/**
 * Shows the panel's dialog: in the browser's top layer, so that no page's z-index covers it, beside the page on a desktop;
 * as a modal dialog over the whole of a phone's screen.
 */
export class Presentation implements ReactiveController {
  readonly #host: LitElement;
  readonly #viewport: Viewport;
  readonly #onClose: () => void;
  #shown: "modal" | "popover" | "plain" | undefined;
  #watcher: CloseWatcher | undefined;

  /** `onClose`: the visitor wants to go back, by Escape or by their phone's own button. */
  constructor(host: LitElement, viewport: Viewport, onClose: () => void) {
    this.#host = host;
    this.#viewport = viewport;
    this.#onClose = onClose;
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
    this.watch();
  }

  hide() {
    const { dialog } = this;
    const shown = this.#shown;
    this.#shown = undefined;
    this.#watcher?.destroy();
    this.#watcher = undefined;
    if (shown === "modal") dialog?.close();
    // Taken off the page, it is no popover any more.
    if (shown === "popover" && dialog?.isConnected) dialog.hidePopover();
  }

  /**
   * Waits for the browser's wish to close; a modal dialog brings its own. A watcher is used up by one wish: whoever
   * grants another one than closing (going back from a sheet, say) watches again.
   */
  watch() {
    this.#watcher?.destroy();
    if (!this.#shown || this.isModal || typeof CloseWatcher === "undefined") return;
    this.#watcher = new CloseWatcher();
    this.#watcher.addEventListener("close", () => {
      this.#watcher = undefined;
      this.#onClose();
    });
  }
}
