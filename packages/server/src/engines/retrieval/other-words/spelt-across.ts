import type { IsKnown } from "../index/known-lexemes.ts";
import { countOf, findLexeme, type LexemeIndex } from "../index/lexeme-index.ts";
import { languageOf, type Language } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { words } from "../language/words.ts";
import type { Alternative } from "./alternatives.ts";

/** What one English writes in a word and another otherwise. */
interface Spelling {
  british: RegExp;
  american: RegExp;
  so: string;
  otherwise: string;
}

const spelling = (so: string, otherwise: string, before: string, behind: string): Spelling => ({
  british: new RegExp(`(?<=^\\p{L}*${before})${so}(?=${behind}$)`, "u"),
  american: new RegExp(`(?<=^\\p{L}*${before})${otherwise}(?=${behind}$)`, "u"),
  so,
  otherwise,
});

const spellings: readonly Spelling[] = [
  spelling("is", "iz", "\\p{L}{4}", "(?:e[sdr]?|ers|ing|ations?|able)"),
  spelling("ys", "yz", "(?:anal|catal|paral|hydrol)", "(?:e[sdr]?|ing)"),
  spelling(
    "our",
    "or",
    "(?:arm|behavi|col|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|rum|sav|tum|vap|vig)",
    "(?:s|ed|ing|ful|less|ites?|able|hood|y)?",
  ),
  spelling("re", "er", "(?:calib|cent|fib|lit|lust|met|sab|somb|spect|theat)", "s?"),
  spelling("ogue", "og", "(?:anal|catal|dial|monol)", "s?"),
  spelling(
    "ll",
    "l",
    "(?:cance|channe|counse|dia|ename|fue|jewe|labe|leve|marve|mode|pane|penci|shove|signa|swive|trave|tunne)",
    "(?:ed|ing|ers?)",
  ),
];
/** Words that no rule tells. */
const pairs: ReadonlyMap<string, string> = new Map(
  "aluminium aluminum|pyjamas pajamas|pyjama pajama|jewellery jewelry|tyre tire|tyres tires|mould mold|moulds molds|cosy cozy|licence license|defence defense|programme program|doughnut donut|doughnuts donuts|yoghurt yogurt|yoghurts yogurts|chilli chili|chillies chilies|moustache mustache|grey gray|sulphur sulfur|sulphate sulfate|sulphates sulfates|artefact artifact|artefacts artifacts|plough plow|woollen woolen|enrol enroll|fulfil fulfill"
    .split("|")
    .flatMap((pair) => {
      const [british = "", american = ""] = pair.split(" ");
      return [
        [british, american],
        [american, british],
      ] as const;
    }),
);

/** How else English writes a word: "polarised" and "polarized". What no text has is asked of none. */
export function otherSpelling(word: string): string | null {
  const pair = pairs.get(word);
  if (pair !== undefined) return pair;
  for (const { british, american, so, otherwise } of spellings) {
    if (british.test(word)) return word.replace(british, otherwise);
    if (american.test(word)) return word.replace(american, so);
  }
  return null;
}

/** Who writes more words describes more than a wish; each that is spelt otherwise may be asked of the database. */
const MOST_READ = 40;

/**
 * What a question's English words are called in texts that write them as others do: "polarized" of "polarised".
 *
 * @param reading of the question's words by that language, with "" for a stop word
 */
export async function speltAcross(
  text: string,
  language: Language,
  reading: readonly string[],
  { lexer, isKnown }: { lexer: Lexer; isKnown: IsKnown },
): Promise<Alternative[]> {
  if (language.code !== "en") return [];
  const found: Alternative[] = [];
  const said = words(text, language);
  for (const [at, word] of said.length > MOST_READ ? [] : said.entries()) {
    const lexeme = reading[at] ?? "";
    const means = lexeme === "" ? null : otherSpelling(word);
    if (means === null) continue;
    const [by = ""] = await lexer.question(means, language);
    if (by !== "" && by !== lexeme && isKnown(by))
      found.push({ said: word, means, of: [lexeme], by: [by], isGuess: true, isSame: true, isSpelling: true });
  }
  return found;
}

/** A text with each English word as most of a shop's texts write it: "polarised" for "polarized", which one alone has. */
export async function speltAsMost(index: LexemeIndex, text: string, lexer: Lexer): Promise<string> {
  const language = index.languages.includes("en") ? languageOf("en") : null;
  if (!language) return text;
  const count = async (word: string): Promise<number> => {
    const [lexeme = ""] = await lexer.question(word, language);
    const number = lexeme === "" ? -1 : findLexeme(index, lexeme);
    return number < 0 ? 0 : countOf(index, number);
  };
  const said = new Set(words(text, language));
  let spelt = text;
  for (const word of said.size > MOST_READ ? [] : said) {
    const other = otherSpelling(word);
    if (other !== null && (await count(other)) > (await count(word)))
      spelt = spelt.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "giu"), other);
  }
  return spelt;
}
