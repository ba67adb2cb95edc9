import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { failureText } from "../failure.ts";
import { pauseIcon, personIcon, retryIcon, thumbIcon } from "../icons.ts";
import { say, type Words } from "../locales/words.ts";
import { closeMarks } from "../markdown/close-marks.ts";
import { renderMarkdown } from "../markdown/render.ts";
import type { Entry } from "../transcript.ts";
import { timeOf } from "../when.ts";
import { wish } from "../wish.ts";
import { extras } from "./answer-extras.styles.ts";
import { renderExtras } from "./answer-extras.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { link } from "./link.styles.ts";
import { styles } from "./message-bubble.styles.ts";
import { load } from "./on-demand.ts";
import { prose } from "./prose.styles.ts";
import type { SourceList } from "./source-list.ts";

/** One turn of the conversation, with its sources and products, and with what went wrong. */
export class MessageBubble extends ChatElement {
  static override styles = [base, link, styles, prose, extras];
  static override properties = {
    entry: { attribute: false },
    words: { attribute: false },
    assistant: {},
    imageHosts: { attribute: false },
    showsTime: { attribute: false },
    canAddToCart: { attribute: false },
    inCart: { attribute: false },
    from: { reflect: true },
  };
  declare entry: Entry;
  declare words: Words;
  /** The assistant's name. */
  declare assistant: string;
  /** Where an answer's pictures may be loaded from, beside the page's own host. */
  declare imageHosts: readonly string[];
  /** The last of several in a row tells when. */
  declare showsTime: boolean;
  /** The page can put products into its cart; and the ids of those that lie there. */
  declare canAddToCart: boolean;
  declare inCart: ReadonlySet<string>;
  declare from: Entry["role"];

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has("entry")) this.from = this.entry.role;
  }

  #cite(index: number): TemplateResult | undefined {
    load("source-list");
    // The sources come with the end of the answer; until then the mark only keeps the place of its link.
    if (this.entry.state === "streaming") return html`<span class="cite">${index}</span>`;
    if (!this.entry.citations.some((citation) => citation.index === index)) return undefined;
    const reveal = async () => {
      await customElements.whenDefined("chat-widget-source-list");
      await this.renderRoot.querySelector<SourceList>("chat-widget-source-list")?.reveal(index);
    };
    return html`<button class="cite" type="button" aria-label=${say(this.words, "source", { index })} @click=${reveal}>
      ${index}
    </button>`;
  }

  #renderVisitor({ content, state }: Entry) {
    return html`<div
        class=${state === "pending" ? "bubble visitor fresh" : "bubble visitor"}
        part="message visitor-message"
        dir="auto"
      >
        <span class="said">${content}</span>
      </div>
      ${state === "pending" ? html`<div class="foot">${this.words.sending}</div>` : nothing}`;
  }

  #author({ role, agentName }: Entry): string {
    return role === "agent" ? agentName || this.words.team : this.assistant;
  }

  #renderAnswer(entry: Entry) {
    const { words } = this;
    const { content, kind, role, state } = entry;
    if (state === "streaming" && !content) {
      return html`<div class="bubble fresh ${role}" part="message ${role}-message">
        <div class="dots" role="img" aria-label=${say(words, "typing", { name: this.#author(entry) })}>
          <i></i><i></i><i></i>
        </div>
      </div>`;
    }
    if (!content) return nothing;
    const mark = kind === "limit" ? pauseIcon : kind === "handoff" ? personIcon : nothing;
    const look = ["bubble", role === "agent" ? "agent" : kind, ...(mark === nothing ? [] : ["marked"])].join(" ");
    const source = state === "streaming" ? closeMarks(content) : content;
    const text = renderMarkdown(source, {
      words,
      imageHosts: this.imageHosts,
      citation: (index) => this.#cite(index),
    });
    return html`<div class=${look} part="message ${role}-message">
      ${mark}
      <div class="prose" dir="auto">${text}</div>
    </div>`;
  }

  #renderFailure({ failure, key, role }: Entry) {
    if (!failure) return nothing;
    const { words } = this;
    // It goes out by itself; what it waits for stands above the composer.
    if (failure.code === "rate_limited" || failure.code === "offline")
      return html`<div class="foot">${pauseIcon} ${words.queued}</div>`;
    return html`<div class="foot failed">
      <span>${role === "visitor" ? words.notSent : nothing} ${failureText(failure, words)}</span>
      <button class="link" type="button" @click=${() => wish(this, { type: "retry", key })}>
        ${retryIcon} ${words.retry}
      </button>
    </div>`;
  }

  #renderThumb(helpful: boolean) {
    const { entry, words } = this;
    const isChosen = entry.helpful === helpful;
    return html`<button
      class="thumb"
      type="button"
      aria-label=${helpful ? words.helpful : words.notHelpful}
      aria-pressed=${isChosen}
      @click=${() => wish(this, { type: "judge", key: entry.key, helpful: isChosen ? null : helpful })}
    >
      ${thumbIcon}
    </button>`;
  }

  /** When it was said, and what the visitor thinks of it. */
  #renderFoot({ at, id, role, state, kind }: Entry) {
    if (at === undefined || state !== "sent") return nothing;
    const isJudged = id !== undefined && role === "assistant" && (kind === "answer" || kind === "no_answer");
    if (!this.showsTime && !isJudged) return nothing;
    const time = new Date(at);
    return html`<div class="foot">
      <time part="time" datetime=${time.toISOString()}>${timeOf(at, this.words.lang)}</time>
      ${isJudged ? [this.#renderThumb(true), this.#renderThumb(false)] : nothing}
    </div>`;
  }

  override render() {
    const { entry, words, canAddToCart, inCart } = this;
    if (entry.role === "system") return html`<p class="note" part="note" dir="auto">${entry.content}</p>`;
    const rest = [this.#renderFailure(entry), this.#renderFoot(entry)];
    if (entry.role === "visitor")
      return html`<span class="unseen">${words.you}:</span>${this.#renderVisitor(entry)}${rest}`;
    return html`
      <span class=${entry.role === "agent" ? "author" : "unseen"} dir="auto">${this.#author(entry)}</span>
      ${this.#renderAnswer(entry)} ${renderExtras({ ...entry, words, canAddToCart, inCart })} ${rest}
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "chat-widget-message-bubble": MessageBubble;
  }
}
