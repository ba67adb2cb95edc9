import type { CatalogueTool, FoundProduct } from "../tools.ts";

export interface KnownGoods {
  /** The catalogue, of which is remembered what it finds. */
  catalogue: CatalogueTool;
  /** Products by their ids, in this order: as an answer found them already, so that nobody is asked twice; else by their names. */
  known(tenantId: string, ids: readonly string[]): Promise<FoundProduct[]>;
}

/** What is read of the goods of one answer once they were found. */
export function rememberGoods(tool: CatalogueTool): KnownGoods {
  const seen = new Map<string, FoundProduct>();
  const remember = (products: FoundProduct[]): FoundProduct[] => {
    for (const one of products) seen.set(one.card.id, one);
    return products;
  };
  const catalogue: CatalogueTool = {
    ...tool,
    async search(...asked) {
      const found = await tool.search(...asked);
      remember(found.products);
      return found;
    },
    named: async (...asked) => remember(await tool.named(...asked)),
    asNow: async (...asked) => remember(await tool.asNow(...asked)),
    variants: async (...asked) => remember(await tool.variants(...asked)),
  };
  return {
    catalogue,
    async known(tenantId, ids) {
      const unseen = ids.filter((id) => !seen.has(id));
      if (unseen.length > 0) remember(await tool.named(tenantId, unseen));
      return ids.flatMap((id) => seen.get(id) ?? []);
    },
  };
}
