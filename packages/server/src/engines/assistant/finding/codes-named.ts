import type { FoundKnowledge } from "../tools.ts";
import { matterOf } from "../said/question.ts";
import { withoutAnswer } from "./without-answer.ts";
import { saidIn } from "../words/clauses.ts";
import { fold } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";

/** What is named by letters and digits: an error "TK-505", a model "X200". Few digits name what goes by generations: "PS5". */
interface Code {
  letters: string;
  digits: string;
  /** What it is one of: "error". */
  kind: string;
}

const CODE = /(?<![\p{L}\p{N}])(?:(\p{L}{2,30})\s)?(\p{L}{1,6})-?(\d{3,8})(?![\p{L}\p{N}])/gu;

const codesIn = (text: string, { plain }: Words): Code[] =>
  Array.from(text.matchAll(CODE), ([, before = "", letters, digits]) => {
    const kind = fold(before);
    return { letters: fold(letters!), digits: digits!, kind: plain.has(kind) ? "" : kind };
  });

const isSame = (one: Code, other: Code): boolean => one.letters === other.letters && one.digits === other.digits;
const isAlike = (one: Code, other: Code): boolean =>
  one.letters === other.letters || (one.kind !== "" && one.kind === other.kind);

/**
 * What tells of another error or model than the one that is asked for answers nothing: all else of the two is alike. A
 * number of an order is everybody's own, and texts show one as an example.
 */
export function ofThisCode(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const asked = codesIn(question, words);
  if (asked.length === 0 || matterOf(saidIn(question), words) !== null) return found;
  const passages = found.passages.filter(({ title, headings, text }) => {
    const told = codesIn([title, ...headings, text].join("\n"), words);
    const is = (alike: typeof isSame): boolean => asked.some((one) => told.some((other) => alike(one, other)));
    return is(isSame) || !is(isAlike);
  });
  if (passages.length === found.passages.length) return found;
  const kept = { ...found, passages };
  return passages[0] === found.passages[0] ? kept : withoutAnswer(kept);
}
