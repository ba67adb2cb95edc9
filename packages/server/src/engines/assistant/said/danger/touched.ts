import { isWithin, partiesIn } from "../../../wishes/parties.ts";
import { wordsIn } from "../../../wording/fold.ts";
import { holdsPhrase, phraseAt, placesOf } from "../../../wording/phrase-set.ts";
import type { EmergencyWords } from "../../words/emergency/emergency-words.ts";
import { held, whose } from "../../words/emergency/held.ts";
import { ailments, fleaKillers, pills, poisons, remedies, sprays, unfit } from "../../words/emergency/things.ts";
import { areNear, before, ledBy, thingsAt, type Clause, type Place, type Scene } from "./scene.ts";

/** So few words are "of the" between a remedy and whom it is for. */
const NEXT = 2;

/** Something got where it harms, or was given to whom it is not meant for. */
export const isTouched = (clause: Clause, scene: Scene): boolean =>
  isOn(clause, scene, "eyes") ||
  isOn(clause, scene, "skin") ||
  isGiven(clause, scene) ||
  isDosed(clause, scene) ||
  isOfAnother(clause, scene);

function isOn(clause: Clause, scene: Scene, where: "eyes" | "skin"): boolean {
  const { said } = clause;
  const { words } = scene;
  const named = thingsAt(said, poisons, sprays);
  return ledBy(said, placesOf(said, words[where]), words.into).some((place) => {
    const led = said.slice(0, place.from);
    // "Spray anti moustique" is its name.
    const isInName = (at: number): boolean => named.some(({ from, to }) => at >= from && at < to);
    if (led.some((word, at) => words.against.has(word) && !isInName(at))) return false;
    const isAsked = led.some((word) => words.maybe.has(word) || words.denied.has(word)) && !scene.isDistressed;
    // "Have you got drops for an itch in the eye?" asks for goods.
    const got = placesOf(said, words.got).filter(({ from }) => said[from - 1] !== "you");
    const isGot = areNear(got, [place]);
    const poison = thingsAt(said, poisons);
    if (poison.length > 0 && (isGot || scene.isMistaken || scene.isDistressed)) return true;
    if (poison.length > 0 && !isAsked && (where === "eyes" || poison[0]!.from === 0)) return true;
    if (thingsAt(said, ailments).length > 0) return false;
    if (where === "eyes" && !isAsked && isSprayed(clause, place, words)) return true;
    if (scene.isMistaken || (where === "eyes" && !isAsked && isHeld(clause, place, words))) return true;
    return where === "eyes" && (isGot || (scene.isDistressed && placesOf(said, words.given).length > 0));
  });
}

/** "I have it in my eye", of what was talked about; not "I have it in my eye colour". */
function isHeld({ said, others }: Clause, { from, to }: Place, { into, onto }: EmergencyWords): boolean {
  const isEnd = to === said.length || others.some((one) => one.from >= to);
  const leads = (word: string): boolean => into.has(word) || onto.has(word) || articles.has(word) || whose.has(word);
  return isEnd && placesOf(said, held).some((one) => one.to <= from && said.slice(one.to, to - 1).every(leads));
}

/** "I have spray in my eyes", "spray in the eye", "perfume in my son's eyes". */
function isSprayed({ said, others }: Clause, { from, to }: Place, { has, against }: EmergencyWords): boolean {
  if (against.has(said[from]!)) return false;
  const isEnd = to === said.length || others.some((one) => one.from >= from);
  return thingsAt(said.slice(0, from), sprays, unfit).some(
    (one) => (one.from <= 1 && isEnd) || areNear(placesOf(said.slice(0, one.from), has), [one]),
  );
}

/** "Gave my dog the cat's pills", "put the drops on my cat"; not "put the dog bed in the cart". */
function isGiven({ said, wards }: Clause, { words, isMistaken }: Scene): boolean {
  if (!isMistaken || thingsAt(said, poisons, unfit, pills, remedies).length === 0) return false;
  const acts = placesOf(said, words.given);
  const isBefore = ({ from }: Place): boolean => before(said, from, 2).some((one) => words.onto.has(one));
  const isObject = ({ from }: Place): boolean => acts.some(({ to }) => from >= to && from - to <= 1);
  const got = placesOf(said, words.got).filter(({ from }) => wards.some((ward) => ward.from < from));
  if (areNear(wards, got)) return true;
  return acts.length > 0 && wards.some((one) => words.onto.size === 0 || isBefore(one) || isObject(one));
}

/** "Cat got permethrin"; not "my dog got paint on its bed". */
function isDosed({ said, wards }: Clause, { words, isDistressed }: Scene): boolean {
  const got = placesOf(said, words.got);
  if (!areNear(wards, got) || said.some((word) => words.maybe.has(word))) return false;
  const poison = thingsAt(said, poisons);
  if (!areNear(got, poison)) return false;
  return isDistressed || Math.max(poison.at(-1)!.to, got.at(-1)!.to) === said.length;
}

/** "My cat got the dog flea drops on her fur", "the cat licked the flea drops"; not "my dog got flea drops last month". */
function isOfAnother({ said, wards, own, later }: Clause, { words, isDistressed }: Scene): boolean {
  const killers = thingsAt(said, fleaKillers);
  const beings = own ? [...wards, own] : wards;
  if (killers.length === 0 || beings.length === 0) return false;
  if (said.slice(0, killers[0]!.from).some((word) => words.maybe.has(word) || words.denied.has(word))) return false;
  if (areNear(killers, placesOf(said, words.eaten))) return true;
  const isDone = holdsPhrase(said, words.got) || holdsPhrase(said, words.given);
  if (!isDone || [...said, ...later].some((word) => words.pleased.has(word))) return false;
  // The one animal is named by the remedy, the other is not.
  const named = wards.filter((ward) =>
    killers.some(
      ({ from, to }) =>
        (ward.to <= from &&
          from - ward.to <= 1 &&
          !holdsPhrase(said.slice(ward.to, from), words.has) &&
          // "Gave my cat the drops for dogs"
          !said.slice(ward.to, from).some((word) => articles.has(word))) ||
        (ward.from >= to &&
          ward.from - to <= NEXT &&
          !said.slice(to, ward.from).some((word) => words.onto.has(word) || words.and.has(word))),
    ),
  );
  const kindsOf = ({ from, to }: Place): string[] => partiesIn(said.slice(from, to).join(" "));
  const joined = killers.flatMap(({ from }) => kindsWithin(said[from]!));
  // A puppy is a dog, and of a pet nobody knows what it is.
  const isOf = (ward: Place, kinds: readonly string[]): boolean =>
    kindsOf(ward).every((kind) => kinds.some((one) => isWithin(kind, one) || isWithin(one, kind)));
  if (joined.length > 0 && wards.some((ward) => !isOf(ward, joined))) return true;
  const kinds = [...joined, ...named.flatMap(kindsOf)];
  // "My dog got flea drops for dogs".
  const isOther = wards.some((ward) => !named.includes(ward) && (kindsOf(ward).length === 0 || !isOf(ward, kinds)));
  return wards.length > 1 && named.length > 0 && (isDistressed || isOther);
}

const articles = wordsIn("the a das die den ein eine einen la le les el los las il lo i gli l o os as de het een");

/** The animal of "Hundeflohmittel"; none: the name joins none to the remedy. */
function kindsWithin(word: string): string[] {
  for (let cut = 3; cut < word.length; cut++)
    if (phraseAt([word.slice(cut)], 0, fleaKillers) > 0) return partiesIn(word.slice(0, cut));
  return [];
}
