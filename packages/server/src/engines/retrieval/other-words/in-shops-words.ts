import { countOf, findLexeme, type LexemeIndex } from "../index/lexeme-index.ts";
import { knownIn } from "../index/known-lexemes.ts";
import { languageOf, type Language } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { saysSmallWord } from "../language/says-small-word.ts";
import { words } from "../language/words.ts";
import type { Synonyms } from "./synonyms.ts";
import { colourCalled } from "../../wording/colours.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { languageNaming, languageOfColours, namesIn } from "../../wording/goods/language-naming.ts";
import { LONGEST } from "../../wording/goods/names-said.ts";
import type { Thing } from "../../wording/goods/things.ts";
import { languagesOfNames, type LanguageOfNames } from "../../wording/names-by-language.ts";

/** A wish in the words of the texts, and how what is left of it was said. */
export interface InShopsWords {
  text: string;
  asSaid(left: string): string;
}

/** Who writes more words describes more than a wish. */
const MOST_READ = 40;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Languages in which what is said of a thing stands behind it. */
const THING_FIRST: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);

interface Put {
  start: number;
  end: number;
  said: string;
  name: string;
  isFeature: boolean;
}

/**
 * Puts the names of goods that no text knows in the words of the texts where they are surely of another language: "rato sem fios" is
 * "wireless mouse" to an English shop, and is read from then on as if just that had been said. What may be either of two things that there are stays as it is, and so does
 * what texts call by what it is only nearly.
 */
export async function inShopsWords(
  index: LexemeIndex,
  wish: string,
  owners: Synonyms,
  lexer: Lexer,
): Promise<InShopsWords> {
  const all = Array.from(wish.matchAll(WORD), ({ index: start, 0: word }) => ({
    word,
    start,
    end: start + word.length,
  }));
  const puts = all.length <= MOST_READ ? await putsIn(index, wish, all, { owners, lexer }) : [];
  const first = puts.find(({ isFeature }) => !isFeature);
  const moved = first ? puts.filter((put) => put.isFeature && isMisplaced(put, first)) : [];
  let text = wish;
  for (const put of puts.toReversed()) {
    const features = moved.map(({ name }) => name);
    const order = THING_FIRST.has(index.languages[0] ?? "") ? [put.name, ...features] : [...features, put.name];
    const name = put === first ? order.join(" ") : moved.includes(put) ? "" : put.name;
    text = text.slice(0, put.start) + name + text.slice(put.end);
  }
  text = text.replace(/\s+/g, " ").trim();
  return {
    text: puts.length > 0 ? text : wish,
    asSaid: (left) =>
      left === text ? wish : puts.reduce((some, { name, said }) => some.replace(wholly(name), () => said), left),
  };

  function isMisplaced({ start }: Put, thing: Put): boolean {
    return start > thing.start !== THING_FIRST.has(index.languages[0] ?? "");
  }
}

/** A name where it stands as words of its own: "ring" is not in "string". */
const wholly = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "u");

async function putsIn(
  index: LexemeIndex,
  wish: string,
  all: readonly { word: string; start: number; end: number }[],
  { owners, lexer }: { owners: Synonyms; lexer: Lexer },
): Promise<Put[]> {
  const languages = index.languages.map(languageOf);
  const code = await languageOfNames(wish, all, languages, lexer);
  if (code === null) return [];
  const found: Put[] = [];
  for (let at = 0; at < all.length; at++)
    for (let to = Math.min(all.length, at + LONGEST); to > at; to--) {
      const [start, end] = [all[at]!.start, all[to - 1]!.end];
      const said = wish.slice(start, end);
      const named = namesIn(foldedWords(said), code);
      if (named.length === 0 && to === at + 1)
        found.push(...(await colourIn(index, { said, start, end }, languages, lexer)));
      if (named.length === 0) continue;
      if (!(await isKnown(index, said, languages, { owners, lexer }))) {
        const meant = await Promise.all(named.map(({ thing }) => nameIn(index, thing, languages, lexer)));
        const [name, other] = meant.filter((one) => one !== null);
        const { isFeature } = named[0]!.thing;
        if (name !== undefined && other === undefined) found.push({ start, end, said, name, isFeature });
      }
      at = to - 1;
      break;
    }
  return found;
}

/** The language, not the tenant's, in whose names goods are wished for; null: none is sure. */
async function languageOfNames(
  wish: string,
  all: readonly { word: string }[],
  languages: Language[],
  lexer: Lexer,
): Promise<LanguageOfNames | null> {
  const [own] = languages;
  const said = all.map(({ word }) => fold(word));
  const codes = languages.map(({ code }) => code);
  const code = languageNaming(said, codes) ?? languageOfColours(said, codes);
  if (!own || code === null) return null;
  const [reading = []] = await lexer.readings(wish, [own]);
  return saysSmallWord(words(wish, own), reading) ? null : code;
}

/** A colour that no text calls so, as texts call it; none: it is no such one. */
async function colourIn(
  index: LexemeIndex,
  put: Pick<Put, "said" | "start" | "end">,
  languages: Language[],
  lexer: Lexer,
): Promise<Put[]> {
  const places = languages.map(({ code }) => languagesOfNames.findIndex((one) => one === code));
  const names = places.flatMap((place) => (place < 0 ? [] : colourCalled(fold(put.said), place)));
  if (names.length === 0 || (await countIn(index, put.said, languages[0]!, lexer)) > 0) return [];
  for (const name of names)
    if ((await countIn(index, name, languages[0]!, lexer)) > 0) return [{ ...put, name, isFeature: true }];
  return [];
}

/** Whether texts say it, or the owner says what they call it. */
async function isKnown(
  index: LexemeIndex,
  said: string,
  languages: Language[],
  { owners, lexer }: { owners: Synonyms; lexer: Lexer },
): Promise<boolean> {
  const known = knownIn(index);
  const read = await Promise.all(
    languages.map(async (language) => {
      const lexemes = await lexer.question(said, language);
      return lexemes.length > 0 && (lexemes.every(known) || (await owners.expand(lexemes, language.code)).length > 0);
    }),
  );
  return read.includes(true);
}

/** What most texts call a thing, the languages of the texts first; null: none names it. */
async function nameIn(
  index: LexemeIndex,
  { names }: Thing,
  languages: Language[],
  lexer: Lexer,
): Promise<string | null> {
  const own = languages.flatMap(({ code }) => languagesOfNames.filter((one) => one === code));
  const others = languagesOfNames.filter((code) => !own.includes(code));
  for (const codes of [...own.map((code) => [code]), others]) {
    const all = codes.flatMap((code) =>
      names[code].filter(({ isAmbiguous }) => !isAmbiguous || own.includes(code)).map(({ text }) => text),
    );
    const told = await Promise.all(
      all.map(async (text) => ({ text, count: await countIn(index, text, languages[0]!, lexer) })),
    );
    const [best] = told.toSorted((one, other) => other.count - one.count);
    if (best && best.count > 0) return best.text;
  }
  return null;
}

/** How many texts may hold a name, by its rarest word. */
async function countIn(index: LexemeIndex, name: string, language: Language, lexer: Lexer): Promise<number> {
  const lexemes = await lexer.question(name, language);
  const counts = lexemes.map((lexeme) => {
    const number = findLexeme(index, lexeme);
    return number < 0 ? 0 : countOf(index, number);
  });
  return counts.length === 0 ? 0 : Math.min(...counts);
}
