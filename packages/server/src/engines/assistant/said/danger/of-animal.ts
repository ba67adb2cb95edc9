import { isWithin, partiesIn } from "../../../wishes/parties.ts";
import { holdsPhrase } from "../../../wording/phrase-set.ts";
import { keptAnimals } from "../../words/emergency/animals.ts";
import type { Words } from "../../words/words.ts";
import { scenesOf, type Clause, type Place } from "./scene.ts";

/** Whether an animal is named where somebody is in danger, and whether it is what is in danger: "my cat ate a lily". */
export type OfAnimal = "first" | "too" | "not";

export function animalInDanger(message: string, words: Words): OfAnimal {
  const scenes = scenesOf(message, words);
  const clauses = scenes.flatMap((scene) => scene.clauses);
  const named = clauses.flatMap((clause) => clause.others.toSorted(byPlace).map((place) => isAnimal(clause, place)));
  if (!named.includes(true)) return "not";
  // "My dog bit me and I can't breathe."
  const { happening, happeningLast } = words.emergency;
  const isOneself = clauses.some(
    ({ said, self }) => self.length > 0 && (holdsPhrase(said, happening) || holdsPhrase(said, happeningLast)),
  );
  return named[0] && !isOneself ? "first" : "too";
}

const byPlace = (one: Place, other: Place): number => one.from - other.from;

function isAnimal({ said }: Clause, { from, to }: Place): boolean {
  const called = said.slice(from, to);
  return holdsPhrase(called, keptAnimals) || partiesIn(called.join(" ")).some((party) => isWithin(party, "animal"));
}
