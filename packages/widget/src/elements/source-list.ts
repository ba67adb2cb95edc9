import type { Citation } from "@widget-chat/contract/citation.ts";
import { html, nothing } from "lit";
import { say, type Words } from "../locales/words.ts";
import { quotedWords } from "../markdown/quoted-words.ts";
import { shownSection } from "../shown-section.ts";
import { addressOfQuote } from "../text-fragment.ts";
import { webAddress } from "../web-address.ts";
import { outIcon, unfoldIcon } from "../more-icons.ts";
import { base } from "./base.styles.ts";
import { LateElement } from "./late-element.ts";
import { rows } from "./rows.styles.ts";
import { styles } from "./source-list.styles.ts";

/** Where an answer comes from: each source links to its page and unfolds to the words that the answer rests on. */
export class SourceList extends LateElement {
  static override styles = [base, rows, styles];
  static override properties = {
    citations: { attribute: false },
    words: { attribute: false },
    unfolded: { state: true },
  };
  declare citations: Citation[];
  declare words: Words;
  /** Numbers of the sources whose words show. */
  declare unfolded: readonly number[];

  constructor() {
    super();
    this.unfolded = [];
  }

  /** Unfolds a source and goes there. */
  async reveal(index: number) {
    this.unfolded = [...this.unfolded, index];
    await this.updateComplete;
    const source = this.renderRoot.querySelector(`[data-index="${index}"]`);
    source?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    source?.scrollIntoView({ block: "nearest" });
  }

  #toggle(index: number) {
    const others = this.unfolded.filter((other) => other !== index);
    this.unfolded = others.length < this.unfolded.length ? others : [...others, index];
  }

  #renderTitle(citation: Citation) {
    const { index, title, url, quote } = citation;
    const section = shownSection(citation, this.citations);
    const page = webAddress(url);
    // Elsewhere a page would take the directive for a part of its anchor.
    const address = page && "fragmentDirective" in document ? addressOfQuote(page, quote) : page;
    const content = html`<span class="number">${index}</span><span class="name"
        ><span class="title" dir="auto">${title}</span>${
          section ? html` <span class="section" dir="auto">${section}</span>` : nothing
        }</span
      >`;
    // Keys have the button beside it.
    if (!address) return html`<span class="source" @click=${() => this.#toggle(index)}>${content}</span>`;
    return html`<a class="source" href=${address} target="_blank" rel="noopener noreferrer nofollow"
      >${content}<span class="unseen">(${this.words.newTab})</span>${outIcon}</a
    >`;
  }

  #renderSource(citation: Citation) {
    const { index, quote } = citation;
    const open = this.unfolded.includes(index);
    return html`<li part="source" data-index=${index}>
      <div class="row">
        ${this.#renderTitle(citation)}
        <button
          class="unfold"
          type="button"
          aria-label=${say(this.words, "quote", { index })}
          aria-expanded=${open}
          aria-controls=${`quote-${index}`}
          @click=${() => this.#toggle(index)}
        >
          ${unfoldIcon}
        </button>
      </div>
      <blockquote id=${`quote-${index}`} dir="auto" ?hidden=${!open}>${quotedWords(quote)}</blockquote>
    </li>`;
  }

  override render() {
    return html`<p class="heading" id="title">${this.words.sources}</p>
      <ul aria-labelledby="title">
        ${this.citations.map((citation) => this.#renderSource(citation))}
      </ul>`;
  }
}
