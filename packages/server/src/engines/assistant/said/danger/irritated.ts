import { holdsPhrase, isPhrase, placesOf } from "../../../wording/phrase-set.ts";
import {
  ailments,
  belongings,
  dyes,
  healed,
  lasting,
  lifeless,
  limbs,
  noLonger,
  notAnyMore,
  onSkin,
  passed,
  skinned,
  thanks,
} from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import { areNear, before, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** So many words lie between what leads to a cosmetic and that: "since I have used your cream". */
const LED = 6;

/** So many words lie between a sign and what tells that it is over. */
const OVER = 4;
/** So many words are what is somebody's: "my new towel". */
const NAMED = 3;

/** The skin does not bear what was put on it: "my face burns after using the cream"; not "a cream for burns". */
export function isIrritated(clause: Clause, { words, clauses, isDistressed }: Scene, own: Words): boolean {
  const { said, others, self, later } = clause;
  const { mine, prepositions, shop } = own;
  const parts = [...thingsAt(said, limbs, skinned), ...placesOf(said, words.swelling)];

  // "Kaşıntı için krem".
  const isBehind = words.into.size === 0;
  const signs = [
    ...placesOf(said, words.irritated),
    ...placesOf(said, words.swollen),
    ...placesOf(said, words.reddened).filter((place) => areNear(parts, [place]) && !isDyed(place)),
  ].filter((place) => isTold(place) && !isOver(place));
  if (signs.length === 0) return false;
  // "Has eczema and got a rash"; "got a rash, can I return it?"
  const isIll = thingsAt(said, ailments).some((one) => signs.every(({ from }) => from < one.from || from >= one.to));
  if (isIll || clauses.some((one) => holdsPhrase(one.said, shop.policies))) return false;
  // A shirt bears no rash.
  const isOfSomebody = others.length > 0 || self.length > 0;
  if (!isOfSomebody && !isOwn() && !areNear(parts, signs)) return false;
  const led = said.flatMap((word, at) => (words.by.has(word) ? [at] : []));
  return thingsAt(said, onSkin).some(
    ({ from, to }) =>
      (led.some((at) => (isBehind ? at >= to && at - to < LED : from > at && from - at <= LED)) && !isHabit(from)) ||
      isSubject(from),
  );

  function isTold({ from, to }: Place): boolean {
    const around = [...before(said, from), ...(isBehind ? said.slice(to, to + 2) : [])];
    if (around.some((word) => words.against.has(word) || words.maybe.has(word))) return false;
    // "I can't sleep my face burns".
    const no = said.findLastIndex((word, at) => at < from && at >= from - OVER && words.denied.has(word));
    const isOther = no >= 0 && said.slice(no, from).some((word) => mine.has(word));
    return (no < 0 || isOther) && !(isBehind && said.slice(to, to + 2).some((word) => words.denied.has(word)));
  }

  /** "My lips are red from the lipstick". */
  function isDyed(place: Place): boolean {
    return dyes.some(({ by, on }) => thingsAt(said, by).length > 0 && areNear(thingsAt(said, on), [place]));
  }

  /** "My rash is gone after your cream"; not "it is not gone", "my face burns and I can no longer sleep". */
  function isOver({ from, to }: Place): boolean {
    if (holdsPhrase(said, lasting)) return false;
    const isNot = (at: number): boolean => before(said, at, 3).some((word) => words.denied.has(word));
    const isJoined = (some: readonly string[]): boolean =>
      some.some((word) => words.and.has(word)) || placesOf(some, words.self).length > 0;
    const isLed = placesOf(said, noLonger).some((one) => one.to <= from && from - one.to <= 1);
    // "Juckt meine Haut nicht mehr", and not "hört nicht mehr auf".
    const isLast = placesOf(said, notAnyMore).some((one) => {
      const next = said[one.to];
      const isEnd =
        next === undefined ||
        words.by.has(next) ||
        words.and.has(next) ||
        own.plain.has(next) ||
        holdsPhrase([next], thanks);
      return (
        isEnd &&
        one.from >= to &&
        one.from - to <= OVER &&
        said.slice(to, one.from).every((word, at) => isOfSkin(word, to + at))
      );
    });
    const isGone = placesOf(said, healed).some(
      (one) =>
        !isNot(one.from) &&
        ((one.from >= to && one.from - to <= OVER && !isJoined(said.slice(to, one.from))) ||
          (one.to <= from && from - one.to <= 2 && !isJoined(said.slice(one.to, from)))),
    );
    const isPassed = placesOf(said, passed).some(
      (one) =>
        one.from >= to &&
        one.from - to <= 1 &&
        !isNot(one.from) &&
        said.slice(to, one.from).every((word) => own.plain.has(word) || own.moments.has(word)),
    );
    return isLed || isLast || isGone || isPassed;
  }

  function isOfSkin(word: string, at: number): boolean {
    if (mine.has(word) || prepositions.has(word) || isPhrase([word], shop.definite)) return true;
    return parts.some((one) => at >= one.from && at < one.to);
  }

  /** "My scalp", "my rash"; not "my towel", "my car". */
  function isOwn(): boolean {
    return said.some(
      (word, at) => mine.has(word) && thingsAt(said.slice(at + 1, at + 1 + NAMED), lifeless, belongings).length === 0,
    );
  }

  /** "I get hives from perfume, do you have soap without?" */
  function isHabit(at: number): boolean {
    const isAny = prepositions.has(said[at - 1] ?? "") || words.by.has(said[at - 1] ?? "");
    return isAny && !isDistressed && !holdsPhrase(said, words.got) && later.some((word) => words.against.has(word));
  }

  /** "The cream burns my face"; not "I use the cream because my face burns", "with the cream". */
  function isSubject(at: number): boolean {
    const ahead = before(said, at, NAMED);
    const isLed =
      ahead.slice(-2).some((word) => words.against.has(word) || prepositions.has(word)) || holdsPhrase(ahead, thanks);
    const isOurs = isOfSomebody || said.some((word) => mine.has(word));
    return (
      isOurs && isPhrase([said[at - 1] ?? ""], shop.definite) && !isLed && !said.some((word) => words.because.has(word))
    );
  }
}
