import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { tokensOf } from "../../wishes/tokens.ts";
import { unitIn } from "../../wishes/units.ts";
import { wishIn } from "../said/wish-in.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** For how much of something a price is asked. */
export interface PerUnit {
  /** In the unit that all of its kind are compared in. */
  value: number;
  base: string;
  /** As it is written behind a price: "kg", "100 g". */
  label: string;
  /** What is said beside it. */
  rest: string;
}

/** What stands before a unit, "per kilo", "au litre"; of these before a figure as well: "per 100 g". */
const beforeUnit = wordsIn("per pro je par por au le la l al il lo à a ao o the");
const beforeFigure = wordsIn("per pro je par por");
/** Turkish says it behind: "kilo başına". */
const behindUnit = wordsIn("başına başı");
/** What contents are told in, and what is asked for in each where no figure is said. */
const wholes: Record<string, { label: string; times: number }> = {
  g: { label: "kg", times: 1000 },
  ml: { label: "l", times: 1000 },
  mm: { label: "m", times: 1000 },
};

const LEAST = 100;

/** "Which is cheapest per kilo?", "Preis pro 100 g"; null: no price of a unit is asked for. */
export function askedPerUnit(question: string, words: Words): PerUnit | null {
  const tokens = tokensOf(question);
  for (let at = 0; at < tokens.length; at++) {
    const figure = tokens[at]!.number;
    const of = figure === null ? at : at + 1;
    const said = tokens[of];
    const unit = said && unitIn(said.folded);
    const whole = unit && wholes[unit.base];
    if (!whole) continue;
    const before = (tokens[at - 1]?.folded ?? "").replace(/['’]$/u, "");
    const isBehind = behindUnit.has(tokens[of + 1]?.folded ?? "");
    // One letter alone is a word of every day: "al l", "a g".
    const isUnit = said.folded.length > 1 || beforeFigure.has(before) || isBehind;
    const leads = figure === null ? beforeUnit : beforeFigure;
    if (!isUnit || !(leads.has(before) || isBehind)) continue;
    const from = leads.has(before) ? at - 1 : at;
    const end = isBehind ? of + 1 : of;
    const rest = `${question.slice(0, tokens[from]!.start)} ${question.slice(tokens[end]!.end)}`;
    if (!isOfPrice(rest, words)) return null;
    // Of one gram nothing costs a cent.
    const count = figure ?? (unit.times === 1 ? LEAST : 1);
    const value = count * unit.times;
    const written = question.slice(said.start, said.end);
    const label = value === whole.times ? whole.label : count === 1 ? written : `${count} ${written}`;
    return { value, base: unit.base, label, rest };
  }
  return null;
}

function isOfPrice(question: string, words: Words): boolean {
  const { order, filters } = wishIn(question, words);
  const said = saidIn(question);
  const asked = [words.wishes.price, words.shop.facets.price, words.shop.relative.cheaper, words.asked.amount];
  return (
    order === "cheapest" ||
    filters.some(({ field, value }) => field === "price" && value === "low") ||
    asked.some((phrases) => holdsPhrase(said, phrases)) ||
    foldedWords(question).length === 0
  );
}
