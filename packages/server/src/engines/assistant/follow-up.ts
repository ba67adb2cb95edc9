import { topicWords } from "./question.ts";
import type { Turn } from "./turn.ts";
import { clausesOf, saidIn } from "./words/clauses.ts";
import { fold } from "./words/fold.ts";
import { holdsPhrase, phraseAt } from "./words/phrase-set.ts";
import type { Words } from "./words/words.ts";

/** One way to understand a question. */
export interface Reading {
  question: string;
  /** The words, folded, that it has of its own beside those it carries; none where it points back: "does it come in red?" */
  own: string[];
  /** The words, folded, that come from the visitor's questions before. */
  carried: Set<string>;
  /** Those questions, the newest last. */
  before: string;
}

/** A word with a topic of its own. */
interface Content {
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

/** The ways to understand a question, the likeliest first: as it is, and with what the visitor asked before when it may go on from there. */
export function readingsOf(question: string, history: Turn["history"], words: Words): Reading[] {
  const alone: Reading = { question, own: [], carried: new Set(), before: "" };
  if (history.length === 0) return [alone];
  const own = contentOf(question, words);
  const { carried, before } = own.length > mostToLean ? nothing : carriedOver(own, history, words);
  if (carried.size === 0) return [alone];
  const isBound = holdsPhrase(saidIn(question), words.pointsBack);
  const together = {
    question: `${[...carried.values()].join(" ")} ${question}`,
    own: isBound ? [] : own.map(({ word }) => word),
    carried: new Set(carried.keys()),
    before,
  };
  return leansOn(question, own, words) ? [together, alone] : [alone, together];
}

/** The words with a topic of the visitor's last questions, the newest first: what a question that stands alone is asked amid. */
export function talkedAbout(history: Turn["history"], words: Words): string {
  const said = new Map<string, string>();
  for (const question of lastQuestions(history))
    for (const word of topicWords(question, words)) said.set(fold(word), word);
  return [...said.values()].slice(0, mostTalkedAbout).join(" ");
}

/** The newest first. */
const lastQuestions = (history: Turn["history"]): string[] =>
  history
    .filter(({ role }) => role === "visitor")
    .slice(-lookedBack)
    .map(({ content }) => content)
    .reverse();

/** "And to Norway?", "how long does it take?" */
function leansOn(question: string, own: Content[], { goesOn, pointsBack }: Words): boolean {
  const said = saidIn(question);
  return (
    own.length <= mostToLean && (own.length === 0 || phraseAt(said, 0, goesOn) > 0 || holdsPhrase(said, pointsBack))
  );
}

interface Carried {
  /** Words as they were written, by the folded word. */
  carried: Map<string, string>;
  before: string;
}

const nothing: Carried = { carried: new Map(), before: "" };

/** The words of the last question that stood alone and of those that went on from it, but for those a newer one replaces. */
function carriedOver(own: Content[], history: Turn["history"], words: Words): Carried {
  const carried = new Map<string, string>();
  const newer = [...own];
  const questions: string[] = [];
  for (const question of lastQuestions(history)) {
    const content = contentOf(question, words);
    const kept = content.filter((one) => !newer.some((other) => replaces(other, one, words)));
    for (const { word, raw } of kept.slice(0, mostCarried - carried.size)) carried.set(word, raw);
    newer.push(...content);
    questions.unshift(question);
    if (content.length > 0 && !leansOn(question, content, words)) break;
  }
  return { carried, before: questions.join("\n") };
}

/** "To Norway" takes the place of "to Germany", and one name that of another. */
const replaces = (word: Content, earlier: Content, { capitals }: Words): boolean =>
  word.word === earlier.word ||
  (word.preposition !== undefined && word.preposition === earlier.preposition) ||
  (capitals === "names" && word.isName && earlier.isName);

function contentOf(text: string, { plain, prepositions }: Words): Content[] {
  return clausesOf(text).flatMap(({ words, starts, ends }) =>
    words.flatMap((word, at): Content[] => {
      if (plain.has(word)) return [];
      const lastContent = words.findLastIndex((before, i) => i < at && !plain.has(before));
      const raw = text.slice(starts[at], ends[at]);
      const preposition = words.slice(lastContent + 1, at).findLast((before) => prepositions.has(before));
      return [{ word, raw, preposition, isName: at > 0 && /^\p{Lu}/u.test(raw) }];
    }),
  );
}
