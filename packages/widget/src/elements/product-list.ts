import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import { html, nothing } from "lit";
import { drawing } from "../icons.ts";
import { say, type Words } from "../locales/words.ts";
import { webAddress } from "../web-address.ts";
import { wish } from "../wish.ts";
import { checkIcon } from "../more-icons.ts";
import { base } from "./base.styles.ts";
import { LateElement } from "./late-element.ts";
import { link } from "./link.styles.ts";
import { ProductComparison } from "./product-comparison.ts";
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
import { rows } from "./rows.styles.ts";
import { styles } from "./product-list.styles.ts";

/** How many products show before the visitor asks for the rest. */
const few = 4;

const compareIcon = drawing("M5 5.5h5.5v13H5Z M13.5 5.5H19v13h-5.5Z");
const cartIcon = drawing("M3.5 5h2.2l2 9.5h9.3l2-7H6.5 M9 19h.01 M16 19h.01");

/** What stays of a name however it is marked up. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");

/** The products of an answer: as cards one under the other, or, as the visitor likes, beside each other in a table. */
export class ProductList extends LateElement {
  static override styles = [base, link, rows, productFacts, styles];
  static override properties = {
    products: { attribute: false },
    words: { attribute: false },
    content: { attribute: false },
    canAddToCart: { attribute: false },
    inCart: { attribute: false },
    all: { state: true },
    comparing: { type: Boolean, reflect: true },
  };
  declare products: ProductCard[];
  declare words: Words;
  /** The answer's own words. */
  declare content: string;
  /** The page can put products into its cart. */
  declare canAddToCart: boolean;
  /** Ids of products that lie in the cart. */
  declare inCart: ReadonlySet<string>;
  declare all: boolean;
  /** The table shows in place of the cards. */
  declare comparing: boolean;
  #inSight = true;
  readonly #sight = new IntersectionObserver((seen) => (this.#inSight = seen.at(-1)!.isIntersecting));

  constructor() {
    super();
    this.content = "";
    this.canAddToCart = false;
    this.inCart = new Set();
    this.all = false;
    this.comparing = false;
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#sight.disconnect();
  }

  #toggle() {
    this.comparing = !this.comparing;
    if (!this.comparing) return this.#sight.disconnect();
    this.#sight.observe(this);
    wish(this, { type: "way-back", take: () => this.#closeComparison() });
  }

  /** Back to the cards, if the visitor has the table before them; from within it the focus goes to the button that shows it. */
  #closeComparison(): boolean {
    const closes = this.comparing && this.isConnected && this.#inSight;
    if (closes) {
      if (this.matches(":focus-within")) this.renderRoot.querySelector<HTMLElement>(".compare")?.focus();
      this.#toggle();
    }
    return closes;
  }

  async #showAll() {
    this.all = true;
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>(".product")[few]?.focus({ preventScroll: true });
  }

  #renderProduct(product: ProductCard) {
    const { words } = this;
    const { id, title, brand, availability, url } = product;
    const address = webAddress(url);
    const card = html`${renderPicture(product)}
      <span class="about">
        ${brand ? html`<span class="brand" dir="auto">${brand}</span>` : nothing}
        <span class="title" part="product-title" dir="auto">${title}</span>
        <span class="facts"
          >${renderPrice(product, words)} ${renderStock(availability, words)}
          ${renderRating(product, words)}</span
        >
        ${toldOptions(product).map(
          (one) =>
            html`<span class="options" part="product-options" dir="auto">${optionName(one.name, words)}: ${renderValues(one)}</span>`,
        )}
      </span>`;
    const see = () => wish(this, { type: "see-product", id });
    return html`<li part="product">
      ${
        address
          ? html`<a class="product" href=${address} target="_blank" rel="noopener noreferrer" @click=${see}
              >${card}<span class="unseen">(${words.newTab})</span></a
            >`
          : html`<div class="product">${card}</div>`
      }
      ${this.canAddToCart && availability !== "out_of_stock" ? this.#renderCartButton(product) : nothing}
    </li>`;
  }

  #renderCartButton(product: ProductCard) {
    const { words } = this;
    const inside = this.inCart.has(product.id);
    const text = inside ? words.inCart : words.addToCart;
    // What lies in the cart keeps its button, or the focus would be lost.
    return html`<button
      class=${inside ? "cart inside" : "cart"}
      part="product-button"
      type="button"
      aria-disabled=${inside}
      aria-label=${`${text}: ${product.title}`}
      @click=${() => inside || wish(this, { type: "add-to-cart", product })}
    >
      <span>${inside ? checkIcon : cartIcon} ${text}</span>
    </button>`;
  }

  /** The answer sets them beside each other itself: a row of its table has all their names. */
  #isCompared(): boolean {
    const heads = this.content
      .split("\n")
      .filter((line) => line.startsWith("|"))
      .map(letters);
    return heads.some((head) => this.products.every(({ title }) => head.includes(letters(title))));
  }

  #renderHead() {
    const { words } = this;
    return html`<div class="head">
      <p class="heading" id="title">${words.products}</p>
      ${
        this.#isCompared()
          ? nothing
          : html`<button class="compare" type="button" aria-pressed=${this.comparing} @click=${this.#toggle}>
              <span>${compareIcon} ${words.compare}</span>
            </button>`
      }
    </div>`;
  }

  #renderCards() {
    const { products, words } = this;
    const shown = this.all ? products : products.slice(0, few);
    const hidden = products.length - shown.length;
    return html`<ul aria-label=${words.products}>
      ${shown.map((product) => this.#renderProduct(product))}
      ${
        hidden > 0
          ? html`<li>
              <button class="link more" type="button" @click=${this.#showAll}>${say(words, "moreProducts", { count: hidden })}</button>
            </li>`
          : nothing
      }
    </ul>`;
  }

  #renderComparison() {
    return html`<chat-widget-product-comparison
      .products=${this.products}
      .words=${this.words}
    ></chat-widget-product-comparison>`;
  }

  override render() {
    return [
      this.products.length > 1 ? this.#renderHead() : nothing,
      this.comparing ? this.#renderComparison() : this.#renderCards(),
    ];
  }
}

const comparison = "chat-widget-product-comparison";
if (!customElements.get(comparison)) customElements.define(comparison, ProductComparison);
