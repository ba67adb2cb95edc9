import { foldedWords } from "../wording/fold.ts";
import { numberWordsOf } from "../wording/number-words.ts";
import { wishWords } from "./words/all.ts";
import type { Token } from "./tokens.ts";

/** A number in words, before token `to`: "two hundred and fifty", "fünfundzwanzig", "soixante-dix". */
interface Spelled {
  value: number;
  to: number;
}

const [hundred, thousand] = [100, 1000];
/** Beside those that number words have: as they stand in longer numbers, "deux cents", and as they are joined, "trentotto". */
const forms: Record<number, string> = {
  20: "vingts venti vent veinti",
  30: "trent",
  40: "quarant",
  50: "cinquant",
  60: "sessant",
  70: "settant",
  80: "ottant",
  90: "novant",
  100: "hundreds cents cento ciento",
  200: "doscientos duzentos",
  300: "trescientos trezentos",
  400: "cuatrocientos quatrocentos",
  500: "quinientos quinhentos",
  600: "seiscientos seiscentos",
  700: "setecientos setecentos",
  800: "ochocientos oitocentos",
  900: "novecientos novecentos",
  1000: "thousands mila mille",
};
const numbers = new Map<string, number>([
  ...numberWordsOf(Object.keys(wishWords)),
  ...Object.entries(forms).flatMap(([value, words]) =>
    foldedWords(words).map((word) => [word, Number(value)] as const),
  ),
]);
const longest = Math.max(...[...numbers.keys()].map(({ length }) => length));
/** By their first two letters most words are told to be none. */
const openings = new Set([...numbers.keys()].map((word) => word.slice(0, 2)));
/** What joins numbers: "and", "y", "und". */
const joining = new Set(["and", "und", "y", "e", "et", "en", "ve", "-"]);
/** Before "hundred" alone. */
const one = new Set(["a", "an"]);

/** The number whose words begin at token `at`; null: none does, or it is only the end of one. */
export function spelledAmount(tokens: readonly Token[], at: number): Spelled | null {
  const begins = one.has(tokens[at]?.folded ?? "") && isRound(tokens[at + 1]) ? at + 1 : at;
  if (partsOf(tokens[begins]?.folded ?? "").length === 0) return null;
  if (at > 0 && partsOf(tokens[at - 1]!.folded).length > 0) return null;
  let [sum, current, to] = [0, 0, begins];
  for (let next = begins; next < tokens.length;) {
    const joined = to > begins && joining.has(tokens[next]!.folded) ? next + 1 : next;
    const parts = partsOf(tokens[joined]?.folded ?? "");
    const added = parts.length > 0 ? put([sum, current], parts) : null;
    if (!added) break;
    [sum, current] = added;
    to = next = joined + 1;
  }
  const value = sum + current;
  return to > begins && value > 0 ? { value, to } : null;
}

const isRound = (token: Token | undefined): boolean => {
  const value = numbers.get(token?.folded ?? "");
  return value === hundred || value === thousand;
};

/** The numbers that a word is made of, "zweihundertfünfzig"; empty: it is none. */
function partsOf(word: string): number[] {
  if (!openings.has(word.slice(0, 2))) return [];
  const whole = numbers.get(word);
  if (whole !== undefined) return [whole];
  for (let length = Math.min(longest, word.length - 1); length >= 2; length--) {
    const first = numbers.get(word.slice(0, length));
    if (first === undefined) continue;
    const rest = word.slice(length);
    const behind = partsOf(rest);
    if (behind.length > 0) return [first, ...behind];
    // "Fünfundzwanzig", "vijfentwintig": the ones come first.
    const [tens, ...more] = first < 10 ? partsOf(rest.replace(/^(?:und|en)/, "")) : [];
    if (tens !== undefined && more.length === 0 && tens >= 20 && tens < hundred) return [first + tens];
    const later = partsOf(rest.replace(/^(?:und|en)/, ""));
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
    // "Quatre-vingts".
    else if (part === 20 && ones === 4) current += 76;
    // "Soixante-dix", "quatre-vingt-onze".
    else if (ones === 0 || (ones % 10 === 0 && (part < 10 || (part < 20 && (ones === 60 || ones === 80))))) {
      if (part > hundred && current > 0) return null;
      current += part;
    } else return null;
  }
  return [sum, current];
}
