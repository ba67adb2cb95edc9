import type { Alternative } from "./alternatives.ts";
import { findLexeme, lexemeAt, type LexemeIndex } from "./lexeme-index.ts";
import type { Language } from "./language.ts";
import type { Lexer } from "./lexer.ts";
import { startOf } from "./packed.ts";
import { verbForms } from "./verb-forms.ts";

/** A word of a question that no text holds, as it is written and as a lexeme. */
export interface UnknownWord {
  word: string;
  lexeme: string;
}

/** Languages that write compounds in one word, and what they put between their parts. */
const linksOf: Record<string, readonly string[]> = {
  de: ["", "s", "n", "en", "es", "er", "e"],
  nl: ["", "s", "en", "e", "er"],
  sv: ["", "s"],
  da: ["", "s", "e"],
  nb: ["", "s", "e"],
  nn: ["", "s", "e"],
  no: ["", "s", "e"],
};
/** What is left of a word without its other part is no noun but makes another word of it. */
const madeFrom =
  /^(?:ab|an|auf|aus|be|bei|durch|ein|ent|er|ge|hin|her|miss|mit|nach|ont|over|ueber|uber|um|un|under|unter|ver|vor|vorur|zer|zu)$/;
const makes = /^(?:bar|haft|heid|heit|isch|keit|lich|lijk|los|sam|schaft|ung)/;
/** What dictionaries take off too where more stands before it. */
const CUT_FURTHER = /(?:ig|lich|isch|heit|keit)$/;
const shortest = { part: 4, within: 3, stem: 5 };
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyz");
/** A slip in so many last letters may keep a word from being cut as it should. */
const ENDING = 3;
/** Words of a question that are looked at, the letters of the longest, and kindred words that are taken for one. */
const most = { asked: 4, letters: 32, kindred: 4 };

/** Words that a word of the question may be, or be made of. */
interface Guess {
  of: string;
  words: string[];
  /** What its lexemes have to be like. */
  isMeant(lexeme: string): boolean;
}

/**
 * Reads words that no text holds as those which texts have of the same parts: "Zahnreinigungspreis" as "Zahnreinigung" and
 * "Preis", "Schmerzen" as "Zahnschmerzen"; as other forms of the same verb; and as what they are but for a slip in their
 * ending, which keeps them from being cut as others are.
 */
export async function kindredWords(
  index: LexemeIndex,
  unknown: readonly UnknownWord[],
  { text, lexer, language }: { text: string; lexer: Lexer; language: Language },
): Promise<Alternative[]> {
  const asked = unknown
    .filter(({ word }) => /^\p{L}+$/u.test(word) && word.length <= most.letters)
    .slice(0, most.asked);
  if (asked.length === 0) return [];
  const links = linksOf[language.code];
  const guesses = asked.flatMap((one): Guess[] => [
    ...slipsIn(one),
    ...verbForms(one.word, one.lexeme, { question: text, code: language.code }).map((form) => ({
      of: one.lexeme,
      words: [form],
      isMeant: Boolean,
    })),
    ...(links ? partsOf(one, links) : []),
  ]);
  const lexemes = await lexer.guesses(
    guesses.flatMap(({ words }) => words),
    language,
  );
  let at = 0;
  const found = guesses.flatMap(({ of, words, isMeant }): Alternative[] => {
    const by = words.map(() => lexemes[at++]!);
    const isKnown = by.every((lexeme) => lexeme !== of && isMeant(lexeme) && findLexeme(index, lexeme) >= 0);
    return isKnown ? [alternative(of, by)] : [];
  });
  const whole = links ? asked.flatMap((one) => within(index, one)) : [];
  return [...Map.groupBy([...found, ...whole], ({ of }) => of[0]!).values()].flatMap((ofOne) =>
    [...new Map(ofOne.map((one) => [one.means, one])).values()].slice(0, most.kindred),
  );
}

const alternative = (of: string, by: string[]): Alternative => ({
  said: of,
  means: by.join(" "),
  of: [of],
  by,
  isGuess: true,
});

/** The words that one may be that has a letter too few, too many or swapped in its ending. */
function slipsIn({ word, lexeme }: UnknownWord): Guess[] {
  // A word that was cut has an ending that is one.
  if (word.length <= shortest.stem || word.length > lexeme.length) return [];
  const found = new Set<string>();
  for (let at = word.length - ENDING; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of LETTERS) found.add(before + letter + after);
    if (after) found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2));
  }
  // Other slips are told from what texts hold (misspellings.ts).
  const isMeant = (other: string): boolean => other.length >= shortest.stem && isStemOf(other, word);
  return [...found].map((one) => ({ of: lexeme, words: [one], isMeant }));
}

const isStemOf = (lexeme: string, word: string): boolean =>
  lexeme.length < word.length && word.startsWith(lexeme.slice(0, -1));

/** The two words that a compound may be of. */
function partsOf({ word, lexeme }: UnknownWord, links: readonly string[]): Guess[] {
  const found: Guess[] = [];
  for (let at = shortest.part; at <= word.length - shortest.part; at++)
    for (const link of links) {
      const first = word.slice(0, at);
      if (first.endsWith(link) && first.length - link.length >= shortest.part)
        found.push({
          of: lexeme,
          words: [first.slice(0, first.length - link.length), word.slice(at)],
          isMeant: Boolean,
        });
    }
  return found;
}

/** The compounds of the texts that a word is the last part of, and then those that it begins. */
function within(index: LexemeIndex, { word, lexeme }: UnknownWord): Alternative[] {
  if (word.length < shortest.part) return [];
  // A longer word is cut further: "Zimmerreinigung" is "zimmerrein", "Reinigung" alone "reinig".
  const endings = [lexeme, lexeme.replace(CUT_FURTHER, "")].filter(({ length }) => length >= shortest.part);
  const ends = (other: string): boolean =>
    endings.some((one) => other.length >= one.length + shortest.within && other.endsWith(one) && !isMade(other, one));
  const [ending, beginning]: [string[], string[]] = [[], []];
  const { lexemes, lexemeEnds } = index;
  // Most are told apart by a letter.
  const first = lexeme.charCodeAt(0);
  const lasts = new Set(endings.map((one) => one.charCodeAt(one.length - 1)));
  for (let number = 0; number < lexemeEnds.length; number++) {
    const [start, end] = [startOf(lexemeEnds, number), lexemeEnds[number]!];
    if (lexemes[start] !== first && !lasts.has(lexemes[end - 1]!)) continue;
    const other = lexemeAt(index, number);
    if (ends(other)) ending.push(other);
    else if (begins(other, word, lexeme)) beginning.push(other);
  }
  return [...ending, ...beginning].map((other) => alternative(lexeme, [other]));
}

const isMade = (other: string, ending: string): boolean => madeFrom.test(other.slice(0, -ending.length));

function begins(other: string, word: string, lexeme: string): boolean {
  const part = other.startsWith(word) ? word : other.startsWith(lexeme) ? lexeme : null;
  if (part === null || part.length <= shortest.part) return false;
  const rest = other.slice(part.length);
  return rest.length >= shortest.part && !makes.test(rest);
}
