import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { failureText } from "../failure.ts";
import { icons } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import { closeMarks } from "../markdown/close-marks.ts";
import { renderMarkdown } from "../markdown/render.ts";
import type { Entry } from "../transcript.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { styles } from "./message-bubble.styles.ts";
import { prose } from "./prose.styles.ts";
import type { SourceList } from "./source-list.ts";

/** One turn of the conversation, with its sources and products, and with what went wrong. */
export class MessageBubble extends LitElement {
  static override styles = [base, buttons, styles, prose];
  static override properties = {
    entry: { attribute: false },
    words: { attribute: false },
    locale: {},
    assistant: {},
    from: { reflect: true },
  };
  declare entry: Entry;
  declare words: Words;
  declare locale: string;
  /** The assistant's name. */
  declare assistant: string;
  declare from: Entry["role"];

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has("entry")) this.from = this.entry.role;
  }

  #cite(index: number): TemplateResult | undefined {
    // The sources come with the end of the answer; until then the mark only keeps the place of its link.
    if (this.entry.state === "streaming") return html`<span class="cite">${index}</span>`;
    if (!this.entry.citations.some((citation) => citation.index === index)) return undefined;
    const reveal = () => this.renderRoot.querySelector<SourceList>("chat-widget-source-list")?.reveal(index);
    return html`<button class="cite" type="button" aria-label=${this.words.source(index)} @click=${reveal}>
      ${index}
    </button>`;
  }

  #renderVisitor({ content, state }: Entry) {
    return html`<div class=${state === "pending" ? "bubble visitor fresh" : "bubble visitor"} dir="auto">
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
      return html`<div class="bubble fresh">
        <div class="dots" role="img" aria-label=${words.typing(this.#author(entry))}><i></i><i></i><i></i></div>
      </div>`;
    }
    if (!content) return nothing;
    const mark = kind === "limit" ? icons.pause : kind === "handoff" ? icons.person : nothing;
    const look = ["bubble", role === "agent" ? "agent" : kind, ...(mark === nothing ? [] : ["marked"])].join(" ");
    const source = state === "streaming" ? closeMarks(content) : content;
    const text = renderMarkdown(source, (index) => this.#cite(index), words.table);
    return html`<div class=${look}>
      ${mark}
      <div class="prose" dir="auto">${text}</div>
    </div>`;
  }

  #renderExtras({ citations, products }: Entry) {
    const { words, locale } = this;
    return [
      products.length > 0
        ? html`<chat-widget-product-list
            .products=${products}
            .words=${words}
            .locale=${locale}
          ></chat-widget-product-list>`
        : nothing,
      citations.length > 0
        ? html`<chat-widget-source-list .citations=${citations} .words=${words}></chat-widget-source-list>`
        : nothing,
    ];
  }

  #renderFailure({ failure, key, role }: Entry) {
    if (!failure) return nothing;
    const { words } = this;
    // It goes out by itself; what it waits for stands above the composer.
    if (failure.code === "rate_limited" || failure.code === "offline")
      return html`<div class="foot">${icons.pause} ${words.queued}</div>`;
    return html`<div class="foot failed">
      <span>${role === "visitor" ? words.notSent : nothing} ${failureText(failure, words)}</span>
      <button class="link" type="button" @click=${() => wish(this, { type: "retry", key })}>
        ${icons.retry} ${words.retry}
      </button>
    </div>`;
  }

  override render() {
    const { entry, words } = this;
    if (entry.role === "system") return html`<p class="note" dir="auto">${entry.content}</p>`;
    if (entry.role === "visitor") {
      return html`<span class="unseen">${words.you}:</span>${this.#renderVisitor(entry)}${this.#renderFailure(entry)}`;
    }
    return html`
      <span class=${entry.role === "agent" ? "author" : "unseen"} dir="auto">${this.#author(entry)}</span>
      ${this.#renderAnswer(entry)} ${this.#renderExtras(entry)} ${this.#renderFailure(entry)}
    `;
  }
}
