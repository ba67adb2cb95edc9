import { dayMark } from "../../calendar/weekdays.ts";
import type { Turn } from "../../turn.ts";
import { clausesOf } from "./clauses.ts";
import type { Evidence, Facts } from "./evidence.ts";
import { isTelling } from "./figures.ts";
import { polarityOf } from "./polarity.ts";
import { nearlyBest, sameMatter } from "./same-matter.ts";
import type { Statement } from "./statements.ts";
import { wordsOf } from "./words.ts";

/** As they are written: without its accent "sí" is another word. */
const yes =
  /^[\p{P}\p{S}\s]*(?:yes|yeah|yep|sure|of course|certainly|absolutely|definitely|ja|jawohl|natürlich|selbstverständlich|oui|bien sûr|sí|claro|por supuesto|sì|certo|certamente|sim|com certeza|jazeker|zeker|natuurlijk|evet|elbette|tabii)(?![\p{L}\p{M}])/iu;
const no =
  /^[\p{P}\p{S}\s]*(?:no|nope|not|nein|nicht|non|não|nao|nee|hayır|(?:unfortunately|sorry|leider|malheureusement|lamentablemente|purtroppo|infelizmente|helaas|maalesef),?\s(?:not|no|nein|nicht|pas|non|não|niet|hayır))(?![\p{L}\p{M}])/iu;

/** What a sentence replies before it says anything. */
export type Reply = "yes" | "no";
export const replyOf = (sentence: string): Reply | null =>
  yes.test(sentence) ? "yes" : no.test(sentence) ? "no" : null;

/** Of a question, so many clauses may be what a yes replies to. */
const mostAsked = 12;

/** What was asked, and what is known of it. */
export interface Question {
  turn: Turn;
  asked: Facts;
  /** Those of some words that have a meaning of their own. */
  naming(words: string[]): string[];
  evidence: Evidence;
}

/**
 * Whether what the passages say to the question is another reply; or, of a sentence that says nothing else, not this one. A "no"
 * that goes on may deny what the question takes for granted.
 */
export function isRefuted(reply: Reply, isMere: boolean, { turn, asked, naming, evidence }: Question): boolean {
  if (reply === "no" && !isMere) return false;
  // A day is a word of the question like others.
  if (asked.figures.some((figure) => isTelling(figure) && figure.measure !== dayMark)) return isMere;
  const clauses = clausesOf(turn.question, evidence.numberWords).slice(0, mostAsked);
  const replies = new Set(clauses.map((clause) => replyIn(wordsOf(clause), naming, evidence)));
  return isMere ? !replies.has(reply) : replies.has("no") && !replies.has("yes");
}

/**
 * What the statements that have most of the words of a clause of the question reply to it; null where they are not of one mind, or have too little
 * of it. What they say of a number, or of some alone, is no reply to be told in one word.
 *
 * @param asked the words of a clause of the question
 */
function replyIn(
  asked: readonly string[],
  naming: (words: string[]) => string[],
  { statements, weightOf }: Evidence,
): Reply | null {
  const words = naming([...asked]);
  const total = words.reduce((sum, word) => sum + weightOf(word), 0);
  if (total === 0 || polarityOf(asked).isDenied) return null;
  const told = statements().map((statement) => ({
    statement,
    share: words.reduce((sum, word) => sum + weightOf(word) * likenessIn(word, statement), 0) / total,
  }));
  const most = Math.max(0, ...told.map(({ share }) => share));
  if (most < sameMatter) return null;
  const replies = new Set(
    told.filter(({ share }) => share >= most * nearlyBest).map(({ statement }) => (statement.isDenied ? "no" : "yes")),
  );
  return replies.size === 1 ? ([...replies][0] as Reply) : null;
}

const likenessIn = (word: string, { clause, own, inner, outer }: Statement): number =>
  Math.max(clause.likeness(word), ...[own, inner, outer].map((around) => (around.holdsLike(word) ? 0.5 : 0)));
