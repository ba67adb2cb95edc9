import type { ProductCard } from "@widget-chat/contract/product-card.ts";
import type { CatalogueTool, FoundProducts } from "../tools.ts";

const lexemes = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ""));

/** A catalogue tool over a few products in memory, found by the words of their titles. */
export const smallShop = (products: ProductCard[]): CatalogueTool => ({
  named: async (_, ids) =>
    ids.flatMap((id) =>
      products
        .filter((card) => card.id === id)
        .map((card) => ({ card, description: null, attributes: {}, rating: null, score: 1 })),
    ),
  asNow: async (_, found) => found,
  variants: async () => [],
  saysOf: () => null,
  search(_, wish, limit): Promise<FoundProducts> {
    const said = lexemes(wish.words);
    const scored = products.map((card) => ({
      card,
      description: null,
      attributes: {},
      rating: null,
      score: lexemes(card.title).filter((word) => said.includes(word)).length,
    }));
    const found = scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
    const score = found[0] ? found[0].score / (found[0].score + 0.5) : 0;
    return Promise.resolve({
      products: found,
      terms: said.map((term) => ({
        term,
        idf: products.some(({ title }) => lexemes(title).includes(term)) ? 1 : 0,
      })),
      wish,
      answerable: { score, decision: score > 0 ? "answer" : "no_answer" },
    });
  },
});

/** A card of which only the given members matter. */
export const card = (title: string, amount: string, members: Partial<ProductCard> = {}): ProductCard => ({
  id: title,
  title,
  url: null,
  image_url: null,
  price: { amount, currency: "EUR" },
  regular_price: null,
  availability: "in_stock",
  brand: null,
  rating: null,
  options: [],
  ...members,
});
