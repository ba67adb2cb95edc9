import { setImmediate as turn } from "node:timers/promises";
import type { Alternative } from "./alternatives.ts";
import { countOf, findLexeme, firstFrom, lexemeAt, type LexemeIndex } from "../index/lexeme-index.ts";
import { startOf } from "../index/packed.ts";
import { maySlip, maySound, sketchOf } from "../index/sketches.ts";
import { soundInto } from "../index/sound.ts";

/** Letters that a word must have before a slip is believed: a short word is one slip away from too many others. */
const least = { heard: 5, swapped: 4, missing: 5, alike: 6, other: 7, first: 8, twice: 10 };
/** Two slips lie within so many letters of each other, or none is believed. */
const widest = 7;
/** Words that one may be misspelt from: the likeliest. And words of a question that are looked at. */
const most = { meant: 3, asked: 10 };
/** What sounds alike differs by no more letters. */
const LETTERS_HEARD = 2;
const WORD = /^[\p{L}\p{M}]+$/u;
/** Letters that are taken for each other in the midst of a word. */
const soundAlike = new Set(["bp", "pb", "dt", "td", "gk", "kg", "mn", "nm"]);
/** The rows of a keyboard, each key above those left and right of it in the next. */
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** Letters with which words begin alike to the ear, the own one first. */
const beginsLike: Record<string, string> = { f: "fp", p: "pf", k: "kc", c: "ck" };

/**
 * Reads words that no text holds as words of the texts that they may be misspelt from: two letters swapped, one missing, too
 * many or, in a longer word or for one that sounds alike, another; or written as it sounds. The first is swapped with the next,
 * or in a long word that of a key beside, where nothing else is likely: without it "bracket" is a racket.
 *
 * @param known what stands for words of the question already
 * @param typed the words of the question by what is left of them
 */
export async function respell(
  index: LexemeIndex,
  lexemes: readonly string[],
  known: readonly Alternative[],
  typed: ReadonlyMap<string, string> = new Map(),
): Promise<Alternative[]> {
  const isMeant = new Set(known.flatMap(({ of }) => of));
  const asked = [...new Set(lexemes)]
    .filter((lexeme) => lexeme.length >= least.swapped && WORD.test(lexeme))
    .filter((lexeme) => !isMeant.has(lexeme) && findLexeme(index, lexeme) < 0)
    .slice(0, most.asked);
  const respelt: Alternative[] = [];
  for (const lexeme of asked) {
    // Tens of thousands of words are looked at for each, and nobody else shall wait for all.
    if (lexeme !== asked[0]) await turn();
    for (const number of likeliest(index, lexeme, typed.get(lexeme) ?? lexeme)) {
      const means = lexemeAt(index, number);
      respelt.push({ said: lexeme, means, of: [lexeme], by: [means], isGuess: true });
    }
  }
  return respelt;
}

function likeliest(index: LexemeIndex, asked: string, word: string): number[] {
  const units = Uint16Array.from(asked, (_, at) => asked.charCodeAt(at));
  let fewest = Infinity;
  let found: number[] = [];
  const { lexemes, lexemeEnds, sketches } = index;
  const own = new Uint16Array(units.length);
  const sounds = soundInto(own, units, 0, units.length);
  const its = new Uint16Array(units.length + LETTERS_HEARD);
  const sketch = sketchOf(units, 0, units.length);
  const believed = units.length >= least.twice ? 2 : 1;
  for (const first of beginsLike[asked[0]!] ?? asked[0]!) {
    const next = String.fromCharCode(first.charCodeAt(0) + 1);
    for (let place = firstFrom(index, first), last = firstFrom(index, next); place < last; place++) {
      const other = sketches[place]!;
      // Tens of thousands begin with a letter, whose own letters lie far apart.
      if (!maySlip(sketch, other, believed) && !maySound(sketch, other, LETTERS_HEARD)) continue;
      const number = index.sorted[place]!;
      const start = startOf(lexemeEnds, number);
      const end = lexemeEnds[number]!;
      const typed = first === asked[0] ? slipsBetween(units, lexemes, { start, end }, word.length) : Infinity;
      const mayBeHeard =
        typed > 1 &&
        units.length >= least.heard &&
        Math.abs(units.length - end + start) <= LETTERS_HEARD &&
        endsAlike(units, lexemes, end);
      const isHeard =
        mayBeHeard &&
        soundInto(its, lexemes, start, end) === sounds &&
        own.subarray(0, sounds).every((letter, at) => letter === its[at]);
      const slips = isHeard ? 1 : typed;
      if (slips < fewest) [fewest, found] = [slips, []];
      if (slips === fewest && slips < Infinity) found.push(number);
    }
  }
  if (found.length === 0)
    found = withOtherFirst(word, asked)
      .map((one) => findLexeme(index, one))
      .filter((one) => one >= 0);
  return found.sort((one, other) => countOf(index, other) - countOf(index, one) || one - other).slice(0, most.meant);
}

/** A word as it is with its first two letters the other way round, "ehadphones", and with the keys beside the first: "jeadphones". */
function withOtherFirst(word: string, asked: string): string[] {
  const [first = "", second = ""] = asked;
  const rest = asked.slice(1);
  const swapped = asked.length > least.swapped ? [`${second}${first}${asked.slice(2)}`] : [];
  return [...swapped, ...(word.length >= least.first ? besideOf(first).map((letter) => `${letter}${rest}`) : [])];
}

/** The letters of the keys around one. */
function besideOf(letter: string): string[] {
  const row = rows.findIndex((one) => one.includes(letter));
  const at = rows[row]?.indexOf(letter) ?? -1;
  const around = [
    rows[row]?.[at - 1],
    rows[row]?.[at + 1],
    rows[row - 1]?.[at],
    rows[row - 1]?.[at + 1],
    rows[row + 1]?.[at - 1],
    rows[row + 1]?.[at],
  ];
  return at < 0 ? [] : around.filter((one) => one !== undefined);
}

/** The last letter of what sounds alike is written alike, for "rat" is cut from "raten" and "ratt" from "Ratten". */
function endsAlike(one: Uint16Array, all: Uint16Array, end: number): boolean {
  const length = one.length;
  const last = one[length - 1];
  return last === all[end - 1] && (one[length - 2] === last) === (all[end - 2] === last);
}

/** How many slips of the keys part two words, of which one has so many letters as it was typed, 1 or 2; `Infinity` where it would take more, or more than is believed. */
function slipsBetween(
  one: Uint16Array,
  all: Uint16Array,
  { start, end }: { start: number; end: number },
  letters: number,
): number {
  const length = one.length;
  const other = end - start;
  const longer = Math.max(length, other) - Math.min(length, other);
  if (longer > (length >= least.twice ? 2 : 1)) return Infinity;
  const shorter = Math.min(length, other);
  let before = 0;
  while (before < shorter && one[before] === all[start + before]) before++;
  let after = 0;
  while (after < shorter - before && one[length - 1 - after] === all[end - 1 - after]) after++;
  const [own, its] = [length - before - after, other - before - after];
  // Texts' words are cut: "recht" has no letter more than "rechen", and slips in endings are told otherwise (kindred-words.ts).
  if (own + its === 1) return length >= (after > 0 ? least.missing : least.other) ? 1 : Infinity;
  // An ending that was cut off was typed, too: "ukelele" has seven letters.
  const at = start + before;
  if (own === 1 && its === 1) {
    const isAlike = soundAlike.has(String.fromCharCode(one[before]!, all[at]!));
    if (isAlike && length >= least.alike) return 1;
    return Math.min(Math.max(length, letters), length + 1) >= least.other ? 1 : Infinity;
  }
  if (own === 2 && its === 2 && one[before] === all[at + 1] && one[before + 1] === all[at]) return 1;
  if (length < least.twice || own > widest || its > widest) return Infinity;
  return distance(one.subarray(before, before + own), all.subarray(at, at + its)) === 2 ? 2 : Infinity;
}

/** The number of letters to swap with the next, to add, to leave out or to change. */
function distance(one: Uint16Array, other: Uint16Array): number {
  let [older, last] = [new Uint8Array(0), Uint8Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = new Uint8Array(other.length + 1);
    row[0] = i;
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) row[j] = Math.min(row[j]!, older[j - 2]! + 1);
    }
    [older, last] = [last, row];
  }
  return last[other.length]!;
}
