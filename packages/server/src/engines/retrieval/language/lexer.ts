import { askTogether, type Lexize } from "./dictionary.ts";
import type { Language } from "./language.ts";
import { withoutEnding } from "./endings.ts";
import { createMemory } from "./memory.ts";
import { isSmallIn } from "./small-words.ts";
import { words } from "./words.ts";

/**
 * Turns texts into lexemes, without stop words, in the order of the words. Accents are dropped after stemming, which needs
 * them, so that whoever leaves them out finds the same. Where they make other words, a text holds each word with and without
 * them, and a question asks for what was typed. Small words that the dictionary does not know are left out of questions alone.
 */
export interface Lexer {
  texts(texts: string[], language: Language): Promise<string[][]>;
  question(text: string, language: Language): Promise<string[]>;
  /** The words of a question as each of some languages reads them: a list a language, with "" for a stop word. */
  readings(text: string, languages: Language[]): Promise<string[][]>;
  /** The lexeme of each of some lower-case words that nobody may ever have written: none is remembered. "" for a stop word. */
  guesses(words: string[], language: Language): Promise<string[]>;
}

interface Cut {
  words: string[];
  language: Language;
}

/** What a dictionary is to be asked for. */
interface Missing {
  words: Set<string>;
  language: Language;
}

const ASCII = /^[\x00-\x7f]*$/;
const LATIN = /^[\p{Script=Latin}\p{M}]+$/u;
const DIGIT = /\p{N}/u;
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
const LETTERS = /[ßæœøđłıð]/g;
const spelled: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", ı: "i", ð: "d" };

/** @param capacity how many words are remembered, for all tenants together, so that a question seldom costs a round trip */
export function createLexer(lexize: Lexize, capacity: number): Lexer {
  const memory = createMemory(capacity);
  const ask = askTogether(lexize);

  /** The lexeme of each word of each text, "" for a stop word. Where accents tell, a word has two, parted by a space. */
  async function lex(texts: Cut[]): Promise<string[][]> {
    const missing = new Map<string, Missing>();
    const known = texts.map(({ words: cut, language }) =>
      cut.map((word) => {
        const dictionary = dictionaryFor(word, language);
        const lexeme = memory.recall(dictionary, word);
        if (lexeme === undefined) note(missing, dictionary, word, language);
        return lexeme ?? "";
      }),
    );
    if (missing.size === 0) return known;
    const learnt = await learn(missing);
    return known.map((lexemes, i) => {
      const { words: cut, language } = texts[i]!;
      return lexemes.map((lexeme, at) => learnt.get(dictionaryFor(cut[at]!, language))?.get(cut[at]!) ?? lexeme);
    });
  }

  async function learn(missing: Map<string, Missing>): Promise<Map<string, Map<string, string>>> {
    const unknown = [...missing].map(([dictionary, { words: of, language }]) => ({
      dictionary,
      words: [...of],
      language,
    }));
    const isAsked = ({ dictionary }: { dictionary: string }): boolean => dictionary !== "simple";
    const answers = (await ask(unknown.filter(isAsked))).values();
    return new Map(
      unknown.map((one) => {
        const { dictionary, words: of, language } = one;
        const answer = isAsked(one) ? answers.next().value! : of.map(withoutEnding);
        const lexemes = of.map((word, i): [string, string] => [word, withoutAccents(answer[i] ?? word, language)]);
        for (const [word, lexeme] of lexemes) memory.remember(dictionary, word, lexeme);
        return [dictionary, new Map(lexemes)];
      }),
    );
  }

  /** Each text as a question asks for it. */
  async function readAsTyped(texts: Cut[]): Promise<string[][]> {
    return (await lex(texts)).map((read, i) => {
      const { words: asked, language } = texts[i]!;
      const isSmall = isSmallIn(language.code);
      const typed = language.accentsTell ? read.map((lexeme) => lexeme.split(" ")[0] ?? "") : read;
      return typed.map((lexeme, at) => (isSmall(asked[at]!, lexeme) ? "" : lexeme));
    });
  }

  return {
    async guesses(guessed, language) {
      const [lexemes = []] = await ask([{ dictionary: language.name, words: guessed }]);
      return lexemes.map((lexeme) => withoutAccents(lexeme, language));
    },
    async texts(texts, language) {
      const cut = texts.map((text) => ({ words: words(text, language), language }));
      const read = (await lex(cut)).map((lexemes) => lexemes.filter(Boolean));
      return language.accentsTell ? read.map((lexemes) => lexemes.flatMap((lexeme) => lexeme.split(" "))) : read;
    },
    async question(text, language) {
      const [read = []] = await readAsTyped([{ words: words(text, language), language }]);
      return read.filter(Boolean);
    },
    readings(text, languages) {
      const byLetters = new Map<string, string[]>();
      return readAsTyped(
        languages.map((language) => {
          const letters = `${language.lowerCase} ${language.hasOwnYe}`;
          const cut = byLetters.get(letters) ?? words(text, language);
          byLetters.set(letters, cut);
          return { words: cut, language };
        }),
      );
    },
  };
}

function note(missing: Map<string, Missing>, dictionary: string, word: string, language: Language): void {
  const unknown = missing.get(dictionary);
  if (unknown) unknown.words.add(word);
  else missing.set(dictionary, { words: new Set([word]), language });
}

function dictionaryFor(word: string, language: Language): string {
  if (DIGIT.test(word)) return "simple";
  return language.latin !== language.name && LATIN.test(word) ? language.latin : language.name;
}

function withoutAccents(lexeme: string, language: Language): string {
  if (ASCII.test(lexeme)) return lexeme;
  const plain = lexeme
    .normalize("NFD")
    .replace(ACCENTS, "")
    .replace(LETTERS, (letter) => spelled[letter] ?? letter)
    .normalize("NFC");
  return language.accentsTell && plain !== lexeme ? `${lexeme} ${plain}` : plain;
}
