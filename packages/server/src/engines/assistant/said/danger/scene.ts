import { isWithin, partiesIn, partiesSaid } from "../../../wishes/parties.ts";
import {
  beginnings,
  endsInName,
  holdsPhrase,
  phraseAt,
  phrasesIn,
  placesOf,
  type PhraseSet,
} from "../../../wording/phrase-set.ts";
import { clausesOf } from "../../words/clauses.ts";
import type { EmergencyWords } from "../../words/emergency/emergency-words.ts";
import { firstAid } from "../../words/emergency/first-aid.ts";
import { gauges, lifeless, limbs, purposes, readings, replaced } from "../../words/emergency/things.ts";
import type { Words } from "../../words/words.ts";
import { ageIn } from "../age-in.ts";
import { toldOfNow } from "./not-now.ts";

export interface Place {
  from: number;
  to: number;
}

/** A clause of a message, and who is named in it. */
export interface Clause {
  said: readonly string[];
  /** Persons and animals but for who speaks. */
  others: readonly Place[];
  /** Children and animals among them. */
  wards: readonly Place[];
  self: readonly Place[];
  /** "My …" that the clause tells of, whatever that is; null: it begins otherwise. */
  own: Place | null;
  /** Words of the clauses that follow. */
  later: readonly string[];
}

/** A message, or a part of a long one, as it may tell of a danger. */
export interface Scene {
  clauses: readonly Clause[];
  words: EmergencyWords;
  hasSomebody: boolean;
  hasAnimal: boolean;
  isMistaken: boolean;
  isDistressed: boolean;
  /** Whether it is one clause that ends in a question mark. */
  isQuestion: boolean;
}

/** So many words are "my washing machine" at most. */
const LONGEST_NAME = 3;

/** So many words lie between who did it and what at most. */
const NEAR = 4;

export const areNear = (some: readonly Place[], others: readonly Place[]): boolean =>
  some.some((one) => others.some(({ from, to }) => from - one.to <= NEAR && one.from - to <= NEAR));

/** Whether one of some is next to one of others. */
export const isBeside = (some: readonly Place[], others: readonly Place[]): boolean =>
  some.some((one) => others.some(({ from, to }) => one.to === from || to === one.from));

export const before = (said: readonly string[], at: number, count = NEAR): readonly string[] =>
  said.slice(Math.max(0, at - count), at);

/** Places of things, none within another; Dutch and German join their names: "Abflussreiniger". */
export function thingsAt(said: readonly string[], ...kinds: PhraseSet[]): Place[] {
  const found: Place[] = [];
  for (let at = 0; at < said.length; at++) {
    let length = 0;
    for (const kind of kinds)
      length = Math.max(length, phraseAt(said, at, kind) || Number(endsInName(said[at]!, kind)));
    if (length === 0) continue;
    found.push({ from: at, to: at + length });
    at += length - 1;
  }
  return found;
}

/** So many words are between what leads to a place and the place: "into my daughter's eyes". */
const LEADING = 4;

/** The places that one of the words leads to, from there; all where there are no such words. */
export const ledBy = (said: readonly string[], places: readonly Place[], leading: ReadonlySet<string>): Place[] =>
  places.flatMap((place) => {
    if (leading.size === 0) return [place];
    const from = said.findLastIndex((word, at) => at < place.from && at >= place.from - LEADING && leading.has(word));
    return from < 0 ? [] : [{ from, to: place.to }];
  });

/** Everybody that a clause names. */
export const anybodyIn = ({ others, self, own }: Clause): Place[] => [...others, ...self, ...(own ? [own] : [])];

/** Where the part of a clause begins that is joined by "and", and where it ends. */
export function partAround(said: readonly string[], { from, to }: Place, { and }: EmergencyWords): Place {
  let [start, end] = [from, to];
  while (start > 0 && !and.has(said[start - 1]!)) start--;
  while (end < said.length && !and.has(said[end]!)) end++;
  return { from: start, to: end };
}

/** Whether behind a place, where nobody is hurt, another one is wanted of what broke: "it exploded last year, I need a new one". */
export function isReplaced(clause: Clause, to: number, { clauses, isDistressed }: Scene, { kin }: Words): boolean {
  const rest = [...clause.said.slice(to), ...clause.later];
  if (isDistressed || !holdsPhrase(rest, replaced) || holdsPhrase(rest, firstAid)) return false;
  // German "ihr" is the shop, too.
  const isHurt =
    clause.others.length > 0 ||
    clauses.some(({ said, wards }) => wards.length > 0 || said.some((word) => kin.has(word)));
  return !isHurt && clauses.every(({ said }) => thingsAt(said, limbs).length === 0);
}

/** Whether a clause goes on with what goods are for: "sensors: smoke, gas leak", "a tea for stress, palpitations". */
export function isListed(clause: Clause, { clauses, words }: Scene): boolean {
  return clauses.slice(0, clauses.indexOf(clause)).some(({ said, others, self, own }) => {
    if (others.length + self.length > 0 || own) return false;
    // "Drank the tea for the night, palpitations".
    const isDone = [words.eaten, words.swallowed, words.took].some((deeds) => holdsPhrase(said, deeds));
    if (isDone || words.by.has(said[0]!)) return false;
    // "Per favore venite" asks for help.
    if (placesOf(said, purposes).some(({ to }) => to > 1 && said[to] !== "favore")) return true;
    if (thingsAt(said, readings).length > 0) return true;
    return thingsAt(said, gauges).some(
      ({ to }) => to === said.length || words.maybe.has(said[to]!) || words.toTell.has(said[to]!),
    );
  });
}

/** Of a longer clause so many words are looked at at once, the last of them again with those that follow. */
const LONGEST_CLAUSE = 60;
const SHARED_WORDS = 20;
/** Of a longer message so many clauses are. */
const MOST_CLAUSES = 24;
const SHARED_CLAUSES = 6;

/** Parts of at most so many, each with the last of the one before it: what is looked for in a part takes the same time in any. */
function partsOf<One>(all: readonly One[], most: number, shared: number): (readonly One[])[] {
  if (all.length <= most) return [all];
  const count = Math.ceil((all.length - shared) / (most - shared));
  return Array.from({ length: count }, (_, at) => all.slice(at * (most - shared), at * (most - shared) + most));
}

/** A message as it may tell of dangers, in parts where it is long; none: it tells of nothing that may be one. */
export function scenesOf(message: string, words: Words): Scene[] {
  const { emergency } = words;
  const whole = clausesOf(message);
  if (!whole.some(({ words: said }) => tellsOf(said, emergency))) return [];
  const parties = phrasesIn(partiesSaid(message).join(" | "));
  const age = ageIn(message, words);
  const aged = phrasesIn(age?.isOfSomebody ? age.said : "");
  const parts = whole.flatMap(({ words: said }) => partsOf(said, LONGEST_CLAUSE, SHARED_WORDS));
  const all = toldOfNow(parts, words).filter(({ length }) => length > 0);
  const clauses = all.map((said, at): Clause => {
    const wards = [...placesOf(said, parties), ...placesOf(said, aged)];
    const kin = said.flatMap((word, from) => (words.kin.has(word) ? [{ from, to: from + 1 }] : []));
    const own = ownIn(said, words);
    return {
      said,
      wards,
      others: [...wards, ...kin, ...placesOf(said, emergency.somebody)],
      self: placesOf(said, emergency.self),
      own,
      later: all.slice(at + 1, at + MOST_CLAUSES).flat(),
    };
  });
  const scene = {
    words: emergency,
    hasSomebody: clauses.some((clause) => anybodyIn(clause).length > 0),
    hasAnimal:
      partiesIn(message).some((party) => isWithin(party, "animal")) ||
      clauses.some(({ said, own }) => own && !words.kin.has(said[own.to - 1]!)),
    isMistaken: clauses.some(({ said }) => placesOf(said, emergency.mistaken).length > 0),
    isDistressed: clauses.some((clause) => isCall(clause, emergency)),
    isQuestion: whole.length === 1 && /[?？]\s*$/.test(message),
  };
  return partsOf(clauses, MOST_CLAUSES, SHARED_CLAUSES).map((some) => ({ ...scene, clauses: some }));
}

const signs = new WeakMap<EmergencyWords, Record<string, PhraseSet>>();

/** Nearly all messages tell of none: what costs more is looked at no further for them. */
function tellsOf(said: readonly string[], words: EmergencyWords): boolean {
  const known = signs.get(words) ?? signsOf(words);
  signs.set(words, known);
  const first = beginnings(known);
  return said.some(
    (word, at) => first.has(word) && Object.values(known).some((phrases) => phraseAt(said, at, phrases) > 0),
  );
}

const signsOf = ({ inside, gas, trappedApart, ...words }: EmergencyWords): Record<string, PhraseSet> => ({
  nose: inside.nose,
  mouth: inside.mouth,
  happening: words.happening,
  happeningLast: words.happeningLast,
  stricken: words.stricken,
  strickenLast: words.strickenLast,
  chokingOn: words.chokingOn,
  shaking: words.shaking,
  burned: words.burned,
  swollen: words.swollen,
  reaction: words.reaction,
  swallowed: words.swallowed,
  eaten: words.eaten,
  took: words.took,
  finished: words.finished,
  overdose: words.overdose,
  racing: words.racing,
  cries: words.cries,
  eyes: words.eyes,
  skin: words.skin,
  got: words.got,
  given: words.given,
  mixed: words.mixed,
  ablaze: words.ablaze,
  bursting: words.bursting,
  hurt: words.hurt,
  mouthed: words.mouthed,
  ailing: words.ailing,
  eating: words.eating,
  irritated: words.irritated,
  reddened: words.reddened,
  sparking: words.sparking,
  smellsBurnt: words.smellsBurnt,
  bulging: words.bulging,
  leaking: words.leaking,
  shocked: words.shocked,
  gas: gas.of,
  gasSmell: gas.whole,
  sounding: words.sounding,
  trapped: words.trapped,
  trappedApart: trappedApart.last,
});

/** "My hamster" where nothing but small words stands before it. */
function ownIn(said: readonly string[], { mine, plain, moments, emergency }: Words): Place | null {
  const from = said.findIndex((word) => mine.has(word));
  if (from < 0 || from + 1 >= said.length) return null;
  const isLed = said
    .slice(0, from)
    .every(
      (word) => plain.has(word) || moments.has(word) || emergency.distress.has(word) || emergency.mistaken.has(word),
    );
  // "My washing machine" swallows socks.
  const isThing = thingsAt(said.slice(from, from + LONGEST_NAME), lifeless).length > 0;
  return isLed && !isThing ? { from, to: from + 2 } : null;
}

/** "Help!", "what do I do"; not "help with drops", "what do I do for spots". */
function isCall({ said, others, self, own }: Clause, { distress }: EmergencyWords): boolean {
  const isFollowed = (to: number): boolean =>
    [...others, ...self, ...(own ? [own] : [])].some(({ from }) => from === to);
  return placesOf(said, distress).some(({ to }) => to === said.length || isFollowed(to));
}
