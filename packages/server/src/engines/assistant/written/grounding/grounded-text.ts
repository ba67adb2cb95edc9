import { citationMark } from "../citation-mark.ts";
import type { Judge } from "./judge.ts";

/** Lets through what a judge lets, and keeps what is left a well-formed text. */
export interface GroundedText {
  /** What of the next unit (see units.ts) may be shown now, with what waited for it. */
  take(unit: string): string;
}

const listNumber = /^(\s*)(\d{1,3})(?=[.)]\s)/;
const tableRule = /^[\s|:-]+$/;
const announces = /(?:[:：][*_]*|^#.*)\s*$/;
const structured = /^\s*(?:[-*+•]\s|\d{1,3}[.)]\s|\|)/;

export function createGroundedText(judge: Judge): GroundedText {
  /** "These are the steps:" waits for the first of them. */
  let opening = "";
  let isOpeningInDoubt = false;
  let isInTable = false;
  /** Whether the last unit that told something was let through: marks by themselves go with it. */
  let isCarried = false;
  /** What a source named behind it in its paragraph would carry. */
  let unsourced = "";
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

  const isLet = (unit: string, isHead: boolean): ReturnType<Judge> => {
    if (isMark(unit)) return isCarried || unsourced !== "";
    const judged = judge(unit, isHead);
    if (tells(unit)) isCarried = judged === true;
    return judged;
  };

  return {
    take(unit) {
      if (unit.trim() === "") return leaveOut(unit);
      const isRow = /^\s*\|/.test(unit);
      const isHead = isRow && !isInTable;
      isInTable = isRow;
      if (!structured.test(unit)) itemsLeftOut = 0;
      const wasCarried = isCarried;
      if (isRow && tableRule.test(unit)) {
        opening += unit;
        return "";
      }
      const judged = isLet(unit, isHead);
      // Of a list, and what announces it, one source is named for all.
      if (judged === "if cited" && !structured.test(unit) && !announces.test(unit)) {
        unsourced = breaksAfter(unit) < 2 ? unsourced + unit : "";
        return unsourced === "" ? leaveOut(unit) : "";
      }
      const carried = unit.search(citationMark) >= 0 ? unsourced : "";
      unsourced = "";
      if (!judged) return leaveOut(unit);
      // What is cited behind "Source:" is that of the sentence before it.
      if (isHead || (opening !== "" && isMark(unit)) || announces.test(wasCarried ? unit : withoutMarks(unit)))
        opening += unit;
      else
        return show(
          carried + unit.replace(listNumber, (_, space, number) => `${space}${Number(number) - itemsLeftOut}`),
        );
      return "";
    },
  };
}

const withoutMarks = (unit: string): string => unit.replace(citationMark, "");
const tells = (unit: string): boolean => /[\p{L}\p{N}]/u.test(withoutMarks(unit.replace(listNumber, "")));
/** Whether it cites and says nothing. */
const isMark = (unit: string): boolean => !tells(unit) && unit.search(citationMark) >= 0;
const breaksAfter = (text: string): number => (/\s*$/.exec(text)![0].match(/\n/g) ?? []).length;
