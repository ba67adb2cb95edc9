import { holdsPhrase, placesOf } from "../../../wording/phrase-set.ts";
import { clausesOf, saidIn } from "../../words/clauses.ts";
import { acids, notForAnimals, pills, poisons, unfit } from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import { anybodyIn, before, thingsAt, type Clause, type Scene } from "./scene.ts";

/** Cleaners were mixed, or what gives off fumes. */
export function isMixed(clause: Clause, { words, clauses, isMistaken, isDistressed }: Scene): boolean {
  const { said } = clause;
  const done = placesOf(said, words.mixed).filter(
    ({ from, to }) =>
      !words.supposed.before.has(said[from - 1] ?? "") &&
      !words.supposed.behind.has(said[to] ?? "") &&
      !before(said, from, from).some((word) => words.maybe.has(word) || words.denied.has(word)),
  );
  if (done.length === 0) return false;
  const [poison, some] = [thingsAt(said, poisons), thingsAt(said, poisons, acids)];
  const isTold = anybodyIn(clause).length > 0 || isMistaken || isDistressed;
  if (!isTold && some[0]?.from !== 0 && done.every(({ from }) => from > 0)) return false;
  return (poison.length > 0 && some.length > 1) || clauses.some((one) => holdsPhrase(one.said, words.fumes));
}

/** Whether a message tells that what the last one asked about is done: "can I mix bleach with descaler?", "I already did". */
export function isDone(message: string, last: string, { emergency }: Words, all: readonly Words[]): boolean {
  const isNow = clausesOf(message).some(({ words: said }) =>
    placesOf(said, emergency.did).some(({ from }) => !before(said, from).some((word) => emergency.denied.has(word))),
  );
  if (!isNow) return false;
  const asked = saidIn(last);
  return (
    thingsAt(asked, poisons, unfit, pills, notForAnimals).length > 0 &&
    all.some((one) => holdsPhrase(asked, one.emergency.wouldDo))
  );
}
