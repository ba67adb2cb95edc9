import { countOf, findLexeme, idf, impactOf, rarityOf, type LexemeIndex } from "../index/lexeme-index.ts";
import { LONGER, placeOf, startOf } from "../index/packed.ts";
import type { Gains } from "../ranking.ts";

/** Other words for words of a question. A text that has them all has what was asked for. */
export interface Alternative {
  /** As the owner wrote both; lexemes where nobody did. */
  said: string;
  means: string;
  /** Lexemes of the question, and those that stand for them. */
  of: string[];
  by: string[];
  /** The owner did not say so: they are spelt much alike, or mean the same everywhere. */
  isGuess?: true;
  /** They say only nearly the same. */
  isNear?: true;
  /** They are but a part of it: "Kasse" of "Krankenkasse". */
  isPart?: true;
  /** They name the very same thing, whose name is as telling as all texts with any of its names make it. */
  isSame?: true;
  /** They are the same word, as others write it: "polarized" and "polarised". */
  isSpelling?: true;
  /** They are of what holds for it where nothing of its own is told: "EU countries" for Sweden. */
  isWider?: true;
}

/** What alternatives do for a ranking. */
export interface Meant {
  /** What they add to the scores of texts, beside what the question's own words give: texts by their numbers, and gains. */
  more: Gains;
  /** Whether a text says a lexeme of the question in other words. */
  holds(lexeme: string, text: number): boolean;
  /** How telling a lexeme is that only other words are found for, or other names of the same; undefined: its own standing holds. */
  standing(lexeme: string): { idf: number; holding: number } | undefined;
  /** How much of what it would count alone is left to a lexeme of the question, beside other names of the same: 0 to 1. */
  shareLeft(lexeme: string): number;
}

/** What another word is worth beside the visitor's own, which the texts may well use; less where it is of more than that. */
const worths = { spelling: 1, other: 0.7, wider: 0.35, part: 0.2 };

export const nothingMeant: Meant = {
  more: { texts: new Uint32Array(0), gains: new Float64Array(0) },
  holds: () => false,
  standing: () => undefined,
  shareLeft: () => 1,
};

// One search runs to its end before the next begins, so all of them share these, and none clears more than it has touched:
// another word may stand in each of a hundred thousand texts.
/** By text: how much other words say there, how much the visitor's own do, and what is gained; 0 in all of them. */
let shares = new Float64Array(0);
let ownSaid = new Float64Array(0);
let gained = new Float64Array(0);
/** The texts with a share, and those with a gain. */
let sharing = new Uint32Array(0);
let gaining = new Uint32Array(0);

function makeRoom(texts: number): void {
  if (shares.length >= texts) return;
  [shares, ownSaid, gained] = [new Float64Array(texts), new Float64Array(texts), new Float64Array(texts)];
  [sharing, gaining] = [new Uint32Array(texts), new Uint32Array(texts)];
}

/** Of a text that has a word and others for it, the best counts, and once. */
export function weighAlternatives(index: LexemeIndex, alternatives: readonly Alternative[]): Meant {
  makeRoom(index.ids.length);
  const sayings = new Map<string, number[][]>();
  const standings = new Map<string, { idf: number; holding: number }>();
  const left = new Map<string, number>();
  let gains = 0;
  const groups = Map.groupBy(alternatives, ({ of, isWider, isPart, isSame, isSpelling }) =>
    [of.join(" "), isWider, isPart, isSame, isSpelling].join(" "),
  );
  for (const others of groups.values()) {
    const { of, isWider, isPart, isSame, isSpelling } = others[0]!;
    const known = others
      .map(({ by }) => [...new Set(by)].map((lexeme) => findLexeme(index, lexeme)))
      .filter((numbers) => numbers.length > 0 && !numbers.includes(-1));
    const { count, rarity } = shareOut(index, known);
    if (count === 0) continue;
    const own = of.map((lexeme) => findLexeme(index, lexeme));
    const [only = -1] = own;
    if (isSame && own.length === 1 && only >= 0) {
      const holding = holdingAny(index, only, count);
      const standing = { holding, idf: idf(holding, index.ids.length) };
      standings.set(of[0]!, standing);
      left.set(of[0]!, standing.idf / rarityOf(index, only));
    }
    const shareLeft = of.map((lexeme) => left.get(lexeme) ?? 1);
    const weights = own.map((n, i) => (n < 0 ? rarity / of.length : shareLeft[i]! * rarityOf(index, n)));
    const weight = weights.reduce((sum, one) => sum + one, 0);
    const worth = worths[isPart ? "part" : isWider ? "wider" : isSpelling ? "spelling" : "other"];
    gains = gain(index, { own, shareLeft }, worth * weight, count, gains);
    of.forEach((lexeme, i) => {
      sayings.set(lexeme, [...(sayings.get(lexeme) ?? []), ...known]);
      if (own[i]! < 0 && !(isWider && standings.has(lexeme)))
        standings.set(lexeme, { idf: weights[i]!, holding: count });
    });
  }
  return {
    more: takeGains(gains),
    holds: (lexeme, text) =>
      sayings.get(lexeme)?.some((numbers) => numbers.every((n) => impactOf(index, n, text) > 0)) ?? false,
    standing: (lexeme) => standings.get(lexeme),
    shareLeft: (lexeme) => left.get(lexeme) ?? 1,
  };
}

/** Puts into `shares` how much the best of other words say: 0 to the greatest impact, in units of the idf. */
function shareOut(index: LexemeIndex, known: number[][]): { count: number; rarity: number } {
  let count = 0;
  let rarity = 0;
  for (const numbers of known) {
    let found = 0;
    eachWithAll(index, numbers, (text, share) => {
      found++;
      if (shares[text] === 0) sharing[count++] = text;
      if (shares[text]! < share) shares[text] = share;
    });
    if (found > 0) rarity = Math.max(rarity, idf(found, index.ids.length));
  }
  return { count, rarity };
}

/** Turns the first `count` shares into gains, and clears them. @returns how many texts have gained something by now */
function gain(
  index: LexemeIndex,
  { own, shareLeft }: { own: number[]; shareLeft: number[] },
  worth: number,
  count: number,
  gains: number,
): number {
  own.forEach((n, i) => n >= 0 && sayOwn(index, n, shareLeft[i]!, count));
  for (let at = 0; at < count; at++) {
    const text = sharing[at]!;
    const more = worth * shares[text]! - ownSaid[text]!;
    shares[text] = 0;
    ownSaid[text] = 0;
    if (more <= 0) continue;
    if (gained[text] === 0) gaining[gains++] = text;
    gained[text]! += more;
  }
  return gains;
}

/** How many texts hold a word, or are among the first `count` with a share. */
function holdingAny(index: LexemeIndex, n: number, count: number): number {
  const { postingEnds, texts } = index;
  let holding = count;
  for (let posting = startOf(postingEnds, n); posting < postingEnds[n]!; posting++)
    if (shares[texts[posting]!] === 0) holding++;
  return holding;
}

/** Notes how much the first `count` texts with a share say a word of the visitor's own, of which a share is left. */
function sayOwn(index: LexemeIndex, n: number, shareLeft: number, count: number): void {
  const { postingEnds, texts, impacts, impactUnit } = index;
  if (countOf(index, n) > LONGER * count) {
    for (let at = 0; at < count; at++) ownSaid[sharing[at]!]! += shareLeft * impactOf(index, n, sharing[at]!);
    return;
  }
  for (let posting = startOf(postingEnds, n); posting < postingEnds[n]!; posting++) {
    const text = texts[posting]!;
    if (shares[text] !== 0) ownSaid[text]! += shareLeft * impacts[posting]! * impactUnit;
  }
}

function takeGains(count: number): Meant["more"] {
  const texts = gaining.slice(0, count);
  const gains = new Float64Array(count);
  for (let at = 0; at < count; at++) {
    gains[at] = gained[texts[at]!]!;
    gained[texts[at]!] = 0;
  }
  return { texts, gains };
}

/** Whether a text holds all of these lexemes. */
export function isSomewhere(index: LexemeIndex, lexemes: readonly string[]): boolean {
  const numbers = lexemes.map((lexeme) => findLexeme(index, lexeme));
  if (numbers.includes(-1)) return false;
  let found = false;
  eachWithAll(index, numbers, () => (found = true));
  return found;
}

/** Goes through the texts that hold all of these lexemes, with how much they say there. */
function eachWithAll(index: LexemeIndex, numbers: number[], visit: (text: number, share: number) => void): void {
  const { postingEnds, texts, impacts, impactUnit } = index;
  const [rarest, ...others] = numbers.toSorted((a, b) => countOf(index, a) - countOf(index, b)) as [
    number,
    ...number[],
  ];
  const worth = impactUnit / rarityOf(index, rarest);
  const lists = others.map((n) => ({
    place: startOf(postingEnds, n),
    end: postingEnds[n]!,
    isLong: countOf(index, n) > LONGER * countOf(index, rarest),
    worth: impactUnit / rarityOf(index, n),
  }));
  for (let posting = startOf(postingEnds, rarest); posting < postingEnds[rarest]!; posting++) {
    const text = texts[posting]!;
    let said = impacts[posting]! * worth;
    let held = 0;
    for (const list of lists) {
      if (!goesTo(list, text, texts)) break;
      said += impacts[list.place]! * list.worth;
      held++;
    }
    if (held === lists.length) visit(text, said / numbers.length);
  }
}

/** Moves the place in a list on to a text, or to the one behind it. @returns whether the list has it */
function goesTo(list: { place: number; end: number; isLong: boolean }, text: number, texts: Uint32Array): boolean {
  if (!list.isLong) {
    while (list.place < list.end && texts[list.place]! < text) list.place++;
    return list.place < list.end && texts[list.place] === text;
  }
  const place = placeOf(text, texts, list.place, list.end);
  if (place >= 0) list.place = place;
  return place >= 0;
}
