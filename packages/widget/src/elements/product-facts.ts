import type { Availability, CardOption, ProductCard } from "@widget-chat/contract/product-card.ts";
import { html, nothing } from "lit";
import { availabilityText } from "../availability.ts";
import { markBroken } from "../broken-picture.ts";
import { say, type Words } from "../locales/words.ts";
import { formatPrice, regularPrice } from "../price.ts";
import { webAddress } from "../web-address.ts";
import { productIcon, starIcon } from "../more-icons.ts";

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
export function renderPrice(product: ProductCard, words: Words) {
  const regular = regularPrice(product);
  const price = html`<span class=${regular ? "price reduced" : "price"} part="product-price"
    >${formatPrice(product.price, words.lang)}</span
  >`;
  if (!regular) return price;
  const before = formatPrice(regular, words.lang);
  return html`${price} <s class="before" aria-hidden="true">${before}</s
    ><span class="unseen">(${say(words, "regularPrice", { price: before })})</span>`;
}

export const renderStock = (availability: Availability, words: Words) =>
  html`<span class=${`stock ${availability}`} part="product-stock">${availabilityText(availability, words)}</span>`;

/** A star beside the figures to the eye; in words to the ear. */
export function renderRating({ rating }: ProductCard, words: Words) {
  // A message of before tells none.
  if (!rating) return nothing;
  const value = rating.value.toLocaleString(words.lang, { maximumFractionDigits: 1 });
  const count = rating.count === null ? undefined : rating.count.toLocaleString(words.lang);
  const said = [say(words, "stars", { rating: value }), ...(count ? [say(words, "ratings", { count })] : [])];
  return html`<span class="rating" part="product-rating"
    ><span aria-hidden="true">${starIcon}${value}${count ? html` <span class="judges">(${count})</span>` : nothing}</span
    ><span class="unseen">${said.join(", ")}</span></span
  >`;
}

const namedByFeeds = ["color", "size", "material"] as const;

/** What an option is called: as its shop calls it, or in the visitor's language where that is only how feeds do. */
export function optionName(name: string, words: Words): string {
  const key = namedByFeeds.find((one) => one === name);
  return key ? words[key] : name;
}

/** The options of which something is to be said: what the product is, or what of them can be had. A message of before has none. */
export const toldOptions = ({ options }: ProductCard): CardOption[] =>
  (options ?? []).filter(({ value, values }) => value !== null || values.some(({ count }) => count > 0));

/** What of an option can be had, and first what the product on the card is. */
export function renderValues({ value, values }: CardOption) {
  const others = values.filter((one) => one.count > 0 && one.value !== value);
  const own = value === null ? nothing : html`<strong>${value}</strong>`;
  const before = [...(value === null ? [] : [value]), ...others.map((one) => one.value)];
  return html`${own}${others.map((one, at) => {
    const last = before[value === null ? at - 1 : at];
    return `${last === undefined ? "" : separatorBehind(last)}${one.value}`;
  })}`;
}

/** What parts a list, as the script of its words writes it: lists of the shop's words may stand in any page. */
function separatorBehind(word: string): string {
  if (/\p{Script=Arabic}/u.test(word)) return "، ";
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? "、" : ", ";
}
