import { html, nothing, type PropertyValues } from "lit";
import { downIcon } from "../icons.ts";
import { say, type Words } from "../locales/words.ts";
import type { Entry } from "../transcript.ts";
import { dayOf, isSameDay } from "../when.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { link } from "./link.styles.ts";
import type { MessageBubble } from "./message-bubble.ts";
import { styles } from "./message-list.styles.ts";

/** Messages of one sender that follow each other within so many ms are a run, which tells its time once. */
const runMs = 5 * 60 * 1000;

const endsRun = (entry: Entry, next: Entry | undefined) =>
  !next || next.role !== entry.role || next.at === undefined || entry.at === undefined || next.at - entry.at > runMs;

/** How near to its end the list still counts as read to the end, in px. */
const close = 48;

/** Space above the start of an answer that has grown over the top, in px. */
const headroom = 12;

/**
 * The conversation. It follows what comes in until the start of an answer has reached the top, so that the answer is read from
 * its beginning, and not at all once the visitor has scrolled away. What is slotted stands at its end, and is followed to there.
 */
export class MessageList extends ChatElement {
  static override styles = [base, link, styles];
  static override properties = {
    entries: { attribute: false },
    suggestions: { attribute: false },
    words: { attribute: false },
    assistant: {},
    imageHosts: { attribute: false },
    hasEarlier: { attribute: false },
    canAddToCart: { attribute: false },
    inCart: { attribute: false },
    behind: { state: true },
    missed: { state: true },
  };
  declare entries: Entry[];
  declare suggestions: readonly string[];
  declare words: Words;
  declare assistant: string;
  declare imageHosts: readonly string[];
  declare hasEarlier: boolean;
  declare canAddToCart: boolean;
  declare inCart: ReadonlySet<string>;
  /** The visitor has scrolled away from the end. */
  declare behind: boolean;
  /** Messages that have come in down there since. */
  declare missed: number;
  readonly #bubbles = new Map<string, MessageBubble>();
  #follows = true;
  /** Where the list stands, in px: what it has scrolled to by itself is no move of the visitor's. */
  #at = 0;
  /** Distance from the end before older messages came in above: kept while these are drawn, until anything else happens. */
  #anchor: number | undefined;
  readonly #resize = new ResizeObserver(() => {
    this.#keepPlace();
    this.#follow();
    // In the next frame: the way to the end takes its room from the list, whose size has just been told.
    requestAnimationFrame(() => this.#measure());
  });

  constructor() {
    super();
    this.behind = false;
    this.missed = 0;
  }

  override connectedCallback() {
    super.connectedCallback();
    void this.updateComplete.then(() => {
      for (const part of this.renderRoot.querySelectorAll(".scroller, .content")) this.#resize.observe(part);
    });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    const before = changed.get("entries");
    const at = this.entries.findIndex(({ key }) => key === before?.[0]?.key);
    const scroller = this.#scroller();
    if (scroller && this.entries[at - 1]?.id) this.#anchor = scroller.scrollHeight - scroller.scrollTop;
    else if (before && before.at(-1) !== this.entries.at(-1)) this.#anchor = undefined;
  }

  protected override updated(changed: PropertyValues<this>) {
    if (!changed.has("entries")) return;
    const before = changed.get("entries");
    if (before && !this.#follows) this.#count(before);
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

  /** Counts what has come in behind all that was there before. */
  #count(before: Entry[]) {
    const known = new Set(before.map(({ key }) => key));
    const last = this.entries.findLastIndex(({ key }) => known.has(key));
    const fresh = this.entries.slice(last + 1).filter(({ role, id }) => id && role !== "visitor");
    this.missed += fresh.length;
  }

  #scroller() {
    return this.renderRoot.querySelector<HTMLElement>(".scroller");
  }

  #keepPlace() {
    const scroller = this.#scroller();
    if (this.#anchor === undefined || !scroller) return;
    this.#moveTo(scroller, scroller.scrollHeight - this.#anchor);
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
    this.#moveTo(scroller, this.entries.length > 1 ? Math.max(scroller.scrollTop, Math.min(end, start)) : 0);
  }

  #moveTo(scroller: HTMLElement, top: number) {
    scroller.scrollTop = top;
    this.#at = scroller.scrollTop;
  }

  /** Looks how far from its end the list stands, in px. */
  #measure() {
    const scroller = this.#scroller();
    const left = scroller ? scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop : 0;
    this.behind = left > close;
    if (!this.behind) this.missed = 0;
    return left;
  }

  /** A move upwards ends the following, unless the list has only grown shorter; one down to the end takes it up again. */
  #scrolled() {
    const left = this.#measure();
    const before = this.#at;
    this.#at = this.#scroller()?.scrollTop ?? 0;
    if (this.#at < before && left > 1) this.#follows = false;
    else if (this.#at > before && !this.behind) this.#follows = true;
  }

  readonly #handled = {
    passive: true,
    handleEvent: (event: Event) => {
      this.#anchor = undefined;
      // The list is about to move: what comes in meanwhile must not hold it at the end.
      if (event instanceof WheelEvent && event.deltaY < 0 && this.#at > 0) this.#follows = false;
    },
  };

  #showEarlier() {
    this.#follows = false;
    wish(this, { type: "earlier" });
  }

  /** The entry's own element, for as long as it is shown: what is unfolded in it stays so, whatever comes in above. */
  #bubbleOf(entry: Entry, next: Entry | undefined): MessageBubble {
    const { words, assistant, imageHosts, canAddToCart, inCart } = this;
    const bubble = this.#bubbles.get(entry.key) ?? document.createElement("chat-widget-message-bubble");
    this.#bubbles.set(entry.key, bubble);
    const showsTime = endsRun(entry, next);
    return Object.assign(bubble, { entry, words, assistant, imageHosts, canAddToCart, inCart, showsTime });
  }

  #renderEntries() {
    const { entries } = this;
    const keys = new Set(entries.map(({ key }) => key));
    for (const key of this.#bubbles.keys()) if (!keys.has(key)) this.#bubbles.delete(key);
    return entries.map((entry, at) => [
      this.#renderDay(entry, entries[at - 1]),
      this.#bubbleOf(entry, entries[at + 1]),
    ]);
  }

  /** The day above its first message; today says itself where nothing older stands above. */
  #renderDay({ at }: Entry, before: Entry | undefined) {
    const now = Date.now();
    if (at === undefined || (before?.at !== undefined ? isSameDay(at, before.at) : isSameDay(at, now))) return nothing;
    return html`<p class="day" part="day">${dayOf(at, now, this.words.lang)}</p>`;
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
          ${this.#renderEntries()}
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
              ${downIcon}
              ${this.missed > 0 ? html`<span aria-hidden="true">${say(words, "newMessages", { count: this.missed })}</span>` : nothing}
            </button>`
          : nothing
      }`;
  }
}
