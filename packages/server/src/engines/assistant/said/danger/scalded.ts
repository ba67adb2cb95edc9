import { placesOf } from "../../../wording/phrase-set.ts";
import { scalding } from "../../words/emergency/hot.ts";
import { limbs } from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import { areNear, before, thingsAt, type Clause, type Scene } from "./scene.ts";
import { isOfBody } from "./trapped.ts";

/** Something hot got on somebody: "I spilled boiling oil on my arm"; not "a cup that keeps hot tea". */
export function isScalded(clause: Clause, { words, isDistressed }: Scene, own: Words): boolean {
  const { said } = clause;
  const hot = placesOf(said, scalding).filter(
    ({ from }) =>
      isDistressed ||
      !before(said, from).some((word) => words.maybe.has(word) || words.denied.has(word) || words.against.has(word)),
  );
  if (hot.length === 0) return false;
  const parts = [...thingsAt(said, limbs), ...placesOf(said, words.skin)].filter((limb) => isOfBody(clause, limb, own));
  return areNear(parts, hot) && areNear(placesOf(said, words.got), [...hot, ...parts]);
}
