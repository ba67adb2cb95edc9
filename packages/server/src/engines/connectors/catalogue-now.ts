import type { Tenant } from "../../db/tenants.ts";
import type { CatalogueTool, FoundProduct } from "../assistant/tools.ts";
import { cardNow } from "./card-now.ts";
import type { LiveProducts } from "./live-products.ts";

/** A catalogue whose prices and stock are those that the tenant's shop tells now. */
export function catalogueNow(catalogue: CatalogueTool, tenant: Tenant, live: LiveProducts): CatalogueTool {
  const asNow = async (products: FoundProduct[]): Promise<FoundProduct[]> => {
    const told = await live.of(
      tenant,
      products.map(({ card }) => card.id),
    );
    return products.map((product) => {
      const now = told.get(product.card.id);
      return now ? { ...product, card: cardNow(product.card, now) } : product;
    });
  };
  return {
    ...catalogue,
    named: async (tenantId, ids) => asNow(await catalogue.named(tenantId, ids)),
    asNow: (_, products) => asNow(products),
  };
}
