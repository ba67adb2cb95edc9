import { html, type Html } from "../html.ts";
import { inEuros, type Product } from "../products.ts";

const badges: Record<Product["availability"], string> = {
  in_stock: "",
  out_of_stock: "Sold out",
  preorder: "Pre-order",
  backorder: "Back-order",
};

const unseen = (text: string): Html => html`<span class="hidden">${text}</span>`;

/** The price, with the former one crossed out beside a sale price. */
export function price({ price: full, sale_price: sale }: Product): Html {
  if (!sale) return html`<span class="price">${inEuros(full)}</span>`;
  const former = html`<s>${unseen("instead of")} ${inEuros(full)}</s>`;
  return html`<span class="price sale">${unseen("Now")} ${inEuros(sale)} ${former}</span>`;
}

export const stars = ({ rating }: Product): Html =>
  html`<span class="rating">${unseen("Rated")} ${rating.toFixed(1)} ${unseen("out of 5")}</span>`;

/** A product in a grid; the whole card is one link. */
export function productCard(product: Product): Html {
  const badge = product.sale_price ? "Sale" : badges[product.availability];
  const heat = product.sale_price ? "badge hot" : "badge";
  return html`<li class="product">
    <div class="picture">
      <img src="${product.image_url}" alt="" width="400" height="400" loading="lazy" />
      ${badge !== "" && html`<span class="${heat}">${badge}</span>`}
    </div>
    <h3><a href="${product.url}">${product.title}</a></h3>
    <p class="facts"><span>${product.brand}</span> ${stars(product)}</p>
    <p>${price(product)}</p>
  </li>`;
}
