import type { Facts } from "./facts.ts";
import type { Scored } from "../ranking.ts";

/** So many of what is found are looked through for what is to be shown. */
export const ARRANGED = 300;
/** What scores so much beside another fits as well. */
const AS_WELL = 0.98;
/** Of variants, one that is named by what it is called alone scores so much less than one that a wish names. */
const NEARLY = 0.8;

/**
 * The first of what was found as it is to be shown: of the variants of a product one, what can be had before what cannot, and not only
 * what is called alike where something else fits as well.
 *
 * @param by what it was put in order by: the order that a visitor wished for, mere belonging to what is wished for, or words
 */
export function arrange(facts: Facts, hits: Scored[], by: "order" | "belonging" | "words", limit: number): Scored[] {
  const { group } = facts.variants;
  if (by === "order") return firstOfEach(facts, hits, limit);
  if (by === "belonging") {
    const worth = ({ score, text }: Scored): number => score * facts.standing[text]!;
    return firstOfEach(facts, hits, hits.length)
      .toSorted((one, other) => worth(other) - worth(one))
      .slice(0, limit);
  }
  const weighed = hits.map((hit) => ({ hit, weight: hit.score * facts.standing[hit.text]! }));
  weighed.sort((one, other) => other.weight - one.weight);
  const best = new Map<number, (typeof weighed)[number]>();
  for (const one of weighed) {
    const of = group[one.hit.text]!;
    const shown = best.get(of);
    if (!shown) best.set(of, one);
    else if (
      (one.weight >= shown.weight * AS_WELL && isBetterBuy(facts, one.hit.text, shown.hit.text)) ||
      (one.weight >= shown.weight * NEARLY && isHad(facts, one.hit.text) && !isHad(facts, shown.hit.text))
    )
      shown.hit = one.hit;
  }
  return spread(facts, [...best.values()], limit);
}

/** The first variant of each of the first products, or one that costs the same and can be had where that cannot. */
function firstOfEach(facts: Facts, hits: Scored[], limit: number): Scored[] {
  const { price, variants } = facts;
  const first = new Map<number, Scored>();
  for (const hit of hits) {
    const group = variants.group[hit.text]!;
    const shown = first.get(group);
    if (!shown && first.size === limit) continue;
    const isAsGood =
      shown && hit.score >= shown.score * NEARLY && price[hit.text] === price[shown.text] && isHad(facts, hit.text);
    if (!shown || (isAsGood && !isHad(facts, shown.text))) first.set(group, hit);
  }
  return [...first.values()];
}

/** Whether of two variants the first is to be shown: what can be had, and what costs less. */
function isBetterBuy(facts: Facts, one: number, other: number): boolean {
  if (isHad(facts, one) !== isHad(facts, other)) return isHad(facts, one);
  return facts.price[one]! < facts.price[other]!;
}

/** Takes turns among what fits equally: the second of a name waits until others were shown. */
function spread({ variants: { alike } }: Facts, waiting: { hit: Scored; weight: number }[], limit: number): Scored[] {
  const shown: Scored[] = [];
  const names = new Set<number>();
  while (waiting.length > 0 && shown.length < limit) {
    const least = waiting[0]!.weight * AS_WELL;
    let next = waiting.findIndex(({ hit, weight }) => weight < least || !names.has(alike[hit.text]!));
    if (next < 0 || waiting[next]!.weight < least) next = 0;
    const { hit } = waiting.splice(next, 1)[0]!;
    names.add(alike[hit.text]!);
    shown.push(hit);
  }
  return shown;
}

/** Whether a product can be had, be it later. */
export const isHad = (facts: Facts, text: number): boolean => hadIn(facts)(text);

/** The same for many. */
export function hadIn(facts: Facts): (text: number) => boolean {
  const { of } = facts.availability;
  const outOfStock = outOfStockIn(facts);
  return (text) => of[text] !== outOfStock;
}

/** The code of what cannot be had; -1: all can. */
export const outOfStockIn = ({ availability }: Facts): number => availability.names.indexOf("out_of_stock");
