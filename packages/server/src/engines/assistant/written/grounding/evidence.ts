import { languageOfLocale, languages, type Language } from "../../languages.ts";
import type { FoundPassage } from "../../tools.ts";
import type { Turn } from "../../turn.ts";
import { fold } from "../../words/fold.ts";
import { shownText } from "../prompt.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { brandsIn, codesIn, mailsIn, phonesIn, withoutPhones } from "./names.ts";
import { numberWordsOf } from "./number-words.ts";
import { clausesOf, polarityOf, type Polarity } from "./polarity.ts";
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
  /** Whole, and clause by clause. */
  sentences: (Polarity & { words: Vocabulary })[];
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

/** What the visitor was told before, from other passages, counts like a passage. */
export function evidenceOf(passages: FoundPassage[], { tenant, history }: Turn, spoken: Language): Evidence {
  const own = languageOfLocale(tenant.locale);
  const texts = passages.map((passage) => [passage.title, ...passage.headings, shownText(passage)].join("\n"));
  const told = history.filter(({ role }) => role !== "visitor").map(({ content }) => content.replace(/\[\d+\]/g, ""));
  const all = [...texts, ...told, tenant.name, tenant.assistantName].join("\n");
  const tongues = passages.map(({ text }) => tongueOf(text.slice(0, 2_000), own));
  const plain = new Set(languages.flatMap(({ words }) => [...words.plain].map(fold)));
  const known = [...new Set([...tongues, spoken.code, own.code])];
  // A number word of a language that nobody speaks here may be any word: "on" is ten in Turkish.
  const numberWords = new Map(
    [...numberWordsOf(languages.map(({ code }) => code))].filter(([word]) => !plain.has(word)),
  );
  for (const [word, value] of numberWordsOf(known)) numberWords.set(word, value);
  return {
    facts: factsIn(all, numberWords),
    words: vocabularyOf(wordsOf(all)),
    sentences: passages.flatMap(({ text, sentences }) =>
      sentences.flatMap(({ start, end }) => {
        const sentence = text.slice(start, end);
        return [...new Set([sentence, ...clausesOf(sentence)])].map((part) => {
          const words = wordsOf(part);
          return { words: vocabularyOf(words), ...polarityOf(words) };
        });
      }),
    ),
    tongues,
    numberWords,
  };
}
