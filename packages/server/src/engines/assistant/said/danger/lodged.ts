import { placesOf, type PhraseSet } from "../../../wording/phrase-set.ts";
import { poisons, small, sprays, unfit } from "../../words/emergency/things.ts";
import { areNear, before, ledBy, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** Somebody put something where it gets stuck, or into the mouth what is not for it. */
export function isLodged(clause: Clause, scene: Scene): boolean {
  const { inside } = scene.words;
  return (
    isIn(clause, scene, inside.nose, thingsAt(clause.said, small)) ||
    isIn(clause, scene, inside.mouth, thingsAt(clause.said, unfit, poisons, sprays))
  );
}

/** Not "can I put it into the ear?", and of who speaks only where it went wrong: "I put the battery in my ear thermometer". */
function isIn({ said, others, own }: Clause, scene: Scene, where: PhraseSet, what: readonly Place[]): boolean {
  const { words } = scene;
  if (what.length === 0) return false;
  const put = placesOf(said, words.stuck);
  const isOfOthers = scene.clauses.some((one) => one.others.length > 0) || own !== null;
  // "Se metió una pila en la nariz" names nobody.
  const isReport = scene.clauses.length === 1 && put.some(({ from }) => from <= 1);
  if (!isOfOthers && !isReport && !scene.isDistressed && !scene.isMistaken) return false;
  const has = others.length > 0 || own ? placesOf(said, words.has) : [];
  return ledBy(said, placesOf(said, where), words.inside.by).some((place) => {
    const done = [...put, ...has.filter(({ to }) => what.some(({ from }) => from >= to && from < place.from))];
    const led = before(said, place.from, place.from);
    if (led.some((word) => words.maybe.has(word) || words.denied.has(word) || words.supposed.before.has(word)))
      return false;
    return areNear(what, [place]) && areNear(done, [place, ...what]);
  });
}
