import { html, type Html } from "../html.ts";
import { inEuros, type Product } from "../products.ts";

const badges: Record<Product["availability"], string> = { in_stock: "", out_of_stock: "Sold out", preorder: "Pre-order", backorder: "Back-order" };

/** The price, with the former one crossed out beside a sale price. */
export const price = ({ price: full, sale_price: sale }: Product): Html =>
  sale
    ? html`<span class="price sale"><span class="hidden">Now </span>${inEuros(sale)} <s><span class="hidden">instead of </span>${inEuros(full)}</s></span>`
    : html`<span class="price">${inEuros(full)}</span>`;

export const stars = ({ rating }: Product): Html =>
  html`<span class="rating"><span aria-hidden="true">★</span> <span class="hidden">Rated </span>${rating.toFixed(1)}<span class="hidden"> out of 5</span></span>`;

/** A product in a grid; the whole card is one link. */
export function productCard(product: Product, heading: "h2" | "h3" = "h3"): Html {
  const badge = product.sale_price ? "Sale" : badges[product.availability];
  const title = html`<a href="${product.url}">${product.title}</a>`;
  return html`<li class="product">
<div class="picture"><img src="${product.image_url}" alt="" width="400" height="400" loading="lazy">${badge !== "" && html`<span class="badge${product.sale_price ? " hot" : ""}">${badge}</span>`}</div>
${heading === "h2" ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
<p class="facts"><span>${product.brand}</span>${stars(product)}</p>
<p>${price(product)}</p>
</li>`;
}
