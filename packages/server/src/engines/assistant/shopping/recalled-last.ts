import { NEARLY_AS_GOOD } from "../../wishes/wish.ts";
import type { CatalogueTool, FoundProduct, KnowledgeTool } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { recallsTold } from "./recalled.ts";

/** A catalogue that knows of its goods which are recalled, and puts these behind whatever else is meant as well. */
export function recalledLast(tool: CatalogueTool, knowledge: KnowledgeTool, turn: Turn): CatalogueTool {
  let telling: ReturnType<typeof recallsTold> | undefined;
  const known = new Map<string, boolean>();
  const marked = async (products: FoundProduct[]): Promise<FoundProduct[]> => {
    if (products.length === 0) return products;
    const isRecalled = await (telling ??= recallsTold(knowledge, turn));
    return products.map((one) => {
      const before = known.get(one.card.id) ?? isRecalled(one);
      known.set(one.card.id, before);
      return before ? { ...one, isRecalled: true } : one;
    });
  };
  return {
    ...tool,
    async search(...asked) {
      const found = await tool.search(...asked);
      const products = await marked(found.products);
      return { ...found, products: found.wish.order === null ? behindLikes(products) : behindAll(products) };
    },
    named: async (...asked) => marked(await tool.named(...asked)),
    asNow: async (...asked) => marked(await tool.asNow(...asked)),
    variants: async (...asked) => marked(await tool.variants(...asked)),
  };
}

const behindAll = (products: FoundProduct[]): FoundProduct[] => [
  ...products.filter(({ isRecalled }) => !isRecalled),
  ...products.filter(({ isRecalled }) => isRecalled),
];

/** Who names what is recalled means that. */
function behindLikes(products: FoundProduct[]): FoundProduct[] {
  const best = Math.max(0, ...products.map(({ score, isRecalled }) => (isRecalled ? score : 0)));
  const isLike = ({ score, isRecalled }: FoundProduct): boolean => !isRecalled && score >= best * NEARLY_AS_GOOD;
  return best === 0 ? products : [...products.filter(isLike), ...products.filter((one) => !isLike(one))];
}
