import { asItIs, pointsBack, readingsOf, type Reading } from "../follow-up.ts";
import { topicWords } from "../question.ts";
import type { Turn } from "../turn.ts";
import { phraseAt } from "../words/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { opensAsQuestion, questionsIn } from "./questions-in.ts";

type Said = Pick<Turn, "question" | "history">;

/** A question of a message as a turn of its own. */
export type Asked<One extends Said = Turn> = One & {
  /** The part of it that asks. */
  core: string;
  /** Whether it goes on from the questions before it. */
  leans: boolean;
  /** Whether it has but one word that tells anything. */
  isBrief: boolean;
};

/**
 * Each question of a message as if it were one by itself, after what the message tells; one that goes on from another
 * ("and a gift card?") also after the questions before it.
 */
export function turnsFor<One extends Said>(turn: One, words: Words): Asked<One>[] {
  const { questions, story } = questionsIn(turn.question, words);
  const said = (contents: string[]): Turn["history"] =>
    contents.map((content) => ({ role: "visitor", content, kind: "message" }));
  return questions.map(({ text, core }, at) => {
    const leans = at > 0 && goesOn(text, words);
    const before = leans ? questions.slice(0, at).map((one) => one.text) : [];
    const isBrief = saidIn(text).filter((word) => !words.plain.has(word)).length < 2;
    return {
      ...turn,
      question: text,
      core,
      leans,
      isBrief,
      history: [...turn.history, ...said([...story, ...before])],
    };
  });
}

/** From which score on one question alone has an answer. */
const LEAST = 0.5;

/**
 * Which of the questions are answered. Whoever asks several has as many chances to be answered by mistake, so that each has
 * to be as much surer; a single word finds something nearly everywhere, and is believed beside a question of more words;
 * one that goes on from others is not answered where none of them is.
 *
 * @param scores how sure it is that each has an answer; 0 where it has none
 */
export function areAnswered(questions: Pick<Asked, "leans" | "isBrief">[], scores: number[]): boolean[] {
  const found = scores.map((score) => 1 - score <= LEAST / questions.length);
  const isSure = questions.some(({ leans, isBrief }, at) => found[at]! && !leans && !isBrief);
  return questions.map(({ leans }, at) => isSure && found[at]! && (!leans || found.slice(0, at).includes(true)));
}

/** The ways to understand it; where all of it finds nothing, what asks alone. */
export function readingsFor({ question, core, history }: Said & Pick<Asked, "core">, words: Words): Reading[] {
  const readings = readingsOf(question, history, words);
  if (core === question) return readings;
  return [
    ...readings.map((reading) => ({ ...reading, core })),
    ...(topicWords(core, words).length > 1 ? [asItIs(core)] : []),
  ];
}

function goesOn(question: string, words: Words): boolean {
  const said = saidIn(question);
  return pointsBack(question, words) || (phraseAt(said, 0, words.goesOn) > 0 && !opensAsQuestion(question, words));
}
