import type { Tenant } from "../../db/tenants.ts";
import type { CatalogueTool, FoundProduct } from "../assistant/tools.ts";
import { cardNow } from "./card-now.ts";
import type { LiveProducts } from "./live-products.ts";

/**
 * A catalogue whose prices and stock are those that the tenant's shop tells now.
 *
 * @param told gets the ids of those of which it does
 */
export function catalogueNow(
  catalogue: CatalogueTool,
  tenant: Tenant,
  live: LiveProducts,
  told: Set<string>,
): CatalogueTool {
  const asNow = async (products: FoundProduct[]): Promise<FoundProduct[]> => {
    const ids = products.map(({ card }) => card.id);
    const answers = await live.of(tenant, ids);
    for (const id of answers.keys()) told.add(id);
    return products.map((product) => {
      const now = answers.get(product.card.id);
      return now ? { ...product, card: cardNow(product.card, now) } : product;
    });
  };
  return {
    ...catalogue,
    named: async (tenantId, ids) => asNow(await catalogue.named(tenantId, ids)),
    variants: async (tenantId, id) => asNow(await catalogue.variants(tenantId, id)),
    asNow: (_, products) => asNow(products),
  };
}
