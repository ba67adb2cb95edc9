import type { Language } from "./language.ts";

/** Longer ones are cut: nobody asks for the end of a key or a hash. In UTF-16 units. */
const LONGEST_WORD = 64;
/** Longest run given to the segmenter at once, in UTF-16 units: keeps the time linear. */
const LONGEST_RUN = 1024;

const INVISIBLE = /[\u00ad\u0640\u200b-\u200f\u2060\ufeff]/g;
const RUN =
  /\p{L}(?:\+\+|#)(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:(?:[_.\-\u2010\u2011]|(?<=\p{N}),(?=\p{N}))[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Between Latin letters and those of a script without capitals, which are written around names: "XR200의". */
const GLUED =
  /(?<=\p{sc=Latin}\p{N}{0,8})(?=[\p{Lo}--\p{sc=Latin}])|(?<=[\p{Lo}--\p{sc=Latin}]\p{M}{0,4})(?=\p{sc=Latin})/v;
const PLAIN = /^\p{L}[[\p{Ll}\p{Lo}\p{M}]--[\p{Lo}--\p{sc=Latin}]]*$|^[\p{Lo}\p{M}]+$/v;
const PLURAL_OF_CAPITALS = /^\p{Lu}{2,}s$/u;
const PART = /\p{N}+(?:[.,]\p{N}+)*|\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|[\p{L}\p{M}]+/gu;
const CONNECTORS = /(?<!\p{N})[_.\-\u2010\u2011]|[_\-\u2010\u2011]|\.(?!\p{N})/gu;

const ARABIC_YE = /[\u0649\u064a]/g;
const ARABIC_KAF = /\u0643/g;
const THOUSANDS = /(?<=\p{N}),(?=\p{N}{3})/gu;

const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/**
 * The words of a text in order, lower-cased, with their accents. Identifiers give their parts and the whole without connectors:
 * `max_tokens`, `maxTokens` and `max-tokens` all give `max`, `tokens`, `maxtokens`. Scripts without spaces are cut by dictionary.
 */
export function words(text: string, language: Language): string[] {
  const found: string[] = [];
  for (const [run] of text.normalize("NFKC").replace(INVISIBLE, "").matchAll(RUN)) {
    if (WITHOUT_SPACES.test(run)) segment(run, language, found);
    else split(run, language, found);
  }
  return found;
}

function segment(run: string, language: Language, found: string[]): void {
  for (let start = 0; start < run.length; start += LONGEST_RUN) {
    for (const { segment: word, isWordLike } of segmenter.segment(run.slice(start, start + LONGEST_RUN))) {
      if (!isWordLike) continue;
      const parts = word.split(GLUED);
      if (!WITHOUT_SPACES.test(word)) split(word, language, found);
      else if (parts.length === 1) found.push(lower(word, language));
      else for (const part of parts) segment(part, language, found);
    }
  }
}

function split(run: string, language: Language, found: string[]): void {
  const isPlain = PLAIN.test(run) || PLURAL_OF_CAPITALS.test(run);
  if (!isPlain && GLUED.test(run)) {
    for (const piece of run.split(GLUED)) split(piece, language, found);
    return;
  }
  const parts = isPlain ? [] : (run.match(PART) ?? []);
  if (parts.length > 1) for (const part of parts) found.push(lower(part, language));
  const whole = parts.length > 1 ? run.replace(CONNECTORS, "") : run;
  if (whole.length <= LONGEST_WORD || parts.length < 2) found.push(lower(whole, language));
}

function lower(word: string, language: Language): string {
  const short = word.length > LONGEST_WORD ? word.slice(0, LONGEST_WORD) : word;
  const digits = short.includes(",") ? short.replaceAll(THOUSANDS, "") : short;
  if (language.hasOwnYe) return digits.toLowerCase().replace(ARABIC_YE, "\u06cc").replace(ARABIC_KAF, "\u06a9");
  return language.lowerCase === "tr" ? digits.toLocaleLowerCase("tr") : digits.toLowerCase();
}
