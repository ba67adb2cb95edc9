import { de as dePhrases } from "../phrases/de.ts";
import { en as enPhrases } from "../phrases/en.ts";
import { es as esPhrases } from "../phrases/es.ts";
import { fr as frPhrases } from "../phrases/fr.ts";
import { it as itPhrases } from "../phrases/it.ts";
import { nl as nlPhrases } from "../phrases/nl.ts";
import { pt as ptPhrases } from "../phrases/pt.ts";
import { tr as trPhrases } from "../phrases/tr.ts";
import type { Phrases } from "../phrases/phrases.ts";
import { de } from "../words/de.ts";
import { en } from "../words/en.ts";
import { es } from "../words/es.ts";
import { fr } from "../words/fr.ts";
import { it } from "../words/it.ts";
import { nl } from "../words/nl.ts";
import { pt } from "../words/pt.ts";
import { tr } from "../words/tr.ts";
import type { Words } from "../words/words.ts";

/** A language that the assistant speaks itself; documents may be in any. */
export interface Language {
  code: string;
  words: Words;
  phrases: Phrases;
}

export const english: Language = { code: "en", words: en, phrases: enPhrases };

export const languages: Language[] = [
  english,
  { code: "de", words: de, phrases: dePhrases },
  { code: "fr", words: fr, phrases: frPhrases },
  { code: "es", words: es, phrases: esPhrases },
  { code: "it", words: it, phrases: itPhrases },
  { code: "pt", words: pt, phrases: ptPhrases },
  { code: "nl", words: nl, phrases: nlPhrases },
  { code: "tr", words: tr, phrases: trPhrases },
];

const codeOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0]!;

/** Whether the assistant speaks the language of a BCP 47 tag itself. */
export const isSpoken = (locale: string): boolean => languages.some(({ code }) => code === codeOf(locale));

/** @param locale a BCP 47 tag such as `de-AT`; English for a language that the assistant doesn't speak */
export const languageOfLocale = (locale: string): Language =>
  languages.find(({ code }) => code === codeOf(locale)) ?? english;

/** The language that words are of. */
export const languageOfWords = (words: Words): Language => languages.find((language) => language.words === words)!;
