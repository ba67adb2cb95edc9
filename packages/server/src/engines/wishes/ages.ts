import { fold, wordsIn } from "../wording/fold.ts";
import { numberWordsOf } from "../wording/number-words.ts";
import { partiesIn } from "./parties.ts";
import { unitIn } from "./units.ts";

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
  /** Whether several ages are meant, and not one: "3 to 6 years", "under 3s". */
  areSeveral: boolean;
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
  "year years yr yrs yo jahr jahre jahren jahrs jährig jährige jähriger jährigen jähriges jähriger an ans año años anno anni ano anos jaar jaren jarig jarige jarigen yaş yaşında yaşındayım yaşındaki yaşından yaşına yaşındakiler yaşlarında yaşlarındaki",
);
const months = wordsIn(
  "month months mth mths monat monate monaten mois mes meses mese mesi mês maand maanden ay aylık aydan",
);
/** Told of those alone who are called after how young they are: a subscription of 8 weeks is none. */
const weeks = wordsIn(
  "week weeks wk wks woche wochen semaine semaines semana semanas settimana settimane weken hafta haftalık haftadan",
);
const WEEK = 7 / 365;
const countedInWeeks: ReadonlySet<string> = new Set(["kitten", "puppy", "newborn", "baby"]);
/** What leads to how long something takes or lasts, or to when it will be: "every 4 weeks", "due in 3 weeks". */
const lasting = wordsIn(`
  every each within in for next last during ago after alle jede innerhalb für nächsten letzten vor nach seit toutes dans pour pendant prochaines dernières après depuis cada en durante para por próximas últimas hace dentro
  ogni tra fra entro per prossime ultime dopo em há elke iedere binnen over voor na sinds komende afgelopen her sonraki takes lasts lasted dauert dure dura duurt delivery lieferzeit lieferung livraison entrega envío consegna levertijd levering teslimat
`);
/** The same behind them: "3 weeks ago", "an 8 weeks subscription", "30 weeks pregnant". */
const lastingBehind = wordsIn(
  "ago supply subscription trial delivery pregnant abo abonnement vorrat schwanger lieferzeit suscripción embarazada fa abbonamento incinta assinatura grávida geleden zwanger önce abonelik sürede içinde hamile sonra",
);
/** What is told of the age of somebody nonetheless: "for 8 weeks old puppies", "suitable for 8 weeks and older". */
const aged = wordsIn("old older plus up alt alte alten alter altes älter âgé âgée âgés edad età idade oud oude ouder");
/** "Anderhalf jaar". */
const halves = [...wordsIn("anderhalf anderthalb eineinhalb")].map((word) => [word, 1.5] as const);
const numbers: ReadonlyMap<string, number> = new Map([
  ...numberWordsOf(["en", "de", "fr", "es", "it", "pt", "nl", "tr"]),
  ...halves,
]);
/** Grown-ups are told no age. In years. */
export const GROWN = 18;
/** What is written for them where an age is told: "6m-3y", "36m+". */
const short: ReadonlyMap<string, number> = new Map([
  ["y", 1],
  ["j", 1],
  ["m", 1 / 12],
  ["mo", 1 / 12],
  ["mos", 1 / 12],
]);
/** "Fünfjährige", "vijfjarig". */
const JOINED = /^(\p{L}+?)(jahrig\p{L}{0,2}|jarige?n?)$/u;
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
export const yearsIn = (unit: string): number | null => (years.has(unit) ? 1 : months.has(unit) ? 1 / 12 : null);

/** All that ages are told in. */
export const ageUnits: readonly string[] = [...years, ...months];

/** Whether a word tells how old somebody is: "5-jährige", "3 yaşındaki". */
export const tellsHowOld = (word: string): boolean =>
  /^(?:\p{L}*jahrig\p{L}{0,2}|\p{L}*jarige?n?|yas\p{L}+)$/u.test(word);

/**
 * An age told at a token, "2-year", "36 Monate", and one of what it is told in, both in years; and the token behind it. Null: none is.
 *
 * @param isLabelled whether it stands where an age is told, so that "6m" is one
 */
export function ageAt(
  tokens: readonly AgeToken[],
  at: number,
  isLabelled = false,
): { value: number; unit: number; to: number } | null {
  const token = tokens[at];
  const [, spelled, unit] = JOINED.exec(token?.said ?? "") ?? [];
  const joined = spelled !== undefined && unit !== undefined ? numbers.get(spelled) : undefined;
  if (joined !== undefined) return { value: joined, unit: 1, to: at + 1 };
  if (!token || token.number === null) return null;
  const of = SIGN.test(tokens[at + 1]?.said ?? "") ? at + 2 : at + 1;
  const unitSaid = tokens[of]?.said ?? "";
  const ofWeek = weeks.has(unitSaid) && areCountedInWeeks(tokens) && isAgeInWeeks(tokens, at, of + 1) ? WEEK : null;
  const times = yearsIn(unitSaid) ?? ofWeek ?? (isLabelled ? (short.get(unitSaid) ?? null) : null);
  return times === null ? null : { value: token.number * times, unit: times, to: of + 1 };
}

const known = new WeakMap<readonly AgeToken[], boolean>();

/** Whether anybody is named whose age is told in weeks; of one text it is asked for each of its figures. */
function areCountedInWeeks(tokens: readonly AgeToken[]): boolean {
  const are = known.get(tokens) ?? isYoung(tokens.map(({ said }) => said).join(" "));
  known.set(tokens, are);
  return are;
}

/** Whether weeks are those that somebody is old, and not those that something takes. */
function isAgeInWeeks(tokens: readonly AgeToken[], from: number, to: number): boolean {
  const behind = tokens.slice(to, to + 2).map(({ said }) => said);
  if (behind.some((word) => aged.has(word)) || isYoung(behind[0])) return true;
  if (behind.some((word) => lastingBehind.has(word))) return false;
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ said }) => said);
  // "For her kitten, 8 weeks"
  return isYoung(before.at(-1)) || !before.some((word) => lasting.has(word));
}

const isYoung = (text = ""): boolean => partiesIn(text).some((one) => countedInWeeks.has(one));

/** Whether a token behind a figure says that it is none of years: "5 months and 8 kg" are no ages from 5 months to 8. */
export const isOfUnit = (token: AgeToken | undefined): boolean => unitIn(token?.said ?? "") !== undefined;

const FOR_THOSE = /\bfor (?:the )?(?:under|over)[ -]?\d{1,2}[’']?s\b/i;

/** Whether a text names those of an age by the plural of a figure alone: "not for under 18s". */
export const isForThoseOf = (text: string): boolean => FOR_THOSE.test(text);
