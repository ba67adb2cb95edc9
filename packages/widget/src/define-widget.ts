import { ChatWidget } from "./chat-widget.ts";
import { examineOnDemand } from "./doctor/on-demand.ts";

/** Defines `<chat-widget>`; harmless on a server, which has no elements, and beside a copy that did so before. */
export function defineWidget() {
  if (!globalThis.customElements || customElements.get("chat-widget")) return;
  customElements.define("chat-widget", ChatWidget);
  examineOnDemand();
}
