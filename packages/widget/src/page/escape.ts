import type { ElementDeps } from "../idle-deps.ts";

/**
 * Lets Escape, from anywhere on the page, lead one step back in an open chat, unless the page has use for it. What is pressed
 * inside the panel stays there.
 */
export function hearEscape({ widget, loader }: Pick<ElementDeps, "widget" | "loader">, signal: AbortSignal) {
  const hear = ({ key, isComposing, defaultPrevented }: KeyboardEvent) =>
    key === "Escape" && !isComposing && !defaultPrevented && widget.isOpen && loader.withPanel((panel) => panel.back());
  addEventListener("keydown", hear, { signal });
}
