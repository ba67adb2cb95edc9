import { GROWN, type Age } from "../../wishes/ages.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";

/** What leads to an age that has no unit, or stands behind it: "is 5", "wird 5", "5 geworden", "cumple 5". */
export const leading = wordsIn(
  "is s be turns turning turned aged becomes becoming ist wird werde tiene cumple cumplirá compie compirà ha avrà tem faz fará wordt",
);
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
    if (!/^\d{1,2}$/.test(word) || value >= GROWN || first < 0 || at <= first) continue;
    let from = at;
    while (from > 0 && (leading.has(all[from - 1]!.word) || between.has(all[from - 1]!.word))) from--;
    let to = at + 1;
    while (to < all.length && following.has(all[to]!.word)) to++;
    const isTold = all.slice(from, at).some((one) => leading.has(one.word)) || to > at + 1;
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
