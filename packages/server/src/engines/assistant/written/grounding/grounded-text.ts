import type { Judge } from "./judge.ts";

/** Lets through what a judge lets, and keeps what is left a well-formed text. */
export interface GroundedText {
  /** What of the next unit (see units.ts) may be shown now, with what waited for it. */
  take(unit: string): string;
}

const listNumber = /^(\s*)(\d{1,3})(?=[.)]\s)/;
const tableRule = /^[\s|:-]+$/;
const structured = /^\s*(?:[-*+•]\s|\d{1,3}[.)]\s|\|)/;

export function createGroundedText(judge: Judge): GroundedText {
  /** "These are the steps:" waits for the first of them. */
  let opening = "";
  let isOpeningInDoubt = false;
  let isInTable = false;
  /** How many numbered items of a list were left out: the others move up. */
  let itemsLeftOut = 0;
  /** Line breaks that were shown last, and that were left out since. */
  let shown = 2;
  let owed = 0;

  const leaveOut = (unit: string): string => {
    owed = Math.max(owed, breaksAfter(unit));
    if (listNumber.test(unit)) itemsLeftOut += 1;
    isOpeningInDoubt = opening !== "";
    return "";
  };
  const show = (unit: string): string => {
    if (isOpeningInDoubt && !structured.test(unit)) opening = "";
    const begin = opening === "" ? unit : opening + unit;
    const text = "\n".repeat(Math.max(0, Math.min(owed, 2) - shown)) + begin;
    shown = breaksAfter(unit);
    owed = 0;
    opening = "";
    isOpeningInDoubt = false;
    return text;
  };

  return {
    take(unit) {
      if (unit.trim() === "") return leaveOut(unit);
      const isRow = /^\s*\|/.test(unit);
      const isHead = isRow && !isInTable;
      isInTable = isRow;
      if (!structured.test(unit)) itemsLeftOut = 0;
      if (isRow && tableRule.test(unit)) opening += unit;
      else if (!judge(unit, isHead)) return leaveOut(unit);
      else if (isHead || /(?:[:：][*_]*|^#.*)\s*$/.test(unit)) opening += unit;
      else return show(unit.replace(listNumber, (_, space, number) => `${space}${Number(number) - itemsLeftOut}`));
      return "";
    },
  };
}

const breaksAfter = (text: string): number => (/\s*$/.exec(text)![0].match(/\n/g) ?? []).length;
