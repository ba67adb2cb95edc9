import { foldedWords } from "../../../wording/fold.ts";
import { languageOfLocale, languages, type Language } from "../../said/languages.ts";
import type { FoundPassage } from "../../tools.ts";
import type { Turn } from "../../turn.ts";
import { shownNames, shownText } from "../prompt.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { brandsIn, codesIn, initialsIn, mailsIn, phonesIn, withoutPhones } from "./names.ts";
import { numberWordsOf } from "../../../wording/number-words.ts";
import { statementsIn, type Statement } from "./statements.ts";
import { tongueOf, type Tongue } from "./tongue.ts";
import { vocabularyOf, wordsOf, type Vocabulary } from "./words.ts";

/** What stands in a text and can be looked up. */
export interface Facts {
  figures: Figure[];
  phones: string[];
  mails: string[];
  codes: string[];
  brands: string[];
}

/** What the passages say, as sentences about them are held against it. */
export interface Evidence {
  facts: Facts;
  words: Vocabulary;
  /** How much a word tells: the less, the more of their sentences have it. */
  weightOf(word: string): number;
  /** Whether words are of the language of the passages, whichever that is: whether they have its grammar among them. */
  isAtHome(words: string[]): boolean;
  /** Read when they are first asked for. */
  statements(): Statement[];
  /** Of each passage. */
  tongues: Tongue[];
  numberWords: ReadonlyMap<string, number>;
}

export const factsIn = (text: string, numberWords: ReadonlyMap<string, number>): Facts => ({
  figures: figuresIn(withoutPhones(text), numberWords),
  phones: phonesIn(text),
  mails: mailsIn(text),
  codes: codesIn(text),
  brands: brandsIn(text),
});

/** Number words that are nothing else: "on" is ten in Turkish, and any word in English. */
const unmistakable = new Map(
  [...numberWordsOf(languages.map(({ code }) => code))].filter(
    ([word]) => !languages.some(({ words }) => words.plain.has(word)),
  ),
);

const cited = /^[\s\S]*\[\d{1,3}\]/;

/** What of an earlier answer stands before a citation, paragraph by paragraph: the rest is nobody's but the assistant's. */
const carriedIn = (answer: string): string =>
  answer
    .split(/\n{2,}/)
    .map((paragraph) => (cited.exec(paragraph)?.[0] ?? "").replace(/\[\d{1,3}\]/g, ""))
    .join("\n");

/** Of the sentences of a text, so many have each of the words that make up its grammar. */
const ofGrammar = 0.12;
/** And of the words of a sentence, so many are such. */
const leastGrammar = 0.15;
/** Names stand in translations too. */
const capitalised = /\p{Lu}[\p{L}\p{M}]*/gu;

/** What every other sentence has is grammar, in whatever language; what none has tells most. */
function habitsOf(passages: FoundPassage[]): Pick<Evidence, "weightOf" | "isAtHome"> {
  const having = new Map<string, number>();
  const asGrammar = new Map<string, number>();
  const texts = passages.flatMap(({ text, sentences }) => sentences.map(({ start, end }) => text.slice(start, end)));
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) having.set(word, (having.get(word) ?? 0) + 1);
    for (const word of new Set(wordsOf(text.replace(capitalised, " "))))
      if (!/\d/.test(word)) asGrammar.set(word, (asGrammar.get(word) ?? 0) + 1);
  }
  const least = Math.max(2, texts.length * ofGrammar);
  return {
    weightOf: (word) => Math.log(1 + texts.length / (having.get(word) ?? 0.5)),
    isAtHome: (words) =>
      words.filter((word) => (asGrammar.get(word) ?? 0) >= least).length >= Math.max(1, words.length * leastGrammar),
  };
}

/** Of a passage so much tells its language; one of fewer words is in that of the others. In UTF-16 units, and words. */
const LONGEST = 2_000;
const FEWEST_WORDS = 6;

/** Counts the steps, and is no figure of theirs. */
const listNumber = /^[ \t]*\d{1,3}[.)](?=\s)/gm;

/** What the visitor was told before, from other passages, counts like a passage. */
export function evidenceOf(passages: FoundPassage[], { tenant, history }: Turn, spoken: Language): Evidence {
  const own = languageOfLocale(tenant.locale);
  const texts = passages.map((passage) => [...shownNames(passage), shownText(passage)].join("\n"));
  const told = history
    .filter(({ role, kind }) => role === "assistant" && kind === "answer")
    .map(({ content }) => carriedIn(content));
  const all = [...texts, ...told, tenant.name, tenant.assistantName ?? ""].join("\n");
  const together = passages.map(({ text }) => text.slice(0, LONGEST)).join("\n");
  const tongues = passages.map(({ text }) =>
    // "# Refund notes" might be French.
    tongueOf(foldedWords(text).length < FEWEST_WORDS ? together : text.slice(0, LONGEST), own),
  );
  const numberWords = new Map(unmistakable);
  for (const [word, value] of numberWordsOf([...tongues, spoken.code, own.code])) numberWords.set(word, value);
  let statements: Statement[] | null = null;
  return {
    facts: factsIn(all.replace(listNumber, ""), numberWords),
    words: vocabularyOf([...wordsOf(all), ...initialsIn(all)]),
    statements: () => (statements ??= passages.flatMap((passage) => statementsIn(passage, numberWords))),
    ...habitsOf(passages),
    tongues,
    numberWords,
  };
}
