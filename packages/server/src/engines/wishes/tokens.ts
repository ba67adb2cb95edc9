import { fold } from "../wording/fold.ts";
import { spelt } from "./allergic-spelt.ts";

/** A word, a number or a sign of a sentence. */
export interface Token {
  /** As words are compared; the sign itself. */
  folded: string;
  /** Null: it is none. */
  number: number | null;
  /** Whether no blank stands before it. */
  isGlued: boolean;
  /** Offsets into the sentence, in UTF-16 units. */
  start: number;
  end: number;
}

/** A pattern in small or capital letters. */
const anyCase = (pattern: string): string =>
  pattern.replace(/(?<!\\)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const GROUPED = /\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?![\d])/u;
const PLAIN = /\d+(?:[.,]\d+)?/u;
/**
 * Thousands with a blank between: up to nine of them before a sign of money, and more where they are round, for others are
 * two numbers in a row, "Größe 42 100 €".
 */
const SPACED = new RegExp(
  `(?<![\\d.,]|\\p{Lu}\\p{L}* )(?:[1-9] \\d{3}|[1-9]\\d{1,2} 000)(?:,\\d{1,2})?(?=\\s?(?:\\p{Sc}|${anyCase("eur|euros?|kr|zł|tl|lira")}))`,
  "u",
);
/** What is more is no figure that anything is wished in. */
const MOST = 1e9;
/** Units that are written with signs or in two words; behind a figure they are one. */
const DEGREES =
  /(?:°|º|degrees? |grad |degrés? |grados? |gradi |graus? |graden |derece )\s?(?:c(?:elsius)?|f(?:ahrenheit)?)/iu;
const UNITS = `${DEGREES.source}|(?:k|m|g)?bit\\/s(?:ec)?|km\\/h|(?:l|u|tr|giri|omw|dev|rev|r)\\/(?:min|dak)|sq\\.? ?(?:ft|m)|square (?:feet|foot|met(?:er|re)s?)`;
const UNIT = new RegExp(`(?<=\\d[\\s\\u00a0]?)(?:${anyCase(UNITS)})(?![\\p{L}\\p{N}])`, "u");
/** What is left out in writing ("doesn't", "d'or", "TL'den") parts two words, and belongs to the first. */
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’](?=\p{L}))?/u;
/**
 * What goods don't do, as a quality that they are sold by: "non-stick" is no stick that shall not be. Not "iron" and others that
 * goods have in them: "no-iron multivitamin".
 */
const QUALITY = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyCase("non")}[\\s-]?|${anyCase("no")}-)(?:${anyCase("stick|sticking|slip|slipping|skid|drip|scratch|scratching|marking|marring|abrasive|greasy|comedogenic|woven|spill|shrink|stretch|tarnish|crease|fade|fading|glare|reflective|rinse|drill|pull|tie|sew|show|fog|tangle")})(?![\\p{L}\\p{N}])`,
  "u",
);
/** A dollar, or a real, that says of which country it is: "R$ 50", "US$50". */
const MONEY = new RegExp(`(?<![\\p{L}\\p{N}])${anyCase("(?:r|us?|ca?|au?|nz|s|hk|nt|mx)")}\\$`, "u");
const token = new RegExp(
  `(?<money>${MONEY.source})|(?<number>${SPACED.source}|${GROUPED.source}|${PLAIN.source})|(?<unit>${UNIT.source})|(?<word>${QUALITY.source}|${WORD.source})|(?<sign>[^\\s])`,
  "gu",
);

/** Takes a sentence apart. Letters and figures of a name (`S10`) stay together, those of a measure (`64GB`) don't. */
export function tokensOf(sentence: string): Token[] {
  let before = -1;
  return Array.from(sentence.matchAll(token), ({ index, 0: text, groups }) => {
    const isGlued = before === index;
    before = index + text.length;
    const value = groups?.["number"] === undefined ? Number.NaN : numberOf(text);
    const number = value <= MOST ? value : null;
    const folded = groups?.["unit"]
      ? foldedUnit(text)
      : groups?.["word"] === undefined
        ? text.toLowerCase()
        : spelt(fold(text).replace(/[\s-]/g, ""));
    return { folded, number, isGlued, start: index, end: before };
  });
}

function foldedUnit(text: string): string {
  const [, degrees] = new RegExp(`^${DEGREES.source}$`, "iu").test(text) ? (/(c|f)[a-z]*$/iu.exec(text) ?? []) : [];
  if (degrees) return degrees.toLowerCase() === "f" ? "fahrenheit" : "celsius";
  return fold(text).replaceAll(" ", "");
}

/** `1,000`, `1.000` and `1’000` are a thousand, `19,99` and `19.99` are not; of two signs the last one parts the decimals. */
function numberOf(text: string): number {
  const signs = text.match(/[.,]/g) ?? [];
  const last = text.search(/[.,]\d*$/);
  const isDecimal =
    signs.length > 0 && (new Set(signs).size > 1 || (signs.length === 1 && !/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)));
  const whole = isDecimal ? text.slice(0, last) : text;
  return Number(whole.replace(/\D/g, "") + (isDecimal ? `.${text.slice(last + 1)}` : ""));
}
