import { holdsPhrase, placesOf } from "../../../wording/phrase-set.ts";
import {
  calledAfter,
  fingers,
  limbsOfAny,
  linking,
  numb,
  ofWhose,
  sides,
  verbs,
  worn,
} from "../../words/emergency/limbs-caught.ts";
import { lifeless } from "../../words/emergency/things.ts";
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
  if (isWorn(clause, scene)) return false;
  // Turkish fingers say whose they are, "tengo" and "tem" who has them.
  const isOurs = others.length + self.length > 0 || into.size === 0 || holdsPhrase(said, scene.words.has);
  const isOf = ({ from }: Place): boolean =>
    from === 0 ||
    words.mine.has(said[from - 1]!) ||
    (sides.has(said[from - 1]!) && words.mine.has(said[from - 2] ?? ""));
  const limbs = [
    ...thingsAt(said, fingers).filter((limb) => isOurs || isOf(limb)),
    ...thingsAt(said, limbsOfAny).filter((limb) => others.length > 0 || isOf(limb)),
  ].filter((limb) => isOfBody(clause, limb, words));
  return caught.some((place) =>
    limbs.some((limb) => {
      const isLinked = limb.to <= place.from ? place.from - limb.to <= FAR : limb.from - place.to <= NEXT;
      const [first, last] = limb.from < place.from ? [limb, place] : [place, limb];
      const isParted = said
        .slice(first.to, last.from)
        .some((word, at, all) => (and.has(word) && !isVerb(word, all.length - at)) || denied.has(word));
      const isLed = before(said, first.from).some(
        (word) => maybe.has(word) || denied.has(word) || against.has(word) || words.negations.has(word),
      );
      if (limb.to <= place.from && isOfName(said, limb, place, words)) return false;
      return isLinked && !isParted && !isLed && !supposed.behind.has(said[place.to] ?? "");
    }),
  );
}

/** Not "my hand blender", "the arm of my sofa", "mi mano de mortero"; "la mano de mi hija" is one. */
export function isOfBody({ said, others }: Clause, { from, to }: Place, { mine, kin }: Words): boolean {
  // And what that name leads to: "hand-woven rug", as Dutch calls a back.
  if (placesOf(said, calledAfter).some((one) => one.from <= from && one.to + 1 >= to)) return false;
  if (!ofWhose.has(said[to] ?? "")) return true;
  const whose = said.slice(to + 1, to + 1 + FAR);
  if (whose.some((word) => kin.has(word)) || others.some((one) => one.from > to && one.from <= to + FAR)) return true;
  // "My hand of" is none's but a thing's; "la mano de Pedro" is his.
  return (
    !mine.has(said[from - 1] ?? "") && !whose.some((word) => mine.has(word)) && thingsAt(whose, lifeless).length === 0
  );
}

/** "My leg press machine is jammed": another name goes on from the limb to the verb; not "my finger still is stuck". */
function isOfName(said: readonly string[], limb: Place, place: Place, words: Words): boolean {
  // Of these, English alone has names in several words.
  const verb = said.findIndex((word, at) => at > limb.to && at <= place.from && verbs.has(word));
  if (verb < 0) return false;
  return said
    .slice(limb.to, verb)
    .every(
      (word) => !linking.has(word) && !words.plain.has(word) && !words.prepositions.has(word) && !words.mine.has(word),
    );
}

/** "My finger is stuck in this ring": who sells rings is asked for another; not where it hurts, or is a child's. */
function isWorn({ said, others }: Clause, { clauses, isDistressed }: Scene): boolean {
  if (isDistressed || others.length > 0 || thingsAt(said, worn).length === 0) return false;
  return clauses.every((one) => thingsAt(one.said, numb).length === 0);
}

/** "Il mio dito è incastrato" is folded as "e" is. */
const isVerb = (word: string, left: number): boolean => word === "e" && left <= 2;

/** "Steckt mit dem Kopf im Gitter fest", where the verb ends. */
function takenApart(said: readonly string[], { words }: Scene): Place[] {
  const { verbs: first, last } = words.trappedApart;
  const verb = said.findIndex((word) => first.has(word));
  return verb < 0 ? [] : placesOf(said, last).filter(({ from }) => from > verb);
}
