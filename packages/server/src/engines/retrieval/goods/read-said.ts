import type { Facts } from "./facts.ts";
import type { Hit } from "../ranking.ts";
import { readCounts } from "./read-counts.ts";
import { readHad } from "./read-had.ts";
import { readMeasures } from "./read-measures.ts";
import { readProperties, type ReadProperties } from "./read-properties.ts";

/**
 * What the words of a wish say that goods are told to be: what is measured first, whose names a shop may use of its goods.
 *
 * @param total how many texts there are
 * @param findLikely what is found by all of some words, best first
 */
export async function readSaid(
  text: string,
  facts: Facts,
  total: number,
  findLikely: (words: string) => Promise<Hit[]>,
): Promise<ReadProperties> {
  const measured = await readMeasures(text, facts, findLikely);
  const counted = await readCounts(measured.words, facts, total, findLikely);
  const had = await readHad(counted.words, facts, findLikely);
  const told = await readProperties(had.words, { properties: facts.properties, total }, findLikely);
  return { words: told.words, filters: [...measured.filters, ...counted.filters, ...had.filters, ...told.filters] };
}
