import { wordsIn } from "../../../wording/fold.ts";
import { numberWordsOf } from "../../../wording/number-words.ts";
import { holdsPhrase, phraseAt, placesOf, type PhraseSet } from "../../../wording/phrase-set.ts";
import { furnishings } from "../../words/emergency/furnishings.ts";
import {
  bitter,
  cells,
  doses,
  fare,
  figurative,
  keepsakes,
  lately,
  lifeless,
  notForAnimals,
  pills,
  poisons,
  unfit,
} from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import {
  anybodyIn,
  areNear,
  before,
  isBeside,
  partAround,
  thingsAt,
  type Clause,
  type Place,
  type Scene,
} from "./scene.ts";

/** So few words are a report by themselves: "drank bleach". */
const BRIEF = 5;
/** Turkish "on" is a word of others. */
const counts = numberWordsOf(["en", "de", "fr", "es", "it", "pt", "nl"]);
/** So many pills are more than anybody takes at once. */
const MANY = 5;
/** A part of so few words goes on with the one beside it: "took the bleach and drank it", "milk and bleach". */
const SHORT_PART = 3;

const whom = wordsIn("for für pour para per voor için");
const isFor = (word: string): boolean => whom.has(word);

/** Somebody swallowed something, ate or drank what harms, or too much of what heals. */
export const isTakenIn = (clause: Clause, scene: Scene, words: Words): boolean =>
  isSwallowed(clause, scene) || isEaten(clause, scene, words) || isOverdose(clause, scene, words);

function isSwallowed(clause: Clause, scene: Scene): boolean {
  const done = doneIn(clause, scene, scene.words.swallowed);
  if (done.length === 0) return false;
  // "I swallowed my pride".
  if (isFigure(partAll(clause, done[0]!, scene), clause)) return false;
  const by = clause.said.slice(0, done[0]!.from);
  if (anybodyIn(clause).length === 0 && thingsAt(by, lifeless).length > 0) return false;
  return anybodyIn(clause).length > 0 || scene.hasSomebody || harmfulIn(clause, done[0]!, scene).length > 0;
}

/** Not "swallowed bleach in anger"; and a child's bitter pill is one. */
function isFigure(part: readonly string[], { others }: Clause): boolean {
  const figures = thingsAt(part, figurative, bitter);
  if (others.length > 0 && thingsAt(part, bitter).length > 0) return false;
  // A figure is counted once in both: "a bitter pill".
  return (
    figures.length > 0 && thingsAt(part, figurative, bitter, poisons, pills, unfit, cells).length === figures.length
  );
}

function isEaten(clause: Clause, scene: Scene, words: Words): boolean {
  const { said } = clause;
  const { eaten, mouthed } = scene.words;
  const places = doneIn(clause, scene, eaten, mouthed);
  return places.some((place) => {
    const harmful = harmfulIn(clause, place, scene);
    const isReport = scene.isDistressed || scene.isMistaken || (said.length <= BRIEF && scene.clauses.length === 1);
    if (harmful.length > 0) {
      if (scene.clauses.some(({ others, own }) => others.length > 0 || own)) return true;
      // Who takes the own medicine does as is meant.
      return isReport || (scene.hasSomebody && thingsAt(said, pills).length === 0);
    }
    // "Bit the sofa".
    if (!placesOf(said, eaten).some(({ from }) => from === place.from)) return false;
    if (scene.isMistaken || scene.isDistressed) return areNear(anybodyIn(clause), [place]);
    if (isOfFurnishings(clause, place, words)) return false;
    // "Tomó" is of photos, too.
    if (placesOf(said, scene.words.took).some(({ from }) => from === place.from)) return false;
    // "Drinking fountain for my cat" is sought for it.
    const isSought = place.from === 0 && clause.others.every(({ from }) => before(said, from, 2).some(isFor));
    return !isSought && areNear(clause.others, [place]) && !isOfEveryDay(clause, place, scene);
  });
}

/** "Took too many pills", "20 pills"; and any, of a child or an animal. */
function isOverdose(clause: Clause, scene: Scene, words: Words): boolean {
  const { said, wards } = clause;
  const { tooMuch, took, swallowed, eaten } = scene.words;
  const [some, dosed] = [thingsAt(said, pills), thingsAt(said, pills, doses)];
  if (isBareOverdose(clause, scene, dosed)) return true;
  const done = doneIn(clause, scene, took, swallowed, eaten);
  const much = placesOf(said, tooMuch);
  if (done.length === 0)
    return (
      areNear(much, dosed) && isFinished(clause, scene, much) && (some.length > 0 || !isOfTheShop(clause, scene, words))
    );
  const isMuch = areNear(much, dosed) || some.some(({ from }) => countOf(said[from - 1]) >= MANY);
  if (some.length === 0) return isMuch && !isOfTheShop(clause, scene, words);
  if (isMuch) return true;
  if (scene.isMistaken) return areNear(anybodyIn(clause), done);
  return areNear(
    wards,
    done.filter(({ from }) => wards.some((ward) => ward.from < from)),
  );
}

/** "Caffeine overdose"; not "an overdose of colour", "can one overdose on caffeine?", "caffeine overdose mug". */
function isBareOverdose(clause: Clause, scene: Scene, dosed: readonly Place[]): boolean {
  const { said, others, self, own } = clause;
  const { words, isQuestion, isDistressed, isMistaken } = scene;
  if (isQuestion && !isDistressed) return false;
  return placesOf(said, words.overdose).some((place) => {
    const { from } = place;
    if (!areNear([place], dosed)) return false;
    if (
      before(said, from, from).some(
        (word) => words.maybe.has(word) || words.denied.has(word) || words.against.has(word),
      )
    )
      return false;
    // The word is one of many languages, in which it may be asked or denied.
    const isBy = others.length > 0 || own !== null || self.some((one) => one.from < from);
    if (isBy || isDistressed || isMistaken) return true;
    return said.length <= BRIEF && !isBeside(thingsAt(said, keepsakes), [place, ...dosed]);
  });
}

/** "I had too many supplements, can I return them?", "I have had too much caffeine lately". */
function isOfTheShop({ said, others }: Clause, scene: Scene, { shop }: Words): boolean {
  const { swallowed, eaten } = scene.words;
  if (scene.isDistressed || scene.isMistaken || holdsPhrase(said, swallowed) || holdsPhrase(said, eaten)) return false;
  return (
    scene.clauses.some((one) => holdsPhrase(one.said, shop.policies)) ||
    (others.length === 0 && holdsPhrase(said, lately))
  );
}

/** "My daughter finished the whole pot"; not "… and needs a new one". */
function isFinished(clause: Clause, scene: Scene, much: readonly Place[]): boolean {
  const { said, others, later } = clause;
  const { finished, pleased } = scene.words;
  if (others.length === 0 || [...said, ...later].some((word) => pleased.has(word))) return false;
  return doneIn(clause, scene, finished).some(
    ({ to }) => to === said.length || much.some(({ from }) => from - to <= 1 && from >= to),
  );
}

const countOf = (word = ""): number => counts.get(word) ?? Number(word);

/** Where a clause tells that something was done. */
export const doneIn = (clause: Clause, scene: Scene, ...deeds: PhraseSet[]): Place[] =>
  deeds.flatMap((verbs) => placesOf(clause.said, verbs)).filter((place) => isReal(clause, place, scene));

/** What is said of it behind it. */
export const partBehind = ({ said }: Clause, place: Place, { words }: Scene): readonly string[] =>
  said.slice(place.to, partAround(said, place, words).to);

const partAll = ({ said }: Clause, place: Place, { words }: Scene): readonly string[] => {
  const { from, to } = partAround(said, place, words);
  return said.slice(from, to);
};

/** Not "if swallowed", and not "has not eaten it"; "I don't know what my son drank" tells of it. */
function isReal({ said, others, self, own }: Clause, { from, to }: Place, { words }: Scene): boolean {
  const { supposed, denied } = words;
  if (supposed.before.has(said[from - 1] ?? "") || supposed.behind.has(said[to] ?? "")) return false;
  const start = partAround(said, { from, to }, words).from;
  const no = said.findLastIndex((word, at) => at < from && at >= Math.max(start, from - 4) && denied.has(word));
  return no < 0 || [...others, ...self, ...(own ? [own] : [])].some((one) => one.from > no && one.from < from);
}

/** What harms, in the part of the clause in which it is said what was done with it. */
function harmfulIn({ said }: Clause, place: Place, scene: Scene): Place[] {
  let { from, to } = partAround(said, place, scene.words);
  if (to - from < SHORT_PART && from > 0) from = partAround(said, { from: from - 1, to: from - 1 }, scene.words).from;
  const next = partAround(said, { from: to + 1, to: to + 1 }, scene.words);
  if (next.to - next.from <= SHORT_PART) to = Math.min(said.length, next.to);
  const kinds = [poisons, unfit, pills, ...(scene.hasAnimal ? [notForAnimals] : [])];
  return thingsAt(said.slice(from, to), ...kinds);
}

/** "My dog chewed the book, what do I pay?", and not "… something off the carpet", "carpet powder", "the package of bait", "… and is limp". */
const isOfFurnishings = (
  { said, later }: Clause,
  { from, to }: Place,
  { prepositions, opensQuestion }: Words,
): boolean =>
  thingsAt(said, furnishings).some((thing) => {
    const between = thing.from >= to ? said.slice(to, thing.from) : said.slice(Math.max(0, thing.from - 1), thing.from);
    const behind = [...said.slice(Math.max(thing.to, to)), ...later];
    return (
      (thing.from >= to || thing.to === from) &&
      !between.some((word) => prepositions.has(word)) &&
      (behind.length === 0 || phraseAt(behind, 0, opensQuestion) > 0)
    );
  });

/** "The kids ate here", "my dog ate it all and loved it", "my dog ate the last bag, I need another one". */
function isOfEveryDay({ said, later }: Clause, place: Place, { words }: Scene): boolean {
  const isLast = place.to === partAround(said, place, words).to;
  const beside = isLast ? before(said, place.from) : [said[place.to]!];
  if (beside.some((word) => words.here.has(word))) return true;
  const rest = [...said.slice(partAround(said, place, words).from), ...later];
  return rest.some((word) => words.pleased.has(word)) || thingsAt(rest, fare).length > 0;
}
