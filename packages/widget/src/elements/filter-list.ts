import type { AppliedFilter } from "@widget-chat/contract/product-card.ts";
import { html } from "lit";
import type { Words } from "../locales/words.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { styles } from "./filter-list.styles.ts";

/** What was understood of a wish, and is true of every product below. */
export class FilterList extends ChatElement {
  static override styles = [base, styles];
  static override properties = { filters: { attribute: false }, words: { attribute: false } };
  declare filters: readonly AppliedFilter[];
  declare words: Words;

  override render() {
    return html`<ul aria-label=${this.words.filters}>
      ${this.filters.map(({ label }) => html`<li part="filter" dir="auto">${label}</li>`)}
    </ul>`;
  }
}
