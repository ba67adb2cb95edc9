import { gettingVerbs, withDeedsApart } from "../../wording/deeds.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import { formsOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { besideDeeds, deedsIn } from "./deed-asked.ts";
import { withoutAnswer } from "./without-answer.ts";

/** What is named after how the thing is made answers where it scores so much of the best. */
const LEAST_SHARE = 0.4;
/** Who names more asks a question of his own. */
const MOST_THINGS = 2;
/** Words of a name with no more letters say nothing of what it names. */
const SMALL = 4;

/**
 * How one gets something is told first by how it is made, "creating an account" or "registration", unless what answers best is
 * named after getting it, and never by how it is deleted or called off.
 */
export function ofWhatIsGot(found: FoundKnowledge, things: readonly QuestionTerm[], { plain }: Words): FoundKnowledge {
  const [best] = found.passages;
  if (!best || things.length === 0 || things.length > MOST_THINGS) return found;
  const isThing = (word: string): boolean => things.some((thing) => formsOf(thing)(word));
  const holdsThings = (name: readonly string[]): boolean => things.every((thing) => name.some(formsOf(thing)));
  /** "Deleting your account", and not "deleting the invoices of an account". */
  const isNothingElse = (name: readonly string[]): boolean =>
    besideDeeds(name).every((word) => plain.has(word) || word.length <= SMALL || isThing(word));
  const isUndoing = (one: FoundPassage): boolean => {
    const name = withDeedsApart(foldedWords(namesOf(one).at(-1)!));
    const deeds = deedsIn(name);
    return (deeds.includes("delete") || deeds.includes("cancel")) && name.some(isThing) && isNothingElse(name);
  };
  const passages = found.passages.filter((one) => !isUndoing(one));
  const isNamedGot = foldedWords(namesOf(best).join(" ")).some((word) => gettingVerbs.has(word));
  // "Making an appointment" tells more of getting one than how one registers, under "Appointments".
  const ownName = foldedWords(namesOf(best).at(-1)!);
  const isNamedSo = holdsThings(ownName) && deedsIn(ownName).length === 0;
  const made = passages.find((one) => {
    const name = withDeedsApart(foldedWords(namesOf(one).at(-1)!));
    if (isNamedSo && !holdsThings(name)) return false;
    const isOfThing = holdsThings([...foldedWords(one.title), ...one.headings.flatMap(foldedWords), ...name]);
    const isMaking = deedsIn(name).includes("create") && isNothingElse(name);
    return isMaking && isOfThing && one.score >= best.score * LEAST_SHARE;
  });
  if (made && !isNamedGot) {
    // It answers as surely as what was found for the thing, and nobody need be asked whether he means what else is told of that.
    const others = passages.filter(({ lacks }) => things.every(({ term }) => lacks.includes(term)));
    return { ...found, passages: [{ ...made, score: best.score }, ...others] };
  }
  return isUndoing(best) ? withoutAnswer({ ...found, passages }) : { ...found, passages };
}

/** From the title inwards; each question of a list is one. */
const namesOf = ({ title, headings, questions }: FoundPassage): string[] => [title, ...headings, ...questions];
