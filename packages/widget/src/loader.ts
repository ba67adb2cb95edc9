import { ChatWidget } from "./chat-widget.ts";
import { examineOnDemand } from "./doctor/on-demand.ts";
import { attributes } from "./page/attributes.ts";
import { takeUpQueue } from "./page/queue.ts";
import { tellOwner } from "./page/tell-owner.ts";

/** Puts a widget on the page for each of this file's script tags, unless the page has one for that tenant already. */
function placeAll() {
  for (const script of document.querySelectorAll<HTMLScriptElement>("script[data-tenant-id]")) {
    const widget = document.createElement("chat-widget");
    for (const name of attributes) {
      const value = script.getAttribute(`data-${name}`);
      if (value !== null) widget.setAttribute(name, value);
    }
    const present = [...document.querySelectorAll("chat-widget")].some(({ tenantId }) => tenantId === widget.tenantId);
    if (script.src === import.meta.url && !present) document.body.append(widget);
  }
}

// Imported on a server, where there is no page, it does nothing.
if (globalThis.customElements) {
  // Loaded twice, perhaps under two addresses: the first definition stays.
  const first = customElements.get("chat-widget") as typeof ChatWidget | undefined;
  if (!first) {
    takeUpQueue();
    customElements.define("chat-widget", ChatWidget);
  } else if (first.version !== ChatWidget.version) {
    tellOwner("twoVersions", import.meta.url, first.version, ChatWidget.version);
  }
  if (document.body) placeAll();
  else addEventListener("DOMContentLoaded", placeAll);
  examineOnDemand();
}
