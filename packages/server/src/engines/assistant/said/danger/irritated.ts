import { holdsPhrase, isPhrase, placesOf } from "../../../wording/phrase-set.ts";
import { ailments, dyes, healed, limbs, onSkin } from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import { areNear, before, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** So many words lie between what leads to a cosmetic and that: "since I have used your cream". */
const LED = 6;

/** The skin does not bear what was put on it: "my face burns after using the cream"; not "a cream for burns". */
export function isIrritated(clause: Clause, { words, clauses, isDistressed }: Scene, own: Words): boolean {
  const { said, others, self, later } = clause;
  const { mine, prepositions, shop } = own;

  // "Kaşıntı için krem".
  const isBehind = words.into.size === 0;
  const around = ({ from, to }: Place): readonly string[] => [
    ...before(said, from),
    ...(isBehind ? said.slice(to, to + 2) : []),
  ];
  const isTold = (place: Place): boolean =>
    !around(place).some((word) => words.against.has(word) || words.maybe.has(word) || words.denied.has(word));
  const parts = [...thingsAt(said, limbs), ...placesOf(said, words.swelling)];
  const red = placesOf(said, words.reddened).filter((place) => areNear(parts, [place]));
  // "My lips are red from the lipstick".
  const isDyed = thingsAt(said, dyes).length > 0;
  const signs = [...placesOf(said, words.irritated), ...placesOf(said, words.swollen), ...(isDyed ? [] : red)].filter(
    isTold,
  );
  if (signs.length === 0 || isOver()) return false;
  // "Has eczema and got a rash"; "got a rash, can I return it?"
  const isIll = thingsAt(said, ailments).some((one) => signs.every(({ from }) => from < one.from || from >= one.to));
  if (isIll || clauses.some((one) => holdsPhrase(one.said, shop.policies))) return false;
  // A shirt bears no rash.
  const isOfSomebody = others.length > 0 || self.length > 0;
  const isOwn = signs.some(({ from }) => mine.has(said[from - 1] ?? ""));
  if (!isOfSomebody && !isOwn && !areNear(parts, signs)) return false;
  const led = said.flatMap((word, at) => (words.by.has(word) ? [at] : []));
  return thingsAt(said, onSkin).some(
    ({ from, to }) =>
      (led.some((at) => (isBehind ? at >= to && at - to < LED : from > at && from - at <= LED)) && !isHabit(from)) ||
      isSubject(from),
  );

  /** "My rash is gone after your cream"; not "it is not gone". */
  function isOver(): boolean {
    return placesOf(said, healed).some(({ from }) => !before(said, from, 1).some((word) => words.denied.has(word)));
  }

  /** "I get hives from perfume, do you have soap without?" */
  function isHabit(at: number): boolean {
    const isAny = prepositions.has(said[at - 1] ?? "") || words.by.has(said[at - 1] ?? "");
    return isAny && !isDistressed && !holdsPhrase(said, words.got) && later.some((word) => words.against.has(word));
  }

  /** "The cream burns my face"; not "I use the cream because my face burns", "with the cream". */
  function isSubject(at: number): boolean {
    const isLed = before(said, at, 2).some((word) => words.against.has(word) || prepositions.has(word));
    const isOurs = isOfSomebody || said.some((word) => mine.has(word));
    return (
      isOurs && isPhrase([said[at - 1] ?? ""], shop.definite) && !isLed && !said.some((word) => words.because.has(word))
    );
  }
}
