import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { html, nothing } from "lit";
import type { Words } from "../locales/words.ts";
import { webAddress } from "../web-address.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { ChatElement } from "./chat-element.ts";
import { styles } from "./product-comparison.styles.ts";
import {
  optionName,
  renderPicture,
  renderPrice,
  renderRating,
  renderStock,
  renderValues,
  toldOptions,
} from "./product-facts.ts";
import { productFacts } from "./product-facts.styles.ts";
import { scrollShade } from "./scroll-shade.styles.ts";

/** Products beside each other: a column each, what they are compared by in rows. */
export class ProductComparison extends ChatElement {
  static override styles = [base, productFacts, scrollShade, styles];
  static override properties = { products: { attribute: false }, words: { attribute: false } };
  declare products: ProductCard[];
  declare words: Words;

  #renderHead(product: ProductCard) {
    const address = webAddress(product.url);
    const content = html`${renderPicture(product)}<span class="title" part="product-title" dir="auto">${product.title}</span>`;
    const see = () => wish(this, { type: "see-product", id: product.id });
    return html`<th scope="col">
      ${
        address
          ? html`<a class="product" href=${address} target="_blank" rel="noopener noreferrer" @click=${see}
              >${content}<span class="unseen">(${this.words.newTab})</span></a
            >`
          : html`<div class="product">${content}</div>`
      }
    </th>`;
  }

  #renderRow(name: string, cell: (product: ProductCard) => unknown) {
    return html`<tr>
      <th scope="row"><span>${name}</span></th>
      ${this.products.map((product) => html`<td>${cell(product)}</td>`)}
    </tr>`;
  }

  /** In what the variants of any of them differ. */
  #optionNames(): string[] {
    return [...new Set(this.products.flatMap((product) => toldOptions(product).map(({ name }) => name)))];
  }

  override render() {
    const { products, words } = this;
    return html`<div class="frame" part="comparison">
      <div class="scroller shaded" role="group" aria-label=${words.comparison} tabindex="0">
        <table>
          <thead>
            <tr>
              <td></td>
              ${products.map((product) => this.#renderHead(product))}
            </tr>
          </thead>
          <tbody>
            ${this.#renderRow(words.price, (product) => renderPrice(product, words))}
            ${this.#renderRow(words.availability, ({ availability }) => renderStock(availability, words))}
            ${
              products.some(({ rating }) => rating)
                ? this.#renderRow(words.rating, (product) => (product.rating ? renderRating(product, words) : "–"))
                : nothing
            }
            ${
              products.some(({ brand }) => brand)
                ? this.#renderRow(words.brand, ({ brand }) => html`<span dir="auto">${brand ?? "–"}</span>`)
                : nothing
            }
            ${this.#optionNames().map((name) =>
              this.#renderRow(optionName(name, words), (product) => {
                const option = toldOptions(product).find((one) => one.name === name);
                return option
                  ? html`<span class="options" part="product-options" dir="auto">${renderValues(option)}</span>`
                  : "–";
              }),
            )}
          </tbody>
        </table>
      </div>
    </div>`;
  }
}
