import { partiesIn, partiesSaid } from "../../wishes/parties.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/**
 * What names who shall use a thing, where another one is named with the thing: the cat of "can I use the dog flea treatment on my
 * cat?", who is no part of its name. It is the visitor's own, else the last that something is for.
 */
export function whoShallUse(question: string, words: Words): ReadonlySet<string> {
  const said = foldedWords(question);
  const called = new Set(partiesSaid(question).flatMap(foldedWords));
  const parties = said.flatMap((word, at) => (called.has(word) && partiesIn(word).length > 0 ? [at] : []));
  const kinds = new Set(parties.flatMap((at) => partiesIn(said[at]!)));
  if (kinds.size < 2) return new Set();
  const { mine, prepositions, forWhom, wishes } = words;
  const leadsTo = (at: number): boolean => prepositions.has(said[at] ?? "") || forWhom.has(said[at] ?? "");
  const isLed = (at: number): boolean => {
    if (wishes.hasCases === true) return leadsTo(at + 1);
    return leadsTo(isPhrase([said[at - 1] ?? ""], wishes.articles) ? at - 2 : at - 1);
  };
  const user = parties.findLast((at) => mine.has(said[at - 1] ?? "")) ?? parties.findLast(isLed);
  const [kind] = user === undefined ? [] : partiesIn(said[user]!);
  return new Set(parties.map((at) => said[at]!).filter((word) => partiesIn(word)[0] === kind));
}
