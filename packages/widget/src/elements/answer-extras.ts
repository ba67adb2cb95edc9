import type { AppliedFilter, ProductCard } from "@widget-chat/contract/product-card.ts";
import type { Citation } from "@widget-chat/contract/citation.ts";
import { html, type TemplateResult } from "lit";
import type { Words } from "../locales/words.ts";
import { load } from "./on-demand.ts";

export interface AnswerExtras {
  content: string;
  filters: readonly AppliedFilter[];
  products: ProductCard[];
  citations: Citation[];
  words: Words;
  canAddToCart: boolean;
  inCart: ReadonlySet<string>;
}

/** What stands under an answer's text. Nothing of it is there before it is needed; until then its room is. */
export function renderExtras(extras: AnswerExtras): TemplateResult[] {
  const { content, filters, products, citations, words, canAddToCart, inCart } = extras;
  const shown: TemplateResult[] = [];
  if (filters.length > 0) {
    load("filter-list");
    shown.push(html`<chat-widget-filter-list
      .filters=${filters}
      .words=${words}
      ><i class="room"></i
    ></chat-widget-filter-list>`);
  }
  if (products.length > 0) {
    load("product-list");
    shown.push(html`<chat-widget-product-list
      .content=${content}
      .products=${products}
      .words=${words}
      .canAddToCart=${canAddToCart}
      .inCart=${inCart}
      >${products.slice(0, 4).map(() => html`<i class="room"></i>`)}</chat-widget-product-list
    >`);
  }
  if (citations.length > 0) {
    load("source-list");
    shown.push(html`<chat-widget-source-list .citations=${citations} .words=${words}
      >${citations.map(() => html`<i class="room"></i>`)}</chat-widget-source-list
    >`);
  }
  return shown;
}
