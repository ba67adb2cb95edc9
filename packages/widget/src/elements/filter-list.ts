import type { AppliedFilter } from "@widget-chat/contract/product-card.ts";
import { html, LitElement } from "lit";
import type { Words } from "../locales/words.ts";
import { base } from "./base.styles.ts";
import { styles } from "./filter-list.styles.ts";

/** What was understood of a wish, and is true of every product below. */
export class FilterList extends LitElement {
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
