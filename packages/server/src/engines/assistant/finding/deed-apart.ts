import { deedNounOf } from "../../wording/deeds.ts";
import { fold } from "../../wording/fold.ts";
import type { QuestionTerm } from "../tools.ts";
import { clausesOf } from "../words/clauses.ts";

/** Who says more asks by other words, too. */
const MOST_WORDS = 6;

/**
 * A question in which a deed stands apart from what it is done with, where it was one word with that and texts know both:
 * "Kontolöschung" as "Konto Löschung".
 *
 * @param termsOf what the texts know of a question's words
 */
export async function withDeedApart(
  question: string,
  termsOf: (question: string) => Promise<QuestionTerm[]>,
): Promise<string> {
  const [clause, ...others] = clausesOf(question);
  if (!clause || others.length > 0 || clause.words.length > MOST_WORDS) return question;
  let apart = question;
  for (const [at, word] of [...clause.words.entries()].toReversed()) {
    const noun = deedNounOf(word);
    if (!noun) continue;
    const place = clause.ends[at]! - noun.name.length;
    // Folding may write one letter as two.
    if (fold(question.slice(place, clause.ends[at])) !== noun.name) continue;
    apart = `${apart.slice(0, place)} ${apart.slice(place)}`;
  }
  if (apart === question) return question;
  return (await termsOf(apart)).every(({ idf }) => idf > 0) ? apart : question;
}
