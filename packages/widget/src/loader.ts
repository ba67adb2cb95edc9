import { ChatWidget } from "./chat-widget.ts";

/** What a script tag may say, and the attribute of the element that it becomes. */
const attributes = ["tenant-id", "api-url", "mode", "locale", "color-scheme", "position"];

/** Puts the widget of a script tag on the page, unless the page has one for this tenant already. */
function place(script: HTMLScriptElement) {
  const tenant = script.getAttribute("data-tenant-id");
  const present = [...document.querySelectorAll("chat-widget")].some(
    (widget) => widget.getAttribute("tenant-id") === tenant,
  );
  if (!tenant || present) return;
  const widget = document.createElement("chat-widget");
  for (const attribute of attributes) {
    const value = script.getAttribute(`data-${attribute}`);
    if (value !== null) widget.setAttribute(attribute, value);
  }
  document.body.append(widget);
}

function placeAll() {
  const own = new URL(import.meta.url);
  for (const script of document.querySelectorAll<HTMLScriptElement>("script[data-tenant-id]")) {
    if (script.src && new URL(script.src).href === own.href) place(script);
  }
}

// Loaded twice, perhaps under two addresses: the first definition stays.
if (!customElements.get("chat-widget")) customElements.define("chat-widget", ChatWidget);

if (document.body) placeAll();
else document.addEventListener("DOMContentLoaded", placeAll, { once: true });
