import { chosenTopic } from "./choice.ts";
import { matterOf, topicWords, wantingWords } from "./question.ts";
import { isKindName } from "./kind-names.ts";
import type { Turn } from "../turn.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { areAlike } from "../words/forms.ts";
import { isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** One way to understand a question. */
export interface Reading {
  question: string;
  /** The part of it that says what is sought. */
  core: string;
  /** The same as it was put. */
  asPut: string;
  /** The words, folded, that it has of its own beside those it carries, but for those it only asks by: "price". */
  own: string[];
  /** Whether it points back: "does it come in red?" */
  isBound: boolean;
  /** Whether it is understood by itself, and what was asked before only completes it: "do dogs pay?" */
  standsAlone: boolean;
  /** Whether its own words name another topic: "what about returns?", but not "and to Norway?" */
  turnsAway: boolean;
  /** The words, folded, that come from the visitor's questions before. */
  carried: Set<string>;
  /** Those questions, the newest last. */
  before: string;
  /** What of the question is not sought, since no text knows it, as it was written: "Switzerland" of "Denmark or Switzerland". */
  leftOut: string[];
  /** Whether it is one word with a topic, without what is told beside it: "can I return it?" */
  isBrief: boolean;
  /** Whether it is what was told of which an answer is sought, by those of its words that some text has. */
  isTold: boolean;
  /** The section that was chosen among several, by its name: it alone answers. Null: none was. */
  chosen: string | null;
  /** Whether the one of it is sought that costs least or most, where it is understood as asking what it costs. */
  outermost?: "cheapest" | "dearest";
}

/** A word with a topic of its own. */
export interface Content {
  word: string;
  raw: string;
  /** The preposition before it: "to" of "to the United States". */
  preposition: string | undefined;
  isName: boolean;
}

/** With more words of its own a question stands alone, whatever pronouns it has. */
const mostToLean = 3;
const mostCarried = 10;
/** So many of the visitor's last questions are looked back at. */
const lookedBack = 3;
const mostTalkedAbout = 40;

/** A question understood by its own words alone. */
export const asItIs = (question: string): Reading => ({
  question,
  core: question,
  asPut: question,
  own: [],
  isBound: false,
  standsAlone: true,
  turnsAway: false,
  carried: new Set(),
  before: "",
  leftOut: [],
  isBrief: false,
  isTold: false,
  chosen: null,
});

/** The ways to understand a question, the likeliest first: as it is, and with what the visitor asked before when it may go on from there. */
export function readingsOf(question: string, history: Turn["history"], words: Words): Reading[] {
  const alone = asItIs(question);
  if (history.length === 0) return [alone];
  const offer = opening(question, words) > 0 ? lastOffer(history) : history;
  const topic = chosenTopic(question, offer, words);
  if (topic !== null) return [chosen(topic, offer, words)];
  const own = contentOf(question, words);
  const wanting = wantingWords(question, words);
  const { carried, before, tookPlace } =
    own.length > mostToLean
      ? nothing
      : carriedOver(own, history, words, wanting.size > 0 || asksWhether(question, words));
  if (carried.size === 0) return [alone];
  const isBound = pointsBack(question, words);
  const goesOn = opening(question, words) > 0;
  const isPlaced = own[0]?.preposition !== undefined;
  const together = {
    question: `${[...carried.values()].join(" ")} ${question}`,
    core: `${[...carried.values()].join(" ")} ${question}`,
    asPut: question,
    own: own.map(({ word }) => word).filter((word) => !wanting.has(word)),
    isBound,
    standsAlone: !leansOn(question, own, words),
    turnsAway: goesOn && own.length > 0 && !isBound && !isPlaced && !tookPlace,
    carried: new Set(carried.keys()),
    before,
    leftOut: [],
    isBrief: false,
    isTold: false,
    chosen: null,
  };
  if (together.standsAlone) return isOfAnswer(own, question, history) ? [together, alone] : [alone, together];
  // "Is it free?" and "and for a tent?" say nothing by themselves.
  if (own.length <= 1 && (isBound || (goesOn && isPlaced))) return [together];
  // Where it is asked amid what was talked about, what holds nothing of it answers that.
  return [together, together.turnsAway ? { ...alone, own: together.own, standsAlone: false } : alone];
}

/**
 * The words with a topic of the visitor's last questions, the newest first: what a question that stands alone is asked amid.
 * One that says itself what it wants to know, "how long", is not asked amid what they wanted, "cost".
 */
export function talkedAbout(history: Turn["history"], words: Words, asks = false): string {
  const said = new Map<string, string>();
  for (const { question, isMeant } of lastQuestions(history, words)) {
    const wanting = asks ? wantingWords(question, words) : null;
    for (const word of topicWords(question, words))
      if (!wanting?.has(fold(word)) && isMeant(fold(word))) said.set(fold(word), word);
  }
  return [...said.values()].slice(0, mostTalkedAbout).join(" ");
}

interface Earlier {
  question: string;
  /** Whether a word of it, folded, is still what is talked about. */
  isMeant(word: string): boolean;
}

/**
 * The visitor's last questions, the newest first; "the second one" is the topic that was chosen by it. Where one went on to
 * something else ("and a full service?"), its answer tells what of those before it is still meant.
 */
function lastQuestions(history: Turn["history"], words: Words): Earlier[] {
  const places = history.flatMap(({ role }, at) => (role === "visitor" ? [at] : [])).slice(-lookedBack);
  const found: Earlier[] = [];
  let isMeant: Earlier["isMeant"] = () => true;
  for (const at of places.reverse()) {
    const { content } = history[at]!;
    const topic = chosenTopic(content, history.slice(0, at), words);
    const question = topic === null ? content : askedOf(topic, history.slice(0, at), words);
    const wanting = wantingWords(question, words);
    const isStillMeant = isMeant;
    found.push({ question, isMeant: (word) => wanting.has(word) || isStillMeant(word) });
    const answer = history[at + 1];
    const own = contentOf(question, words);
    // "And to Norway?" is of the same thing at another place.
    const isPlaced = words.prepositions.has(saidIn(question)[opening(question, words)] ?? "");
    if (answer?.kind !== "answer" || own.length === 0 || isPlaced || !leansOn(question, own, words)) continue;
    const told = foldedWords(answer.content);
    const isTold = (word: string): boolean => told.some((one) => areAlike(word, one));
    // "Yes, for five euros" names nothing.
    if (own.some(({ word }) => !wanting.has(word) && isTold(word)))
      isMeant = (word) => isStillMeant(word) && isTold(word);
  }
  return found;
}

/** A topic that was offered, for what was asked when it was: "how long does it take?" and "opening hours" are asked of it. */
function chosen(topic: string, history: Turn["history"], words: Words): Reading {
  const before = lastQuestions(history, words)[0]?.question ?? "";
  const question = asksMore(before, words) ? before : topic;
  return { ...asItIs(question), asPut: topic, carried: new Set(foldedWords(topic)), before, chosen: topic };
}

/** What was said until topics were offered of which one was chosen since: "and the other shop?" is of the same offer. */
function lastOffer(history: Turn["history"]): Turn["history"] {
  const at = history.findLastIndex(({ kind }) => kind === "clarify");
  return at >= 0 && at === history.length - 3 ? history.slice(0, at + 1) : history;
}

/** A topic that was chosen, after what was asked of it. */
function askedOf(topic: string, history: Turn["history"], words: Words): string {
  const before = history.findLast(({ role }) => role === "visitor")?.content ?? "";
  return asksMore(before, words) ? `${before} ${topic}` : topic;
}

/** Whether a question says what it wants to know, not only of what. */
const asksMore = (question: string, words: Words): boolean =>
  wantingWords(question, words).size > 0 || matterOf(saidIn(question), words) !== null;

/** How many words at its beginning say only that a question goes on from another: "what about". */
const opening = (question: string, { goesOn }: Words): number => phraseAt(saidIn(question), 0, goesOn);

/** With more words it is a question of its own. */
const mostToChoose = 2;

/** Whether it only names something of what was just told: "Leeds" after the opening hours of two shops. */
function isOfAnswer(own: Content[], question: string, history: Turn["history"]): boolean {
  const last = history.at(-1);
  if (last?.role !== "assistant" || last.kind !== "answer") return false;
  if (own.length === 0 || own.length > mostToChoose || saidIn(question).length > own.length) return false;
  const told = new Set(foldedWords(last.content));
  return own.every(({ word }) => told.has(word));
}

/** "Is that with breakfast?" asks that, and not once more what something costs. */
export const asksWhether = (asPut: string, { opensQuestion, plain }: Words): boolean =>
  phraseAt(saidIn(asPut), 0, opensQuestion) > 0 && saidIn(asPut).some((word) => !plain.has(word));

/** "And to Norway?", "how long does it take?", "the price?" */
function leansOn(question: string, own: Content[], words: Words): boolean {
  if (own.length > mostToLean) return false;
  const wanting = wantingWords(question, words);
  const isAsking = ({ word }: Content): boolean => wanting.has(word) || isPhrase([word], words.free);
  return own.every(isAsking) || opening(question, words) > 0 || pointsBack(question, words);
}

/** "Is it free?", "do I pay customs there?" */
export const pointsBack = (question: string, words: Words): boolean =>
  holdsPronoun(saidIn(question), words) ||
  clausesOf(question).some(
    (clause) => clause.words.length > 1 && isPhrase(clause.words.slice(-1), words.pointsBackLast),
  );

/** Not the "es" of "gibt es Gutscheine?", which stands alone. */
function holdsPronoun(said: readonly string[], { pointsBack: pronouns, impersonal }: Words): boolean {
  for (let at = 0; at < said.length; at += phraseAt(said, at, impersonal) || 1)
    if (phraseAt(said, at, impersonal) === 0 && phraseAt(said, at, pronouns) > 0) return true;
  return false;
}

interface Carried {
  /** Words as they were written, by the folded word. */
  carried: Map<string, string>;
  before: string;
  /** Whether the question's own words took the place of others. */
  tookPlace: boolean;
}

const nothing: Carried = { carried: new Map(), before: "", tookPlace: false };

/**
 * The words of the last question that stood alone and of those that went on from it, but for those a newer one replaces.
 *
 * @param asks whether the question says itself what it wants to know: "how long" takes the place of "cost"
 */
function carriedOver(own: Content[], history: Turn["history"], words: Words, asks: boolean): Carried {
  const carried = new Map<string, string>();
  const newer = [...own];
  const questions: string[] = [];
  let tookPlace = false;
  for (const { question, isMeant } of lastQuestions(history, words)) {
    const content = contentOf(question, words).filter(({ word }) => isMeant(word));
    const wanting = asks ? wantingWords(question, words) : null;
    const kept = content.filter(
      (one) => !wanting?.has(one.word) && !newer.some((other) => replaces(other, one, words)),
    );
    tookPlace ||= content.some((one) => own.some((other) => other.word !== one.word && replaces(other, one, words)));
    for (const { word, raw } of kept.slice(0, mostCarried - carried.size)) carried.set(word, raw);
    newer.push(...content);
    questions.unshift(question);
    if (content.length > 0 && !leansOn(question, contentOf(question, words), words)) break;
  }
  return { carried, before: questions.join("\n"), tookPlace };
}

/** "To Norway" takes the place of "to Germany", one name that of another, and one class that of another. */
const replaces = (word: Content, earlier: Content, { capitals }: Words): boolean =>
  word.word === earlier.word ||
  (word.preposition !== undefined && word.preposition === earlier.preposition) ||
  (capitals === "names" && word.isName && earlier.isName) ||
  (isKindName(word.raw) && isKindName(earlier.raw));

/** The words of a text that have a topic of their own, in its order. */
export function contentOf(text: string, words: Words): Content[] {
  const { plain, prepositions } = words;
  return clausesOf(text).flatMap(({ words: said, starts, ends }, clause) => {
    const from = clause === 0 ? opening(text, words) : 0;
    return said.flatMap((word, at): Content[] => {
      if (plain.has(word)) return [];
      const lastContent = said.findLastIndex((before, i) => i < at && !plain.has(before));
      const raw = text.slice(starts[at], ends[at]);
      const preposition = said
        .slice(Math.max(lastContent + 1, from), at)
        .findLast((before) => prepositions.has(before));
      return [{ word, raw, preposition, isName: at > 0 && /^\p{Lu}/u.test(raw) }];
    });
  });
}
