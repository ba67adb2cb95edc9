import { isPlainWord } from "../../said/plain-word.ts";
import { fold } from "../../../wording/fold.ts";
import { figuresIn, type Figure } from "./figures.ts";
import { kindOf, measureOf } from "./measures.ts";
import { withoutPhones } from "./names.ts";
import { polarityOf, type Polarity } from "./polarity.ts";
import { dayMark } from "../../calendar/weekdays.ts";
import { wordsIn } from "../../../wording/fold.ts";
import { wordsOf } from "./words.ts";

const between =
  /[,;:，；：][*_]*\s|(?<=[\p{L}\d])[.!?]\s(?=\p{Lu})|\)[.,;]?\s|\s[–—-]\s|\s(and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|ve|ama)\s|\s(?=(?:while|whereas|während|wohingegen|tandis|mientras|mentre|enquanto|terwijl|iken)\s)/gu;
/** "En" joins in Dutch alone; "de" is of its neighbours' too. */
const isDutch = (sentence: string): boolean =>
  /(?<!\p{L})(?:het|een|van|voor|wij|niet|zijn|wordt|uw|op)(?!\p{L})/iu.test(sentence) ||
  (/(?<!\p{L})de(?!\p{L})/iu.test(sentence) &&
    !/[áàçéèêíñóú]|(?<!\p{L})(?:la|le|les|el|los|las|un|une|una|des|du|del|se|que|por|para|con|sin|pour|avec|est|sont|son|es|su)(?!\p{L})/iu.test(
      sentence,
    ));
/** Of words with a meaning of their own, what only goes on a list has so many at most. */
const mostListed = 3;
const wordBefore = /([\p{L}\d€£$%]+)$/u;
const wordAfter = /^([\p{L}\d€£$%]+)/u;

/**
 * "No, that isn't possible": what denies one clause says nothing of the next. The numbers of a range stay together.
 *
 * @param numberWords what number words stand for, folded
 */
export const clausesOf = (sentence: string, numberWords: ReadonlyMap<string, number>): string[] =>
  cutsOf(sentence, numberWords).map(({ text }) => text);

/** A clause, and the sign or word that joins it to the next. */
interface Cut {
  text: string;
  joint: string;
}

function cutsOf(sentence: string, numberWords: ReadonlyMap<string, number>): Cut[] {
  const isNumber = (word = ""): boolean => /\d|[€£$]/.test(word) || numberWords.has(fold(word));
  const clauses: Cut[] = [];
  let from = 0;
  for (const { 0: cut, 1: joins, index } of sentence.matchAll(between)) {
    if (joins === "en" && !isDutch(sentence)) continue;
    const end = index + cut.length;
    const ends = joins && wordBefore.exec(sentence.slice(Math.max(from, index - 20), index))?.[1];
    if (ends && isNumber(ends) && isNumber(wordAfter.exec(sentence.slice(end, end + 20))?.[1])) continue;
    clauses.push({ text: sentence.slice(from, index), joint: joins ?? cut.trim() });
    from = end;
  }
  return [...clauses, { text: sentence.slice(from), joint: "" }];
}

/** A clause, and what of its sentence belongs to it. */
export interface Part {
  /** The words of the clause alone. */
  clause: string[];
  /** Those of what stands before the sentence's colon. */
  label: { words: string[]; figures: Figure[] };
  /** Its own words, and those of the clauses before it, back to one that tells a figure of the same kind. */
  words: string[];
  figures: Figure[];
  polarity: Polarity;
  /** Whether it goes on a list that began before it: "Mastercard or cheques". */
  isListed: boolean;
  /** All words of the clauses before it. */
  earlier: string[];
  /** Those of the clauses after it, up to one with a figure. */
  later: string[];
}

/** "Breakfast: from 7:30, on Sundays from 8:00": what stands before the colon goes for all of it. */
const noLabel = { words: [], figures: [] };
const labelled = /^[^.,;:!?]{2,60}:[*_]*\s/u;

export function partsOf(sentence: string, numberWords: ReadonlyMap<string, number>): Part[] {
  const clauses = cutsOf(withoutPhones(sentence), numberWords).map(({ text, joint }) => {
    const words = wordsOf(text);
    const figures = figuresIn(text, numberWords);
    const isEnumerated = words.every(
      (word) => isPlainWord(word) || word.endsWith(dayMark) || /\d/.test(word) || measureOf(word) !== null,
    );
    const isBare = figures.length === 0 && words.length <= mostListed && !words.some(isPlainWord);
    return {
      words,
      figures,
      joint,
      isBare,
      polarity: polarityOf(words),
      kinds: figures.map(({ measure }) => kindOf(measure)),
      isEnumerated,
    };
  });
  const label = labelled.test(sentence) && clauses.length > 1 ? clauses[0]! : noLabel;
  return clauses.map(({ words, figures, kinds, polarity }, at) => {
    const beside = besideOf(clauses, at);
    const before = clauses.slice(0, at);
    const isBare = kinds.length > 0 && kinds.every((kind) => kind === null);
    const border = before.findLastIndex(
      (one) => !one.isEnumerated && one.kinds.some((kind) => isBare || kinds.includes(kind)),
    );
    const next = clauses.findIndex((one, place) => place > at && one.kinds.length > 0);
    return {
      clause: words,
      label: at > 0 ? label : noLabel,
      words: [
        ...(border >= 0 ? label.words : []),
        ...before.slice(border + 1).flatMap((one) => one.words),
        ...words,
        ...(beside?.words ?? []),
      ],
      figures,
      polarity: { ...polarity, isDenied: polarity.isDenied || (beside?.polarity.isDenied ?? false) },
      isListed: at > 0 && words.filter((word) => !isPlainWord(word)).length <= mostListed,
      earlier: before.flatMap((one) => one.words),
      later: clauses.slice(at + 1, next < 0 ? undefined : next).flatMap((one) => one.words),
    };
  });
}

const adds = wordsIn("and und et y e en ve");

/**
 * The clause that a bare one goes with: what only names something says of it what the rest says, as in "Amex and cheques are
 * not taken" and "we don't take Amex and cheques".
 */
function besideOf<Clause extends { isBare: boolean; joint: string }>(clauses: Clause[], at: number): Clause | null {
  if (!clauses[at]!.isBare) return null;
  let next = at;
  while (clauses[next]?.isBare && (adds.has(clauses[next]!.joint) || clauses[next]!.joint === ",")) next += 1;
  const opened = clauses[next];
  if (next > at && opened && clauses.slice(0, next).every(({ isBare }) => isBare)) return opened;
  const before = clauses[at - 1];
  return before && adds.has(before.joint) ? before : null;
}
