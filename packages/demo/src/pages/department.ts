import { departmentUrl, type Department } from "../departments.ts";
import { html } from "../html.ts";
import type { Product } from "../products.ts";
import { layout } from "./layout.ts";
import { productCard } from "./product-card.ts";

/** All products of one department, in the groups of their category path. */
export function departmentPage(department: Department, products: Product[]): string {
  const groups = Map.groupBy(products, (product) => product.category.split(" > ")[1]!);
  return layout({
    title: `${department.name} | Softday Supply`,
    description: department.line,
    current: departmentUrl(department),
    body: html`<div class="wide page">
      <h1>${department.name}</h1>
      <p class="lead">${department.line}</p>
      ${[...groups].map(
        ([name, members]) =>
          html`<section>
            <h2>${name}</h2>
            <ul class="grid">
              ${members.map((product) => productCard(product))}
            </ul>
          </section>`,
      )}
    </div>`,
  });
}
