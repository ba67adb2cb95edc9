import type { Price, ProductCard } from "@widget-chat/contract/product-card.ts";
import type { Tenant } from "../../db/tenants.ts";
import type { CatalogueTool, FoundProduct } from "../assistant/tools.ts";
import { toldOfCard } from "./told-of-card.ts";
import type { LiveProducts } from "./live-products.ts";

/** The ids of products of which a shop has told what they cost, and of which whether they can be had. */
export interface ToldLive {
  prices: Set<string>;
  stock: Set<string>;
}

/**
 * A catalogue whose prices and stock are those that the tenant's shop tells now.
 *
 * @param told gets the ids of those of which it does
 */
export function catalogueNow(
  catalogue: CatalogueTool,
  tenant: Tenant,
  live: LiveProducts,
  told: ToldLive,
): CatalogueTool {
  const asNow = async (products: FoundProduct[]): Promise<FoundProduct[]> => {
    const ids = products.map(({ card }) => card.id);
    const answers = await live.of(tenant, ids);
    return products.map((product) => {
      const { card } = product;
      const answer = answers.get(card.id);
      if (!answer) return product;
      const { prices, stock } = toldOfCard(card, answer);
      if (prices) told.prices.add(card.id);
      if (stock) told.stock.add(card.id);
      const now = { ...card, ...prices, ...stock };
      // One that is as before stays the same: what was counted with it holds.
      return isSame(now, card) ? product : { ...product, card: now };
    });
  };
  return {
    ...catalogue,
    named: async (tenantId, ids) => asNow(await catalogue.named(tenantId, ids)),
    variants: async (tenantId, id) => asNow(await catalogue.variants(tenantId, id)),
    asNow: (_, products) => asNow(products),
  };
}

const isSame = (one: ProductCard, other: ProductCard): boolean =>
  one.availability === other.availability &&
  isSamePrice(one.price, other.price) &&
  isSamePrice(one.regular_price, other.regular_price);

const isSamePrice = (one: Price | null, other: Price | null): boolean =>
  one?.currency === other?.currency && Number(one?.amount ?? 0) === Number(other?.amount ?? 0);
