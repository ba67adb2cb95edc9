import { topicWords, wantingWords, whatIsAsked } from "./question.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { areAlike } from "../words/forms.ts";
import { isPhrase, placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** Whoever says more asks something else. */
const mostWords = 6;

/**
 * Which of the topics that were offered a moment ago the visitor chooses: by its place ("the second one") or by words that
 * only its name has; the one that is named where it was asked back of what. Null: none was offered, or it is something else that is asked.
 */
export function chosenTopic(message: string, history: Turn["history"], words: Words): string | null {
  const names = offeredIn(history.at(-1));
  const said = saidIn(message);
  if (names.length === 0 && isOfWhat(history, words))
    return said.length <= mostWords && topicWords(message, words).length > 0 ? message : null;
  if (names.length === 0 || said.length > mostWords || whatIsAsked(message, words).length > 0) return null;
  const placeOf = (word: string): number => words.ordinals.findIndex((ordinal) => isPhrase([word], ordinal));
  const places = said.map(placeOf).filter((place) => place >= 0);
  const telling = topicWords(message, words)
    .map(fold)
    .filter((word) => placeOf(word) < 0);
  if (telling.length === 0) {
    // The last of the ordinals is "last".
    const [place] = places;
    if (places.length !== 1 || place === undefined) return null;
    return (place === words.ordinals.length - 1 ? names.at(-1) : names[place]) ?? null;
  }
  const fitting = names.filter((name) => {
    const named = foldedWords(name);
    return telling.every((word) => named.some((one) => areAlike(word, one)));
  });
  return fitting.length === 1 ? fitting[0]! : null;
}

/** All that was offered a moment ago, where the visitor wants them all, or one that he does not name; else none. */
export function allOffered(message: string, history: Turn["history"], words: Words): string[] {
  const names = offeredIn(history.at(-1));
  const said = saidIn(message);
  const places = placesOf(said, words.undecided);
  const isOther = (word: string, at: number): boolean =>
    !words.plain.has(word) && !places.some(({ from, to }) => at >= from && at < to);
  return names.length > 1 && places.length > 0 && said.length <= mostWords && !said.some(isOther) ? names : [];
}

/** Whether it was asked back of what something is wanted: of "price". */
function isOfWhat(history: Turn["history"], words: Words): boolean {
  if (history.at(-1)?.kind !== "clarify") return false;
  const before = history.findLast(({ role }) => role === "visitor")?.content ?? "";
  const wanting = wantingWords(before, words);
  return wanting.size > 0 && saidIn(before).every((word) => wanting.has(word) || words.plain.has(word));
}

/** The topics that a question asked back names, in their order. */
const offeredIn = (last: Turn["history"][number] | undefined): string[] =>
  last?.kind === "clarify" ? Array.from(last.content.matchAll(/\*\*(.+?)\*\*/g), ([, name]) => name!) : [];
