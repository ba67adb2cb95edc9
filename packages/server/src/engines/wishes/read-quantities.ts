import { boundAfter, boundBefore, bounds } from "./bounds.ts";
import { withOthers } from "./has-not.ts";
import { quantityOf } from "./measured.ts";
import { minusBefore } from "./quantities.ts";
import { currencyIn } from "./money.ts";
import type { Pick, Sentence } from "./sentence.ts";
import { numberAt } from "./spelled-amount.ts";
import { unitAt } from "./unit-at.ts";
import { goesBelowZero, withoutCase } from "./units.ts";
import type { Filter } from "./wish.ts";
import type { Bound, Measure } from "./words/wish-words.ts";

/** A figure or a number in words with its unit, from token `from` to before `to`. */
interface Told {
  value: number;
  /** As it was said, in figures. */
  figure: string;
  base: string;
  unit: string;
  from: number;
  to: number;
}

/** How far from a quantity "about" reaches. */
const NEAR = 0.1;
/** Say where, and what for, before a quantity; only money is meant by them as a bound. */
const NO_BOUNDS = new Set(["a", "por", "um", "some", "sobre"]);
const lengths = ["width", "height", "depth", "length"] as const;
/** What is told in each unit. */
const measuresOf: Record<string, readonly Measure[]> = {
  mm: [...lengths, "diagonal"],
  g: ["weight"],
  ml: ["volume"],
  mb: ["ram", "storage"],
  min: ["duration"],
};
/** Wished for as they are said; what else stands before a name, "500 GB SSD", is found as a word. */
const EXACT: ReadonlySet<string> = new Set([...lengths, "weight", "duration"]);
/** Also money; a quantity only where it is said what is measured. */
const ALSO_MONEY = /^pounds?$/;
/** Reads bounds of what is told in units, "at least 16 GB RAM", and takes them out. A quantity alone stays a word. */
export function readQuantities(sentence: Sentence): Filter[] {
  const found: Filter[] = [];
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.isTaken[at]) continue;
    const filters = rangeFrom(sentence, at) ?? boundOf(sentence, at) ?? [];
    found.push(...filters);
  }
  return found;
}

function toldAt(sentence: Sentence, at: number): Told | null {
  const { text, tokens, isTaken } = sentence;
  const token = tokens[at];
  const number = numberAt(sentence, at);
  if (!token || !number || isTaken[at]) return null;
  const before = tokens[at - 1]?.folded ?? "";
  if (currencyIn(before) !== null || (token.isGlued && /\p{L}$/u.test(before))) return null;
  const { to } = number;
  const hyphen = tokens[to]?.folded === "-" && tokens[to].isGlued && tokens[to + 1]?.isGlued ? 1 : 0;
  const of = tokens[to + hyphen];
  const unit = of && unitAt(text, tokens, to + hyphen);
  if (!unit) return null;
  const isBelow = goesBelowZero(unit) && minusBefore(tokens, at) !== undefined;
  const told = isBelow ? { value: -number.value, figure: `-${number.figure}` } : number;
  return { ...told, base: unit.base, unit: of.folded, from: isBelow ? at - 1 : at, to: to + 1 + hyphen };
}

/** "Between 20 and 40 litres", "20–40 l", "20 cm bis 30 cm". */
function rangeFrom(sentence: Sentence, at: number): Filter[] | null {
  const { tokens } = sentence;
  const first = numberAt(sentence, at);
  if (!first) return null;
  const own = toldAt(sentence, at);
  const end = own?.to ?? first.to;
  const isDash = /^[-–—]$/.test(tokens[end]?.folded ?? "");
  const joined = isDash ? 1 : sentence.phraseAt(end, ({ joins }) => joins);
  const high = joined > 0 ? toldAt(sentence, end + joined) : null;
  if (!high || (own && own.base !== high.base)) return null;
  const opened =
    sentence.phraseBefore(at, ({ between }) => between) || sentence.phraseBefore(at, ({ ranges }) => ranges);
  const isClosed = sentence.phraseAt(high.to, ({ rangeBehind }) => rangeBehind);
  if (opened === 0 && !isDash && isClosed === 0) return null;
  const named = measureBeside(sentence, high.base, at - opened, high.to + isClosed, []);
  if (ALSO_MONEY.test(high.unit) && named.measure === null) return null;
  sentence.takeOut(named.from, named.to);
  const ends = [
    own ? textOf(sentence, own) : `${figure(first.value)} ${unitOf(sentence, high)}`,
    textOf(sentence, high),
  ].toSorted((one, other) => (quantityOf(one)?.value ?? 0) - (quantityOf(other)?.value ?? 0));
  return [filterOf(named.measure, "gte", ends[0]!), filterOf(named.measure, "lte", ends[1]!)];
}

function boundOf(sentence: Sentence, at: number): Filter[] | null {
  const told = toldAt(sentence, at);
  if (!told) return null;
  const compared = comparedBefore(sentence, told.from);
  const before = compared ?? boundSaidBefore(sentence, told);
  let after = before ? null : (comparedBehind(sentence, told.to) ?? boundAfter(sentence, told.to));
  // "60 cm, max 200 €" is another wish.
  if (after && sentence.tokens[after.to]?.number != null) after = null;
  const within = compared ? [compared] : after ? [{ from: told.to }] : [];
  const near = measureBeside(sentence, told.base, before?.from ?? told.from, after?.to ?? told.to, within);
  const late = before || after ? null : boundAfter(sentence, near.to);
  const isLate = late !== null && sentence.tokens[late.to]?.number == null;
  const bound = before?.bound ?? after?.bound ?? (isLate ? late.bound : null);
  if (ALSO_MONEY.test(told.unit) && near.measure === null) return null;
  // "At least 10 hours" is how long a thing lasts, and "within 24 hours" when it comes.
  if (told.base === "min" && near.measure === null && bound !== "gte" && bound !== "gt") return null;
  // "60 cm wide" says what is to be so; "60 cm" alone is a word that texts hold.
  if (bound === null && (near.measure === null || !near.isBehind || !EXACT.has(near.measure))) return null;
  sentence.takeOut(near.from, isLate ? late.to : near.to);
  if (bound === null) return [filterOf(near.measure, "eq", textOf(sentence, told))];
  if (bound !== "about") return [filterOf(near.measure, bound, textOf(sentence, told))];
  const unit = unitOf(sentence, told);
  return [
    filterOf(near.measure, "gte", `${figure(told.value * (1 - NEAR))} ${unit}`),
    filterOf(near.measure, "lte", `${figure(told.value * (1 + NEAR))} ${unit}`),
  ];
}

function boundSaidBefore(sentence: Sentence, { from, base }: Told): { bound: Bound; from: number } | null {
  const found = boundBefore(sentence, from) ?? maxBefore(sentence, from);
  if (!found) return null;
  const said = sentence.tokens[found.from]!.folded;
  if (from - found.from !== 1) return found;
  // "iPhone Pro Max 256 GB" is a name.
  const isName = /^(?:max|min)$/.test(said) && found.from > 0 && base === "mb";
  return NO_BOUNDS.has(said) || isName ? null : found;
}

/** Short for the same in every language. */
function maxBefore({ tokens }: Sentence, end: number): { bound: Bound; from: number } | null {
  const said = tokens[end - 1]?.folded;
  if (said !== "max" && said !== "min") return null;
  return { bound: said === "max" ? "lte" : "gte", from: end - 1 };
}

/** "Lighter than", "schmaler als". */
function comparedBefore(sentence: Sentence, end: number): { bound: Bound; from: number } | null {
  for (const bound of ["lt", "gt"] as const) {
    const length = sentence.phraseBefore(end, ({ compared }) => compared[bound]);
    if (length === 0) continue;
    const from = end - length;
    const not = sentence.phraseBefore(from, (words) => words.not);
    if (not === 0) return { bound, from };
    return { bound: bound === "lt" ? "gte" : "lte", from: from - not };
  }
  return null;
}

/** "2 kg'dan hafif". */
function comparedBehind(sentence: Sentence, at: number): { bound: Bound; to: number } | null {
  for (const bound of ["lt", "gt"] as const) {
    const length = sentence.phraseAt(at, ({ compared }) => compared[bound]);
    if (length > 0) return { bound, to: at + length };
  }
  return null;
}

interface Beside {
  measure: Measure | null;
  isBehind: boolean;
  from: number;
  to: number;
}

/** What is measured, where it is said behind a quantity, before it, or by how it is compared. */
function measureBeside(sentence: Sentence, base: string, from: number, to: number, within: { from: number }[]): Beside {
  const { tokens, isTaken } = sentence;
  const named = (lengthBy: (pick: Pick) => number): [Measure, number] | undefined =>
    (measuresOf[base] ?? [])
      .map((measure): [Measure, number] => [measure, lengthBy((words) => words.measures[measure])])
      .filter(([, length]) => length > 0)
      .toSorted(([, one], [, other]) => other - one)[0];
  for (const { from: start } of within)
    for (let at = start; at < to; at++) {
      const found = named((pick) => sentence.phraseAt(at, pick));
      if (found) return { measure: found[0], isBehind: false, from, to };
    }
  let end = to;
  while (/^[-)]$/.test(tokens[end]?.folded ?? "") || isIdle(sentence, end)) end++;
  const joined = (at: number) => named((pick) => Number(sentence.endsInPhrase(at, pick)));
  const behind = isTaken[end] ? undefined : (named((pick) => sentence.phraseAt(end, pick)) ?? joined(end));
  if (behind && !goesOnAsName(sentence, end, behind))
    return { measure: behind[0], isBehind: true, from, to: end + behind[1] };
  let start = from;
  while (start > 0 && !isTaken[start - 1] && (tokens[start - 1]!.folded === ":" || isIdle(sentence, start - 1)))
    start--;
  const before = isTaken[start - 1]
    ? undefined
    : (named((pick) => sentence.phraseBefore(start, pick)) ?? joined(start - 1));
  if (before && !isThingWith(sentence, before, start))
    return { measure: before[0], isBehind: false, from: start - before[1], to };
  return { measure: null, isBehind: false, from, to };
}

/** "Disk with at least 500 GB" wishes for a disk, and "laptop with disk with 500 GB" for none. */
function isThingWith({ tokens }: Sentence, [measure, length]: [Measure, number], end: number): boolean {
  const isWith = (at: number): boolean => withOthers.has(tokens[at]?.folded ?? "");
  return measure === "storage" && isWith(end) && !isWith(end - length - 1);
}

/** "32 GB memory card" names a card; "16 GB RAM laptop" and "60 cm wide shelf" do say what is measured. */
function goesOnAsName(sentence: Sentence, at: number, [measure, length]: [Measure, number]): boolean {
  const next = sentence.tokens[at + length];
  const isShort = sentence.tokens[at]!.folded.length <= 3;
  // "Depolamalı" is Turkish for "with storage".
  const isWith = /l[iu]$/.test(sentence.tokens[at + length - 1]!.folded);
  if (EXACT.has(measure) || isShort || isWith || !next || !/\p{L}/u.test(next.folded)) return false;
  const leadsOn: Pick[] = [
    ({ leads }) => leads,
    ({ polite }) => polite,
    ...bounds.map(boundSaid),
    ...bounds.map(saidBehind),
  ];
  return leadsOn.every((pick) => sentence.phraseAt(at + length, pick) === 0);
}

const boundSaid =
  (bound: Bound): Pick =>
  ({ before }) =>
    before[bound];
const saidBehind =
  (bound: Bound): Pick =>
  ({ after }) =>
    after[bound];

const isIdle = (sentence: Sentence, at: number): boolean => sentence.phraseAt(at, ({ idle }) => idle) === 1;

const filterOf = (measure: Measure | null, op: Filter["op"], value: string): Filter => ({
  field: measure === null ? "quantity" : `quantity.${measure}`,
  op,
  value,
});

const figure = (value: number): string => String(Number(value.toPrecision(6)));

/** With one blank between. */
const textOf = (sentence: Sentence, told: Told): string => `${told.figure} ${unitOf(sentence, told)}`;

const unitOf = (sentence: Sentence, { to }: Told): string =>
  withoutCase(sentence.textOf(to - 1, to).replace(/['’]$/u, ""));
