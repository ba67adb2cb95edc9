import { ChatElement } from "./chat-element.ts";

/** An element that is fetched late. Its children keep its room, and show until it is drawn: that may be a task later than it is defined. */
export class LateElement extends ChatElement {
  readonly #room = document.createElement("slot");

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    root.append(this.#room);
    return root;
  }

  protected override firstUpdated() {
    this.#room.remove();
  }
}
