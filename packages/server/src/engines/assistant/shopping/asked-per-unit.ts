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

/** What stands before a unit, and a figure of it: "per kilo", "per 100 g". */
const per = wordsIn("per pro je par por");
/** What may, "au litre", and may as well name a thing that is called by one: "le mètre ruban". */
const articles = wordsIn("au le la l al il lo ao o");
const ENDS_CLAUSE = /^[.,;:!?…]$/u;
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
    const isUnit = said.folded.length > 1 || per.has(before) || isBehind;
    const end = isBehind ? of + 1 : of;
    const isLast = ENDS_CLAUSE.test(tokens[end + 1]?.folded ?? ".");
    const mayLead = (): boolean => isLast || isOfCheapest(question.slice(0, tokens[at]!.start), words);
    const leads = per.has(before) || (figure === null && articles.has(before) && mayLead());
    if (!isUnit || !(leads || isBehind)) continue;
    const from = leads ? at - 1 : at;
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

const isOfCheapest = (question: string, words: Words): boolean => wishIn(question, words).order === "cheapest";

/** Whether the price of goods is asked for, and not what the shop asks for a service: "what does shipping cost per kilo?" */
function isOfPrice(question: string, words: Words): boolean {
  const { filters } = wishIn(question, words);
  const said = saidIn(question);
  const asked = [words.wishes.price, words.shop.facets.price, words.shop.relative.cheaper, words.asked.amount];
  if (holdsPhrase(said, words.shop.policies)) return false;
  return (
    isOfCheapest(question, words) ||
    filters.some(({ field, value }) => field === "price" && value === "low") ||
    asked.some((phrases) => holdsPhrase(said, phrases)) ||
    foldedWords(question).length === 0
  );
}
