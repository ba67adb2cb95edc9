import { fold, wordsIn } from "../wording/fold.ts";
import { numberWordsOf } from "../wording/number-words.ts";

/** How old somebody is for whom something is sought. */
export interface Age {
  /** In years, from what age on to before which. */
  from: number;
  to: number;
  /** As it is said, and the sentence without it. */
  said: string;
  rest: string;
  /** Whether it is surely somebody's, and not that of a whisky. */
  isOfSomebody: boolean;
}

/** A word, a figure or a sign of a text that may tell an age. */
export interface AgeToken {
  said: string;
  /** Null: it is no number. */
  number: number | null;
  /** Offsets into the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** What an age is told in, in the assistant's languages, and what stands behind it: "5 years old", "5-jähriger", "5 yaşında". */
const years = wordsIn(
  "year years yr yrs yo jahr jahre jahren jahrs jährig jährige jähriger jährigen jähriges jähriger an ans año años anno anni ano anos jaar jaren jarig jarige yaş yaşında yaşındaki yaşından yaşına",
);
const months = wordsIn(
  "month months mth mths monat monate monaten mois mes meses mese mesi mês maand maanden ay aylık aydan",
);
const numbers = numberWordsOf(["en", "de", "fr", "es", "it", "pt", "nl", "tr"]);
/** "Fünfjährige", "vijfjarig". */
const JOINED = /^(\p{L}+?)(jahrig\p{L}{0,2}|jarige?)$/u;
/** "2-year", "3+ years". */
const SIGN = /^[-–+]$/;

export const ageTokensOf = (text: string): AgeToken[] =>
  Array.from(text.matchAll(/\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[-–+<>≥≤]/gu), ({ index, 0: said }) => ({
    said: fold(said) || said,
    number: /^\d/.test(said) ? Number(said.replace(",", ".")) : (numbers.get(fold(said)) ?? null),
    start: index,
    end: index + said.length,
  }));

/** What one of a unit is in years; null: no age is told in it. */
const yearsOf = (unit: string): number | null => (years.has(unit) ? 1 : months.has(unit) ? 1 / 12 : null);

/** An age told at a token, "2-year", "36 Monate", and one of what it is told in, both in years; and the token behind it. Null: none is. */
export function ageAt(tokens: readonly AgeToken[], at: number): { value: number; unit: number; to: number } | null {
  const token = tokens[at];
  const [, spelled, unit] = JOINED.exec(token?.said ?? "") ?? [];
  const joined = spelled !== undefined && unit !== undefined ? numbers.get(spelled) : undefined;
  if (joined !== undefined) return { value: joined, unit: 1, to: at + 1 };
  if (!token || token.number === null) return null;
  const of = SIGN.test(tokens[at + 1]?.said ?? "") ? at + 2 : at + 1;
  const times = yearsOf(tokens[of]?.said ?? "");
  return times === null ? null : { value: token.number * times, unit: times, to: of + 1 };
}
