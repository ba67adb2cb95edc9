import { daysIn, saysOpen, SEASON, speaksOfOpening, tellsOf } from "../calendar/days-told.ts";
import { monthNames } from "../calendar/month-names.ts";
import { monthNamesIn, monthsAsked, monthsIn } from "../calendar/months.ts";
import { namesOfDays } from "../calendar/named-days.ts";
import { heldFirst } from "./keep-to.ts";
import { tellsMatter } from "../said/matter-data.ts";
import { askingWords, wantingWords } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool, QuestionTerm } from "../tools.ts";
import { withoutAnswer } from "./without-answer.ts";
import { saidIn } from "../words/clauses.ts";
import { foldedWords } from "../../wording/fold.ts";
import { formOf, formsOf } from "../words/forms.ts";
import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

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
  if (!asksOfDay(question, words)) return found;
  const { days } = daysIn(question, monthNamesIn(words));
  const place = placeIn(question, found, words);
  // What is open that day is another thing.
  if (place.some(({ idf }) => idf === 0)) return withoutAnswer(found);
  const byName = await tool.search(tenantId, namesToSeek(days), limit);
  const known = new Set(found.passages.map(({ id }) => id));
  const passages = [...found.passages, ...byName.passages.filter(({ id }) => !known.has(id))];
  const told = new Map(passages.map((passage) => [passage, toldBy(passage, days, place, words)]));
  const most = Math.max(0, ...told.values());
  if (most === 0) {
    const may = mayTell(days, place);
    return found.passages.some(may)
      ? { ...found, passages: heldFirst(found.passages, may, OTHERS) }
      : withoutAnswer(found);
  }
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
  if (daysIn(question, monthNamesIn(words)).days.size === 0) return false;
  const said = saidIn(question);
  if (holdsPhrase(said, words.matters.hours.asked) || saysOpen(question)) return true;
  const asking = askingWords(question, words);
  const isOfDays = ofDays(question, words);
  return said.every((word) => isOfDays(word) || asking.has(word));
}

/** Whether a passage says that the house is open, or is not, in the very month or on the day of the year that a question names. */
export function tellsOfWhen({ title, headings, text }: FoundPassage, question: string, words: Words): boolean {
  const months = monthsAsked(question, words);
  const days = asksOfDay(question, words) ? daysIn(question, monthNamesIn(words)).days : new Set<string>();
  if (months.size === 0 && days.size === 0) return false;
  const name = headings.at(-1) ?? title;
  return text
    .split(/\n{2,}/)
    .some(
      (paragraph) =>
        speaksOfOpening(`${name}\n${paragraph}`) &&
        ([...monthsIn(paragraph)].some((month) => months.has(month)) || tellsOf(days, daysIn(paragraph)) > SEASON),
    );
}

/** Tells whether a word is of the name of a day that is asked for, of a date, or of no topic. */
function ofDays(question: string, words: Words): (word: string) => boolean {
  const { plain, moments, hedges, circumstances, pointsBackLast } = words;
  const names = new Set(
    [...namesOfDays(daysIn(question, monthNamesIn(words)).days), ...HOLIDAY_NAMES].flatMap(foldedWords),
  );
  return (word) =>
    plain.has(word) ||
    moments.has(word) ||
    hedges.has(word) ||
    circumstances.has(word) ||
    /\d/.test(word) ||
    monthNames.has(word) ||
    names.has(word) ||
    isPhrase([word], pointsBackLast) ||
    saysOpen(word);
}

/**
 * What is to be open, in words of the index: of "is the sauna open at Christmas?" the sauna. The tenant's own place may have
 * any name: "your shop".
 */
export function placeIn(question: string, { terms }: FoundKnowledge, words: Words): QuestionTerm[] {
  const isOfDays = ofDays(question, words);
  const asks = new Set([...askingWords(question, words), ...wantingWords(question, words)]);
  const said = saidIn(question);
  // "Are you guys open": who is spoken to is the place.
  const isYours = (at: number): boolean => at > 0 && words.yours.has(said[at - 1]!);
  const place = said.filter((word, at) => !isOfDays(word) && !asks.has(word) && !isYours(at));
  const ownNames = [...words.matters.address.asked.values()].flat(2);
  return terms.filter(({ term, idf }) => place.some(formOf(term)) && (idf > 0 || !ownNames.some(formOf(term))));
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

/**
 * How surely a passage tells whether the place is open on one of the days: it has to name all of it, or to say
 * where alone it is so: "on New Year's Eve only Leeds is open" tells it of York. When the season ends it
 * tells only of a place that is named, or under a name of opening, for any other thing may have one.
 */
function toldBy(passage: FoundPassage, days: ReadonlySet<string>, place: QuestionTerm[], { only }: Words): number {
  const isOfPlace = namesAll(place, passage);
  const { headings, title, text, sentences } = passage;
  const name = headings.at(-1) ?? title;
  const told = sentences.map(({ start, end }) => {
    const said = text.slice(start, end);
    if (!isOfPlace && !foldedWords(said).some((word) => only.has(word))) return 0;
    const share = saysOpen(said) ? tellsOf(days, daysIn(said)) : 0;
    return share === SEASON && place.length === 0 && !saysOpen(name) ? 0 : share;
  });
  const underName = isOfPlace && saysOpen(`${name}\n${text}`) && tellsOf(days, daysIn(name)) === 1 ? 1 : 0;
  return Math.max(underName, ...told);
}

const namesAll = (place: QuestionTerm[], { title, headings, text }: FoundPassage): boolean => {
  const all = foldedWords([title, ...headings, text].join("\n"));
  return place.every((term) => all.some(formsOf(term)));
};

/** Whether a passage may answer where none says that it is open that day: by its hours, or what else it tells of the day. */
const mayTell =
  (days: ReadonlySet<string>, place: QuestionTerm[]) =>
  (passage: FoundPassage): boolean => {
    const told = daysIn([passage.title, ...passage.headings, passage.text].join("\n"));
    const isOfPlace = place.length > 0 && saysOpen(passage.text);
    return (
      namesAll(place, passage) && (isOfPlace || tellsMatter("hours", passage.text) || tellsOf(days, told) > SEASON)
    );
  };
