import type { ProductFacts } from "../../../db/lexemes.ts";
import { larger, startOf } from "../index/packed.ts";
import { tellsKind } from "../../wording/goods/tells-kind.ts";
import { accessoryWords } from "./accessory-words.ts";
import { BESIDE, END, learnMadeFor, SIGNS, TOLD } from "./made-for.ts";
import { runsOf } from "./title-words.ts";

/** What products are by their titles, and what they are only made for: a "laptop bag" is no laptop. */
export interface Heads {
  /** Words without their endings. */
  names: string[];
  /** By name: whether it is that of a thing, as "shirt" is, and no other, as that of a model is. */
  isThing: Uint8Array<ArrayBuffer>;
  called: Texts;
  /** Those of them whose category, or an attribute that tells their kind, says so too. */
  told: Texts;
  /** The texts that are only made for what has the name. */
  madeFor: Texts;
  /** By text: whether it is of the kind that is made for others. */
  isAccessory: Uint8Array<ArrayBuffer>;
}

/** The texts of name `n` end at `ends[n]`. */
export interface Texts {
  ends: Uint32Array<ArrayBuffer>;
  texts: Uint32Array<ArrayBuffer>;
}

export interface HeadsBuilder {
  /** Texts rise. */
  add(text: number, product: Pick<ProductFacts, "title" | "brand" | "category" | "attributes" | "language">): void;
  finish(): Heads;
}

/** So many different words of titles are known, and so many names of attributes kept: what makes an index has little memory. */
const MOST_WORDS = 200_000;
const MOST_NAMES = 10_000;

/**
 * Learns from all titles which words name things: those that others go with, and that hardly go with others. A word that
 * such a thing stands behind tells what that is made for, and not what the product is.
 */
export function headsBuilder(mostWords = MOST_WORDS): HeadsBuilder {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  /** How often each is written in capitals, or counted. */
  const noThing: number[] = [];
  let said = new Uint32Array(1024);
  let length = 0;
  const textEnds: [text: number, end: number][] = [];
  const ofCategories = new Set<number>();

  /** Undefined: there is no room for it. */
  const numberOf = (word: string): number | undefined => {
    const known = numbers.get(word);
    if (known !== undefined || words.length === mostWords) return known;
    words.push(word);
    noThing.push(0);
    numbers.set(word, words.length - 1 + SIGNS);
    return words.length - 1 + SIGNS;
  };
  const names = new Map<string, boolean>();
  const isOfKinds = (name: string): boolean => {
    const known = names.get(name) ?? tellsKind(name);
    if (names.size < MOST_NAMES) names.set(name, known);
    return known;
  };
  /** By kinds and their languages: thousands of products are of one. */
  const namesOfKinds = new Map<string, string | undefined>();
  const nameIn = (kind: string, language: string): string | undefined => {
    const key = `${language} ${kind}`;
    if (namesOfKinds.has(key)) return namesOfKinds.get(key);
    const name = runsOf(kind, language, "")
      .find(({ isBeside }) => !isBeside)
      ?.words.at(-1)?.name;
    if (namesOfKinds.size < MOST_NAMES) namesOfKinds.set(key, name);
    return name;
  };
  const note = (number: number): void => {
    if (length === said.length) said = larger(said, Uint32Array);
    said[length++] = number;
  };

  return {
    add(text, { title, brand, category, attributes, language }) {
      for (const run of runsOf(title, language, brand ?? "")) {
        if (run.isBeside) note(BESIDE);
        for (const { name, isCapitals, isCounted } of run.words) {
          const number = numberOf(name);
          if (number === undefined) continue;
          note(number);
          if (isCapitals || isCounted) noThing[number - SIGNS]!++;
        }
        note(END);
      }
      const kinds: string[] = [];
      for (const name in attributes)
        if (isOfKinds(name)) kinds.push(...[attributes[name]].filter((value) => typeof value === "string"));
      for (const kind of [...(category?.split(">") ?? []), ...kinds]) {
        const name = nameIn(kind, language);
        const number = name === undefined ? undefined : numberOf(name);
        if (number === undefined) continue;
        ofCategories.add(number);
        note(TOLD);
        note(number);
        note(END);
      }
      textEnds.push([text, length]);
    },

    finish() {
      const { isThing, isMadeFor, isFittedOut } = learnMadeFor({
        said: said.subarray(0, length),
        words,
        ofCategories,
        noThing,
      });
      const madeFor = words.map((): number[] => []);
      const called = words.map((): number[] => []);
      const toldOf = words.map((): number[] => []);
      const isAccessory = new Uint8Array(textEnds.length);
      let at = 0;
      for (const [text, end] of textEnds) {
        const is = new Set<number>();
        const told = new Set<number>();
        const others = new Set<number>();
        let sign: number = END;
        for (; at < end; at++) {
          const word = said[at]!;
          if (word < SIGNS) sign = word;
          else if (sign === TOLD) told.add(word - SIGNS);
          else if (sign === BESIDE || isMadeFor(at)) others.add(word - SIGNS);
          else is.add(word - SIGNS);
        }
        // "Laptop 12 V adapter", "screen protector, laptop": wherever it stands, the adapter is what there is to be had.
        if ([...is].some((word) => accessoryWords.has(words[word]!)))
          for (const word of is)
            if (isFittedOut(word + SIGNS) && !accessoryWords.has(words[word]!)) {
              is.delete(word);
              others.add(word);
            }
        for (const word of told) {
          is.add(word);
          toldOf[word]!.push(text);
        }
        if ([...is].some((word) => accessoryWords.has(words[word]!))) isAccessory[text] = 1;
        for (const word of is) called[word]!.push(text);
        for (const word of others) if (!is.has(word)) madeFor[word]!.push(text);
      }
      return packed(words, { called, madeFor, told: toldOf }, isThing, isAccessory);
    },
  };
}

/** Only words that things are called by, or that something is made for, tell anything. */
function packed(
  words: string[],
  { called, madeFor, told }: Record<"called" | "madeFor" | "told", number[][]>,
  isThing: (word: number) => boolean,
  isAccessory: Uint8Array<ArrayBuffer>,
): Heads {
  const kept = [...words.keys()].filter((word) => called[word]!.length + madeFor[word]!.length > 0);
  const textsOf = (all: number[][]): Texts => {
    let end = 0;
    return {
      ends: Uint32Array.from(kept, (word) => (end += all[word]!.length)),
      texts: Uint32Array.from(kept.flatMap((word) => all[word]!)),
    };
  };
  return {
    names: kept.map((word) => words[word]!),
    isThing: Uint8Array.from(kept, (word) => Number(isThing(word + SIGNS))),
    called: textsOf(called),
    told: textsOf(told),
    madeFor: textsOf(madeFor),
    isAccessory,
  };
}

const places = new WeakMap<Heads, ReadonlyMap<string, number>>();

/** The place of a name; undefined: nothing is called so, or made for it. */
export function placeOf(heads: Heads, name: string): number | undefined {
  let known = places.get(heads);
  if (!known) places.set(heads, (known = new Map(heads.names.map((one, n) => [one, n]))));
  return known.get(name);
}

export const textsAt = ({ ends, texts }: Texts, place: number): Uint32Array =>
  texts.subarray(startOf(ends, place), ends[place]);

export const headsBuffersOf = ({ isThing, called, told, madeFor, isAccessory }: Heads): ArrayBuffer[] => [
  isThing.buffer,
  isAccessory.buffer,
  ...[called, told, madeFor].flatMap(({ ends, texts }) => [ends.buffer, texts.buffer]),
];

/** What is asked for by a wish in words, without its ending: the bag in "bag for a laptop", "laptop bag". */
export const askedFor = (wish: string, code: string): string | null =>
  runsOf(wish, code, "")
    .findLast(({ isBeside }) => !isBeside)
    ?.words.at(-1)?.name ?? null;
