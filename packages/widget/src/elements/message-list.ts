import { html, LitElement, nothing, type PropertyValues } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icons } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import type { Entry } from "../transcript.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { styles } from "./message-list.styles.ts";

/** How near to its end the list still counts as read to the end, in px. */
const close = 48;

const scrollKeys = new Set(["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", " "]);

/** Space above the start of an answer that has grown over the top, in px. */
const headroom = 12;

/**
 * The conversation. It follows what comes in until the start of an answer has reached the top, so that the answer is read from
 * its beginning, and not at all once the visitor has scrolled away. What is slotted stands at its end, and is followed to there.
 */
export class MessageList extends LitElement {
  static override styles = [base, buttons, styles];
  static override properties = {
    entries: { attribute: false },
    suggestions: { attribute: false },
    words: { attribute: false },
    locale: {},
    assistant: {},
    hasEarlier: { attribute: false },
    behind: { state: true },
  };
  declare entries: Entry[];
  declare suggestions: readonly string[];
  declare words: Words;
  declare locale: string;
  declare assistant: string;
  declare hasEarlier: boolean;
  /** The visitor has scrolled away from the end. */
  declare behind: boolean;
  #follows = true;
  /** Distance from the end before older messages came in above; undefined when none are awaited. */
  #anchor: number | undefined;
  readonly #resize = new ResizeObserver(() => {
    this.#follow();
    // In the next frame: the way to the end takes its room from the list, whose size has just been told.
    requestAnimationFrame(() => this.#measure());
  });

  constructor() {
    super();
    this.behind = false;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  protected override firstUpdated() {
    const scroller = this.#scroller();
    const content = this.renderRoot.querySelector(".content");
    if (scroller) this.#resize.observe(scroller);
    if (content) this.#resize.observe(content);
  }

  protected override updated(changed: PropertyValues<this>) {
    if (!changed.has("entries")) return;
    const before = changed.get("entries");
    const newest = this.entries.findLast((entry) => entry.role === "visitor");
    // The visitor has spoken: wherever they were, they want to see that.
    if (before && newest?.state === "pending" && !before.some((entry) => entry.key === newest.key))
      this.#follows = true;
    this.#keepPlace();
    this.#follow();
  }

  /** Goes to the end and follows again. */
  toEnd() {
    this.#follows = true;
    this.#scroller()?.scrollTo({ top: Number.MAX_SAFE_INTEGER });
  }

  #scroller() {
    return this.renderRoot.querySelector<HTMLElement>(".scroller");
  }

  #keepPlace() {
    const scroller = this.#scroller();
    if (this.#anchor === undefined || !scroller) return;
    scroller.scrollTop = scroller.scrollHeight - this.#anchor;
    this.#anchor = undefined;
  }

  #follow() {
    const scroller = this.#scroller();
    if (!scroller || !this.#follows) return;
    const end = scroller.scrollHeight - scroller.clientHeight;
    const last = this.entries.at(-1);
    const bubble =
      last && last.role !== "visitor" && this.childElementCount === 0
        ? this.renderRoot.querySelector<HTMLElement>("chat-widget-message-bubble:last-of-type")
        : null;
    const start = bubble ? bubble.offsetTop - headroom : end;
    // Never back: who has gone on to the end of an answer stays there.
    scroller.scrollTop = this.entries.length > 1 ? Math.max(scroller.scrollTop, Math.min(end, start)) : 0;
  }

  /** Looks how far from its end the list stands. */
  #measure() {
    const scroller = this.#scroller();
    if (scroller) this.behind = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop > close;
  }

  #scrolled() {
    this.#measure();
    if (!this.behind) this.#follows = true;
  }

  /** Only the visitor's own hand ends the following; what the list scrolls by itself does not. */
  readonly #handled = {
    passive: true,
    handleEvent: (event: Event) => {
      if (!(event instanceof KeyboardEvent) || scrollKeys.has(event.key)) this.#follows = false;
    },
  };

  #showEarlier() {
    const scroller = this.#scroller();
    this.#anchor = scroller ? scroller.scrollHeight - scroller.scrollTop : undefined;
    this.#follows = false;
    wish(this, { type: "earlier" });
  }

  #renderEntry(entry: Entry) {
    return html`<chat-widget-message-bubble
      .entry=${entry}
      .words=${this.words}
      .locale=${this.locale}
      .assistant=${this.assistant}
    ></chat-widget-message-bubble>`;
  }

  override render() {
    const { words } = this;
    return html`<div
        class="scroller"
        tabindex="0"
        role="log"
        aria-live="off"
        aria-label=${words.conversation}
        @scroll=${this.#scrolled}
        @wheel=${this.#handled}
        @touchmove=${this.#handled}
        @pointerdown=${this.#handled}
        @keydown=${this.#handled}
      >
        <div class="content">
          ${this.hasEarlier ? html`<button class="link earlier" type="button" @click=${this.#showEarlier}>${words.earlier}</button>` : nothing}
          ${repeat(
            this.entries,
            (entry) => entry.key,
            (entry) => this.#renderEntry(entry),
          )}
          ${
            this.suggestions.length > 0
              ? html`<chat-widget-suggestion-list
                  .suggestions=${this.suggestions}
                  .words=${words}
                ></chat-widget-suggestion-list>`
              : nothing
          }
          <slot></slot>
        </div>
      </div>
      ${
        this.behind && this.entries.length > 1
          ? html`<button class="latest" type="button" aria-label=${words.latest} @click=${this.toEnd}>
              ${icons.down}
            </button>`
          : nothing
      }`;
  }
}
