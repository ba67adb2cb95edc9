import { limitsUse } from "../../wishes/use-limited.ts";
import { inBase, unitIn } from "../../wishes/units.ts";
import { quantitiesIn, type Quantity } from "../../wishes/quantities.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { placesOf } from "../../wording/phrase-set.ts";
import { languages } from "../said/languages.ts";
import type { FoundProduct } from "../tools.ts";
import { isOfADay, namesLimit } from "./limits.ts";
import { toldBy, type Told } from "./told-by.ts";

/** So much of a description is read, in UTF-16 units. */
const LONGEST = 2_000;
const PERCENT = "%";
/** "25%", and what is told in a unit in several: "8 bars". */
const LOOSE = /(?<![\p{L}\d.,])(\d{1,6}(?:[.,]\d{1,2})?)\s?(%|\p{L}+?(?=e?s(?![\p{L}\d])))/gu;
const UTMOST = /^(?:max|maks|massim|azami|hochst)/;

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
  const loose = [...text.matchAll(LOOSE)].flatMap(({ 0: all, 1: figure, 2: written, index }) => {
    const end = index + all.length;
    const value = Number(figure!.replace(",", "."));
    if (written === PERCENT) return { value, base: PERCENT, start: index, end };
    const unit = strict.some(({ start }) => start === index) ? undefined : unitIn(fold(written!));
    return unit ? { value: inBase(value, unit), base: unit.base, start: index, end } : [];
  });
  return [...strict, ...loose];
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
