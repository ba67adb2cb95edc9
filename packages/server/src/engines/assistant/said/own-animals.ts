import { isAnimalAt, partiesIn } from "../../wishes/parties.ts";
import { quantitiesIn, type Quantity } from "../../wishes/quantities.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { phraseAt, phrasesIn, placesOf } from "../../wording/phrase-set.ts";
import { clausesOf } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

const owning = phrasesIn(
  "i have | i ve | i ve got | we have | we ve got | i own | we own | wir haben | habe | hab | j ai | nous avons | on a | tengo | tenemos | ho | abbiamo | tenho | temos | ik heb | we hebben | wij hebben | heb ik",
);
const owned = wordsIn("var vardır");
/** So many words may stand between: "I have a very old cat and a parrot". */
const NEAR = 6;
const LONGEST_OWNING = 3;
/** What may stand between an animal and what it weighs, or a weight and an animal. */
const ofWeight = wordsIn("of with at von mit de d di da van met con avec com");
const heavy = wordsIn("heavy big large schwer schwere schweren schwerer schweres zwaar zware bir");

/** The animals that somebody says to have, "I have a parrot", "my dogs": not those that goods are for, "I have a dog crate". */
export const ownAnimalsIn = (sentence: string, words: Words): string[] => [
  ...new Set(clausesOf(sentence).flatMap((clause) => ownIn(clause.words, words))),
];

function ownIn(said: readonly string[], { wishes, forWhom, mine, plain, beingLast }: Words): string[] {
  const isOwnAt = (at: number): boolean => {
    const before = said.slice(Math.max(0, at - LONGEST_OWNING - NEAR), at);
    const from = placesOf(before, owning).at(-1)?.to ?? 0;
    const between = before.slice(from);
    const isDenied = between.some((word, place) => forWhom.has(word) || phraseAt(between, place, wishes.not) > 0);
    const isLast = beingLast && said.slice(at + 1, at + 1 + NEAR).some((word) => owned.has(word));
    return mine.has(said[at - 1] ?? "") || isLast || (from > 0 && between.length <= NEAR && !isDenied);
  };
  return said.flatMap((word, at) => {
    const next = said[at + 1];
    const isThing = next !== undefined && !plain.has(next) && !owned.has(next);
    return isAnimalAt(said, at) && !isThing && isOwnAt(at) ? partiesIn(word) : [];
  });
}

/** What an animal weighs that somebody says to have: "I have a 40 kg dog". Null: it is not said. */
export function weightOfOwn(sentence: string, words: Words): Quantity | null {
  const own = ownAnimalsIn(sentence, words);
  if (own.length === 0) return null;
  const isOwn = (word: string | undefined): boolean => partiesIn(word ?? "").some((one) => own.includes(one));
  const isOfIt = ({ start, end }: Quantity): boolean => {
    const before = foldedWords(sentence.slice(0, start)).findLast((word) => !ofWeight.has(word));
    const behind = foldedWords(sentence.slice(end));
    const next = behind.find((word) => !heavy.has(word) && !ofWeight.has(word));
    return isOwn(next) || (isOwn(before) && (next === undefined || words.plain.has(next)));
  };
  return quantitiesIn(sentence).find((one) => one.base === "g" && isOfIt(one)) ?? null;
}
