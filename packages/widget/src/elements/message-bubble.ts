import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { failureText } from "../failure.ts";
import { icons } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import { renderMarkdown } from "../markdown/render.ts";
import type { Entry } from "../transcript.ts";
import { wish } from "../wish.ts";
import { base, buttons } from "./base.styles.ts";
import { prose, styles } from "./message-bubble.styles.ts";
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
    if (!this.entry.citations.some((citation) => citation.index === index)) return undefined;
    const reveal = () => this.renderRoot.querySelector<SourceList>("chat-widget-source-list")?.reveal(index);
    return html`<button class="cite" type="button" aria-label=${this.words.source(index)} @click=${reveal}>${index}</button>`;
  }

  #renderVisitor({ content, state }: Entry) {
    return html`<div class=${state === "pending" ? "bubble visitor fresh" : "bubble visitor"} dir="auto">${content}</div>
      ${state === "pending" ? html`<div class="foot">${this.words.sending}</div>` : nothing}`;
  }

  #renderAnswer({ content, kind, role, state }: Entry) {
    const { words } = this;
    if (state === "streaming" && !content) {
      return html`<div class="bubble fresh">
        <div class="dots" role="img" aria-label=${words.typing(this.assistant)}><i></i><i></i><i></i></div>
      </div>`;
    }
    if (!content) return nothing;
    const mark = kind === "limit" ? icons.pause : kind === "handoff" ? icons.person : nothing;
    const look = ["bubble", role === "agent" ? "agent" : kind, ...(mark === nothing ? [] : ["marked"])].join(" ");
    const text = renderMarkdown(content, (index) => this.#cite(index), words.table);
    return html`<div class=${look}>${mark}<div class="prose" dir="auto">${text}</div></div>`;
  }

  #renderExtras({ citations, products }: Entry) {
    const { words, locale } = this;
    return [
      products.length > 0
        ? html`<chat-widget-product-list .products=${products} .words=${words} .locale=${locale}></chat-widget-product-list>`
        : nothing,
      citations.length > 0 ? html`<chat-widget-source-list .citations=${citations} .words=${words}></chat-widget-source-list>` : nothing,
    ];
  }

  #renderFailure({ failure, key, role }: Entry) {
    if (!failure) return nothing;
    const { words } = this;
    const waits = failure.code === "rate_limited" || failure.code === "offline";
    return html`<div class="foot failed">
      <span>${role === "visitor" ? words.notSent : nothing} ${waits ? nothing : failureText(failure, words)}</span>
      ${waits
        ? nothing
        : html`<button class="link" type="button" @click=${() => wish(this, { type: "retry", key })}>${icons.retry} ${words.retry}</button>`}
    </div>`;
  }

  override render() {
    const { entry, words } = this;
    if (entry.role === "system") return html`<p class="note" dir="auto">${entry.content}</p>`;
    if (entry.role === "visitor") {
      return html`<span class="unseen">${words.you}:</span>${this.#renderVisitor(entry)}${this.#renderFailure(entry)}`;
    }
    const author = entry.role === "agent" ? entry.agentName || words.team : this.assistant;
    return html`
      <span class=${entry.role === "agent" ? "author" : "unseen"} dir="auto">${author}</span>
      ${this.#renderAnswer(entry)} ${this.#renderExtras(entry)} ${this.#renderFailure(entry)}
    `;
  }
}
