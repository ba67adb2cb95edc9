import { isWithinLimit, limitOf } from "../finding/limits.ts";
import { loadCarriedIn } from "../finding/load-carried.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import { datumTold } from "./datum-told.ts";

/**
 * An answer that shows what takes less than was said to be carried, now or before, says so: "I weigh 140 kg, I need a ladder", and
 * then "and the stool?"
 */
export async function toldOfLoad(
  draft: Draft,
  tool: CatalogueTool,
  turn: Turn,
  { words, phrases }: Language,
): Promise<Draft> {
  const carried = draft.products.length > 0 ? loadCarriedIn(turn, words) : null;
  if (!carried) return draft;
  const products = await tool.named(
    turn.tenant.id,
    draft.products.map(({ id }) => id),
  );
  const told = products.flatMap((product) => {
    const limit = limitOf(product, carried.base);
    if (!limit || isWithinLimit(limit, carried) || draft.response.includes(plainText(limit.told))) return [];
    return [datumTold(product.card.title, limit, phrases)];
  });
  return told.length > 0 ? { ...draft, response: [draft.response, ...told].join("\n\n") } : draft;
}
