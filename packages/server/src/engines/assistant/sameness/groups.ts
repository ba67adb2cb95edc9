import { setImmediate as turn } from "node:timers/promises";
import type { Stems } from "../tools.ts";
import { gistsOf, keyOf, type Gist } from "./gist.ts";
import { weighing, type Weigh } from "./likeness.ts";

/** How much of the weight of either of two questions both must have to ask about the same. */
const ALIKE = 0.6;
/** Done in one turn of the event loop. */
const AT_ONCE = 50;
/** What is written beyond is not looked at, in UTF-16 units. */
const LONGEST = 500;

/** Questions that ask the same, by the key of their gists. */
interface Same<Question> {
  key: string;
  questions: Question[];
  stems: Set<string>;
}

/**
 * Sorts questions by what they ask about: those of the same words first, then each of these to the most frequent one that
 * has most of its words in common with it.
 *
 * @returns the groups, each with the keys of its questions, the leading one first
 */
export async function groupQuestions<Question extends { question: string }>(
  questions: readonly Question[],
  locale: string,
  stems: Stems,
): Promise<Map<string, Question[]>[]> {
  const same = await sameQuestions(questions, locale, stems);
  const holding = new Map<string, number>();
  for (const one of same) for (const stem of one.stems) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  const weigh = weighing((stem) => holding.get(stem) ?? 0, same.length);

  const leaders: { weight: number; group: Map<string, Question[]> }[] = [];
  const byStem = new Map<string, number[]>();
  for (const [at, one] of same.entries()) {
    if (at % AT_ONCE === 0) await turn();
    const weight = weightOf(one.stems, weigh);
    const shared = new Map<number, number>();
    for (const stem of one.stems)
      for (const leader of byStem.get(stem) ?? []) shared.set(leader, (shared.get(leader) ?? 0) + weigh(stem));
    let [most, nearest] = [ALIKE, -1];
    for (const [leader, common] of shared) {
      const alike = common / Math.max(weight, leaders[leader]!.weight);
      if (alike >= most && (alike > most || nearest < 0)) [most, nearest] = [alike, leader];
    }
    if (nearest >= 0) {
      leaders[nearest]!.group.set(one.key, one.questions);
      continue;
    }
    for (const stem of one.stems) {
      const known = byStem.get(stem);
      if (known) known.push(leaders.length);
      else byStem.set(stem, [leaders.length]);
    }
    leaders.push({ weight, group: new Map([[one.key, one.questions]]) });
  }
  return leaders.map(({ group }) => group);
}

/** The most frequent first. */
async function sameQuestions<Question extends { question: string }>(
  questions: readonly Question[],
  locale: string,
  stems: Stems,
): Promise<Same<Question>[]> {
  const found = new Map<string, Same<Question>>();
  for (let at = 0; at < questions.length; at += AT_ONCE) {
    await turn();
    const some = questions.slice(at, at + AT_ONCE);
    const texts = some.map(({ question }) => question.slice(0, LONGEST));
    const gists = await gistsOf(texts, locale, stems);
    some.forEach((question, i) => {
      const gist = gists[i]!;
      const key = keyOf(gist);
      const known = found.get(key);
      if (known) known.questions.push(question);
      else found.set(key, { key, questions: [question], stems: stemsOf(gist) });
    });
  }
  return [...found.values()].sort((a, b) => b.questions.length - a.questions.length);
}

/** Not the numbers of orders and accounts: what is asked about does not hang on them. */
const stemsOf = ({ words }: Gist): Set<string> => {
  const stems = words.flatMap(({ stem }) => stem.split(" "));
  const telling = stems.filter((stem) => !/^\d{5,}$/.test(stem));
  return new Set(telling.length > 0 ? telling : stems);
};

const weightOf = (stems: Set<string>, weigh: Weigh): number =>
  [...stems].reduce((sum, stem) => sum + weigh(stem), 0) || 1;
