import { CASE_ENDING } from "../wording/case-ending.ts";
import { wordsIn } from "../wording/fold.ts";
import { isOfAges } from "./bound-of-ages.ts";
import { boundAfter, boundBefore, bounds, opensAt } from "./bounds.ts";
import { isOfEuro } from "./e-of-euro.ts";
import { currencyBehind, currencyIn } from "./money.ts";
import type { Pick, Sentence } from "./sentence.ts";
import { orders, type Filter } from "./wish.ts";
import { isThousand, spelledAmount } from "./spelled-amount.ts";
import { BEST_RATING, fieldOf, priceRight, subjectLeft, subjectRight, type Field } from "./subjects.ts";
import type { Bound } from "./words/wish-words.ts";

/** An amount with its currency, from token `from` to before `to`. */
interface Amount {
  value: number;
  /** `""`: one that several countries have; null: none is named. */
  currency: string | null;
  /** Whether it is glued to letters, as in `64GB`: that is a measure. */
  isMeasure: boolean;
  /** "30+ dollars". */
  isLeast: boolean;
  from: number;
  to: number;
}

/** A bound that begins at token `from`. */
interface Bounded {
  bound: Bound;
  from: number;
}

/** "Over 3" may be of years, and "over 42" of sizes. */
const LEAST_OVER = 100;
/** How far from an amount "about" reaches. */
const NEAR = 0.2;

/** What is read of amounts. */
export interface Amounts {
  filters: Filter[];
  /** Those of them of which nothing says that they are prices: "bottles over 500". */
  bare: Filter[];
}

/** Reads what a sentence says of prices, ratings and numbers of reviews in figures, and takes it out. */
export function readAmounts(sentence: Sentence): Amounts {
  const filters: Filter[] = [];
  const bare: Filter[] = [];
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.isTaken[at]) continue;
    const first = amountAt(sentence, at);
    if (!first) continue;
    const range = rangeFrom(sentence, first);
    const bound = range ? null : boundOf(sentence, first, filters.at(-1));
    if (bound?.isBare) bare.push(...bound.filters);
    filters.push(...(range ?? bound?.filters ?? []));
  }
  return { filters, bare };
}

function amountAt(sentence: Sentence, at: number): Amount | null {
  const { tokens, isTaken } = sentence;
  const token = tokens[at];
  if (!token || isTaken[at]) return null;
  if (token.number === null) return amountInWords(sentence, at);
  const before = at > 0 && !isTaken[at - 1] ? currencyIn(tokens[at - 1]!.folded) : null;
  let to = at + 1;
  let value = token.number;
  if ((tokens[to]?.folded === "k" && tokens[to]!.isGlued && before !== null) || isThousand(sentence, to)) {
    value *= 1000;
    to++;
  }
  const plus = tokens[to]?.folded === "+" ? 1 : 0;
  const isEuro = before === null && isOfEuro(sentence, to, (end) => endsHere(sentence, end));
  const behind = tokens[to + plus] ? currencyBehind(tokens[to + plus]!.folded, value) : null;
  const after = before === null ? (isEuro ? "EUR" : behind) : null;
  const isLeast = after !== null && plus === 1;
  if (after !== null) to += 1 + plus;
  const next = tokens[to];
  // "4'ten yüksek" is no four feet.
  const isEnding = hasCaseEnding(sentence, to);
  const isMeasure =
    before === null && after === null && !!next?.isGlued && !isEnding && /^[\p{L}"″'%°]/u.test(next.folded);
  return { value, currency: before ?? after, isMeasure, isLeast, from: before === null ? at : at - 1, to };
}

/** "100'den": whether an ending of a figure stands there, parted from it. */
const hasCaseEnding = ({ tokens }: Sentence, at: number): boolean =>
  /^['’]$/.test(tokens[at]?.folded ?? "") && !!tokens[at + 1]?.isGlued && CASE_ENDING.test(tokens[at + 1]!.folded);

/**
 * "Fifty euros", and the first of "twenty to fifty euros" or "between twenty and 50 euros": in words an amount is one of money.
 * "A set of two to 30 euros" has but one.
 */
function amountInWords(sentence: Sentence, at: number): Amount | null {
  const { tokens } = sentence;
  const spelled = spelledAmount(sentence, at);
  if (!spelled) return null;
  const { value, to } = spelled;
  const currency = currencyBehind(tokens[to]?.folded ?? "", value);
  const amount = { value, currency, isMeasure: false, isLeast: false, from: at, to: currency === null ? to : to + 1 };
  if (currency !== null) return amount;
  const joined = sentence.phraseAt(to, ({ joins }) => joins);
  const high = joined > 0 ? amountAt(sentence, to + joined) : null;
  const isClosed = high !== null && sentence.phraseAt(high.to, ({ rangeBehind }) => rangeBehind) > 0;
  const isFrom = value >= LEAST_SPELLED && sentence.phraseBefore(at, ({ ranges }) => ranges) > 0;
  const isOpened = isClosed || isFrom || sentence.phraseBefore(at, ({ between }) => between) > 0;
  const isRange = high !== null && high.currency !== null && (isOpened || tokens[to + joined]?.number === null);
  const bound = boundBefore(sentence, at);
  const isBound =
    value >= LEAST_SPELLED && bound !== null && endsHere(sentence, to) && !isOfAges(sentence, bound.from, value);
  return isRange || isBound ? amount : null;
}

/** "Under fifty" and "from twenty to 50 €" are of money, and "for under two", "lot de deux à 20 €" and "on pèse 200 kg à deux" are not. */
const LEAST_SPELLED = 10;
/** "Between 20 and 40 €", "$10–$15", "4 to 5 stars". */
function rangeFrom(sentence: Sentence, low: Amount): Filter[] | null {
  const { tokens } = sentence;
  const isDash = /^[-–—]$/.test(tokens[low.to]?.folded ?? "");
  const joined = isDash ? 1 : sentence.phraseAt(low.to, ({ joins }) => joins);
  if (joined === 0) return null;
  const high = amountAt(sentence, currencyAt(sentence, low.to + joined));
  const between = sentence.phraseBefore(low.from, (words) => words.between);
  const opened = between || sentence.phraseBefore(low.from, ({ ranges }) => ranges);
  if (!high || high.isMeasure) return null;
  // "Between 100 and 40" is what "between 40 and 100" is.
  const isClosed = sentence.phraseAt(high.to, ({ rangeBehind }) => rangeBehind) > 0;
  if (high.value < low.value && between === 0 && !isClosed) return null;
  const currency = high.currency ?? low.currency;
  const right = currency === null ? subjectRight(sentence, high.to) : priceRight(sentence, high.to);
  const left = subjectLeft(sentence, low.from - opened);
  const field =
    right?.field ?? (currency !== null ? "price" : left && fieldOf(left, low.value)) ?? (between > 0 ? "price" : null);
  // "Size 8 to 10" is no price.
  if (!field || (opened === 0 && !isDash && !right && currency === null)) return null;
  if (!right && currency === null && !left && !endsHere(sentence, high.to)) return null;
  sentence.takeOut(left?.from ?? low.from - opened, right?.to ?? high.to);
  const [least, most] = [Math.min(low.value, high.value), Math.max(low.value, high.value)];
  return [filterOf(field, "gte", least, currency), filterOf(field, "lte", most, currency)];
}

/** An amount behind a sign of money begins with it. */
const currencyAt = ({ tokens }: Sentence, at: number): number =>
  tokens[at]?.number === null && currencyIn(tokens[at].folded) !== null ? at + 1 : at;

/** "Under $100", "rated 4.4 or higher", "150+ reviews". */
function boundOf(
  sentence: Sentence,
  amount: Amount,
  last: Filter | undefined,
): { filters: Filter[]; isBare: boolean } | null {
  const { from, to, currency, value } = amount;
  const behind = boundAfter(sentence, to);
  // "Over 500 and under 300": what stands behind it is of the next.
  const after = behind && sentence.tokens[behind.to]?.number != null ? null : behind;
  const right = (currency === null ? subjectRight : priceRight)(sentence, after?.to ?? to);
  // "4 stars or higher": what is meant may come before how much.
  const late = after === null && right ? boundAfter(sentence, right.to) : null;
  const before = boundBefore(sentence, from);
  const left = subjectLeft(sentence, before?.from ?? from);
  const bound = before?.bound ?? late?.bound ?? after?.bound ?? (amount.isLeast ? "gte" : null);
  const field = right?.field ?? (currency !== null ? "price" : left && fieldOf(left, value));
  if (left && !right && currency === null && (!(before || after) || amount.isMeasure)) return null;
  const goesOn =
    before !== null &&
    ((last?.field === "price" && goesOnFromPrice(sentence, amount, before.from)) ||
      isBesidePrice(sentence, amount, before, after?.to ?? to));
  // "iPhone 15 price" asks what that costs.
  if (field === "price" && currency === null && bound === null) return null;
  // "100'den ucuz lamba".
  const isOfMoney = after !== null && sentence.tokens.slice(to, after.to).some(({ folded }) => ofMoney.has(folded));
  const isBare = field === null && !goesOn && !isOfMoney;
  const end = late?.to ?? right?.to ?? after?.to ?? to;
  // "30'un altında" says behind the figure what others say before it.
  const told = before ?? (after && hasCaseEnding(sentence, to) ? { bound: after.bound, from } : null);
  if (isBare && !(told && isBarePrice(sentence, amount, told, pastOnly(sentence, after?.to ?? to)))) return null;
  const start = left?.from ?? before?.from ?? from;
  sentence.takeOut(saysOnly(sentence, start - 1) ? start - 1 : start, pastOnly(sentence, end));
  return { filters: filtersOf(field ?? "price", bound, value, currency), isBare };
}

/** "Over 500 and under 300 euros"; not of what "max" or an age is the name. */
const isBesidePrice = (sentence: Sentence, amount: Amount, before: Bounded, end: number): boolean =>
  !amount.isMeasure && !isNamed(sentence, amount, before) && goesOnInMoney(sentence, end);

/** What says of itself that it is of money, where it stands behind the figure. */
const ofMoney = wordsIn("ucuz pahalı");

/** No age and no size is more, and where an age was said right before, "a 7 year old girl under 30", a bound is of the price. */
const MOST_COUNTED = 200;
const NEAR_AGE = 5;

/** "Air Max 90", and what is told of ages and sizes; "a gift, max 50" is a price. */
const isNamed = (sentence: Sentence, amount: Amount, before: Bounded): boolean =>
  (amount.from - before.from === 1 &&
    /^(?:max|min)$/.test(sentence.tokens[before.from]!.folded) &&
    !opensAt(sentence, before.from)) ||
  (amount.value <= MOST_COUNTED &&
    sentence.phraseBefore(before.from, ({ counted }) => counted) > 0 &&
    !sentence.tokens.slice(Math.max(0, before.from - NEAR_AGE), before.from).some(({ number }) => number !== null));

/**
 * Whether a figure alone may be a price: "lamps under 50". Not "50 watts", "24.12.", "Air Max 90", what a toy is "from", nor what
 * is told of ages and sizes.
 */
function isBarePrice(sentence: Sentence, amount: Amount, before: Bounded, end: number): boolean {
  const { tokens } = sentence;
  const isAtMost = before.bound === "lt" || before.bound === "lte";
  const isDate = tokens[end]?.folded === "." && tokens[end]!.isGlued && amount.value % 1 !== 0;
  const isMoney = isAtMost || (before.bound === "gt" && amount.value >= LEAST_OVER);
  return isMoney && !amount.isMeasure && !isDate && !isNamed(sentence, amount, before) && endsHere(sentence, end);
}

/** "Under 100 and over 200": what one bound was of, the next is, too. */
function goesOnFromPrice(sentence: Sentence, { isMeasure, to }: Amount, from: number): boolean {
  const lead =
    sentence.phraseBefore(from, ({ alternatives }) => alternatives) ||
    sentence.phraseBefore(from, ({ leads }) => leads);
  return !isMeasure && sentence.isTaken[from - lead - 1] === true && endsHere(sentence, to);
}

/** "Over 500 and under 300 euros": what one bound is of, the other is, too. */
function goesOnInMoney(sentence: Sentence, end: number): boolean {
  let at = end;
  for (let lead = 1; lead > 0; at += lead)
    lead = sentence.phraseAt(at, ({ leads }) => leads) || sentence.phraseAt(at, ({ alternatives }) => alternatives);
  const bound = Math.max(...bounds.map((one) => sentence.phraseAt(at, ({ before }) => before[one])));
  const next = bound > 0 ? amountAt(sentence, currencyAt(sentence, at + bound)) : null;
  return next !== null && next.currency !== null;
}

/** Whether nothing follows that an amount could be of: the sentence ends, leads over to something else or says the next wish. */
function endsHere(sentence: Sentence, at: number): boolean {
  const next = sentence.tokens[at];
  if (!next || /^[^\p{L}\p{N}"″%°]$/u.test(next.folded)) return true;
  return [
    ...goingOn,
    ...bounds.map(
      (bound): Pick =>
        ({ before }) =>
          before[bound],
    ),
  ].some((pick) => sentence.phraseAt(at, pick) > 0);
}

/** What may follow an amount that is of nothing else. */
const goingOn: Pick[] = [
  ({ leads }) => leads,
  ({ rated }) => rated,
  ({ not }) => not,
  ({ wanting }) => wanting,
  ({ inStock }) => inStock,
  ({ onSale }) => onSale,
  ({ polite }) => polite,
  ...orders.map(
    (one): Pick =>
      ({ order }) =>
        order[one],
  ),
  ...(["price", "rating", "reviews"] as const).flatMap((field) =>
    (["low", "medium", "high"] as const).map(
      (value): Pick =>
        ({ vague }) =>
          vague.find((one) => one.field === field && one.value === value)?.said,
    ),
  ),
];

function filtersOf(field: Field, bound: Bound | null, value: number, currency: string | null): Filter[] {
  // What is told in more than stars is a number of reviews.
  const real = field === "rating" && value > BEST_RATING ? "reviews" : field;
  if (bound === "about")
    return [filterOf(real, "gte", value * (1 - NEAR), currency), filterOf(real, "lte", value * (1 + NEAR), currency)];
  return [filterOf(real, bound ?? (real === "price" ? "lte" : "gte"), value, currency)];
}

/** Say of a bound that it is meant: "only under 30", "moins de 30 seulement". */
const only = wordsIn(
  "only just nur bloß lediglich seulement uniquement solo sólo solamente únicamente soltanto só somente apenas alleen enkel slechts sadece yalnızca yalnız",
);

const saysOnly = ({ tokens, isTaken }: Sentence, at: number): boolean =>
  !isTaken[at] && only.has(tokens[at]?.folded ?? "");

const pastOnly = (sentence: Sentence, at: number): number => (saysOnly(sentence, at) ? at + 1 : at);

const filterOf = (field: Field, op: Filter["op"], value: number, currency: string | null): Filter => ({
  field,
  op,
  value: Math.round(value * 100) / 100,
  ...(field === "price" && currency ? { currency } : {}),
});
