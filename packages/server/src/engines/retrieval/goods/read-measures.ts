import { quantitiesIn, type Quantity } from "../../wishes/quantities.ts";
import type { Measure } from "../../wishes/words/wish-words.ts";
import { measuresAt } from "../../wishes/measured.ts";
import type { Filter } from "../../wishes/wish.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import type { Facts } from "./facts.ts";
import { MEANT } from "./choosing.ts";
import { textsMeasuring } from "./measured.ts";
import { valuesSaid } from "./properties.ts";
import { keyOf } from "./property-keys.ts";
import type { Hit } from "../ranking.ts";

/** What may stand between a quantity and what it is of: "16 GB of RAM", "RAM: 16 GB". */
const between = wordsIn("of de di da do d von van a");
/** So many of what is likely meant tell what is measured where a wish names it. */
const MOSTLY = 0.5;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Who writes more words than this describes more than a wish. */
const MOST_READ = 40;

interface Word {
  folded: string;
  start: number;
  end: number;
}

/** What a wish says of what is measured, "16 GB RAM", and what is left of its words. */
export interface ReadMeasures {
  words: string;
  filters: Filter[];
}

/**
 * Finds quantities that are said with the name of what is measured, as a shop tells of its goods by a datum of any such name:
 * `memory: 16 GB`. What names a thing, as "500 GB SSD" does, stays a word.
 *
 * @param findLikely what is found by all of some words, best first
 */
export async function readMeasures(
  text: string,
  { measured, properties }: Facts,
  findLikely: (words: string) => Promise<Hit[]>,
): Promise<ReadMeasures> {
  const read: ReadMeasures = { words: text, filters: [] };
  const quantities = quantitiesIn(text).filter(({ base }) => measured.bases.includes(base));
  if (quantities.length === 0 || (text.match(WORD)?.length ?? 0) > MOST_READ) return read;
  for (const { start, end, base } of quantities.toReversed()) {
    const named = namedBeside(read.words, start, end, quantities);
    const left = named ? tidy(read.words.slice(0, named.start), read.words.slice(named.end)) : "";
    const isBrand = (word: string): boolean =>
      valuesSaid(properties, keyOf([word])).some((value) => properties.fields[properties.fieldOf[value]!] === "brand");
    if (!named) continue;
    const isNameless = foldedWords(left).every(isBrand);
    if (isNameless && (await findLikely(read.words)).some(({ holds }) => holds.every(Boolean))) continue;
    const telling = named.measures
      .map((measure) => ({ measure, texts: textsMeasuring(measured, measure, base) }))
      .filter(({ texts }) => texts.size > 0);
    if (telling.length === 0) continue;
    const hits = left === "" ? [] : await findLikely(left);
    const meant = hits.filter(({ score }) => score >= hits[0]!.score * MEANT);
    const best = telling
      .map(({ measure, texts }) => ({ measure, count: meant.filter(({ text: one }) => texts.has(one)).length }))
      .reduce((most, one) => (one.count > most.count ? one : most));
    if (left !== "" && (best.count === 0 || best.count < meant.length * MOSTLY)) continue;
    const value = text.slice(start, end).replace(/(?<=\d)[\s-]?(?=\p{L})/u, " ");
    read.filters.unshift({ field: `quantity.${best.measure}`, op: "eq", value });
    read.words = left;
  }
  return read;
}

const tidy = (before: string, after: string): string =>
  `${before.replace(/[\s(,]+$/u, "")} ${after.replace(/^[\s),]+/u, "")}`.replace(/\s+/g, " ").trim();

/** What leads over to what a thing has: "with 16 GB RAM". */
export const leadsToHad = wordsIn("with mit avec con com met having has ve and und et y e en à a in di de da");

/** Where a quantity and the name of what it is of begin and end; null: no name stands beside it. */
function namedBeside(
  text: string,
  start: number,
  end: number,
  quantities: readonly Quantity[],
): { measures: Measure[]; start: number; end: number } | null {
  const words = Array.from(text.matchAll(WORD), ({ index, 0: word }): Word => ({
    folded: fold(word),
    start: index,
    end: index + word.length,
  }));
  const folded = words.map((word) => word.folded);
  const first = words.findIndex((word) => word.end > start);
  const behind = words.findIndex((word) => word.start >= end);
  const from = leadsToHad.has(folded[first - 1] ?? "") ? words[first - 1]!.start : start;
  for (let at = behind; at >= 0 && at < words.length; at++) {
    const found = measuresAt(folded, at);
    if (found.length > 0) return { measures: found.measures, start: from, end: words[at + found.length - 1]!.end };
    if (!between.has(folded[at]!)) break;
  }
  for (let at = first - 1; at >= 0 && at >= first - LONGEST_NAME; at--) {
    const found = measuresAt(folded, at);
    const isJoined = folded.slice(at + found.length, first).every((word) => between.has(word));
    if (found.length > 0 && at + found.length <= first && isJoined) {
      const name = words[at]!.start;
      // Of "16 GB RAM 512 GB" the first is memory, where nothing before it says what it is.
      const other = quantities.find((one) => one.end <= name && text.slice(one.end, name).trim() === "");
      if (other && !namedBeside(text.slice(0, name), other.start, other.end, quantities)) return null;
      const lead = leadsToHad.has(folded[at - 1] ?? "") ? at - 1 : at;
      return { measures: found.measures, start: words[lead]!.start, end };
    }
  }
  return null;
}

/** "Total storage capacity of". */
const LONGEST_NAME = 4;
