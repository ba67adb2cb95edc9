import type { QuestionTerm } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import { clausesOf } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** Fewer letters are no verb. */
const SHORTEST_VERB = 3;

/**
 * A question whose verb stands together with the particle at the end of its clause, where texts have it so: "hoe stuur ik iets
 * terug" as "hoe terugstuur ik iets", which says what "terugsturen" does.
 *
 * @param termsOf what the texts know of a question's words
 */
export async function withVerbTogether(
  question: string,
  termsOf: (question: string) => Promise<QuestionTerm[]>,
  { particles, plain }: Words,
): Promise<string> {
  let meant = question;
  for (const { words, starts, ends } of clausesOf(question).toReversed()) {
    const last = words.length - 1;
    const particle = words[last]!;
    if (last < 1 || !particles.has(particle)) continue;
    const verbs = words.slice(0, last).map((word, at) => ({ together: `${particle}${word}`, word, at }));
    const mayBe = verbs.filter(({ word }) => word.length >= SHORTEST_VERB && !plain.has(word));
    const terms = mayBe.length > 0 ? await termsOf(mayBe.map(({ together }) => together).join(" ")) : [];
    const known = terms.filter(({ idf, isNear, isPart }) => idf > 0 && !isNear && !isPart);
    const verb = mayBe.find(({ together }) => known.some(({ term }) => formOf(term)(together)));
    if (!verb) continue;
    const { at } = verb;
    meant =
      meant.slice(0, starts[at]) +
      question.slice(starts[last], ends[last]) +
      question.slice(starts[at], ends[last - 1]) +
      meant.slice(ends[last]);
  }
  return meant;
}
