import { limitsUse } from "../../wishes/use-limited.ts";
import { inBase, unitIn } from "../../wishes/units.ts";
import { quantitiesIn, type Quantity } from "../../wishes/quantities.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { phraseAt, placesOf } from "../../wording/phrase-set.ts";
import { languages } from "../said/languages.ts";
import type { FoundProduct } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { isOfADay, namesLimit } from "./limits.ts";
import { toldBy, type Told } from "./told-by.ts";

/** So much of a description is read, in UTF-16 units. */
const LONGEST = 2_000;
/** So much of a message is read for what bounds a figure, to either side, in UTF-16 units. */
const LONGEST_BOUND = 60;
/** Nobody tells as much of anything. */
const MOST_LOOSE = 20;
const PERCENT = "%";
/** "25%", and what is told in a unit in several: "8 bars". */
const LOOSE = /(?<![\p{L}\d.,])(\d{1,6}(?:[.,]\d{1,2})?)\s?(%|\p{L}+?(?=e?s(?![\p{L}\d])))/gu;
const UTMOST = /^(?:max|maks|massim|azami|hochst)/;

/** What a thing makes, uses or takes itself, less of which is welcome: "max. 65 dB" is no limit to who names 70. */
const ownBases: ReadonlySet<string> = new Set(["db", "w", "wh", "min"]);

type Figure = Pick<Quantity, "value" | "base" | "start" | "end">;

/** The only figure that a product tells in a unit. */
export interface FigureTold extends Pick<Told, "told" | "isQuoted"> {
  value: number;
  /** Whether it is told to be the most. */
  isMost: boolean;
}

/** The figures of a text with their units, also those that no catalogue is searched by: "a slope of 25 %". */
export function figuresIn(text: string): Figure[] {
  const strict = quantitiesIn(text);
  const loose = [...text.matchAll(LOOSE)].slice(0, MOST_LOOSE).flatMap(({ 0: all, 1: figure, 2: written, index }) => {
    const end = index + all.length;
    const value = Number(figure!.replace(",", "."));
    if (written === PERCENT) return { value, base: PERCENT, start: index, end };
    const unit = strict.some(({ start }) => start === index) ? undefined : unitIn(fold(written!));
    return unit ? { value: inBase(value, unit), base: unit.base, start: index, end } : [];
  });
  return [...strict, ...loose];
}

/** The figures of a message that a thing shall take: of "under 70 dB" it may have less. */
export const figuresToTake = (message: string, words: Words): Figure[] =>
  figuresIn(message).filter((one) => !ownBases.has(one.base) && !isBoundAbove(message, one, words));

/** Whether a message says that a figure is the most that shall be. */
function isBoundAbove(
  message: string,
  { start, end }: Figure,
  { wishes: { before, after, compared } }: Words,
): boolean {
  const ahead = foldedWords(message.slice(Math.max(0, start - LONGEST_BOUND), start));
  const behind = foldedWords(message.slice(end, end + LONGEST_BOUND));
  return (
    [before.lt, before.lte, compared.lt].some((bounds) =>
      placesOf(ahead, bounds).some(({ to }) => to === ahead.length),
    ) || [after.lt, after.lte].some((bounds) => phraseAt(behind, 0, bounds) > 0)
  );
}

/**
 * The only figure that a product tells in a unit, where that is none of its own size: with it alone can be compared what somebody
 * says in that unit. Null: it tells none, or several.
 */
export function figureTold(product: FoundProduct, base: string): FigureTold | null {
  const isOfBase = (one: Figure): boolean => one.base === base;
  if (figuresIn(product.card.title).some(isOfBase)) return null;
  const all = toldBy(product, LONGEST).flatMap((told) => {
    const text = told.isQuoted ? told.told : told.values.join(", ");
    if (isOfADay(text)) return [];
    return figuresIn(text).flatMap((one) => (isOfBase(one) ? { ...told, value: one.value, isMost: isMost(one) } : []));

    function isMost({ start, end }: Figure): boolean {
      if (told.name !== null) return namesLimit(told.name);
      const before = foldedWords(text.slice(0, start));
      const isUpTo = languages.some(({ words }) =>
        placesOf(before, words.wishes.before.lte).some(({ to }) => to === before.length),
      );
      return isUpTo || [...before, ...foldedWords(text.slice(end))].some((word) => UTMOST.test(word));
    }
  });
  if (new Set(all.map(({ value }) => value)).size !== 1) return null;
  // What says so of itself, before a datum of the same figure.
  return all.find((one) => one.isMost) ?? all.find(({ isQuoted }) => isQuoted) ?? null;
}

/** Whether what is said in the unit of a figure is more than the product tells, or less where that is what limits its use. */
export const isBeyond = ({ value, told, isQuoted, isMost }: FigureTold, said: number): boolean =>
  said > value ? isMost || isQuoted : said < value && isQuoted && !isMost && limitsUse(told);
