import type { Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";

/** So many words name what is not wanted, at most. */
const LONGEST = 3;

/**
 * Reads what is not wanted: "without a cable", "not from Apple", "Apple hariç". What it is, a brand, a colour or a word of
 * the product's name, is for the catalogue to say.
 */
export function readExclusions(sentence: Sentence): Filter[] {
  const found: Filter[] = [];
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.isTaken[at] || sentence.phraseAt(at, ({ kept }) => kept) > 0) continue;
    const before = sentence.phraseAt(at, ({ without }) => without);
    if (before > 0) found.push(...namedFrom(sentence, at, at + before));
    const after = sentence.phraseAt(at, ({ excepted }) => excepted);
    if (after > 0 && at > 0 && !sentence.isTaken[at - 1]) {
      found.push(notOf(sentence, at - 1, at));
      sentence.take(at - 1, at + after);
    }
  }
  return found;
}

/** Reads what is named from `start` on, and what "or" adds to it, and takes it out from `from` on. */
function namedFrom(sentence: Sentence, from: number, start: number): Filter[] {
  const found: Filter[] = [];
  let at = start;
  for (;;) {
    while (isLead(sentence, at)) at++;
    const end = nameEnd(sentence, at);
    if (end === at) break;
    found.push(notOf(sentence, at, end));
    sentence.takeOut(from, end);
    const joined = sentence.phraseAt(end, ({ or }) => or);
    if (joined === 0) break;
    from = end;
    at = end + joined;
  }
  return found;
}

function nameEnd(sentence: Sentence, from: number): number {
  let end = from;
  while (end - from < LONGEST && isWord(sentence, end) && !isLead(sentence, end) && !isOr(sentence, end)) end++;
  return end;
}

const isWord = ({ tokens, isTaken }: Sentence, at: number): boolean =>
  !!tokens[at] && !isTaken[at] && /[\p{L}\p{N}]/u.test(tokens[at].folded);

const isLead = (sentence: Sentence, at: number): boolean =>
  isWord(sentence, at) && sentence.phraseAt(at, ({ leads }) => leads) > 0;

const isOr = (sentence: Sentence, at: number): boolean => sentence.phraseAt(at, ({ or }) => or) > 0;

const notOf = (sentence: Sentence, from: number, to: number): Filter => ({
  field: "words",
  op: "not",
  value: sentence.textOf(from, to),
});
