import { isDateAcross } from "../calendar/month-names.ts";
import { pointsBack } from "../said/follow-up.ts";
import { isBare, measureAsked, topicWords, whatIsAsked } from "../said/question.ts";
import { clausesOf, saidIn, type Clause } from "../words/clauses.ts";
import { holdsPhrase, isPhrase, phraseAt, type PhraseSet } from "../../wording/phrase-set.ts";
import type { Asked, Words } from "../words/words.ts";

export interface Question {
  /** All that is needed to understand it. */
  text: string;
  /** The part of it that asks; nearly always all of it. */
  core: string;
}

/** A message as what it asks and what it tells beside that. */
export interface Message {
  /** In their order; of a message of which it can't be told what it asks, all of it. */
  questions: Question[];
  /** What is told beside them, where it is more than a few words. */
  story: string[];
}

/** What goes beyond is taken for one with the last. */
const mostQuestions = 5;
/** Nobody joins questions in a longer sentence; in UTF-16 units. */
const longestJoined = 500;
/** So much of a sentence tells how it ends. */
const ending = 100;
/** So many words with a topic belong to the question; more are a story. */
const mostToBelong = 6;

const sentences = new Intl.Segmenter(undefined, { granularity: "sentence" });
/** "https://shop.example/log?", with no space behind it, and "Dr. ". */
const goesOnAfter = /\S[/.]\S+\?$|(?:^|\s)\p{Lu}\p{L}{0,2}\.\s*$/u;
/** Before the mark that opens a question, which in Spanish need not have a capital letter behind it. */
const beforeMark = /(?<=[.!;])(?=\s+¿)/;
/** "1. Do you …?" */
const listMark = /^(?:[-*•–]|\d{1,2}[.)])\s+/;
const endsAsQuestion = /[?？؟][\p{P}\p{S}\s]*$/u;

/**
 * Parts the questions of a message, and from what is told beside them. Question marks tell them in any language, words
 * only in those that the assistant speaks. Two clauses of one question stay together: "if I return it, who pays?"
 */
export function questionsIn(message: string, words: Words): Message {
  const said = sentencesOf(message).filter((sentence) => saidIn(sentence).length > 0);
  const isMarked = said.some((sentence) => endsAsQuestion.test(sentence.slice(-ending)));
  const asks = (sentence: string): boolean =>
    (isMarked ? endsAsQuestion.test(sentence.slice(-ending)) : opensAsQuestion(sentence, words)) ||
    isBare(sentence, words);
  const parts = joined(said, asks, words).map(({ text, core }) =>
    asks(core) ? withoutStory({ text, core }, words) : { question: null, before: text },
  );
  const questions = parts.flatMap(({ question }) => (question ? apart(question, words) : []));
  const story = parts.flatMap(({ before }) => before || []);
  const isLong = isStory(story.join(" "), words);
  if (questions.length === 0 || (questions.length === 1 && !isLong))
    return {
      questions: [{ text: message, core: said.length > 1 ? (questions[0]?.core ?? message) : message }],
      story: [],
    };
  const [own, rest] = [questions.slice(0, mostQuestions - 1), questions.slice(mostQuestions - 1)];
  const last = rest.map(({ text }) => text).join(" ");
  return { questions: rest.length > 1 ? [...own, { text: last, core: last }] : questions, story };
}

const isStory = (told: string, words: Words): boolean => topicWords(told, words).length > mostToBelong;

/** The sentences of a message; the question mark of an address and the full stop of "Dr." end none. */
function sentencesOf(message: string): string[] {
  const found: string[] = [];
  const segments = [...sentences.segment(message)].flatMap(({ segment }) => segment.split(beforeMark));
  for (const segment of segments)
    if (goesOnAfter.test(found.at(-1)?.slice(-ending) ?? "") || isDateAcross(found.at(-1) ?? "", segment))
      found.push(found.pop()! + segment);
    else found.push(segment);
  return found.map((sentence) => `${sentence.trim()} `.replace(listMark, "").trim());
}

/**
 * Sentences, of which a question that says too little by itself goes with what was told before it ("it broke. Can I return
 * it?"), and one that says nothing ("why?", "what now?") with the question before it, too.
 */
function joined(said: string[], asks: (sentence: string) => boolean, words: Words): Question[] {
  const parts: Question[] = [];
  for (const sentence of said) {
    const last = parts.at(-1);
    const isBareOne = isBare(sentence, words);
    const isEmpty =
      isBareOne ||
      (topicWords(sentence, words).length === 0 &&
        !(whatIsAsked(sentence, words).length > 0 && (pointsBack(sentence, words) || asksOfUs(sentence, words))));
    const needsLast =
      isEmpty || isOther(sentence, words) || (last && !asks(last.core) && !standsAlone(sentence, words));
    if (last && needsLast && asks(sentence)) {
      const text = `${last.text} ${sentence}`;
      parts[parts.length - 1] = { text, core: !isBareOne && (isEmpty || asks(last.core)) ? text : sentence };
    } else parts.push({ text: sentence, core: sentence });
  }
  return parts;
}

/** "Or by card?" is one question with the one before. */
function isOther(sentence: string, { goesOn, joins }: Words): boolean {
  const said = saidIn(sentence);
  return phraseAt(said, 0, goesOn) === 1 && phraseAt(said, 0, joins) === 0;
}

/** Whether a question says what it is about: "can I return it?" and "is there a way?" do not. */
function standsAlone(question: string, words: Words): boolean {
  const topics = topicWords(question, words).length;
  return !pointsBack(question, words) && (topics > 1 || (topics > 0 && whatIsAsked(question, words).length > 0));
}

/** "When are you open?" */
export const asksOfUs = (question: string, { voice }: Words): boolean => holdsPhrase(saidIn(question), voice.addressed);

/** "And" before a question of its own joins it to nothing but the message; "and a gift card?" goes on. */
function withoutJoin(question: string, words: Words): string {
  const [first] = clausesOf(question);
  const length = first ? phraseAt(first.words, 0, words.joins) : 0;
  return first && length > 0 && length < first.words.length && asksIn(first, words)
    ? question.slice(first.starts[length])
    : question;
}

/** Whether one of its clauses asks by its words, be it after "and" or "can you tell me". */
export const opensAsQuestion = (part: string, words: Words): boolean =>
  clausesOf(part).some((clause) => asksIn(clause, words));

const asksIn = ({ words: said }: Clause, words: Words): boolean =>
  words.endsQuestion.size > 0
    ? holdsPhrase(said, words.opensQuestion)
    : phraseAt(said, openingOf(said, words), words.opensQuestion) > 0;

/** How many words at the beginning only join or lead in: "and", "can you tell me". */
function openingOf(said: readonly string[], { joins, leadIns }: Words): number {
  let from = 0;
  for (;;) {
    const length = Math.max(phraseAt(said, from, joins), phraseAt(said, from, leadIns));
    if (length === 0) return from;
    from += length;
  }
}

/** A question without what its speaker tells on the way to it: "I bought …, how long can I return a lamp?" */
function withoutStory({ text, core }: Question, words: Words): { question: Question; before: string } {
  const whole = { question: { text, core }, before: "" };
  const clauses = clausesOf(core);
  const isMarked = ({ starts }: Clause): boolean => core.slice(0, starts[0]).trimEnd().endsWith("¿");
  const first = clauses.findIndex((clause) => asksIn(clause, words) || isMarked(clause));
  const asking = first > 0 ? core.slice(clauses[first]!.starts[0]) : core;
  const before = text.slice(0, text.length - asking.length).trim();
  // "Anyway, …" and "quick question: …" say nothing, and "if I return it, …" belongs to the question.
  const way = saidIn(before);
  if (way.length === 1 || (way.length > 0 && openingOf(way, words) === way.length))
    return { question: { text: asking, core: asking }, before: "" };
  if (!isStory(before, words) || topicWords(asking, words).length === 0) return whole;
  const isTold = text !== core || holdsPhrase(way, words.voice.speaker);
  return { question: { text: isTold && standsAlone(asking, words) ? asking : text, core: asking }, before };
}

/**
 * The questions that one sentence joins: "what are your hours and how much is shipping?" One without a topic of its own is
 * about that of those before it: "how long does it take?"
 */
function apart({ text, core }: Question, words: Words): Question[] {
  if (core.length > longestJoined) return [{ text, core }];
  const questions: string[] = [];
  let from = 0;
  /** What stands before the rest of a question whose asking words are left out, as they are those of the one before. */
  let opening = "";
  const asks = (part: string): boolean => opensAsQuestion(part, words) && asksOfSomething(part, words);
  const isWhole = (part: string): boolean => words.endsQuestion.size === 0 || endsAs(saidIn(part), words.endsQuestion);
  for (const [place, { words: said, starts }] of clausesOf(core).entries()) {
    for (let at = 0; at < said.length; at++) {
      const joins = phraseAt(said, at, words.joins);
      const isBetween = joins > 0 ? at + place > 0 : at === 0 && place > 0 && partsAtCommas(words);
      if (!isBetween || at + joins === said.length) continue;
      const [before, after] = [`${opening}${core.slice(from, starts[at])}`, core.slice(starts[at + joins])];
      const [next] = clausesOf(after);
      if (!next || !(opening || asks(before)) || !isWhole(before)) continue;
      const again = joins > 0 ? askedAgain(before, next, words) : 0;
      const isAsked = (asksIn(next, words) && asks(after)) || (joins > 0 && asksOfThing(before, next, words));
      if (again === 0 && !isAsked) continue;
      questions.push(before.trim());
      opening = again > 0 ? core.slice(starts[at], starts[at + joins]) : "";
      from = starts[at + joins + again]!;
    }
  }
  if (from === 0 && text !== core) return [{ text, core }];
  const told = text.slice(0, text.length - core.length);
  return [...questions, `${opening}${core.slice(from)}`.trim()].map((question, at) => {
    const asking = withoutJoin(question, words);
    return { text: at === 0 ? `${told}${asking}` : asking, core: asking };
  });
}

/** How many words ask the same of another thing, and nothing else: "when" of "when do I prune roses and when hedges?" */
function askedAgain(before: string, { words: said }: Clause, words: Words): number {
  const last = clausesOf(before).at(-1)!.words;
  const first = last.slice(openingOf(last, words));
  const lengths = Object.values(words.asked).map((phrases) => phraseAt(said, 0, phrases));
  const length = lengths.filter((one) => one > 0).sort((a, b) => a - b)[0] ?? 0;
  const rest = said.slice(length);
  const thing = words.plain.has(rest[0] ?? "") ? rest.slice(1) : rest;
  const isSame = length > 0 && said.slice(0, length).every((word, at) => first[at] === word);
  // "What does shipping cost" has a verb of its own.
  const hasVerb = length > 1 && words.opensQuestion.has(said[length - 1]!);
  const isThing = thing.length > 0 && thing.length < said.length && !thing.some((word) => words.plain.has(word));
  return isSame && !hasVerb && isThing ? length : 0;
}

const FIGURES: ReadonlySet<Asked> = new Set(["amount", "duration", "time"]);

/**
 * "What does it cost, and is insurance included?": with a verb of its own that opens questions, and a thing behind it. The verb
 * of the question before is its own where that asks for a figure: "how much is a room and is breakfast included?"
 */
function asksOfThing(before: string, { words: said }: Clause, words: Words): boolean {
  const { opensQuestion, plain } = words;
  const [verb = "", thing = ""] = said;
  const isVerb = plain.has(verb) && (opensQuestion.get(verb) ?? []).some(({ length }) => length > 1);
  const isOwnVerb = !saidIn(before).includes(verb) || whatIsAsked(before, words).some((kind) => FIGURES.has(kind));
  return isVerb && !plain.has(thing) && said.length > 2 && isOwnVerb;
}

/** Whether it says what it is about, or what it asks of that or of us: "how long does it take?", "when are you open?" */
const asksOfSomething = (part: string, words: Words): boolean =>
  topicWords(part, words).length > 0 ||
  measureAsked(part, words) !== null ||
  (whatIsAsked(part, words).length > 0 && asksOfUs(part, words));

/** German and Turkish set commas within a question, too: "wer erklärt, wie …?" */
const partsAtCommas = ({ capitals, endsQuestion }: Words): boolean => capitals === "names" && endsQuestion.size === 0;

const endsAs = (said: readonly string[], phrases: PhraseSet): boolean =>
  said.some((_, at) => isPhrase(said.slice(at), phrases));
