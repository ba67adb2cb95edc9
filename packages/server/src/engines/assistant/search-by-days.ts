import { daysIn, saysOpen, tellsOf } from "./calendar/days-told.ts";
import { monthNames } from "./calendar/months.ts";
import { namesOfDays } from "./calendar/named-days.ts";
import { heldFirst } from "./keep-to.ts";
import { whatIsAsked } from "./question.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool } from "./tools.ts";
import { saidIn } from "./words/clauses.ts";
import { foldedWords } from "./words/fold.ts";
import { isFormOfAny } from "./words/forms.ts";
import { holdsPhrase, isPhrase } from "./words/phrase-set.ts";
import type { Words } from "./words/words.ts";

/** How sure it is that a text answers which says whether it is open on the very day. */
const SURE = 0.8;
/** So much of what that scores is left to what tells of other days. */
const OTHERS = 0.2;

/**
 * Whether it is open on a day that has a name, or on a date, is looked for by the day's names, its date and that of the
 * holidays: "Christmas Day" is told by "closed on 25 and 26 December". What tells it comes first, and is an answer.
 */
export async function withDays(
  tool: KnowledgeTool,
  tenantId: string,
  found: FoundKnowledge,
  { question, words, limit }: { question: string; words: Words; limit: number },
): Promise<FoundKnowledge> {
  const { days } = daysIn(question);
  if (!asksOfDay(question, words) || namesUnknown(question, found, words)) return found;
  const byName = await tool.search(tenantId, namesToSeek(days), limit);
  const known = new Set(found.passages.map(({ id }) => id));
  const passages = [...found.passages, ...byName.passages.filter(({ id }) => !known.has(id))];
  const told = new Map(passages.map((passage) => [passage, toldBy(passage, days)]));
  const most = Math.max(0, ...told.values());
  if (most === 0) return found;
  const best = found.passages[0]?.score ?? byName.passages[0]!.score;
  const telling = new Set(passages.filter((passage) => told.get(passage) === most).map(({ id }) => id));
  return {
    ...found,
    // Those that only the names found are none the worse for that.
    passages: heldFirst(
      passages.map((one) => (telling.has(one.id) ? { ...one, score: best } : one)),
      ({ id }) => telling.has(id),
      OTHERS,
    ).slice(0, limit),
    answerable: { score: Math.max(SURE, found.answerable.score), decision: "answer" },
  };
}

/** Whether a question is when, or whether, it is open on a day of the year. */
export function asksOfDay(question: string, words: Words): boolean {
  if (daysIn(question).days.size === 0) return false;
  const said = saidIn(question);
  const isOfHours = holdsPhrase(said, words.matters.hours.asked) || saysOpen(question);
  return isOfHours || whatIsAsked(question, words).includes("time") || said.every(ofDays(question, words));
}

/** Tells whether a word is of the name of a day that is asked for, of a date, or of no topic. */
function ofDays(question: string, { plain, moments, pointsBackLast }: Words): (word: string) => boolean {
  const names = new Set([...namesOfDays(daysIn(question).days), ...HOLIDAY_NAMES].flatMap(foldedWords));
  return (word) =>
    plain.has(word) ||
    moments.has(word) ||
    /\d/.test(word) ||
    monthNames.has(word) ||
    names.has(word) ||
    isPhrase([word], pointsBackLast) ||
    saysOpen(word);
}

/** "Is the sauna open at Christmas?" where no text knows of one. */
function namesUnknown(question: string, { terms }: FoundKnowledge, words: Words): boolean {
  const isUnknown = isFormOfAny(terms.filter(({ idf }) => idf === 0).map(({ term }) => term));
  const isOfDays = ofDays(question, words);
  return saidIn(question).some((word) => !isOfDays(word) && isUnknown(word));
}

const HOLIDAY_NAMES = [
  "bank holidays",
  "public holidays",
  "Feiertag",
  "jours fériés",
  "festivos",
  "festivi",
  "feestdagen",
  "feriados",
  "resmi tatil",
];

/** The names of days, their dates, and the words that go with them, in all languages. */
function namesToSeek(days: ReadonlySet<string>): string {
  const dates = [...days].flatMap((day) => {
    const [month, number] = day.split("-").map(Number);
    if (!month || !number) return [];
    return [
      number,
      `${number}.${month}`,
      `${number}/${month}`,
      ...[...monthNames].filter(([name, one]) => one === month && name.length > 3).map(([name]) => name),
    ];
  });
  return [...new Set([...namesOfDays(days), ...dates, ...HOLIDAY_NAMES].map(String))].join(" ");
}

/** How surely a passage tells whether it is open on one of the days. */
function toldBy({ headings, title, text, sentences }: FoundPassage, days: ReadonlySet<string>): number {
  const name = headings.at(-1) ?? title;
  const told = sentences.map(({ start, end }) => {
    const said = text.slice(start, end);
    return saysOpen(said) ? tellsOf(days, daysIn(said)) : 0;
  });
  const underName = saysOpen(text) && tellsOf(days, daysIn(name)) === 1 ? 1 : 0;
  return Math.max(underName, ...told);
}
