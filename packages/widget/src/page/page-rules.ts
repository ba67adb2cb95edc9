import { phone } from "../theme/phone.ts";
import type { AttributedElement } from "./attributes.ts";
import { onNavigation } from "./navigation.ts";
import { meetsPath, patternsIn } from "./path-patterns.ts";

/** What a page says of its addresses: where the widget is on view, and how its panel stands when a page is new. */
export class PageRules {
  readonly #widget: AttributedElement;
  /** The visitor has given in the chat the consent that the page calls required. */
  #agreed = false;

  /** Calls `look` when the visitor goes elsewhere on the page. */
  constructor(widget: AttributedElement, look: () => void, signal: AbortSignal) {
    this.#widget = widget;
    onNavigation(look, signal);
    widget.addEventListener("chat-widget:consent", ({ detail }) => (this.#agreed = detail.granted), { signal });
    widget.addEventListener("chat-widget:open", () => this.#keep(true), { signal });
    widget.addEventListener("chat-widget:close", () => this.#keep(false), { signal });
  }

  get hidesHere(): boolean {
    const { showOn, hideOn } = this.#widget;
    const { pathname } = location;
    return Boolean(
      (showOn && !meetsPath(pathname, patternsIn(showOn))) || (hideOn && meetsPath(pathname, patternsIn(hideOn))),
    );
  }

  /** Whether the panel opens by itself on a new page; never where it would cover the page. */
  get opens(): boolean {
    const { onNavigate } = this.#widget;
    if (matchMedia(phone).matches) return false;
    try {
      return onNavigate === "open" || (onNavigate === "last" && sessionStorage.getItem(this.#key) !== null);
    } catch {
      return false;
    }
  }

  /**
   * Keeps how the visitor leaves the panel, for the next page in this tab: another tab opens nothing by itself. What the page
   * hides is not what the visitor has closed. Where the browser refuses storage nothing is kept.
   */
  #keep(open: boolean) {
    const { onNavigate, consent, hidden } = this.#widget;
    if (onNavigate !== "last" || (consent === "required" && !this.#agreed) || hidden || this.hidesHere) return;
    try {
      if (open) sessionStorage.setItem(this.#key, "open");
      else sessionStorage.removeItem(this.#key);
    } catch {}
  }

  get #key(): string {
    return `chat-widget-panel:${this.#widget.apiUrl}:${this.#widget.tenantId.toLowerCase()}`;
  }
}
