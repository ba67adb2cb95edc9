import { GROWN, type Age } from "../../wishes/ages.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { phraseAt, phrasesIn } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What leads to an age that has no unit, or stands behind it: "is 5", "wird 5", "5 geworden", "cumple 5". */
export const leading = wordsIn(
  "is s be turns turning turned aged becomes becoming ist wird werde tiene cumple cumplirá compie compirà ha avrà tem faz fará wordt",
);
/** How somebody leads to an own age, in two words or in one. */
const leadingOwn = phrasesIn("i m | i am | ich bin | j ai | tengo | ho | tenho | ik ben");
const following = wordsIn("ist wird geworden is wordt");
/** What may stand between: "is just 5". */
export const between = wordsIn(
  "just now only about almost nearly already soon gerade jetzt bald schon fast erst ahora ya casi pronto appena quasi già ora presto agora já quase net bijna al nu pas",
);
export const pronouns = wordsIn("he she er sie él ella lui lei ele ela hij zij ze");

/**
 * How old somebody is who is named before a figure of which nothing tells what it is of, "my niece who is 5", and the sentence
 * without it; null: nobody is.
 */
export function ageOfSomebody(sentence: string, { kin, plain }: Words): Age | null {
  const all = Array.from(sentence.matchAll(/[\p{L}\p{M}]+|\d+(?:[.,]\d+)?/gu), ({ index, 0: text }) => ({
    word: foldedWords(text)[0] ?? "",
    start: index,
    end: index + text.length,
  }));
  const isSomebody = ({ word }: { word: string }): boolean => kin.has(word) || pronouns.has(word);
  const first = all.findIndex(isSomebody);
  for (const [at, { word, end }] of all.entries()) {
    const value = Number(word);
    const own = ownBefore(
      all.map((one) => one.word),
      at,
    );
    if (!/^\d{1,2}$/.test(word) || value >= GROWN || (own === at && (first < 0 || at <= first))) continue;
    let from = own;
    while (from > 0 && (leading.has(all[from - 1]!.word) || between.has(all[from - 1]!.word))) from--;
    let to = at + 1;
    while (to < all.length && following.has(all[to]!.word)) to++;
    const isTold = own < at || all.slice(from, at).some((one) => leading.has(one.word)) || to > at + 1;
    // "My son is 5 feet tall."
    const next = all[to];
    const isOfMore =
      next !== undefined && !plain.has(next.word) && !/[^\s\p{L}\p{N}]/u.test(sentence.slice(end, next.start));
    if (!isTold || isOfMore) continue;
    // "My daughter turns 5, what toys do you have?" asks for toys.
    const isOnlyOf = all.slice(0, from).every((one) => isSomebody(one) || plain.has(one.word)) && next !== undefined;
    const rest = `${isOnlyOf ? "" : sentence.slice(0, all[from]!.start)} ${sentence.slice(all[to - 1]!.end)}`;
    return {
      from: value,
      to: value + 1,
      said: word,
      rest: rest.replace(/\s+/g, " ").replace(/^[\s,;.]+/, ""),
      isOfSomebody: true,
      areSeveral: false,
    };
  }
  return null;
}

/** Where "I'm" begins that stands before a figure, of some folded words; else the place of the figure. */
export function ownBefore(said: readonly string[], at: number): number {
  let to = at;
  while (to > 0 && between.has(said[to - 1]!)) to--;
  const from = [to - 2, to - 1].find((one) => one >= 0 && phraseAt(said, one, leadingOwn) === to - one);
  return from ?? at;
}
