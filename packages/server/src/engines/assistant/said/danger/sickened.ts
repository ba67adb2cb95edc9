import { wordsIn } from "../../../wording/fold.ts";
import { holdsPhrase, placesOf, type PhraseSet } from "../../../wording/phrase-set.ts";
import {
  burners,
  doses,
  fare,
  fleaKillers,
  injected,
  keepsakes,
  notForAnimals,
  pills,
  poisons,
  remedies,
} from "../../words/emergency/things.ts";
import { before, isBeside, isListed, thingsAt, type Clause, type Scene } from "./scene.ts";
import { doneIn, partBehind } from "./taken-in.ts";

/** What makes animals and babies shake and drool without any poison: a drive, a storm, the cold, teeth. */
const upsetting = wordsIn(`
  car travel travelling fireworks thunder thunderstorm storm storms cold teething teeth calming auto autofahrt autofahren gewitter silvester feuerwerk kälte kalt zahnen zähne beruhigung
  voiture trajet orage feux froid dents coche viaje truenos tormenta petardos frío dientes macchina viaggio temporale tuoni botti freddo denti carro viagem trovoada foguetes frio dentes
  autorit onweer vuurwerk kou koud tandjes arabada yolculukta yolda gök soğukta soğuktan diş
`);

/** What somebody ate did harm, or does it to whoever is so; or fumes that nobody smells do. */
export const isSickened = (clause: Clause, scene: Scene): boolean =>
  isIll(clause, scene) ||
  isShaken(clause, scene) ||
  isAllergic(clause, scene) ||
  isSmothered(clause, scene) ||
  isRacing(clause, scene) ||
  isShocked(clause, scene);

/** "My cat bit the plant and is vomiting". */
function isIll(clause: Clause, scene: Scene): boolean {
  const { eaten, swallowed, mouthed, eating, ill } = scene.words;
  const isOfOthers = scene.clauses.some(({ others, own }) => others.length > 0 || own);
  if (!isOfOthers || !isToldOf(ill, scene)) return false;
  // "Vomits after eating" is no more than that.
  const isOfThis = doneIn(clause, scene, eating).some((place) => partBehind(clause, place, scene).length > 0);
  return isOfThis || doneIn(clause, scene, eaten, swallowed, mouthed).length > 0;
}

/** "Is shaking and drooling", "shaking after the spot-on"; not "my dog is shaking", for cold or fear, and not "shakes and drools in the car". */
function isShaken({ said, others, own }: Clause, scene: Scene): boolean {
  const { words, clauses, isDistressed } = scene;
  if (!isToldOf(words.shaking, scene)) return false;
  const { eaten, swallowed, mouthed, got, given } = words;
  const isAfter = clauses.some(
    (one) =>
      [eaten, swallowed, mouthed, got, given].some((deeds) => holdsPhrase(one.said, deeds)) ||
      thingsAt(one.said, poisons, notForAnimals, fleaKillers).length > 0,
  );
  const isUpset = !isDistressed && !isAfter && clauses.some((one) => one.said.some((word) => upsetting.has(word)));
  if (!isUpset && (others.length > 0 || own) && placesOf(said, words.shaking).length > 1) return true;
  const isBy = said.some((word) => words.by.has(word)) || [got, given].some((deeds) => holdsPhrase(said, deeds));
  const isOfOthers = clauses.some((one) => one.others.length > 0 || one.own);
  return isOfOthers && isBy && thingsAt(said, fleaKillers, remedies, pills).length > 0;
}

/** "My son drank it and is allergic to milk"; not "my son loved it", and not "without nuts, because he is allergic". */
function isAllergic(clause: Clause, scene: Scene): boolean {
  const { words, clauses, isDistressed } = scene;
  const done = doneIn(clause, scene, words.eaten, words.swallowed);
  // "Had" and "took" are of much else.
  if (thingsAt(clause.said, fare).length > 0 && clause.others.length > 0)
    done.push(...doneIn(clause, scene, words.took));
  const isWith = done.some((place) => !partBehind(clause, place, scene).some((word) => words.denied.has(word)));
  const isLiked = !isDistressed && clauses.some(({ said }) => said.some((word) => words.pleased.has(word)));
  return isWith && !isLiked && isToldOf(words.allergic, scene);
}

/** "We have had headaches since we lit the stove". */
const isSmothered = ({ said }: Clause, scene: Scene): boolean =>
  holdsPhrase(said, scene.words.lit) && thingsAt(said, burners).length > 0 && isToldOf(scene.words.ailing, scene);

/** "Dizzy after the injection, and I itch everywhere". */
const isShocked = ({ said }: Clause, scene: Scene): boolean =>
  said.some((word) => scene.words.by.has(word)) &&
  thingsAt(said, injected, pills).length > 0 &&
  isToldOf(scene.words.ailing, scene) &&
  isToldOf(scene.words.irritated, scene);

/** "My heart is racing", "palpitations from the energy gel"; not "my heart is racing for this dress", "palpitations watch". */
function isRacing(clause: Clause, scene: Scene): boolean {
  const { said, others, self } = clause;
  const { words, isDistressed } = scene;
  if ((scene.isQuestion || isListed(clause, scene)) && !isDistressed) return false;
  const isBy = said.some((word) => words.by.has(word)) && thingsAt(said, doses, pills).length > 0;
  const has = placesOf(said, words.has);
  return placesOf(said, words.racing).some(({ from, to }) => {
    const next = said[to];
    const isLast = next === undefined || words.thereupon.has(next) || words.and.has(next) || words.by.has(next);
    const isLed = before(said, from, from).some(
      (word) => words.maybe.has(word) || words.denied.has(word) || words.against.has(word),
    );
    const isHad = has.some((one) => from - one.to <= 1 && one.from <= to);
    // "A mug called Palpitations".
    if (others.length + self.length === 0 && isBeside(thingsAt(said, keepsakes), [{ from, to }])) return false;
    return !isLed && (isBy || (isLast && (others.length + self.length > 0 || from <= 1 || isHad)));
  });
}

/** Whether one of the phrases is told of somebody: not "can it cause it?", "for who has it". */
const isToldOf = (phrases: PhraseSet, { clauses, words }: Scene): boolean =>
  clauses.some(({ said }) =>
    placesOf(said, phrases).some(
      ({ from }) =>
        !before(said, from).some(
          (word) =>
            words.maybe.has(word) || words.denied.has(word) || words.against.has(word) || words.because.has(word),
        ),
    ),
  );
