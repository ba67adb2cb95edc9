import type { Language } from "./language.ts";
import { createMemory } from "./memory.ts";
import { words } from "./words.ts";

/** Words in, their lexemes by one of PostgreSQL's dictionaries out, in the same order; an empty one is a stop word. */
export type Lexize = (dictionary: string, words: string[]) => Promise<string[]>;

/**
 * Turns texts into lexemes, without stop words, in the order of the words. Accents are dropped after stemming, which needs
 * them, so that whoever leaves them out finds the same. Where they make other words, a text holds each word with and without
 * them, and a question asks for what was typed.
 */
export interface Lexer {
  texts(texts: string[], language: Language): Promise<string[][]>;
  question(text: string, language: Language): Promise<string[]>;
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

  /** The lexemes of each word of each text. Where accents tell, a word has two, parted by a space. */
  async function lex(texts: string[], language: Language): Promise<string[][]> {
    const keys = texts.map((text) => words(text, language).map((word) => `${dictionaryFor(word, language)}:${word}`));
    const known = keys.map((of) => of.map((key) => memory.recall(key)));
    const missing = new Map<string, Set<string>>();
    for (const [text, of] of keys.entries())
      for (const [place, key] of of.entries()) if (known[text]![place] === undefined) note(missing, key);
    const learnt = new Map<string, string>();
    for (const [dictionary, unknown] of missing) {
      const asked = [...unknown];
      const answer = dictionary === "simple" ? asked : await lexize(dictionary, asked);
      asked.forEach((word, i) => {
        const lexeme = withoutAccents(answer[i] ?? word, language);
        learnt.set(`${dictionary}:${word}`, lexeme);
        memory.remember(`${dictionary}:${word}`, lexeme);
      });
    }
    return keys.map((of, text) =>
      of.map((key, place) => known[text]![place] ?? learnt.get(key) ?? "").filter((lexeme) => lexeme !== ""),
    );
  }

  return {
    async texts(texts, language) {
      const read = await lex(texts, language);
      return language.accentsTell ? read.map((lexemes) => lexemes.flatMap((lexeme) => lexeme.split(" "))) : read;
    },
    async question(text, language) {
      const [read = []] = await lex([text], language);
      return language.accentsTell ? read.map((lexeme) => lexeme.split(" ")[0] ?? "") : read;
    },
  };
}

function note(missing: Map<string, Set<string>>, key: string): void {
  const end = key.indexOf(":");
  const unknown = missing.get(key.slice(0, end)) ?? new Set();
  missing.set(key.slice(0, end), unknown.add(key.slice(end + 1)));
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
