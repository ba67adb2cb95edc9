import { partiesIn } from "../../../wishes/parties.ts";
import { holdsPhrase, placesOf } from "../../../wording/phrase-set.ts";
import { dying, farewells } from "../../words/emergency/farewell.ts";
import type { Words } from "../../words/words.ts";
import type { Clause, Scene } from "./scene.ts";

/** "My grandpa is dying, flowers": of no animal, not of who speaks, and of nobody of whom anything else is said. */
export function isAwaited({ said, wards, others, self }: Clause, scene: Scene, spoken: Words): boolean {
  const [place] = placesOf(said, dying);
  if (!place || others.length === 0 || wards.length > 0) return false;
  const near = [...others, ...self].filter(({ to }) => to <= place.from).toSorted((one, other) => other.to - one.to)[0];
  return !(near && self.includes(near)) && bidsFarewell(scene, spoken);
}

const known = new WeakMap<Scene, boolean>();

/** Whether a message names what is brought to the dying and, but for whom it is for, nothing else: of "the candle set fire" more is said. */
function bidsFarewell(scene: Scene, { plain, kin }: Words): boolean {
  const { clauses, hasAnimal, isDistressed, isMistaken } = scene;
  let is = known.get(scene);
  if (is === undefined) {
    const isNothingElse = ({ said }: Clause): boolean => {
      const named = [dying, farewells].flatMap((phrases) => placesOf(said, phrases));
      const isNamed = (at: number): boolean => named.some(({ from, to }) => at >= from && at < to);
      return said.every((word, at) => plain.has(word) || kin.has(word) || isNamed(at) || partiesIn(word).length > 0);
    };
    is =
      !(isDistressed || isMistaken || hasAnimal) &&
      clauses.some((one) => holdsPhrase(one.said, farewells)) &&
      clauses.every(isNothingElse);
    known.set(scene, is);
  }
  return is;
}
