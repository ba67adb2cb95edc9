import { holdsPhrase, isPhrase, placesOf } from "../../../wording/phrase-set.ts";
import { ailments, limbs, onSkin } from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import { areNear, before, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** So many words lie between what leads to a cosmetic and that: "since I have used your cream". */
const LED = 6;

/** The skin does not bear what was put on it: "my face burns after using the cream"; not "a cream for burns". */
export function isIrritated(
  { said, others, self, own }: Clause,
  { words, clauses }: Scene,
  { mine, prepositions, shop }: Words,
): boolean {
  // "Kaşıntı için krem".
  const isBehind = words.into.size === 0;
  const around = ({ from, to }: Place): readonly string[] => [
    ...before(said, from),
    ...(isBehind ? said.slice(to, to + 2) : []),
  ];
  const signs = [...placesOf(said, words.irritated), ...placesOf(said, words.swollen)].filter(
    (place) =>
      !around(place).some((word) => words.against.has(word) || words.maybe.has(word) || words.denied.has(word)),
  );
  if (signs.length === 0) return false;
  // "Has eczema and got a rash"; "got a rash, can I return it?"
  const isIll = thingsAt(said, ailments).some((one) => signs.every(({ from }) => from < one.from || from >= one.to));
  if (isIll || clauses.some((one) => holdsPhrase(one.said, shop.policies))) return false;
  const somebody = [...others, ...self, ...(own ? [own] : [])];
  const isOfSomebody = somebody.length > 0 || said.some((word) => mine.has(word));
  const parts = [...thingsAt(said, limbs), ...placesOf(said, words.swelling)];
  if (!isOfSomebody && !areNear(parts, signs)) return false;
  const led = said.flatMap((word, at) => (words.by.has(word) ? [at] : []));
  return thingsAt(said, onSkin).some(
    ({ from, to }) =>
      led.some((at) => (isBehind ? at >= to && at - to < LED : from > at && from - at <= LED)) ||
      (isOfSomebody && isSubject(from)),
  );

  /** "The cream burns my face"; not "I use the cream because my face burns", "with the cream". */
  function isSubject(at: number): boolean {
    const isLed = before(said, at, 2).some((word) => words.against.has(word) || prepositions.has(word));
    return isPhrase([said[at - 1] ?? ""], shop.definite) && !isLed && !said.some((word) => words.because.has(word));
  }
}
