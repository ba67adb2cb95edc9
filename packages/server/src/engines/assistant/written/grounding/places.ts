import { isPlainWord } from "../../said/plain-word.ts";
import { ofAnyNumber } from "./of-any-number.ts";
import { type Figure } from "./figures.ts";
import { isAsMuch, isMoney, isOfKind, kindOf } from "./measures.ts";
import type { Statement } from "./statements.ts";
import { isForm, vocabularyOf } from "./words.ts";
import { dayMark } from "../../calendar/weekdays.ts";

/** What a sentence of an answer tells a figure of: its words, and the other figures beside it. */
export interface Telling {
  words: string[];
  /** With those that only measure: "an hour". */
  all: string[];
  /** Words that may belong to it: those of the clauses behind it. */
  later: string[];
  beside: Figure[];
  /** All figures that are told in one breath. */
  together: Figure[];
  /** In a translation nothing may speak for the figure's own place. */
  isTranslation: boolean;
}

/** So much of a word's weight has what stands above a statement, next to it or further: that is above others too. */
const ofHeading = { inner: 0.75, outer: 0.5 };
/** A number that is told of something beside another weighs like a word of every seventh sentence. */
const ofNumber = 2;

/**
 * Whether a figure is another's: wherever it stands, a statement with another figure of that kind has more of what the
 * claim tells it of. "Delivery to France costs 4.90" where Germany has 4.90 and France 9.90.
 */
export function isMisplaced(figure: Figure, telling: Telling, statements: Statement[]): boolean {
  const its = statements.flatMap((statement) =>
    statement.figures
      .filter((one) => isNumber(one) && agree(figure, one))
      .map(({ measure }) => ({ statement, kind: kindOf(measure) })),
  );
  // "2" of "2 pm" may be any two, but there is none better than "two years" for "two years".
  const kind = kindOf(figure.measure);
  const own = its.some((one) => one.kind === kind) ? its.filter((one) => one.kind === kind) : its;
  if (own.length === 0) return false;
  const { placeOf, isBetter } = comparison(kind === dayMark ? withoutDays(telling) : telling, statements);
  const said = [...new Set(telling.all)].filter((word) => !isPlainWord(word));
  // Of a long table most are alike, and each way to be is compared once.
  const othersOf = new Map<string | null, Set<Place>>();
  const others = (as: string | null): Set<Place> => {
    const found =
      othersOf.get(as) ??
      new Set(statements.filter((other) => tellsAnother(other, figure, as, telling.together)).map(placeOf));
    othersOf.set(as, found);
    return found;
  };
  return [...Map.groupBy(own, (one) => kind ?? one.kind)].every(
    ([as, ones]) =>
      [...new Set(ones.map(({ statement }) => placeOf(statement)))].every((one) =>
        [...others(as)].some((other) => isBetter(other, one)),
      ) || ones.every(({ statement }) => isOfOtherCell(statement, as)),
  );

  /** "The Loft costs $140 an hour" where that is the price of a day, in the same row. */
  function isOfOtherCell({ cell }: Statement, as: string | null): boolean {
    if (cell === null) return false;
    return statements.some(
      (other) =>
        other.cell !== null &&
        tellsAnother(other, figure, as, telling.together) &&
        ((other.cell.inRow === cell.inRow && isNamedBetter(other.cell.column, cell.column)) ||
          (other.cell.inColumn === cell.inColumn && isNamedBetter(other.cell.row, cell.row))),
    );
  }

  function isNamedBetter(name: string[], itself: string[]): boolean {
    const named = (some: string[]): number => said.filter((word) => some.some((one) => isNameFor(word, one))).length;
    return named(name) > named(itself);
  }
}

/** A claim's "month" may be "monthly" in the head of a column, its "monthly" is no "month". */
const isNameFor = (said: string, name: string): boolean =>
  said === name || (name.length > said.length && isForm(said, name));

/** No mere "ein". */
const isNumber = ({ isArticle, measure }: Figure): boolean => !isArticle || measure !== null;

/** Whether it tells a figure of that kind, and one that the claim doesn't tell as well. */
function tellsAnother(
  { figures, insteadOf }: Statement,
  figure: Figure,
  kind: string | null,
  together: Figure[],
): boolean {
  if (insteadOf.has(kind)) return true;
  // "£5 a day" is no time.
  const isRate = figures.some(({ isArticle }) => !isArticle);
  const its = figures.filter(({ measure, isArticle }) => !(isRate && isArticle) && isOfKind(measure, kind));
  const isTold = (one: Figure): boolean =>
    together.some((other) => !other.isArticle && isOfKind(other.measure, kind) && agree(one, other));
  return its.length > 0 && !figures.some((one) => isNumber(one) && agree(figure, one)) && !its.every(isTold);
}

const isDay = (word: string): boolean => word.endsWith(dayMark);
const withoutDays = ({ words, later, ...telling }: Telling): Telling => ({
  ...telling,
  words: words.filter((word) => !isDay(word)),
  later: later.filter((word) => !isDay(word)),
});

/** How a statement stands to what a claim tells a figure of. */
interface Place {
  /** Word by word: how much of it the statement has, and whether its clause, what is before or what is after it does. */
  firm: { hit: number; isOwn: boolean; isEarlier: boolean; isLater: boolean }[];
  loose: number[];
  /** Whether it names nothing itself, or also something that the claim doesn't tell of. */
  isBare: boolean;
  isOfMore: boolean;
  /** How many of the numbers of each kind it has. */
  counts: number[];
}

function comparison(
  { words, later, beside, isTranslation }: Telling,
  statements: Statement[],
): { placeOf(statement: Statement): Place; isBetter(other: Place, own: Place): boolean } {
  const firm = [...new Set(words)].filter((word) => !ofAnyNumber.has(word));
  const loose = [...new Set(later)].filter((word) => !firm.includes(word) && !ofAnyNumber.has(word));
  const claimed = vocabularyOf([...firm, ...loose]);
  const days = firm.filter(isDay).length;
  const weightOf = (word: string): number => {
    const having = statements.filter(({ own }) => own.holdsLike(word)).length;
    // All days of a claim together weigh like one number.
    return isDay(word) ? ofNumber / days : Math.log(1 + statements.length / Math.max(1, having));
  };
  const weights = { firm: firm.map(weightOf), loose: loose.map(weightOf) };
  const hit = (word: string, { own, inner, outer }: Statement): number =>
    Math.max(own.likeness(word), inner.likeness(word) * ofHeading.inner, outer.likeness(word) * ofHeading.outer);
  const kinds = [...Map.groupBy(beside, ({ measure }) => kindOf(measure)).values()];
  const places = new Map<string, Place>();
  const known = new Map<Statement, Place>();

  function read(statement: Statement): Place {
    const { own, earlier, later: after, figures, names } = statement;
    const place: Place = {
      firm: firm.map((word) => ({
        hit: hit(word, statement),
        isOwn: own.holdsLike(word),
        isEarlier: earlier.holdsLike(word),
        isLater: after.holdsLike(word),
      })),
      loose: loose.map((word) => hit(word, statement)),
      isBare: names.length === 0,
      isOfMore: names.some((name) => !claimed.holdsLike(name)),
      counts: kinds.map(
        (numbers) => numbers.filter((number) => figures.some((one) => agree(number, one))).length / numbers.length,
      ),
    };
    const key = JSON.stringify(place);
    const same = places.get(key) ?? place;
    places.set(key, same);
    return same;
  }

  return {
    placeOf(statement) {
      const place = known.get(statement) ?? read(statement);
      known.set(statement, place);
      return place;
    },
    isBetter(other, own) {
      let more = 0;
      let less = 0;
      /** What only the clauses before it have: its own as well, where it has more of the claim by itself. */
      let owed = 0;
      for (const [at, weight] of weights.firm.entries()) {
        const [its, others] = [own.firm[at]!, other.firm[at]!];
        const gain = (others.hit - its.hit) * weight;
        // What only goes on under a heading is of that, rather than what names it as part of something else.
        if (gain > 0 && its.hit > 0 && own.isBare && other.isOfMore) continue;
        if (gain > 0 && its.isEarlier) owed += gain;
        else if (gain > 0 && !its.isLater) more += gain;
        else if (gain < 0 && !others.isEarlier) less -= gain;
      }
      for (const [at, weight] of weights.loose.entries())
        less += Math.max(0, own.loose[at]! - other.loose[at]!) * weight;
      for (const [at, count] of own.counts.entries()) {
        const gain = (other.counts[at]! - count) * ofNumber;
        if (gain > 0) more += gain;
        else less -= gain;
      }
      const saysOwn =
        own.firm.some(({ isOwn }, at) => isOwn && !other.firm[at]!.isOwn) ||
        own.counts.some((count, at) => count > other.counts[at]!);
      return more + (saysOwn ? 0 : owed) > less && !(isTranslation && less > 0);
    },
  };
}

/** Whether a figure may be one of the passages; their three bikes are no three pounds. */
export const agree = (one: Figure, known: Figure): boolean =>
  !(known.isCount && (isMoney(one.measure) || one.measure === "%")) &&
  !(known.isDate && !one.isDate && one.measure !== null) &&
  one.values.some((value) => known.values.some((other) => isAsMuch(value, one.measure, other, known.measure)));
