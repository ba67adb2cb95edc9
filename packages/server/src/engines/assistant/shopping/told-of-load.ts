import { quantityOf } from "../../wishes/measured.ts";
import { LOAD } from "../../wishes/wish.ts";
import { isWithinLimit, limitOf } from "../finding/limits.ts";
import { loadCarriedIn } from "../finding/load-carried.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import type { CatalogueTool } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import { wishOf } from "./changed-wish.ts";
import { datumTold } from "./datum-told.ts";

/**
 * An answer that shows what takes less than was said to be carried, now or before, says so: "I weigh 140 kg, I need a ladder", and
 * then "and the stool?" What was looked for to carry something and does not tell it is named as well.
 */
export async function toldOfLoad(
  draft: Draft,
  tool: CatalogueTool,
  turn: Turn,
  { words, phrases }: Language,
): Promise<Draft> {
  if (draft.products.length === 0) return draft;
  const wished = draft.standing ? wishOf(draft.standing).filters.find(({ field }) => field === LOAD) : undefined;
  const carried = loadCarriedIn(turn, words) ?? (wished ? quantityOf(String(wished.value)) : null);
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
  const silent = wished ? products.filter((product) => limitOf(product, carried.base) === null) : [];
  const titles = silent.map(({ card }) => `**${plainText(card.title)}**`).join(", ");
  const all = [...told, ...(silent.length > 0 ? [phrases.shop.untoldLoad(titles)] : [])];
  return all.length > 0 ? { ...draft, response: [draft.response, ...all].join("\n\n") } : draft;
}
