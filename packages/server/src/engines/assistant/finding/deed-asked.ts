import { whatIsAsked } from "../said/question.ts";
import { verbsSaid } from "../thread/verbs-said.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { deedsOfVerb, deedsSaidBy, gettingVerbs, type Deed } from "../../wording/deeds.ts";
import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";

/** What a question asks to do with something. */
export interface DeedAsked {
  /** None: its verb says another. */
  deeds: ReadonlySet<Deed>;
  /** Where its verb stands, folded. */
  verbs: readonly string[];
  /** Whether it asks how one comes by something, and no more: "how do I get an account?" */
  isGot: boolean;
}

/** The deeds that folded words say, one by one or by two. */
export const deedsIn = (said: readonly string[]): Deed[] =>
  said.flatMap((word, at) => [
    ...(deedsSaidBy.get(word) ?? []),
    ...(deedsSaidBy.get(`${word} ${said[at + 1] ?? ""}`) ?? []),
  ]);

/** What folded words say beside deeds. */
export const besideDeeds = (said: readonly string[]): string[] =>
  said.filter((word, at) => {
    const pairs = [`${word} ${said[at + 1] ?? ""}`, `${said[at - 1] ?? ""} ${word}`];
    return ![word, ...pairs].some((one) => deedsSaidBy.has(one));
  });

export function deedAsked(question: string, words: Words): DeedAsked {
  const verbs = verbsOf(question, words);
  const said = [...saidIn(question), ...verbs];
  const deeds = new Set([...deedsIn(said), ...verbs.flatMap((verb) => deedsOfVerb.get(verb) ?? [])]);
  const isGot = deeds.size === 0 && said.some((word) => gettingVerbs.has(word)) && asksSteps(question, words);
  return isGot ? { deeds: new Set(["create"]), verbs: [], isGot } : { deeds, verbs, isGot };
}

const asksSteps = (question: string, words: Words): boolean => whatIsAsked(question, words).includes("steps");

/** "How do I close …", "wie schließe ich …", "… nasıl silerim?", "close my …", "can I share …". */
function verbsOf(question: string, words: Words): string[] {
  const [clause, ...others] = clausesOf(question);
  if (!clause || others.length > 0) return [];
  const { words: said } = clause;
  const { plain, particles, voice, mine, wishes } = words;
  const isNone = (word: string): boolean => plain.has(word);
  const next = said[1] ?? "";
  const last = said.at(-1)!;
  const isOwn = (word: string | undefined): boolean =>
    word !== undefined && (mine.has(word) || isPhrase([word], wishes.articles));
  if (!isNone(said[0]!) && isOwn(said[1])) return [said[0]!];
  const wanted = whatIsAsked(question, words);
  // "Who pays the label?" asks not how it is paid, nor whether one may.
  if (!wanted.includes("steps"))
    return wanted.length > 0 || holdsPhrase(said, voice.addressed) ? [] : [...verbsSaid(question, words)];
  // "Hoe maak ik het aan?"
  if (particles.has(last)) return [`${last}${next}`];
  if (words.endsQuestion.size > 0 || (particles.size > 0 && isNone(next))) return isNone(last) ? [] : [last];
  const at = said.findIndex((word, place) => place > 0 && !isNone(word));
  // "How do I get an account?" says no more than that one wants it.
  return at < 1 || isOwn(said[at - 1]) ? [] : [said[at]!];
}
