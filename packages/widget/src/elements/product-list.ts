import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { html, LitElement, nothing } from "lit";
import { icons } from "../icons.ts";
import type { Words } from "../locales/words.ts";
import { formatPrice } from "../price.ts";
import { webAddress } from "../web-address.ts";
import { wish } from "../wish.ts";
import { base } from "./base.styles.ts";
import { buttons } from "./buttons.styles.ts";
import { rows } from "./rows.styles.ts";
import { styles } from "./product-list.styles.ts";

/** How many products show before the visitor asks for the rest. */
const few = 4;

/** The products of an answer, as cards one under the other. */
export class ProductList extends LitElement {
  static override styles = [base, buttons, rows, styles];
  static override properties = {
    products: { attribute: false },
    words: { attribute: false },
    locale: {},
    all: { state: true },
    broken: { state: true },
  };
  declare products: ProductCard[];
  declare words: Words;
  declare locale: string;
  declare all: boolean;
  /** Addresses of pictures that could not be loaded. */
  declare broken: readonly string[];

  constructor() {
    super();
    this.all = false;
    this.broken = [];
  }

  async #showAll() {
    this.all = true;
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>(".product")[few]?.focus({ preventScroll: true });
  }

  #renderPicture(address: string | undefined) {
    if (!address || this.broken.includes(address)) return icons.product;
    const fail = () => (this.broken = [...this.broken, address]);
    return html`<img
      src=${address}
      alt=""
      width="72"
      height="72"
      loading="lazy"
      referrerpolicy="no-referrer"
      @error=${fail}
    />`;
  }

  #renderProduct(product: ProductCard) {
    const { words, locale } = this;
    const { id, title, brand, price, availability, image_url, url } = product;
    const address = webAddress(url);
    const card = html`<span class="picture">${this.#renderPicture(webAddress(image_url))}</span>
      <span class="about">
        ${brand ? html`<span class="brand" dir="auto">${brand}</span>` : nothing}
        <span class="title" dir="auto">${title}</span>
        <span class="facts">
          <span class="price">${formatPrice(price, locale)}</span>
          <span class=${`stock ${availability}`}>${words.availability[availability]}</span>
        </span>
      </span>`;
    if (!address) return html`<li><div class="product">${card}</div></li>`;
    return html`<li>
      <a
        class="product"
        href=${address}
        target="_blank"
        rel="noopener noreferrer"
        @click=${() => wish(this, { type: "see-product", id })}
        >${card}<span class="unseen">(${words.newTab})</span></a
      >
    </li>`;
  }

  override render() {
    const { products, words } = this;
    const shown = this.all ? products : products.slice(0, few);
    const hidden = products.length - shown.length;
    return html`<ul aria-label=${words.products}>
      ${shown.map((product) => this.#renderProduct(product))}
      ${
        hidden > 0
          ? html`<li>
              <button class="link more" type="button" @click=${this.#showAll}>${words.moreProducts(hidden)}</button>
            </li>`
          : nothing
      }
    </ul>`;
  }
}
