import type { AppliedFilter } from "@widget-chat/contract/product-card.ts";
import { html } from "lit";
import { takeAwayIcon } from "../more-icons.ts";
import { say, type Words } from "../locales/words.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { styles } from "./filter-list.styles.ts";

/** What was understood of a wish, and is true of every product below; the visitor may take each part of it away. */
export class FilterList extends ChatElement {
  static override styles = [base, styles];
  static override properties = { filters: { attribute: false }, words: { attribute: false } };
  declare filters: readonly AppliedFilter[];
  declare words: Words;

  #takeAway(filter: AppliedFilter) {
    const left = this.filters.filter((one) => one !== filter);
    wish(this, { type: "without-filter", filter: filter.label, left });
  }

  override render() {
    return html`<ul aria-label=${this.words.filters}>
      ${this.filters.map(
        (filter) => html`<li part="filter">
          <span dir="auto">${filter.label}</span>
          <button
            type="button"
            aria-label=${say(this.words, "withoutFilter", { filter: filter.label })}
            @click=${() => this.#takeAway(filter)}
          >
            ${takeAwayIcon}
          </button>
        </li>`,
      )}
    </ul>`;
  }
}
