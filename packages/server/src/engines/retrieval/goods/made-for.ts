import { accessoryWords } from "./accessory-words.ts";

/** Signs among the words of titles: a run ends; one begins that names what the thing goes with; one that tells what kind of thing it is. */
export const [END, BESIDE, TOLD] = [0, 1, 2];
export const SIGNS = 3;
/** A thing is told apart by so many different words at least: a screen filter from a water filter. */
const KINDS = 2;
/** It ends what it is called by for one in so many times at least. */
const OFTEN = 6;
/** Who goes behind another for one in so many times goes with it: an optical mouse is a mouse that is optical. */
const SELDOM = 5;
/** So near to each other words tell in which order they go. */
const NEAR = 2;
/** What so many different accessories are named after is a thing that is fitted out. */
const ACCESSORIES = 3;
/** Of so many pairs of words it is known in which order they go: what makes an index has little memory. */
const MOST_ORDERS = 1_000_000;

/** All titles as their words follow each other: numbers from `SIGNS` on, with signs between. */
export interface SaidInTitles {
  said: Uint32Array;
  words: readonly string[];
  /** Words that categories are called by. */
  ofCategories: ReadonlySet<number>;
  /** How often each word is written in capitals, as types are, or counted, as persons and pieces are. */
  noThing: readonly number[];
}

export interface MadeFor {
  /** Whether a word names a thing, and not one of its kinds or makes. */
  isThing(word: number): boolean;
  /** Whether the word at a place tells what something is made for: a thing stands behind it in its run. */
  isMadeFor(at: number): boolean;
  /** Whether a word names what accessories are made for, as "laptop" and "camera" do. */
  isFittedOut(word: number): boolean;
}

/** Learns from all titles which words name things, and which of them others are made for. */
export function learnMadeFor(titles: SaidInTitles): MadeFor {
  const { said, words } = titles;
  const isThing = thingsIn(titles);
  const count = words.length + SIGNS;
  const orders = ordersIn(said, isThing, count);
  const accessories = accessoriesBehind(said, words);
  const goesWith = (word: number, thing: number): boolean =>
    (orders.get(thing * count + word) ?? 0) * SELDOM >= (orders.get(word * count + thing) ?? 0);
  return {
    isThing: (word) => isThing[word] === 1,
    isFittedOut: (word) => (accessories.get(word)?.size ?? 0) >= ACCESSORIES,
    isMadeFor(at) {
      const word = said[at]!;
      for (let next = at + 1; said[next]! >= SIGNS; next++) {
        const thing = said[next]!;
        if (isThing[thing] === 1 && !words[thing - SIGNS]!.endsWith(words[word - SIGNS]!))
          if (!orders.has(word * count + thing) || !goesWith(word, thing)) return true;
      }
      return false;
    },
  };
}

/** How often one word stands before another, where one of them is a thing; by both numbers. */
function ordersIn(said: Uint32Array, isThing: Uint8Array, count: number): Map<number, number> {
  const orders = new Map<number, number>();
  for (let first = 0; first < said.length; first++) {
    if (said[first]! < SIGNS) continue;
    for (let next = first + 1; next <= first + NEAR && said[next]! >= SIGNS; next++) {
      if (isThing[said[first]!] === 0 && isThing[said[next]!] === 0) continue;
      const pair = said[first]! * count + said[next]!;
      const known = orders.get(pair);
      if (known !== undefined || orders.size < MOST_ORDERS) orders.set(pair, (known ?? 0) + 1);
    }
  }
  return orders;
}

/** By word the different accessories that are named right behind it. */
function accessoriesBehind(said: Uint32Array, words: readonly string[]): Map<number, Set<number>> {
  const behind = new Map<number, Set<number>>();
  const isAccessory = Uint8Array.from(words, (word) => Number(accessoryWords.has(word)));
  for (let at = 0; at + 1 < said.length; at++) {
    const [word, next] = [said[at]!, said[at + 1]!];
    if (word < SIGNS || next < SIGNS || isAccessory[next - SIGNS] === 0) continue;
    const all = behind.get(word);
    if (all) all.add(next);
    else behind.set(word, new Set([next]));
  }
  return behind;
}

function thingsIn({ said, words, ofCategories, noThing }: SaidInTitles): Uint8Array {
  const count = words.length + SIGNS;
  const isAccessory = (word: number): boolean => word >= SIGNS && accessoryWords.has(words[word - SIGNS]!);
  const last = new Uint32Array(count);
  const within = new Uint32Array(count);
  const kinds = new Map<number, Set<number>>();
  let sign: number = END;
  said.forEach((word, at) => {
    if (word < SIGNS) sign = word;
    if (word < SIGNS || sign !== END) return;
    if (said[at + 1] !== END) return void within[word]!++;
    last[word]!++;
    const before = said[at - 1] ?? END;
    if (before < SIGNS) return;
    const all = kinds.get(word);
    if (!all) kinds.set(word, new Set([before]));
    else if (all.size < KINDS) all.add(before);
  });
  const isThing = (word: number): boolean =>
    ofCategories.has(word) ||
    isAccessory(word) ||
    (word >= SIGNS &&
      (kinds.get(word)?.size ?? 0) >= KINDS &&
      last[word]! * OFTEN >= within[word]! &&
      noThing[word - SIGNS]! * 2 < last[word]! + within[word]!);
  return Uint8Array.from({ length: count }, (_, word) => Number(isThing(word)));
}
