/** How the words of a language become lexemes. */
export interface Language {
  /** ISO 639: what `languageOf` makes the same of again. */
  code: string;
  /** Its dictionary in PostgreSQL, without `_stem`. Where there is none, words stay as they are; `simple` says so beforehand. */
  name: string;
  /** The dictionary for words in plain Latin letters, which a text in another script borrows. */
  latin: string;
  /** Lower-cases as the language does: Turkish has a dotless ı. */
  lowerCase: "tr" | "und";
  /** Its ye and kaf are others than those of Arabic, which many a keyboard writes in their place. */
  hasOwnYe: boolean;
  /** Accents make other words, as in Vietnamese, rather than spell the same word with more care. */
  accentsTell: boolean;
}

/** Of languages that are written in Latin letters, all of them or some. */
const inLatin: Record<string, string> = {
  ca: "catalan",
  da: "danish",
  de: "german",
  en: "english",
  es: "spanish",
  et: "estonian",
  eu: "basque",
  fi: "finnish",
  fr: "french",
  ga: "irish",
  hu: "hungarian",
  id: "indonesian",
  it: "italian",
  lt: "lithuanian",
  nb: "norwegian",
  nl: "dutch",
  nn: "norwegian",
  no: "norwegian",
  pt: "portuguese",
  ro: "romanian",
  // It reads Serbian in both scripts as one, and Croatian and Bosnian, which inflect alike.
  sr: "serbian",
  hr: "serbian",
  bs: "serbian",
  sv: "swedish",
  tr: "turkish",
  vi: "vietnamese",
};
const inOtherScripts: Record<string, string> = {
  ar: "arabic",
  el: "greek",
  hi: "hindi",
  hy: "armenian",
  ne: "nepali",
  ru: "russian",
  ta: "tamil",
  yi: "yiddish",
  am: "simple",
  be: "simple",
  bg: "simple",
  bn: "simple",
  fa: "simple",
  he: "simple",
  ja: "simple",
  ka: "simple",
  kk: "simple",
  km: "simple",
  ko: "simple",
  lo: "simple",
  mk: "simple",
  my: "simple",
  th: "simple",
  uk: "simple",
  ur: "simple",
  zh: "simple",
};

/** Whether it is known how a language cuts its words. */
export const isKnownLanguage = (code: string): boolean => code in inLatin || code in inOtherScripts;

/** @param locale a BCP 47 tag such as `de-AT` */
export function languageOf(locale: string): Language {
  const code = locale.toLowerCase().split("-")[0] ?? "";
  const rest = {
    code,
    lowerCase: code === "tr" || code === "az" ? "tr" : "und",
    hasOwnYe: code === "fa" || code === "ur",
    accentsTell: code === "vi",
  } as const;
  const latin = inLatin[code];
  if (latin) return { name: latin, latin, ...rest };
  const other = inOtherScripts[code];
  return other ? { name: other, latin: "english", ...rest } : { name: "simple", latin: "simple", ...rest };
}
