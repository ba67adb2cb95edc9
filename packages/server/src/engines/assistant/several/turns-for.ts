import { askingAlone } from "./asking-alone.ts";
import { allOffered } from "../said/choice.ts";
import { asItIs, pointsBack, readingsOf, type Reading } from "../said/follow-up.ts";
import { aboutWords, isBare, matterOf, measureAsked, topicWords } from "../said/question.ts";
import type { Turn } from "../turn.ts";
import { phraseAt } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { toldReading } from "./told-reading.ts";
import { asksOfUs, opensAsQuestion, questionsIn } from "./questions-in.ts";

type Said = Pick<Turn, "question" | "history">;

/** A question of a message as a turn of its own. */
export type Asked<One extends Said = Turn> = One & {
  /** The part of it that asks. */
  core: string;
  /** What the message tells beside its questions. */
  told: string;
  /** Whether it goes on from the questions before it, be they of this message or earlier. */
  leans: boolean;
  /** Whether it has but one word that tells anything. */
  isBrief: boolean;
};

/**
 * Each question of a message as if it were one by itself, after what the message tells; one that goes on from another
 * ("and a gift card?") also after the questions before it. Who wants all that was offered asks for each.
 */
export function turnsFor<One extends Said>(turn: One, words: Words): Asked<One>[] {
  const offered = allOffered(turn.question, turn.history, words);
  if (offered.length > 0)
    return offered.map((question) => ({ ...turn, question, core: question, told: "", leans: false, isBrief: false }));
  const { questions, story } = questionsIn(turn.question, words);
  const said = (contents: string[]): Turn["history"] =>
    contents.map((content) => ({ role: "visitor", content, kind: "message" }));
  return questions.map(({ text, core }, at) => {
    const leans = goesOn(text, words) && (at > 0 || aboutWords(text, words).length === 0);
    const isAsking = opensAsQuestion(text, words);
    const before = questions.slice(0, at).filter((one) => !isAsking || aboutWords(one.text, words).length > 0);
    return {
      ...turn,
      question: text,
      core,
      told: [...story, text.slice(0, text.length - core.length)].join(" ").trim(),
      leans,
      isBrief: isBrief(text, words),
      history: [...turn.history, ...said([...story, ...(leans ? before : []).map((one) => one.text)])],
    };
  });
}

/** "When are you open?" and "what is your phone number?" tell all that is needed by one word. */
function isBrief(question: string, words: Words): boolean {
  const said = saidIn(question);
  const isClear =
    matterOf(said, words) !== null || (measureAsked(question, words) !== null && asksOfUs(question, words));
  return said.filter((word) => !words.plain.has(word)).length < (isClear ? 1 : 2);
}

/** From which score on a question alone has an answer. */
const LEAST = 0.5;
/** From which score on one of a single word has one. */
const CERTAIN = 0.95;

/**
 * Which of the questions are answered. Whoever asks several has as many chances to be answered by mistake: by all that is
 * found an answer has to be as many times likelier than none. A single word finds something nearly everywhere, and tells
 * only where that is nearly certain; what goes on from other questions is about the same and tells nothing, nor is it
 * answered where none of those is.
 *
 * @param scores how sure it is that each has an answer; 0 where it has none
 */
export function areAnswered(questions: Pick<Asked, "leans" | "isBrief">[], scores: number[]): boolean[] {
  const found = scores.map((score) => score >= LEAST);
  const telling = scores.filter((score, at) => {
    const { leans, isBrief: isOneWord } = questions[at]!;
    return !leans && score >= (isOneWord ? CERTAIN : LEAST);
  });
  const odds = telling.reduce((product, score) => product * (score / (1 - score)), 1);
  const chances = questions.filter(({ leans }) => !leans).length;
  const isSure = telling.length > 0 && odds >= chances;
  return questions.map(({ leans }, at) => isSure && found[at]! && (!leans || found.slice(0, at).includes(true)));
}

/** The ways to understand it; where all of it finds nothing, what asks alone. */
export function readingsFor(
  { question, core, told, history }: Said & Pick<Asked, "core" | "told">,
  words: Words,
): Reading[] {
  // Where a parcel is, or whom to call, is asked of nothing that was told.
  if (matterOf(saidIn(core), words) !== null) return [asItIs(core)];
  const readings = readingsOf(question, history, words);
  const story = toldReading({ question, core, told }, words);
  if (core === question) {
    const alone = askingAlone(question, words);
    return [...readings, ...(story ?? []), ...(alone === null ? [] : [asAsked(alone, words)])];
  }
  // A refusal names nothing of a story, and "any advice?" asks for nothing.
  const asking = isBare(core, words) ? "" : core;
  return [
    ...readings.map((reading) => ({ ...reading, core: asking })),
    ...(story ?? []),
    ...(topicWords(asking, words).length > 0 ? [asAsked(core, words)] : []),
  ];
}

const asAsked = (core: string, words: Words): Reading => ({
  ...asItIs(core),
  isBrief: topicWords(core, words).length === 1,
});

function goesOn(question: string, words: Words): boolean {
  if (pointsBack(question, words)) return true;
  const isOpening = opensAsQuestion(question, words);
  return isOpening
    ? topicWords(question, words).length === 0 && !asksOfUs(question, words)
    : phraseAt(saidIn(question), 0, words.goesOn) > 0;
}
