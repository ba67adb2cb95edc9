import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";

/** What an age is told in, in the assistant's languages, and what stands behind it: "5 years old", "5-jähriger", "5 yaşında". */
const years = wordsIn(
  "year years yr yrs yo jahr jahre jahren jährige jähriger jährigen jähriges an ans año años anno anni ano anos jaar jaren jarige yaş yaşında yaşındaki",
);
const months = wordsIn(
  "month months mth mths monat monate monaten mois mes meses mese mesi mês maand maanden ay aylık",
);
const old = wordsIn("old alt alte alten alter altes oud oude");
/** What shops call for whom by age a thing is: "recommended_age", "Altersempfehlung". */
const ofAge = /^(?:ages?|alters?\p{L}*|age|edad|eta|idade|leeftijd|yas\p{L}*)$/u;
/** Grown-ups are told no age. In years. */
const GROWN = 18;
/** Beside this, what is for an age is one of so many of the best. */
export const AMONG = 100;

interface Age {
  /** In years. */
  value: number;
  /** The sentence without it. */
  rest: string;
}

/** How old somebody is for whom something is sought: "a bike for my 5 year old"; null: it is not said. */
export function ageIn(sentence: string, { wishes }: Words): Age | null {
  const all = Array.from(sentence.matchAll(/[\p{L}\p{M}]+|\d+/gu), ({ index, 0: said }) => ({
    said: foldedWords(said)[0] ?? "",
    start: index,
    end: index + said.length,
  }));
  for (const [at, { said, start }] of all.entries()) {
    const unit = all[at + 1];
    const isYears = unit !== undefined && years.has(unit.said);
    if (!/^\d{1,2}$/.test(said) || !unit || !(isYears || months.has(unit.said))) continue;
    const value = isYears ? Number(said) : Number(said) / 12;
    if (value >= GROWN) return null;
    const behind = all[at + 2];
    const last = behind && old.has(behind.said) ? at + 2 : at + 1;
    // Of "a 7 year old girl under 30" the girl is the one of that age.
    const whom = all[last + 1];
    const end = whom && isPhrase([whom.said], wishes.counted) ? whom.end : all[last]!.end;
    return { value, rest: `${sentence.slice(0, start)} ${sentence.slice(end)}`.replace(/\s+/g, " ").trim() };
  }
  return null;
}

/** Whether a product is for an age by its data; null: they don't tell. */
function isForAge({ attributes }: FoundProduct, age: number): boolean | null {
  for (const [name, value] of Object.entries(attributes)) {
    if (!foldedWords(name).some((word) => ofAge.test(word))) continue;
    const said = foldedWords(String(value).replaceAll("+", " "));
    const amounts = said.flatMap((word, at) => {
      if (!/^\d{1,2}$/.test(word)) return [];
      const unit = said.slice(at + 1).find((other) => years.has(other) || months.has(other));
      return unit !== undefined && months.has(unit) ? Number(word) / 12 : Number(word);
    });
    const [from, to = Infinity] = amounts;
    if (from !== undefined) return from <= age && age <= to;
  }
  return null;
}

/** What is told to be for an age, of what was found; null: nothing is. */
export function forAge(found: FoundProducts, age: number): FoundProducts | null {
  const products = found.products.filter((one) => isForAge(one, age) === true);
  const { whole: _, without: __, ...rest } = found;
  return products.length > 0 ? { ...rest, products } : null;
}
