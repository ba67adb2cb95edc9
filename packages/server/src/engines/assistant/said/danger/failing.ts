import { holdsPhrase, phraseAt, placesOf, type PhraseSet } from "../../../wording/phrase-set.ts";
import { aged, agreements, batteries, cells, drained, harmless, powered } from "../../words/emergency/things.ts";
import { wired } from "../../words/emergency/wired.ts";
import type { Words } from "../../words/words.ts";
import { asksOfAny } from "./of-any.ts";
import { areNear, before, isReplaced, partAround, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** So many words lie between what went through somebody and what it came from. */
const BEHIND = 2;

/** So many words lie between a battery and what tells that it leaks: "the battery of my son's old toy leaked"; and the other way round. */
const FAR = 8;
const NEXT = 4;

/** A battery swells, a toaster sparks, or somebody got its current. */
export function isFailing(clause: Clause, scene: Scene, words: Words): boolean {
  const { said } = clause;
  const own = scene.words;
  const [current, run] = [thingsAt(said, cells), thingsAt(said, cells, powered)];
  const told = (phrases: PhraseSet): Place[] => placesOf(said, phrases).filter((place) => isReal(place));
  const isOfPrice = holdsPhrase(said, words.shop.facets.price);
  // "I was shocked by the price of the kettle".
  const hasShocked =
    !isOfPrice &&
    told(own.shocked).some(({ from, to }) =>
      run.some((one) => (one.to <= from ? areNear([one], [{ from, to }]) : one.from - to <= BEHIND)),
    );
  return (
    isLeaking() ||
    hasShocked ||
    isScorched() ||
    (!isOfAny() && areNear(run, told(own.sparking))) ||
    areNear(
      current,
      told(own.bulging).filter(({ to }) => !hasObject(to)),
    )
  );

  /** "The router smells burnt"; not "does it smell burnt?", "my coffee smells burnt, is it the machine?", "against a burnt smell" */
  function isScorched(): boolean {
    const machines = thingsAt(said, cells, powered, wired);
    // "Coffee" of "coffee machine" is none.
    const isOfMachine = ({ from, to }: Place): boolean => machines.some((one) => one.from <= from && to <= one.to);
    if (machines.length === 0 || !thingsAt(said, own.roasted).every(isOfMachine)) return false;
    return placesOf(said, own.smellsBurnt).some((smell) => {
      // "I used the kettle for tea and it smells burnt."
      const part = smell.from - partAround(said, smell, own).from;
      const led = before(said, smell.from, Math.min(NEXT, part));
      const isAsked = scene.isQuestion && led.some((word) => own.maybe.has(word));
      return !isAsked && !led.some((word) => own.denied.has(word) || own.against.has(word));
    });
  }

  /** "The battery of the toy leaked"; not "my battery drill leaks oil", "it leaked, do you have new ones?" */
  function isLeaking(): boolean {
    if (isOfPrice) return false;
    const smells = scene.clauses.some((one) => holdsPhrase(one.said, own.fumes));
    return told(own.leaking).some((leak) => {
      const rest = said.slice(leak.to, leak.to + FAR);
      if (
        thingsAt(rest.slice(0, BEHIND + 1), drained).length > 0 ||
        (!smells && !isNow(leak) && isReplaced(clause, leak.to, scene, words))
      )
        return false;
      const led = said.slice(Math.max(0, leak.from - FAR), leak.from);
      return (
        thingsAt(led, batteries).some((battery) => isOfBattery(led, battery)) ||
        thingsAt(rest.slice(0, NEXT), batteries).some(
          ({ from, to }) => thingsAt(rest.slice(from, to + 1), harmless).length === 0,
        )
      );
    });
  }

  /** "My battery is leaking, do you have a new one?"; not "my old one leaks". */
  function isNow({ from }: Place): boolean {
    // Turkish batteries say whose they are.
    const isOurs = own.into.size === 0 || said.some((word) => words.mine.has(word));
    return isOurs && phraseAt(said, from, own.leaksNow) > 0 && !said.some((word) => aged.has(word));
  }

  /** Whether it is the battery that leaks: not "the warranty of the battery", "my battery pump", "the battery is in and the pump leaks". */
  function isOfBattery(led: readonly string[], { from, to }: Place): boolean {
    const isOf = before(led, from, 2).some((word) => words.prepositions.has(word));
    if (isOf && thingsAt(before(led, from, NEXT), harmless).length > 0) return false;
    if (thingsAt(before(led, from, NEXT), agreements).length > 0) return false;
    const rest = led.slice(to);
    const joined = rest.findLastIndex((word) => own.and.has(word));
    return !thingsAt(rest, harmless).some((one) => one.from === 0 || (joined >= 0 && joined < one.from));
  }

  /** "Rookt de friteuse?" is asked by who wants one; "why does it smoke?", "does my fryer smoke?" are not, nor is what no socket does. */
  function isOfAny(): boolean {
    const { first, behind } = own.ofAny;
    if (current.length > 0 || !asksOfAny(clause, scene, words)) return false;
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
