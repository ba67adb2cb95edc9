import { placesOf } from "../../../wording/phrase-set.ts";
import type { Words } from "../../words/words.ts";
import { before, type Clause, type Place, type Scene } from "./scene.ts";

/** Somebody fell or got cut, and it is bad: "my baby fell off the chair and does not react". */
export function isHurt(clause: Clause, scene: Scene, words: Words): boolean {
  const { said } = clause;
  const { words: own, clauses } = scene;
  const done = placesOf(said, own.hurt).filter((place) => isOfSomebody(place));
  if (done.length === 0) return false;
  const [first] = done;
  const isBad = badIn(said).some(({ from }) => from >= first!.to);
  const next = clauses.slice(clauses.indexOf(clause) + 1);
  return isBad || next.some((one) => isAllOf(one));

  /** Not "my son's watch fell": the clause begins with who did. */
  function isOfSomebody({ from, to }: Place): boolean {
    if (before(said, from).some((word) => own.maybe.has(word) || own.denied.has(word))) return false;
    const { self, others, own: mine } = clause;
    // "I fell", and not "mi è caduto il telefono".
    if (self.some((one) => one.from >= from && one.from < to)) return true;
    return [...others, ...(mine ? [mine] : [])].some((one) => (one.from < to ? isLed(one) : one.from - to <= 1));
  }

  function isLed(one: Place): boolean {
    return said.slice(0, one.from).every((word) => isSmall(word));
  }

  /** "He does not react", in a clause of its own. */
  function isAllOf(one: Clause): boolean {
    return badIn(one.said).some(({ from }) =>
      one.said
        .slice(0, from)
        .every((word, at) => isSmall(word) || one.others.some((other) => at >= other.from && at < other.to)),
    );
  }

  function badIn(some: readonly string[]): Place[] {
    return [...placesOf(some, own.dazed), ...placesOf(some, own.stricken)];
  }

  function isSmall(word: string): boolean {
    return words.plain.has(word) || words.mine.has(word) || words.moments.has(word) || own.and.has(word);
  }
}
