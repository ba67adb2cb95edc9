import { amountFor, isWithinLimit, limitOf, OF_WEIGHT, type Carried } from "../finding/limits.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { datumTold } from "./datum-told.ts";

/** Who said more messages ago what they weigh may ask for somebody else by now. */
const LOOKED_BACK = 4;

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
  const carried = draft.products.length > 0 ? carriedIn(turn, words) : null;
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

/** What shall be carried, as it was said last. */
function carriedIn({ question, history }: Turn, words: Words): Carried | null {
  const before = history.flatMap(({ role, content }) => (role === "visitor" ? [content] : [])).slice(-LOOKED_BACK);
  for (const said of [...before, question].reverse()) {
    const amount = amountFor(said, words);
    if (amount?.base === OF_WEIGHT) return amount;
  }
  return null;
}
