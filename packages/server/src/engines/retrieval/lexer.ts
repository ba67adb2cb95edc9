import { askTogether, type Lexize } from "./dictionary.ts";
import type { Language } from "./language.ts";
import { withoutEnding } from "./endings.ts";
import { createMemory } from "./memory.ts";
import { smallWordsOf } from "./small-words.ts";
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
}

interface Met {
  dictionary: string;
  word: string;
  lexeme: string | undefined;
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
  async function lex(texts: string[], language: Language): Promise<string[][]> {
    const missing = new Map<string, Set<string>>();
    const known = texts.map((text) =>
      words(text, language).map((word): Met => {
        const dictionary = dictionaryFor(word, language);
        const lexeme = memory.recall(dictionary, word);
        if (lexeme === undefined) note(missing, dictionary, word);
        return { dictionary, word, lexeme };
      }),
    );
    const learnt = missing.size > 0 ? await learn(missing, language) : null;
    return known.map((of) =>
      of.map(({ dictionary, word, lexeme }) => lexeme ?? learnt?.get(dictionary)?.get(word) ?? ""),
    );
  }

  async function learn(
    missing: Map<string, Set<string>>,
    language: Language,
  ): Promise<Map<string, Map<string, string>>> {
    const learnt = new Map<string, Map<string, string>>();
    for (const [dictionary, unknown] of missing) {
      const asked = [...unknown];
      const answer = dictionary === "simple" ? asked.map(withoutEnding) : await ask(dictionary, asked);
      const lexemes = asked.map((word, i): [string, string] => [word, withoutAccents(answer[i] ?? word, language)]);
      for (const [word, lexeme] of lexemes) memory.remember(dictionary, word, lexeme);
      learnt.set(dictionary, new Map(lexemes));
    }
    return learnt;
  }

  async function readAsTyped(text: string, language: Language): Promise<string[]> {
    const [read = []] = await lex([text], language);
    const small = smallWordsOf(language.code);
    const typed = language.accentsTell ? read.map((lexeme) => lexeme.split(" ")[0] ?? "") : read;
    if (small.size === 0) return typed;
    const asked = words(text, language);
    return typed.map((lexeme, at) => (small.has(asked[at]!) || small.has(lexeme) ? "" : lexeme));
  }

  return {
    async texts(texts, language) {
      const read = (await lex(texts, language)).map((lexemes) => lexemes.filter(Boolean));
      return language.accentsTell ? read.map((lexemes) => lexemes.flatMap((lexeme) => lexeme.split(" "))) : read;
    },
    question: async (text, language) => (await readAsTyped(text, language)).filter(Boolean),
    readings: (text, languages) => Promise.all(languages.map((language) => readAsTyped(text, language))),
  };
}

function note(missing: Map<string, Set<string>>, dictionary: string, word: string): void {
  const unknown = missing.get(dictionary);
  if (unknown) unknown.add(word);
  else missing.set(dictionary, new Set([word]));
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
