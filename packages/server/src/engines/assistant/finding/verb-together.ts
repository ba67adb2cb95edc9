import type { QuestionTerm } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import { clausesOf } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** Of a longer story the first clauses are read. */
const MOST_CLAUSES = 3;
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
  const apart = clausesOf(question)
    .flatMap(({ words, starts, ends }) => {
      const last = words.length - 1;
      const particle = words[last]!;
      if (last < 1 || !particles.has(particle)) return [];
      const verbs = words.slice(0, last).map((word, at) => ({ together: `${particle}${word}`, word, at }));
      const mayBe = verbs.filter(({ word }) => word.length >= SHORTEST_VERB && !plain.has(word));
      return mayBe.length > 0 ? [{ mayBe, last, starts, ends }] : [];
    })
    .slice(0, MOST_CLAUSES);
  if (apart.length === 0) return question;
  const terms = await termsOf(apart.flatMap(({ mayBe }) => mayBe.map(({ together }) => together)).join(" "));
  const known = terms.filter(({ idf, isNear, isPart }) => idf > 0 && !isNear && !isPart);
  let meant = question;
  for (const { mayBe, last, starts, ends } of apart.toReversed()) {
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
