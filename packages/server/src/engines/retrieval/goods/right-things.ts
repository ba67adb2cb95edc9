import type { Alternative } from "../other-words/alternatives.ts";
import { findLexeme, type LexemeIndex } from "../index/lexeme-index.ts";
import { accessoryWords } from "./accessory-words.ts";
import { nameOf } from "./name-of.ts";
import { union, without } from "../index/rising.ts";
import { runsOf } from "./title-words.ts";
import { askedFor, placeOf, textsAt, type Texts } from "./heads.ts";

/** What speaks for texts that are the thing that is asked for, and against those that are only made for it; texts rise. */
export interface RightThings {
  called: Uint32Array;
  /** Those, and what has the name in its title alone where most are told to be it: a "notebook riser". */
  named: Uint32Array;
  madeFor: Uint32Array;
  /** Whether the name is that of a thing, so that what has another name is something else. */
  isThing: boolean;
  /** By how much what is called so is worth more, and all else less; parts of the whole score. */
  more: number;
  less: number;
  /** By text whether it is made for others, where a model is named and none of these. */
  accessories: { is: Uint8Array; less: number } | null;
}

/** Of the score that the word brings. */
const [MORE, LESS] = [0.3, 0.4];
/** Of the whole score. */
const ACCESSORY_LESS = 0.15;
/** Where so many of what is called so are told to be it, the others are something else. */
const MOST = 1 / 2;

/** A word that is spelt otherwise is known by what is left of it: "galxi" of "Galxy". */
const isCutFrom = (lexeme: string, name: string): boolean =>
  lexeme.length >= SHORTEST && Math.abs(name.length - lexeme.length) <= 1 && name.startsWith(lexeme.slice(0, -1));
const SHORTEST = 4;

/** What a lexeme may be cut from: "galaxi" from "galaxy", "iphon" from "iphone". */
const namesOf = (lexeme: string): string[] => [lexeme, `${lexeme}e`, lexeme.replace(/i$/, "y")].map(nameOf);

const noTexts = new Uint32Array(0);

/** @returns null: nobody knows */
export function rightThings(
  index: LexemeIndex,
  wish: string,
  lexemes: readonly string[],
  alternatives: readonly Alternative[],
): RightThings | null {
  const { facts } = index;
  const [code = ""] = index.languages;
  if (!facts) return null;
  const asksForAccessory = runsOf(wish, code, "").some(({ words }) =>
    words.some(({ name }) => accessoryWords.has(name)),
  );
  const namesModel = wish.split(/\s+/).some((word) => /\p{L}/u.test(word) && /\p{N}/u.test(word));
  const accessories = asksForAccessory || !namesModel ? null : { is: facts.heads.isAccessory, less: ACCESSORY_LESS };
  const name = askedFor(wish, code);
  if (name === null)
    return { called: noTexts, named: noTexts, madeFor: noTexts, isThing: false, more: 0, less: 0, accessories };
  const others = alternatives.flatMap(({ said, by, means }) => {
    if (by.length !== 1) return [];
    // A kind of the thing is told by its name, without an ending already.
    if (askedFor(said, code) === name) return [means, askedFor(means, code) ?? []].flat();
    return isCutFrom(said, name) ? namesOf(means) : [];
  });
  const places = [...new Set([name, ...others])].flatMap((one) =>
    one === null ? [] : (placeOf(facts.heads, one) ?? []),
  );
  const gathered = (texts: Texts): Uint32Array =>
    places.map((place) => textsAt(texts, place)).reduce((all, more) => union(all, more), noTexts);
  const named = gathered(facts.heads.called);
  const told = gathered(facts.heads.told);
  // What no text says brings nothing.
  const isSaid = (one: string): boolean =>
    findLexeme(index, one) >= 0 || alternatives.some(({ of }) => of.includes(one));
  const isThing = places.some((place) => facts.heads.isThing[place] === 1);
  const share = 1 / Math.max(1, lexemes.filter(isSaid).length);
  return {
    called: told.length > 0 && told.length >= named.length * MOST ? told : named,
    named,
    madeFor: without(gathered(facts.heads.madeFor), named),
    isThing,
    more: MORE * share,
    less: LESS * share,
    accessories,
  };
}
