import { foldedWords, wordsIn } from "../wording/fold.ts";
import { numberWordsOf } from "../wording/number-words.ts";
import type { Sentence } from "./sentence.ts";
import { wishWords } from "./words/all.ts";
import type { WishWords } from "./words/wish-words.ts";

/** A number in words, before token `to`: "two hundred and fifty", "fünfundzwanzig", "soixante-dix". */
interface Spelled {
  value: number;
  to: number;
}

const [hundred, thousand] = [100, 1000];
/** Beside those that number words have: as they stand in longer numbers, "deux cents", and as they are joined, "trentotto". */
const forms: Record<string, Record<number, string>> = {
  fr: { 20: "vingts", 100: "cents" },
  es: {
    20: "veinti",
    100: "ciento",
    200: "doscientos",
    300: "trescientos",
    400: "cuatrocientos",
    500: "quinientos",
    600: "seiscientos",
    700: "setecientos",
    800: "ochocientos",
    900: "novecientos",
  },
  it: {
    20: "vent",
    30: "trent",
    40: "quarant",
    50: "cinquant",
    60: "sessant",
    70: "settant",
    80: "ottant",
    90: "novant",
    1000: "mila",
  },
  pt: {
    100: "cento",
    200: "duzentos",
    300: "trezentos",
    400: "quatrocentos",
    500: "quinhentos",
    600: "seiscentos",
    700: "setecentos",
    800: "oitocentos",
    900: "novecentos",
  },
};
/** What joins numbers: "and", "y", "und". */
const joining = wordsIn("and und y e et en ve");
/** Before "hundred" or "thousand" alone. */
const one = wordsIn("a an");
/** Behind these nobody knows how much it is: "a few hundred", "two point five", "iki buçuk bin". */
const uncertain = wordsIn(
  "few several couple half many paar einige mehrere wenige halb halbes quelques plusieurs demi varios varias pocos medio qualche alcune alcuni mezzo vários várias meio enkele wat halve birkaç buçuk point komma virgule coma virgola vírgula virgül",
);
/** Before a hundred or a thousand these are some of them; "some fifty" is about that. */
const some = wordsIn("some unos unas alguns algumas");
/** No word for a number is longer. In UTF-16 units. */
const LONGEST_WORD = 40;

/** The words for numbers of a language, and by which two letters they begin: most words are told by these to be none. */
interface NumberWords {
  values: ReadonlyMap<string, number>;
  openings: ReadonlySet<string>;
  longest: number;
}

const known = new Map<WishWords, NumberWords>();

function numberWords(language: WishWords): NumberWords {
  let words = known.get(language);
  if (!words) {
    const code = Object.keys(wishWords).find((name) => wishWords[name] === language) ?? "";
    const values = new Map([
      ...numberWordsOf([code]),
      ...Object.entries(forms[code] ?? {}).flatMap(([value, said]) =>
        foldedWords(said).map((word) => [word, Number(value)] as const),
      ),
    ]);
    const all = [...values.keys()];
    words = {
      values,
      openings: new Set(all.map((word) => word.slice(0, 2))),
      longest: Math.max(...all.map(({ length }) => length)),
    };
    known.set(language, words);
  }
  return words;
}

/** The number whose words begin at token `at`, in one of the sentence's languages; null: none does, or it is only the end of one. */
export function spelledAmount({ tokens, languages }: Sentence, at: number): Spelled | null {
  for (const language of languages) {
    const spelled = spelledIn(numberWords(language), tokens, at);
    if (spelled) return spelled;
  }
  return null;
}

/** The number at token `at` in figures or words, and as it is told in figures; null: none. */
export function numberAt(sentence: Sentence, at: number): { value: number; figure: string; to: number } | null {
  const token = sentence.tokens[at];
  if (!token) return null;
  if (token.number !== null) return { value: token.number, figure: sentence.textOf(at, at + 1), to: at + 1 };
  const spelled = spelledAmount(sentence, at);
  return spelled && { ...spelled, figure: String(spelled.value) };
}

/** Whether a token multiplies a figure before it: "5 bin lira", "3 thousand dollars". */
export const isThousand = ({ tokens, languages }: Sentence, at: number): boolean =>
  languages.some((language) => numberWords(language).values.get(tokens[at]?.folded ?? "") === thousand);

function spelledIn(words: NumberWords, tokens: Sentence["tokens"], at: number): Spelled | null {
  const parts = (place: number): number[] => partsOf(words, tokens[place]?.folded ?? "");
  const isRound = (place: number): boolean => parts(place)[0] === hundred || parts(place)[0] === thousand;
  const begins = one.has(tokens[at]?.folded ?? "") && isRound(at + 1) ? at + 1 : at;
  if (parts(begins).length === 0) return null;
  const before = tokens[at - 1];
  const isUncertain = (word: string): boolean => uncertain.has(word) || (some.has(word) && isRound(begins));
  if (before && (before.number !== null || isUncertain(before.folded) || parts(at - 1).length > 0)) return null;
  let [sum, current, to] = [0, 0, begins];
  for (let next = begins; next < tokens.length;) {
    const joins = /^[-–]$/.test(tokens[next]!.folded) || joining.has(tokens[next]!.folded);
    const from = to > begins && joins ? next + 1 : next;
    const dash = tokens[from + 1]?.folded === "-" ? from + 2 : from + 1;
    const isEighty = tokens[from]?.folded === "quatre" && /^vingts?$/.test(tokens[dash]?.folded ?? "");
    const more = isEighty ? [80] : parts(from);
    const added = more.length > 0 ? put([sum, current], more) : null;
    if (!added) break;
    [sum, current] = added;
    to = next = (isEighty ? dash : from) + 1;
  }
  const value = sum + current;
  return to > begins && value > 0 ? { value, to } : null;
}

/** The numbers that a word is made of, "zweihundertfünfzig"; empty: it is none. */
function partsOf(words: NumberWords, word: string, found = new Map<string, number[]>()): number[] {
  if (word.length > LONGEST_WORD || !words.openings.has(word.slice(0, 2))) return [];
  let parts = found.get(word);
  if (!parts) {
    found.set(word, []);
    parts = partsAnew(words, word, found);
    found.set(word, parts);
  }
  return parts;
}

function partsAnew(words: NumberWords, word: string, found: Map<string, number[]>): number[] {
  const whole = words.values.get(word);
  if (whole !== undefined) return [whole];
  for (let length = Math.min(words.longest, word.length - 1); length >= 2; length--) {
    const first = words.values.get(word.slice(0, length));
    if (first === undefined) continue;
    const rest = word.slice(length);
    const behind = partsOf(words, rest, found);
    if (behind.length > 0) return [first, ...behind];
    const joined = rest.replace(/^(?:und|en)/, "");
    const later = joined === rest ? [] : partsOf(words, joined, found);
    // "Fünfundzwanzig", "vijfentwintig": the ones come first.
    const [tens = 0] = later;
    if (first < 10 && later.length === 1 && tens >= 20 && tens < hundred) return [first + tens];
    if (later.length > 0 && first >= hundred) return [first, ...later];
  }
  return [];
}

/** What is counted so far, with more numbers behind it; null: they don't go on with it, as "two three". */
function put([sum, current]: [number, number], parts: number[]): [number, number] | null {
  for (const part of parts) {
    const ones = current % hundred;
    if (part === thousand) [sum, current] = [sum + Math.max(1, current) * thousand, 0];
    else if (part === hundred && ones < 20 && current < hundred) current = Math.max(1, current) * hundred;
    else if (part > hundred && current > 0) return null;
    // "Soixante-dix", "quatre-vingt-onze".
    else if (ones === 0 || (ones % 10 === 0 && (part < 10 || (part < 20 && (ones === 60 || ones === 80)))))
      current += part;
    else return null;
  }
  return [sum, current];
}
