import { tokensOf, type Token } from "./tokens.ts";
import { unitAt } from "./unit-at.ts";
import { goesBelowZero, inBase } from "./units.ts";

/** An amount with its unit, as all that are of its kind are compared: "1 TB" and "1000 GB" are one. */
export interface Quantity {
  value: number;
  /** The unit that all of its kind are told in. */
  base: string;
  /** Offsets into the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** Nobody tells as much of anything. */
const MOST_IN_A_TEXT = 20;

/** The quantities in a text: "43,2 cm (17\")" has two. */
export function quantitiesIn(text: string): Quantity[] {
  // Most texts of a catalogue hold no figure, or nothing behind the last one.
  if (!/\d\D*[^\d\s]/.test(text)) return [];
  const read = text.replaceAll("''", '" ');
  const tokens = tokensOf(read);
  const found: Quantity[] = [];
  for (let at = 0; at + 1 < tokens.length && found.length < MOST_IN_A_TEXT; at++) {
    const { number, start } = tokens[at]!;
    if (number === null || isInName(tokens, at) || isStandard(number)) continue;
    // "13-inch", "15.6 inch", "2m".
    const of = tokens[at + 1]!.folded === "-" && tokens[at + 1]!.isGlued && tokens[at + 2]?.isGlued ? at + 2 : at + 1;
    const unit = unitAt(read, tokens, of);
    if (!unit) continue;
    const minus = goesBelowZero(unit) ? minusBefore(tokens, at) : undefined;
    const value = inBase(minus ? -number : number, unit);
    found.push({ value, base: unit.base, start: minus?.start ?? start, end: tokens[of]!.end });
    at = of;
  }
  return found;
}

/** The sign of an amount below zero: "-5 °C", and no "5-10 °C". */
export function minusBefore(tokens: readonly Token[], at: number): Token | undefined {
  const sign = tokens[at - 1];
  const isSign = sign !== undefined && /^[-−–]$/u.test(sign.folded) && tokens[at]!.isGlued;
  return isSign && !(sign.isGlued && at > 1) ? sign : undefined;
}

/** "WH-1000 W": letters glued before make a name of a figure. */
const isInName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.isGlued && /\p{L}$/u.test(tokens[at - 1]?.folded ?? "");

/** "802.11g" is a radio's standard, and no weight. */
const isStandard = (number: number): boolean => Math.floor(number) === 802 && number !== 802;

/** How a quantity is looked for, whatever it was told in. Small ones are told to two figures, others to one of the base. */
export const termOf = ({ value, base }: Pick<Quantity, "value" | "base">): string =>
  `${value < 10 ? Number(value.toPrecision(2)) : Math.round(value)}${base}`;
