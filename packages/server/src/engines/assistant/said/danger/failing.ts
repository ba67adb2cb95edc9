import { holdsPhrase, phraseAt, placesOf, type PhraseSet } from "../../../wording/phrase-set.ts";
import { batteries, cells, powered } from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import { areNear, before, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** So many words lie between what went through somebody and what it came from. */
const BEHIND = 2;

/** A battery swells, a toaster sparks, or somebody got its current. */
export function isFailing(clause: Clause, scene: Scene, words: Words): boolean {
  const { said } = clause;
  const own = scene.words;
  const [current, run] = [thingsAt(said, cells), thingsAt(said, cells, powered)];
  if (run.length === 0) return false;
  const told = (phrases: PhraseSet): Place[] => placesOf(said, phrases).filter((place) => isReal(place));
  const isOfPrice = holdsPhrase(said, words.shop.facets.price);
  // "I was shocked by the price of the kettle".
  const hasShocked =
    !isOfPrice &&
    told(own.shocked).some(({ from, to }) =>
      run.some((one) => (one.to <= from ? areNear([one], [{ from, to }]) : one.from - to <= BEHIND)),
    );
  return (
    hasShocked ||
    (!isOfAny() && areNear(run, told(own.sparking))) ||
    areNear(
      current,
      told(own.bulging).filter(({ to }) => !hasObject(to)),
    ) ||
    isLeaking()
  );

  /** "My battery leaks"; not "my battery drill leaks oil", "ma batterie de cuisine fuit", "it leaked, do you have new ones?" */
  function isLeaking(): boolean {
    const smells = scene.clauses.some((one) => holdsPhrase(one.said, own.fumes));
    if (isOfPrice || (!smells && !scene.isDistressed && clause.later.some((word) => own.pleased.has(word))))
      return false;
    return told(own.leaking).some(
      (leak) => isAlone(leak.to) && thingsAt(said, batteries).some((one) => isBeside(one, leak)),
    );
  }

  /** Nothing is told to leak out of it, nor it to run out of something. */
  function isAlone(at: number): boolean {
    const next = said[at];
    if (next === undefined || own.into.has(next) || own.and.has(next)) return true;
    if (thingsAt(said, batteries).some(({ from }) => from >= at && from - at <= BEHIND)) return true;
    return words.plain.has(next) && phraseAt([next], 0, words.shop.definite) === 0;
  }

  function isBeside(battery: Place, leak: Place): boolean {
    // "Die Garantie vom Akku läuft aus".
    const isOf = before(said, battery.from, 2).some(
      (word) => words.prepositions.has(word) && phraseAt([word], 0, words.wishes.articles) === 0,
    );
    if (isOf && battery.to <= leak.from) return false;
    const [from, to] = battery.to <= leak.from ? [battery.to, leak.from] : [leak.to, battery.from];
    const named = thingsAt(said, powered);
    return said
      .slice(from, to)
      .every(
        (word, at) =>
          words.plain.has(word) ||
          words.mine.has(word) ||
          words.prepositions.has(word) ||
          named.some((one) => from + at >= one.from && from + at < one.to),
      );
  }

  /** "Rookt de friteuse?" is asked by who wants one; "why does it smoke?", "does my fryer smoke?" are not, nor is what no socket does. */
  function isOfAny(): boolean {
    const { first, behind, normal } = own.ofAny;
    if (!scene.isQuestion || scene.isDistressed || current.length > 0) return false;
    // "Elle" of "fume-t-elle ?" is the fryer.
    if (clause.wards.length > 0 || clause.self.length > 0 || holdsPhrase(said, words.asked.reason)) return false;
    if (said.some((word) => words.mine.has(word) || words.kin.has(word) || normal.has(word))) return false;
    const isLed = (to: number): boolean =>
      said.slice(0, to).every((word) => words.plain.has(word) || phraseAt([word], 0, words.wishes.articles) > 0);
    return phraseAt(said, 0, first) > 0 || run.some(({ from, to }) => phraseAt(said, to, behind) > 0 && isLed(from));
  }

  /** Not "can it swell?", "does it spark?", "what if it smokes?" */
  function isReal({ from, to }: Place): boolean {
    const isAsked = before(said, from).some(
      (word) => own.maybe.has(word) || own.denied.has(word) || own.against.has(word),
    );
    return !isAsked && !own.denied.has(said[to] ?? "") && !own.supposed.behind.has(said[to] ?? "");
  }

  /** "Gonfle mes pneus"; not "se ha hinchado la batería". */
  function hasObject(at: number): boolean {
    const next = said[at] ?? "";
    if (current.some(({ from }) => from >= at && from - at <= BEHIND)) return false;
    return words.mine.has(next) || phraseAt(said, at, words.wishes.articles) > 0;
  }
}
