import { asksForContents, contentAsked, within } from "../../wishes/contents-asked.ts";
import { wordsIn } from "../../wording/fold.ts";
import type { Turn } from "../turn.ts";
import { clausesOf, type Clause } from "../words/clauses.ts";

/** What stands for a thing at the end of a question, "do they contain it?", and right before its verb, "lo contienen". */
const atEnd = wordsIn("it that them this any es das ihn welches davon isso isto o dat het ze daarvan");
const beforeVerb = wordsIn("en le la les lo los las ne li onu bunu ondan");
/** What may stand behind it. */
const also = wordsIn("too also either auch ebenfalls aussi también anche também ook da de mi mu mı mü");
const joining = wordsIn("and or und oder et ou y o e ed en of ve veya");
/** So many of the visitor's last messages are looked back at. */
const LOOKED_BACK = 3;

/** A question in which the thing is named that it asks for in goods, where that was named a moment ago: "steel earrings contain it?" */
export function contentMeant(question: string, history: Turn["history"]): string {
  const [clause, ...more] = clausesOf(question);
  if (!clause || more.length > 0 || !asksForContents(clause.words)) return question;
  const { words, starts, ends } = clause;
  const last = words.findLastIndex((word) => !also.has(word));
  const at = words.findIndex(
    (word, place) =>
      // "Milk in it" is in what was spoken of.
      (place === last && atEnd.has(word) && !within.has(words[place - 1] ?? "")) ||
      (beforeVerb.has(word) && asksForContents(words.slice(place + 1, place + 2))),
  );
  const content = at < 0 ? null : lastNamed(history);
  return content === null ? question : question.slice(0, starts[at]) + content + question.slice(ends[at]);
}

/** What was asked last whether it is in goods, as it was written; null: nothing was lately. */
function lastNamed(history: Turn["history"]): string | null {
  const asked = history.filter(({ role }) => role === "visitor").slice(-LOOKED_BACK);
  for (const { content } of asked.toReversed())
    for (const clause of clausesOf(content)) {
      const named = namedIn(clause, content);
      if (named !== null) return named;
    }
  return null;
}

function namedIn({ words, starts, ends }: Clause, text: string): string | null {
  const named = asksForContents(words) ? contentAsked(words) : null;
  // Of "nuts and milk" nobody knows which is meant.
  const isOne = named && !joining.has(words[named.to] ?? "") && !joining.has(words[named.from - 1] ?? "");
  return isOne ? text.slice(starts[named.from], ends[named.to - 1]) : null;
}
