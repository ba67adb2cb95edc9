import { articleUrl, type Article } from "../articles.ts";
import { departmentUrl, type Department } from "../departments.ts";
import { helpForProduct } from "../help-for-product.ts";
import { html, type Html } from "../html.ts";
import type { Product } from "../products.ts";
import { layout } from "./layout.ts";
import { price, productCard, stars } from "./product-card.ts";

const stock: Record<Product["availability"], string> = {
  in_stock: "In stock. Leaves the same day when ordered by 14:00",
  out_of_stock: "Sold out. We gladly write to you when it is back",
  preorder: "Pre-order. Charged only when it leaves",
  backorder: "Back-order. Leaves in two to four weeks",
};

const label = (name: string): string => name[0]!.toUpperCase() + name.slice(1).replaceAll("_", " ");

const sizes = ({ attributes: { size } }: Product): Html | false =>
  Array.isArray(size) &&
  html`<h2 class="small">Sizes</h2>
    <ul class="sizes">
      ${size.map((one) => html`<li>${one}</li>`)}
    </ul>`;

const put = html`<p><button class="button put" type="button">Put in the basket</button></p>`;

function facts(product: Product): Html[] {
  const { size, ...rest } = product.attributes;
  const rows = Object.entries({
    ...rest,
    ...(typeof size === "string" && { size }),
    article_number: product.mpn,
    GTIN: product.gtin,
  });
  return rows.map(
    ([name, value]) =>
      html`<div>
        <dt>${label(name)}</dt>
        <dd>${Array.isArray(value) ? value.join(", ") : value}</dd>
      </div>`,
  );
}

/** The page of one product, with the help that belongs to it and its neighbours in the department. */
export function productPage(
  product: Product,
  department: Department,
  neighbours: Product[],
  articles: Article[],
): string {
  const group = product.category.split(" > ")[1];
  const nearest = neighbours
    .filter(({ id }) => id !== product.id)
    .sort((first, second) => Number(second.category === product.category) - Number(first.category === product.category))
    .slice(0, 4);
  const help = helpForProduct(product).map((slug) => articles.find((article) => article.slug === slug)!);
  return layout({
    title: `${product.title} | Softday Supply`,
    description: product.description,
    body: html`<div class="wide page">
      <nav class="trail" aria-label="You are here">
        <a href="/demo/">Softday Supply</a> <a href="${departmentUrl(department)}">${department.name}</a>
        <span>${group}</span>
      </nav>
      <article class="detail" data-product="${product.id}" data-title="${product.title}">
        <img src="${product.image_url}" alt="${product.title}, drawn" width="400" height="400" />
        <div>
          <p class="maker">${product.brand}</p>
          <h1>${product.title}</h1>
          <p class="facts">${price(product)}${stars(product)}</p>
          <p class="stock ${product.availability}">${stock[product.availability]}</p>
          <p>${product.description}</p>
          ${sizes(product)}
          ${product.availability !== "out_of_stock" && put}
          <p class="hint">
            This is a demonstration shop: the basket counts, and nothing is sold. Ask the assistant in the corner about
            this product, its size, its care, or what goes with it. What she finds goes into the same basket.
          </p>
          <h2 class="small">Details</h2>
          <dl class="details">${facts(product)}</dl>
          <h2 class="small">Good to know</h2>
          <ul class="links">
            ${help.map((article) => html`<li><a href="${articleUrl(article.slug)}">${article.title}</a></li>`)}
          </ul>
        </div>
      </article>
      <section aria-labelledby="near">
        <h2 id="near">More from this department</h2>
        <ul class="grid">
          ${nearest.map((near) => productCard(near))}
        </ul>
      </section>
    </div>`,
  });
}
