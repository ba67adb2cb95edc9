import type { Reading } from "../follow-up.ts";
import { askingWords, topicWords, whatIsAsked } from "../question.ts";
import { saidIn } from "../words/clauses.ts";
import type { Asked, Words } from "../words/words.ts";

/** What an answer must tell. */
export interface Wish {
  asked: Asked[];
  /** The words by which it is asked, "long" of "how long". */
  asking: ReadonlySet<string>;
  /** Words of the visitor's questions before. */
  carried: Set<string>;
  /** Whether the question says "not". */
  isNegated: boolean;
  /** Whether it only names a topic: "return policy". */
  isTopic: boolean;
  /** The words of the documents' language. */
  words: Words;
}

/** @param spoken the words of the visitor's language
 * @param written those of the documents' */
export function wishOf({ question, carried, before }: Reading, spoken: Words, written: Words): Wish {
  const own = whatIsAsked(question, spoken);
  const asked = own.length > 0 ? own : whatIsAsked(before, spoken);
  return {
    asked,
    asking: askingWords(before === "" ? question : `${before} ${question}`, spoken),
    carried,
    isNegated: saidIn(question).some((word) => spoken.negations.has(word)),
    isTopic: asked.length === 0 && topicWords(question, spoken).length <= 2,
    words: written,
  };
}
