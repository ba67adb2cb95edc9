import { departmentOf, type Product } from "./products.ts";

type Rule = { slug: string; fits: (product: Product) => boolean };

const inDepartment = (name: string) => (product: Product) => departmentOf(product) === name;
const madeOf = (pattern: RegExp) => (product: Product) => pattern.test(String(product.attributes.material));

const rules: Rule[] = [
  { slug: "which-bag-size", fits: inDepartment("Bags") },
  {
    slug: "size-guide-clothing",
    fits: (product) => inDepartment("Rainwear & layers")(product) && "fit" in product.attributes,
  },
  { slug: "size-guide-footwear", fits: inDepartment("Footwear") },
  { slug: "size-guide-hats-gloves-socks", fits: inDepartment("Hats, gloves & socks") },
  { slug: "care-waxed-cotton", fits: madeOf(/waxed cotton|rapeseed/) },
  {
    slug: "care-rainwear",
    fits: (product) => inDepartment("Rainwear & layers")(product) && /^yes/.test(String(product.attributes.waterproof)),
  },
  { slug: "care-wool", fits: madeOf(/wool/) },
  { slug: "care-leather", fits: madeOf(/leather|lanolin/) },
  {
    slug: "care-bags-and-backpacks",
    fits: (product) => inDepartment("Bags")(product) && !madeOf(/waxed|leather/)(product),
  },
  { slug: "care-bottles-and-enamel", fits: inDepartment("Bottles & lunch") },
  { slug: "lamps-and-batteries", fits: (product) => "brightness" in product.attributes },
  { slug: "waterproof-ratings", fits: (product) => /mm|IPX/.test(String(product.attributes.waterproof)) },
  { slug: "gift-cards", fits: (product) => product.category.endsWith("Gift cards") },
  {
    slug: "pre-orders-and-back-orders",
    fits: ({ availability }) => availability === "preorder" || availability === "backorder",
  },
  { slug: "stock-and-back-in-stock", fits: ({ availability }) => availability === "out_of_stock" },
];

/** Slugs of the articles that someone looking at this product may want, the most particular first. */
export const helpForProduct = (product: Product): string[] => [
  ...rules.filter(({ fits }) => fits(product)).map(({ slug }) => slug),
  "shipping-times-and-costs",
  "returns",
  "warranty",
];
