import { accessoryWords } from "../goods/accessory-words.ts";
import { askedFor, placeOf, textsAt, type Heads } from "../goods/heads.ts";
import { nameOf } from "../goods/name-of.ts";
import { countOf, findLexeme, type LexemeIndex } from "../index/lexeme-index.ts";
import { startOf } from "../index/packed.ts";
import type { Language } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { words } from "../language/words.ts";
import { fold } from "../../wording/fold.ts";
import type { Alternative } from "./alternatives.ts";

/** A word of fewer descriptions is there by chance; one of more is said of anything. */
const holders = { least: 3, most: 2_000 };
/** So many of the things that are described by a word have the same name, and so many of those that have the name are described by it. */
const share = { ofDescribed: 0.75, ofNamed: 0.1 };

/**
 * What a shop calls the thing that is asked for, as its own descriptions tell: where no product is called a "hassock", nor has it in a
 * brand, a category or an attribute, and nearly all whose descriptions say so are called "pouffe", that is the shop's name for it.
 *
 * @param reading of the question's words by that language, with "" for a stop word
 */
export async function learntNames(
  index: LexemeIndex,
  { text, language, reading }: { text: string; language: Language; reading: readonly string[] },
  lexer: Lexer,
): Promise<Alternative[]> {
  const { facts, isOnlyDescribed } = index;
  const thing = facts && askedFor(text, language.code);
  if (!thing || placeOf(facts.heads, thing) !== undefined) return [];
  const said = words(text, language);
  const at = said.findLastIndex((word, place) => reading[place] !== "" && nameOf(fold(word)) === thing);
  const of = reading[at];
  const number = of ? findLexeme(index, of) : -1;
  if (!of || number < 0 || isOnlyDescribed[number] !== 1) return [];
  const count = countOf(index, number);
  if (count < holders.least || count > holders.most) return [];
  for (const name of namesOfDescribed(index, facts.heads, number)) {
    const by = await lexer.question(name, language);
    if (by.length > 0) return [{ said: said[at]!, means: name, of: [of], by, isGuess: true }];
  }
  return [];
}

/** What was learnt of lexemes by their numbers, the latest last. */
const remembered = new WeakMap<LexemeIndex, Map<number, readonly string[]>>();
const MOST_REMEMBERED = 500;

/** What those are called that are described by a lexeme: all names and all their texts are gone through once for it. */
function namesOfDescribed(index: LexemeIndex, heads: Heads, number: number): readonly string[] {
  const known = remembered.get(index) ?? new Map<number, readonly string[]>();
  remembered.set(index, known);
  const before = known.get(number);
  if (before) return before;
  const count = countOf(index, number);
  const described = new Set(index.texts.subarray(startOf(index.postingEnds, number), index.postingEnds[number]));
  const found = heads.names.filter((name, place) => {
    if (heads.isThing[place] !== 1 || accessoryWords.has(name)) return false;
    const texts = textsAt(heads.called, place);
    if (texts.length < holders.least) return false;
    const both = texts.reduce((sum, one) => sum + (described.has(one) ? 1 : 0), 0);
    return both >= count * share.ofDescribed && both >= texts.length * share.ofNamed;
  });
  if (known.size >= MOST_REMEMBERED) known.delete(known.keys().next().value!);
  known.set(number, found);
  return found;
}
