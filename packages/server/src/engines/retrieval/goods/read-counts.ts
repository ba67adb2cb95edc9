import { fold, wordsIn } from "../../wording/fold.ts";
import { articles, numberWordsOf } from "../../wording/number-words.ts";
import type { Filter } from "../../wishes/wish.ts";
import { wishWords } from "../../wishes/words/all.ts";
import type { Hit } from "../ranking.ts";
import { MEANT } from "./choosing.ts";
import { countWished, fittingCount } from "./counted.ts";
import type { Facts } from "./facts.ts";
import { FITS, UNTOLD } from "./measured.ts";
import { leadsToHad } from "./read-measures.ts";
import type { ReadProperties } from "./read-properties.ts";

/** Words of the longest name: "pages per minute". */
const LONGEST = 4;
/** Who writes more words than this describes more than a wish. */
const MOST_READ = 40;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const COUNT = /^\d{1,4}$/;
const numberWords = numberWordsOf(Object.keys(wishWords));
/** What a word counts, in figures: "2" of "two"; null: nothing. */
const figureOf = (word: string): string | null =>
  COUNT.test(word) ? word : (numberWords.get(fold(word))?.toString() ?? null);
/** Whom goods are for is said by how many: "sofa for 3". */
const forWhom = wordsIn("for für pour para per voor için");

/**
 * Finds how many of something goods shall have, "phone with 3 cameras", "4-person tent", by what data count. It is so only where
 * what is meant is told to have as many: the "15" of "iPhone 15 camera" is of its name.
 *
 * @param findLikely what is found by all of some words, best first
 */
export async function readCounts(
  text: string,
  facts: Facts,
  total: number,
  findLikely: (words: string) => Promise<Hit[]>,
): Promise<ReadProperties> {
  const words = Array.from(text.matchAll(WORD), ({ index, 0: word }) => ({
    written: word,
    start: index,
    end: index + word.length,
  }));
  if (words.length < 2 || words.length > MOST_READ) return { words: text, filters: [] };
  for (const [at, { written }] of words.entries()) {
    const figure = figureOf(written);
    const found = figure === null ? null : countAt(at, figure);
    if (!found) continue;
    const { filter, to } = found;
    const lead = fold(words[at - 1]?.written ?? "");
    const from = leadsToHad.has(lead) || forWhom.has(lead) ? at - 1 : at;
    const rest = `${text.slice(0, words[from]!.start)} ${text.slice(words[to - 1]!.end).replace(/^-/, "")}`
      .replace(/\s+/g, " ")
      .trim();
    const fits = fittingCount(facts, total, filter);
    if (rest === "" || !fits) continue;
    const isSaidByText = (await findLikely(text)).some(
      ({ text: one, holds }) => holds.every(Boolean) && fits[one] === UNTOLD,
    );
    const hits = isSaidByText ? [] : await findLikely(rest);
    if (hits.some(({ text: one, score }) => score >= hits[0]!.score * MEANT && fits[one] === FITS))
      return { words: rest, filters: [filter] };
  }
  return { words: text, filters: [] };

  function countAt(at: number, figure: string): { filter: Filter; to: number } | null {
    for (let to = Math.min(words.length, at + 1 + LONGEST); to > at + 1; to--) {
      const name = text.slice(words[at + 1]!.start, words[to - 1]!.end);
      const filter = countWished(facts, "eq", figure, name);
      if (filter) return { filter, to };
    }
    const isLast = at === words.length - 1 && !articles.has(fold(words[at]!.written));
    const isForSoMany = isLast && forWhom.has(fold(words[at - 1]?.written ?? ""));
    const filter = isForSoMany ? countWished(facts, "eq", figure, "persons") : null;
    return filter && { filter, to: at + 1 };
  }
}
