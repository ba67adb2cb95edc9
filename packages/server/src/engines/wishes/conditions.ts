import { phraseAt, phrasesIn, type PhraseSet } from "../wording/phrase-set.ts";
import { readOwnDiets } from "./own-diets.ts";
import type { Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";

/** What who has a condition can't have, in each of the assistant's languages, and how the condition is called there. */
const barring: readonly (readonly [thing: string, said: PhraseSet])[] = (
  [
    ["gluten", "coeliac disease | celiac disease | coeliac | coeliacs | celiac | celiacs"],
    ["Gluten", "Zöliakie | Zöliakiebetroffene"],
    ["gluten", "maladie cœliaque | maladie coeliaque | cœliaque | coeliaque | cœliaques | coeliaques"],
    ["gluten", "celíaco | celíaca | celíacos | celíacas | celiaquía"],
    ["glutine", "celiachia | celiaci | celiache"],
    ["glúten", "doença celíaca"],
    ["gluten", "coeliakie"],
    ["gluten", "çölyak | çölyak hastası | çölyak hastasıyım"],
  ] as const
).map(([thing, said]) => [thing, phrasesIn(said)]);

/** Reads what somebody says of themselves, "I'm coeliac", "I'm vegan", and takes it out: what goods shall not be, or shall be, from then on. */
export function readConditions(sentence: Sentence): Filter[] {
  const words = sentence.tokens.map(({ folded }) => folded);
  const barred = barring.flatMap(([value, said]) => {
    const found = words.flatMap((_, at): Filter[] => {
      const length = sentence.isTaken[at] ? 0 : phraseAt(words, at, said);
      if (length > 0) sentence.takeOut(at, at + length);
      return length > 0 ? [{ field: "words", op: "not", value, lasts: true }] : [];
    });
    return found.slice(0, 1);
  });
  return [...barred, ...readOwnDiets(sentence)];
}
