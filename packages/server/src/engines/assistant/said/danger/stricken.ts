import { holdsPhrase, isPhrase, phraseAt, placesOf, type PhraseSet } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "../../words/emergency/emergency-words.ts";
import { allergies, mouths, spices } from "../../words/emergency/hot.ts";
import {
  burnable,
  fare,
  gauges,
  kindling,
  lifeless,
  limbs,
  notForAnimals,
  onSkin,
  pills,
  poisons,
  powered,
  unfit,
  volatile,
} from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import { isAwaited } from "./awaited.ts";
import { areNear, before, isListed, isReplaced, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** So few words lead to what happens: "to see if". */
const NEXT = 4;

/** Somebody is ill or hurt, or something burns. */
export function isStricken(clause: Clause, scene: Scene, words: Words): boolean {
  const { said } = clause;
  const { words: own } = scene;
  if (happens(said, own, words) || endsSo(said, own.happeningLast, own)) return true;
  // Turkish puts an ending to what is mine.
  const isOurs =
    own.into.size === 0 || said.some((word) => words.mine.has(word)) || scene.hasSomebody || holdsPhrase(said, own.has);
  return (
    isOfSomebody(clause, scene, words) ||
    endsIn(clause, scene, words) ||
    isChoking(clause, scene, words) ||
    isBurned(clause, scene) ||
    ((isOurs || own.into.size === 0) && isStung(clause, scene)) ||
    isSwelling(said, own, isOurs) ||
    isAblaze(clause, scene, words) ||
    isBurst(clause, scene, words) ||
    isCry(clause, scene, words) ||
    reacts(said, own)
  );
}

/** Not what is bought to tell of it: "a detector that beeps when there is a gas leak". */
const happens = (said: readonly string[], words: EmergencyWords, { mine, shop }: Words): boolean =>
  placesOf(said, words.happening).some(({ from, to }) => {
    const rest = said.slice(to);
    // "Gaz kaçağı varsa öten dedektör".
    if (words.into.size === 0) return !(words.supposed.behind.has(rest[0] ?? "") && thingsAt(rest, gauges).length > 0);
    // "We have a gas leak detector".
    if (thingsAt(rest.slice(0, 1), gauges).length > 0) return false;
    const led = said.slice(0, from);
    return !thingsAt(led, gauges).some((one) => {
      if (before(led, one.from, 2).some((word) => mine.has(word) || isPhrase([word], shop.definite))) return false;
      const between = led.slice(one.to);
      if (between.some((word) => words.and.has(word)) || placesOf(between, words.self).length > 0) return false;
      return between
        .slice(-NEXT)
        .some((word) => words.maybe.has(word) || words.against.has(word) || words.toTell.has(word));
    });
  });

/** Whether one of the phrases is said, for nothing, and nothing of another kind follows. */
export const endsSo = (said: readonly string[], phrases: PhraseSet, words: EmergencyWords): boolean =>
  placesOf(said, phrases).some(({ from, to }) => {
    const led = before(said, from, 3);
    return (
      isOver(said, to, words) && !led.some((word) => words.against.has(word)) && thingsAt(led, lifeless).length === 0
    );
  });

const isOver = (said: readonly string[], to: number, { thereupon, and }: EmergencyWords): boolean =>
  to === said.length || thereupon.has(said[to]!) || and.has(said[to]!);

/** "The shelf collapsed"; not "she fainted in the car". */
function isOfThing(said: readonly string[], { from }: Place, { into }: EmergencyWords): boolean {
  const led = said.slice(0, from);
  const last = thingsAt(led, lifeless).at(-1);
  return last !== undefined && led.length - last.to <= 1 && !before(led, last.from, 2).some((word) => into.has(word));
}

/** "My son fainted", "is unconscious!"; not "the ink is bleeding". */
function isOfSomebody(clause: Clause, { words }: Scene, { plain }: Words): boolean {
  const { said, others, self, own } = clause;
  return placesOf(said, words.stricken).some((place) => {
    if (before(said, place.from, 3).some((word) => words.against.has(word) || words.maybe.has(word))) return false;
    if (isOfThing(said, place, words)) return false;
    if (areNear([...others, ...self, ...(own ? [own] : []), ...thingsAt(said, limbs)], [place]))
      return isAlone(place.to);
    return said.length > 0 && said.every((word, at) => (at >= place.from && at < place.to) || plain.has(word));
  });

  /** Not "I can't breathe in polyester". */
  function isAlone(to: number): boolean {
    const next = said[to];
    return (
      next === undefined ||
      !words.into.has(next) ||
      thingsAt(said.slice(to), limbs).length > 0 ||
      plain.has(said[to + 1] ?? "")
    );
  }
}

/** "Puppy choking", "choking!", "my bird is dying"; not "choking hazard for puppies", and not "my plant is dying". */
function endsIn(clause: Clause, scene: Scene, spoken: Words): boolean {
  const { said, others, self } = clause;
  const { words } = scene;
  const { plain, mine } = spoken;
  if (isAwaited(clause, scene, spoken)) return false;
  // Turkish puts what it is of between.
  const gap = words.into.size === 0 ? NEXT : 1;
  return placesOf(said, words.strickenLast).some(
    ({ from, to }) =>
      (isOver(said, to, words) || isOfPoison(said.slice(to))) &&
      // "Dying my hair"
      !mine.has(said[to] ?? "") &&
      !isSupposed(before(said, from), words) &&
      ([...others, ...self].some((one) => from >= one.to && from - one.to <= gap) ||
        said.every((word, at) => (at >= from && at < to) || plain.has(word))),
  );
}

/** "From chocolate", "por causa do chocolate", of who is dying; nobody who is "dying for" it is. */
const isOfPoison = (rest: readonly string[]): boolean =>
  rest[0] !== "for" && thingsAt(rest, poisons, notForAnimals, pills).length > 0;

/** "To stop my dog choking". */
const isSupposed = (led: readonly string[], { maybe, against, denied, toTell }: EmergencyWords): boolean =>
  led.some((word) => maybe.has(word) || against.has(word) || denied.has(word) || toTell.has(word));

/** "Choking on a toy", "puppy choking on rawhide"; not "from choking on rawhide", and not "choking on a toy possible?" */
const isChoking = ({ said, others, self }: Clause, scene: Scene, { plain }: Words): boolean =>
  placesOf(said, scene.words.chokingOn).some(({ from }) => {
    if (isSupposed(before(said, from), scene.words)) return false;
    if ([...others, ...self].some(({ to }) => to === from)) return true;
    const led = said.slice(0, from);
    const isFirst = led.every((word) => plain.has(word) && !scene.words.by.has(word));
    return isFirst && (!scene.isQuestion || scene.isDistressed);
  });

function isBurned(clause: Clause, scene: Scene): boolean {
  const { said } = clause;
  const { words } = scene;
  const done = placesOf(said, words.burned).filter(
    ({ from, to }) =>
      !before(said, from).some((word) => words.maybe.has(word) || words.denied.has(word)) &&
      !words.supposed.behind.has(said[to] ?? ""),
  );
  if (done.length === 0 || said.some((word) => words.against.has(word))) return false;
  const tasted = tastedIn(clause, scene, done);
  return areNear(
    thingsAt(said, limbs),
    done.filter((place) => !tasted.includes(place)),
  );
}

/** Where it burns of what is hot or sour to the taste: "my mouth burns"; not "help, my mouth burns", and not of what harms. */
function tastedIn(clause: Clause, { clauses, words, isDistressed }: Scene, places: readonly Place[]): readonly Place[] {
  const { said } = clause;
  if (isDistressed || places.length === 0) return [];
  const parts = thingsAt(said, limbs);
  const isMouth = parts.map(({ from, to }) => thingsAt(said.slice(from, to), mouths).length > 0);
  if (!isMouth.includes(true)) return [];
  const at = clauses.indexOf(clause);
  const around = clauses.slice(Math.max(0, at - 1), at + 2);
  const isOfWards = around.some(({ wards }) => wards.length > 0);
  if ((isOfWards || isOfFood(around, words)) && !isSpiced(around)) return [];
  const isHarmed = around.some(
    (one) =>
      thingsAt(one.said, poisons, unfit, pills, onSkin, allergies).length > 0 || holdsPhrase(one.said, words.allergic),
  );
  if (isHarmed) return [];
  return places.filter(
    ({ from, to }) =>
      holdsPhrase(said.slice(from, to), words.irritated) &&
      areNear(parts, [{ from, to }]) &&
      parts.every((one, n) => isMouth[n] || !areNear([one], [{ from, to }])),
  );
}

/** "My mouth burns after the nuts"; in doubt it is no matter of taste. */
function isStung(clause: Clause, { clauses, words }: Scene): boolean {
  const { said } = clause;
  const at = clauses.indexOf(clause);
  const around = clauses.slice(Math.max(0, at - 1), at + 2);
  if (!isOfFood(around, words) || isSpiced(around)) return false;
  const isTold = ({ from, to }: Place): boolean =>
    !before(said, from).some((word) => words.maybe.has(word) || words.denied.has(word) || words.against.has(word)) &&
    !words.supposed.behind.has(said[to] ?? "");
  return areNear(thingsAt(said, mouths), placesOf(said, words.irritated).filter(isTold));
}

/** Whether it is told what it is that burns, or what is not borne. */
const isOfFood = (around: readonly Clause[], words: EmergencyWords): boolean =>
  around.some(
    ({ said }) =>
      said.some((word) => words.by.has(word)) ||
      thingsAt(said, fare, allergies).length > 0 ||
      [words.eaten, words.eating, words.swallowed].some((deeds) => holdsPhrase(said, deeds)),
  );

const isSpiced = (around: readonly Clause[]): boolean => around.some(({ said }) => thingsAt(said, spices).length > 0);

function isSwelling(said: readonly string[], words: EmergencyWords, isOurs: boolean): boolean {
  const parts = placesOf(said, words.swelling);
  return isOurs && areNear(parts, placesOf(said, words.swollen)) && !said.some((word) => words.against.has(word));
}

/** "My kitchen is burning"; not "this deal is on fire", and not what is for when it burns. */
function isAblaze(clause: Clause, scene: Scene, { shop }: Words): boolean {
  const { said, own } = clause;
  const { words, isDistressed } = scene;
  const places = placesOf(said, words.ablaze);
  const tasted = tastedIn(clause, scene, places);
  return places.some((place) => {
    const led = before(said, place.from, place.from);
    if (!isDistressed && led.some((word) => words.against.has(word) || words.maybe.has(word))) return false;
    if (words.denied.has(said[place.from - 1] ?? "") || words.denied.has(said[place.to] ?? "")) return false;
    // "Kettle is on fire sale".
    if (phraseAt(said, place.to, shop.deals) > 0 || tasted.includes(place)) return false;
    return own !== null || areNear(thingsAt(said, burnable, lifeless, powered), [place]);
  });
}

/** "The pressure cooker exploded"; not "can it explode?" */
function isBurst(clause: Clause, scene: Scene, words: Words): boolean {
  const { said, others } = clause;
  const own = scene.words;
  if (holdsPhrase(said, words.shop.facets.price)) return false;
  // "Le bioéthanol prend-il feu facilement ?"
  const isOfAny =
    scene.isQuestion &&
    !scene.isDistressed &&
    others.length === 0 &&
    !said.some((word) => words.mine.has(word) || own.ofAny.normal.has(word));
  const done = placesOf(said, own.bursting).filter(
    ({ from, to }) =>
      !before(said, from, from).some((word) => own.maybe.has(word) || own.denied.has(word) || own.against.has(word)) &&
      !own.supposed.behind.has(said[to] ?? "") &&
      !(isOfAny && phraseAt(said, from, kindling) > 0) &&
      !isReplaced(clause, to, scene, words),
  );
  return areNear(thingsAt(said, volatile), done);
}

/** "Gas leak", "help, an allergic reaction"; not "gas leak detector", "does it prevent poisoning?" */
function isCry(clause: Clause, scene: Scene, { plain, mine }: Words): boolean {
  const { said } = clause;
  const { words } = scene;
  if ((scene.isQuestion || isListed(clause, scene)) && !scene.isDistressed) return false;
  return placesOf(said, words.cries).some(({ from, to }) =>
    said.every(
      (word, at) =>
        (at >= from && at < to) ||
        // "No poisoning" is none.
        ((plain.has(word) || mine.has(word) || words.thereupon.has(word)) && !words.denied.has(word)),
    ),
  );
}

/** "I am having an allergic reaction"; not "can it cause an allergic reaction?" */
function reacts(said: readonly string[], words: EmergencyWords): boolean {
  const places = placesOf(said, words.reaction);
  const led = (from: number): readonly string[] => before(said, from, from);
  return places.some(
    (place) =>
      areNear(
        [place],
        // "Reaksiyon var mı?"
        placesOf(said, words.having).filter(({ to }) => !words.supposed.behind.has(said[to] ?? "")),
      ) && !led(place.from).some((word) => words.against.has(word) || words.denied.has(word) || words.maybe.has(word)),
  );
}
