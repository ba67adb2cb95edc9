import { deedsOfVerb, withDeedsApart, type Deed } from "../../wording/deeds.ts";
import { foldedWords } from "../../wording/fold.ts";
import { thingWords } from "../said/thing-words.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import { clausesOf } from "../words/clauses.ts";
import { formsOf, isAmong } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { besideDeeds, deedsIn } from "./deed-asked.ts";
import { withoutAnswer } from "./without-answer.ts";

/** Words of a name with no more letters say nothing of what it names: "your", "eine". */
const SMALL = 4;

/**
 * Leaves out what is named after how another thing is cancelled or deleted, where no clause of it says that of the thing asked
 * about: "open your account, choose the order and press Cancel" cancels no account. Where that was the best, what cancels the
 * thing itself answers, or nothing does.
 */
export function undoneItself(
  found: FoundKnowledge,
  things: QuestionTerm[],
  deeds: ReadonlySet<Deed>,
  words: Words,
): FoundKnowledge {
  if (things.length === 0) return found;
  const undoes = (said: readonly string[]): boolean => deedsIn(said).some((deed) => deeds.has(deed));
  const isThing = things.map(formsOf);
  const saysThing = (said: readonly string[]): boolean => said.some((word) => isThing.some((is) => is(word)));
  const holds = ({ lacks }: FoundPassage): boolean => things.some(({ term }) => !lacks.includes(term));
  const isOfOther = (one: FoundPassage): boolean => {
    const name = one.questions.at(-1) ?? one.headings.at(-1) ?? one.title;
    const said = withDeedsApart(foldedWords(name));
    if (!undoes(said) || saysThing(said)) return false;
    const ofThings = new Set(thingWords(said.join(" "), words));
    const others = besideDeeds(said).filter((word) => word.length > SMALL && ofThings.has(word));
    // What is called otherwise than by the visitor is the thing all the same.
    const isCalledElse = holds(one) && !saysThing(foldedWords([one.title, ...one.headings, one.text].join("\n")));
    if (others.length === 0 || isCalledElse) return false;
    const isOther = isAmong(others);
    return !clausesOf(one.text).some(
      (clause) => undoes(clause.words) && saysThing(clause.words) && !clause.words.some(isOther),
    );
  };
  const passages = found.passages.filter((one) => !isOfOther(one));
  const [best] = found.passages;
  if (!best || passages[0] === best) return { ...found, passages };
  // "Closing your account" is said of nothing that is open till six.
  const isNamedSo = (said: readonly string[]): boolean =>
    said.some((word) => deedsOfVerb.get(word)?.some((deed) => deeds.has(deed)));
  const telling = passages.find((one) => {
    const name = foldedWords([one.title, ...one.headings, ...one.questions].join("\n"));
    return holds(one) && (isNamedSo(name) || undoes([...name, ...foldedWords(one.text)]));
  });
  if (!telling) return withoutAnswer({ ...found, passages });
  return { ...found, passages: [{ ...telling, score: best.score }, ...passages.filter((one) => one !== telling)] };
}
