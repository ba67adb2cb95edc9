import type { Reading } from "../said/follow-up.ts";
import { isBare, topicWords } from "../said/question.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { fold } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";
import { opensAsQuestion } from "./questions-in.ts";

/** With more words of its own a question needs no story. */
const mostOwn = 2;
const leastTold = 2;
const mostTold = 30;
const marked = /[?？؟]/u;

/**
 * A question after a story ("the brake squeaks since yesterday … What can I do?") by the words with a topic of both, of which
 * those count that some text has; a message that only tells something asks what to do about it. None where nothing of the
 * speaker's own is told.
 */
export function toldReading(
  { question, core, told }: { question: string; core: string; told: string },
  words: Words,
): Reading[] | null {
  const asksNothing = told === "" && core === question && !marked.test(question) && !opensAsQuestion(question, words);
  // In one clause it is said what is looked for: "I need a form for …".
  const tellsOnly = asksNothing && clausesOf(question).length > 1;
  const story = tellsOnly ? question : told;
  const said = saidIn(story);
  const isOwn = holdsPhrase(said, words.voice.speaker) || said.some((word) => words.mine.has(word));
  if (!isOwn) return null;
  const isBareOne = tellsOnly || isBare(core, words);
  const own = isBareOne ? [] : topicWords(core, words).filter(mayBeThing(question, words));
  const carried = new Map(
    topicWords(story, words)
      .filter(isThing(words))
      .map((word) => [fold(word), word]),
  );
  if (own.length > mostOwn || carried.size < leastTold) return null;
  return [
    {
      question: [...[...carried.values()].slice(-mostTold), ...own].join(" "),
      core: tellsOnly ? "" : core,
      asPut: core,
      own: own.map(fold),
      isBound: false,
      standsAlone: false,
      turnsAway: false,
      carried: new Set(carried.keys()),
      before: "",
      leftOut: [],
      isBrief: false,
      isTold: true,
      chosen: null,
    },
  ];
}

/** Where things are written with a capital letter, other words only tell what is done with them: "Bekommen wir die ersetzt?" */
const mayBeThing =
  (question: string, { capitals }: Words) =>
  (word: string): boolean =>
    capitals === "names" || !/\s\p{Lu}/u.test(question) || /^[\p{Lu}\p{N}]/u.test(word);

/** When and how often something happened says nothing of what it is. */
const isThing =
  ({ times, numbers }: Words) =>
  (word: string): boolean =>
    !/\d/.test(word) && ![times, numbers].some((phrases) => isPhrase([fold(word)], phrases));
