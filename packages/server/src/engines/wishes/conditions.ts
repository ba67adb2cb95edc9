import { phraseAt, phrasesIn, type PhraseSet } from "../wording/phrase-set.ts";
import type { Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";

/** What who has a condition can't have, in each of the assistant's languages, and how the condition is called there. */
const conditions: readonly [thing: string, called: PhraseSet][] = (
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
).map(([thing, called]) => [thing, phrasesIn(called)]);

/** Reads that somebody has a condition, "I'm coeliac", and takes it out: what they can't have shall not be. */
export function readConditions(sentence: Sentence): Filter[] {
  const words = sentence.tokens.map(({ folded }) => folded);
  return conditions.flatMap(([value, called]) => {
    const found = words.flatMap((_, at) => {
      const length = sentence.isTaken[at] ? 0 : phraseAt(words, at, called);
      if (length > 0) sentence.takeOut(at, at + length);
      return length > 0 ? [{ field: "words", op: "not" as const, value, lasts: true as const }] : [];
    });
    return found.slice(0, 1);
  });
}
