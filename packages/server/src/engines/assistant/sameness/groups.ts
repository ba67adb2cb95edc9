import { setImmediate as turn } from "node:timers/promises";
import type { Stems } from "../tools.ts";
import { gistsOf, keyOf, type Gist } from "./gist.ts";
import { weighing, type Weigh } from "./weighing.ts";

/** How much of the weight of either of two questions both must have to ask about the same. */
const ALIKE = 0.6;
/** Questions read, and stems of questions compared, in one turn of the event loop. */
const AT_ONCE = 50;
const COMPARED_AT_ONCE = 20_000;
/** What is written beyond is not looked at, in UTF-16 units. */
const LONGEST = 500;

/** Questions that ask the same, by the key of their gists. */
interface Same<Question> {
  key: string;
  questions: Question[];
  stems: Set<string>;
}

/** The most frequent question of a group, and the group so far, by the keys of gists. */
interface Leader<Question> {
  weight: number;
  stems: Set<string>;
  group: Map<string, Question[]>;
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

  const leaders: Leader<Question>[] = [];
  const byStem = new Map<string, Leader<Question>[]>();
  let compared = 0;
  for (const one of same) {
    if (compared > COMPARED_AT_ONCE) {
      await turn();
      compared = 0;
    }
    const weight = weightOf(one.stems, weigh);
    let most = 0;
    let nearest: Leader<Question> | undefined;
    const comparable = candidates(one.stems, weight, byStem, weigh);
    compared += one.stems.size * (comparable.size + 1);
    for (const leader of comparable) {
      const alike = commonTo(one.stems, leader.stems, weigh) / Math.max(weight, leader.weight);
      if (alike > most) [most, nearest] = [alike, leader];
    }
    if (nearest && most >= ALIKE) {
      nearest.group.set(one.key, one.questions);
      continue;
    }
    const leader = { weight, stems: one.stems, group: new Map([[one.key, one.questions]]) };
    leaders.push(leader);
    for (const stem of one.stems) {
      const known = byStem.get(stem);
      if (known) known.push(leader);
      else byStem.set(stem, [leader]);
    }
  }
  return leaders.map(({ group }) => group);
}

/** The leaders that have one of the rarest stems: without all of these, too much would be missing. */
function candidates<Question>(
  stems: Set<string>,
  weight: number,
  byStem: Map<string, Leader<Question>[]>,
  weigh: Weigh,
): Set<Leader<Question>> {
  const found = new Set<Leader<Question>>();
  let missing = 0;
  for (const stem of [...stems].sort((a, b) => weigh(b) - weigh(a))) {
    for (const leader of byStem.get(stem) ?? []) found.add(leader);
    missing += weigh(stem);
    if (missing > weight * (1 - ALIKE)) break;
  }
  return found;
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
  const stems = words.flatMap((stem) => stem.split(" "));
  const telling = stems.filter((stem) => !/^\d{5,}$/.test(stem));
  return new Set(telling.length > 0 ? telling : stems);
};

const weightOf = (stems: Set<string>, weigh: Weigh): number =>
  [...stems].reduce((sum, stem) => sum + weigh(stem), 0) || 1;

function commonTo(stems: Set<string>, others: Set<string>, weigh: Weigh): number {
  let sum = 0;
  for (const stem of stems) if (others.has(stem)) sum += weigh(stem);
  return sum;
}
