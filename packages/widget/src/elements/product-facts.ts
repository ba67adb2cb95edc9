import type { Availability, ProductCard } from "@widget-chat/contract/product-card.ts";
import { html } from "lit";
import { availabilityText } from "../availability.ts";
import { markBroken } from "../broken-picture.ts";
import { say, type Words } from "../locales/words.ts";
import { formatPrice, regularPrice } from "../price.ts";
import { webAddress } from "../web-address.ts";
import { productIcon } from "../more-icons.ts";

/** The product's picture; one that is missing or cannot be loaded is a drawing. */
export function renderPicture({ image_url }: ProductCard) {
  const address = webAddress(image_url);
  if (!address) return html`<span class="picture broken">${productIcon}</span>`;
  return html`<span class="picture"
    ><img
      src=${address}
      alt=""
      width="72"
      height="72"
      loading="lazy"
      decoding="async"
      referrerpolicy="no-referrer"
      @load=${markBroken}
      @error=${markBroken}
    />${productIcon}</span
  >`;
}

/** What the product costs and, where that was more, what it cost before. */
export function renderPrice(product: ProductCard, words: Words, locale: string) {
  const regular = regularPrice(product);
  const price = html`<span class=${regular ? "price reduced" : "price"} part="product-price"
    >${formatPrice(product.price, locale)}</span
  >`;
  if (!regular) return price;
  const before = formatPrice(regular, locale);
  return html`${price} <s class="before" aria-hidden="true">${before}</s
    ><span class="unseen">(${say(words, "regularPrice", { price: before })})</span>`;
}

export const renderStock = (availability: Availability, words: Words) =>
  html`<span class=${`stock ${availability}`}>${availabilityText(availability, words)}</span>`;
