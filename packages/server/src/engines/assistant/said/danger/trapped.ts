import { holdsPhrase, placesOf } from "../../../wording/phrase-set.ts";
import { fingers, limbsOfAny } from "../../words/emergency/limbs-caught.ts";
import type { Words } from "../../words/words.ts";
import { before, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** So many words lie between a limb and what tells that it is caught: "den Finger im Hochstuhl eingeklemmt"; and the other way round. */
const FAR = 4;
const NEXT = 2;

/** A limb is caught: "her finger is stuck in the chair"; not "can fingers get stuck?", "trapped it, do you sell finger guards?" */
export function isTrapped(clause: Clause, scene: Scene, words: Words): boolean {
  const { said, others, self, later } = clause;
  const { and, maybe, denied, against, supposed, into } = scene.words;
  const caught = [...placesOf(said, scene.words.trapped), ...takenApart(said, scene)];
  if (caught.length === 0 || (!scene.isDistressed && later.length > 0 && holdsPhrase(later, words.shopping)))
    return false;
  // Turkish fingers say whose they are, "tengo" and "tem" who has them.
  const isOurs = others.length + self.length > 0 || into.size === 0 || holdsPhrase(said, scene.words.has);
  const isOf = ({ from }: Place): boolean => from === 0 || words.mine.has(said[from - 1]!);
  const limbs = [
    ...thingsAt(said, fingers).filter((limb) => isOurs || isOf(limb)),
    ...thingsAt(said, limbsOfAny).filter((limb) => others.length > 0 || isOf(limb)),
  ];
  return caught.some((place) =>
    limbs.some((limb) => {
      const isLinked = limb.to <= place.from ? place.from - limb.to <= FAR : limb.from - place.to <= NEXT;
      const [first, last] = limb.from < place.from ? [limb, place] : [place, limb];
      const isParted = said.slice(first.to, last.from).some((word) => and.has(word) || denied.has(word));
      const isLed = before(said, first.from).some(
        (word) => maybe.has(word) || denied.has(word) || against.has(word) || words.negations.has(word),
      );
      return isLinked && !isParted && !isLed && !supposed.behind.has(said[place.to] ?? "");
    }),
  );
}

/** "Steckt mit dem Kopf im Gitter fest", where the verb ends. */
function takenApart(said: readonly string[], { words }: Scene): Place[] {
  const { verbs, last } = words.trappedApart;
  const verb = said.findIndex((word) => verbs.has(word));
  return verb < 0 ? [] : placesOf(said, last).filter(({ from }) => from > verb);
}
