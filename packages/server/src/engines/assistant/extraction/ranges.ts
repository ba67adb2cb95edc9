import { monthsAsked, monthsIn } from "../calendar/months.ts";
import { weekdaysIn } from "../calendar/weekdays.ts";
import { bounds } from "../words/bounds.ts";
import { foldedWords } from "../../wording/fold.ts";
import { areAlike } from "../words/forms.ts";
import { phraseAt, type PhraseSet } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What a question names of what labels may range over. */
export interface Measures {
  amounts: readonly Range[];
  months: ReadonlySet<number>;
  weekdays: ReadonlySet<number>;
}

/** From how much to how much of what. */
interface Range {
  from: number;
  to: number;
  /** The sign of a currency, or the word behind the number, folded; empty where there is none. */
  unit: string;
}

export const measuresIn = (text: string, words: Words): Measures => ({
  amounts: amountsIn(text).map(({ value, unit, bound }) => {
    const meant = bound === "above" ? value * JUST_OVER : bound === "below" ? value / JUST_OVER : value;
    return { from: meant, to: meant, unit };
  }),
  months: monthsAsked(text, words),
  weekdays: weekdaysIn(text),
});

/** "Over 150" is not 150. */
const JUST_OVER = 1.000001;

/**
 * Which of some labels, such as the names of columns, range over what is asked for: "£50 to £150" over £80, "Tuesday to
 * Friday" over Wednesday. None where they range over nothing of it, or none does that it falls into.
 */
export function rangingOver(labels: string[], { amounts, months, weekdays }: Measures): number[] {
  if (months.size > 0) {
    const fitting = thatShare(labels.map(monthsIn), months);
    if (fitting.length > 0) return fitting;
  }
  if (weekdays.size > 0) {
    const fitting = thatShare(labels.map(weekdaysIn), weekdays);
    if (fitting.length > 0) return fitting;
  }
  if (amounts.length === 0) return [];
  const ranges = labels.map(rangeIn);
  const units = new Set(ranges.flatMap((range) => range?.unit ?? []));
  return ranges.flatMap((range, at) =>
    range && amounts.some((one) => isWithin(one, range) && isOfUnit(one.unit, range.unit, units)) ? [at] : [],
  );
}

/** Whether a label ranges over anything: "7 to 13 days", "Monday". */
export const isRange = (label: string): boolean =>
  rangeIn(label) !== null || weekdaysIn(label).size > 0 || monthsIn(label).size > 0;

const thatShare = (sets: ReadonlySet<number>[], asked: ReadonlySet<number>): number[] =>
  sets.flatMap((set, at) => ([...set].some((one) => asked.has(one)) ? [at] : []));

const isWithin = (one: Range, { from, to }: Range): boolean => one.from >= from && one.from <= to;

/** A number alone is of what all labels are of. */
const isOfUnit = (asked: string, unit: string, units: ReadonlySet<string>): boolean =>
  asked === unit || (asked === "" ? units.size === 1 : unit !== "" && areAlike(asked, unit));

/** The one word of "5 to 9" is no unit. */
const JOINED = /\d\s*\p{L}+\s*\d/u;

/** The range that a label names: two amounts, or one that is said to be the least or the most. */
function rangeIn(label: string): Range | null {
  const [first, second, third] = amountsIn(label);
  if (!first || third) return null;
  if (second) {
    const unit = second.unit || (JOINED.test(label) ? "" : first.unit);
    return { from: first.value, to: second.value, unit };
  }
  const { value, unit, bound } = first;
  if (bound === null) return null;
  return bound === "above" ? { from: value, to: Infinity, unit } : { from: 0, to: value, unit };
}

interface Amount {
  value: number;
  unit: string;
  bound: keyof typeof bounds | null;
}

const number = /(\p{Sc})?\s?(?<![\p{L}\d])(\d+(?:[.,]\d+)*)\s?(\p{Sc}|%)?/gu;

function amountsIn(text: string): Amount[] {
  const found = [...text.matchAll(number)];
  return found.map((one, at) => {
    const { 1: before, 2: digits, 3: behind, index } = one;
    const last = found[at - 1];
    const said = foldedWords(text.slice(last ? last.index + last[0].length : 0, index));
    const rest = foldedWords(text.slice(index + one[0].length, found[at + 1]?.index));
    const isAfter = ({ after }: { after: PhraseSet }, from: number): number => phraseAt(rest, from, after);
    const [above, below] = [isAfter(bounds.above, 0), isAfter(bounds.below, 0)];
    const unit = before ?? behind ?? rest[above || below] ?? "";
    const isAbove = above > 0 || isAfter(bounds.above, 1) > 0 || endsIn(said, bounds.above.before);
    const isBelow = below > 0 || isAfter(bounds.below, 1) > 0 || endsIn(said, bounds.below.before);
    return { value: valueOf(digits!), unit, bound: isAbove ? "above" : isBelow ? "below" : null };
  });
}

const endsIn = (said: string[], phrases: PhraseSet): boolean =>
  said.some((_, at) => at >= said.length - 3 && at + phraseAt(said, at, phrases) === said.length);

/** "1,000" and "1.000" are a thousand, "1.5", "0.750" and "1.234,56" have decimals behind the last sign. */
export function valueOf(digits: string): number {
  const at = digits.search(/[.,]\d+$/);
  const isGroup =
    at < 0 || (digits.length - at === 4 && !/^0/.test(digits) && /^\d+(?:([.,])\d+)(?:\1\d+)*$/.test(digits));
  const whole = digits.slice(0, isGroup ? undefined : at).replace(/[.,]/g, "");
  return Number(isGroup ? whole : `${whole}.${digits.slice(at + 1)}`);
}
