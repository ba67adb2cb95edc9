import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** What says that something is done comes first where it scores so much of the best, which says that it is not. */
const LEAST_SHARE = 0.2;

/**
 * Puts the beginning of a document before its sections on what is not done, where nothing is asked of that and both say all
 * that is asked: "do you ship abroad?" is answered by the countries that parcels go to, and neither by "What we may not send
 * abroad" nor by "Where do you not deliver?".
 */
export function whatIsDoneFirst(
  found: FoundKnowledge,
  question: string,
  { spoken, written }: { spoken: Words; written: Words },
): FoundKnowledge {
  const [best] = found.passages;
  if (!best || saysNot(question, spoken) || !isOfWhatIsNot(best, written)) return found;
  const held = found.terms.filter(({ term, idf }) => idf > 0 && !best.lacks.includes(term));
  const done = found.passages.find(
    (one) =>
      one.score >= best.score * LEAST_SHARE &&
      one.documentId === best.documentId &&
      isBeginning(one) &&
      held.every(({ term }) => !one.lacks.includes(term)),
  );
  if (!done) return found;
  const others = found.passages.filter((one) => one !== done);
  return { ...found, passages: [{ ...done, score: best.score }, ...others] };
}

const isBeginning = ({ title, headings }: FoundPassage): boolean => headings.every((heading) => heading === title);

/** Whether a section is on what the house does not do; not on what does not work, "No internet connection". */
const isOfWhatIsNot = ({ headings }: FoundPassage, words: Words): boolean => {
  const heading = headings.at(-1) ?? "";
  const said = saidIn(heading);
  const { addressed, speaker, may } = words.voice;
  return (
    saysNot(heading, words) &&
    [addressed, speaker, may, words.shop.policies].some((phrases) => holdsPhrase(said, phrases))
  );
};

const saysNot = (text: string, { negations }: Words): boolean => saidIn(text).some((word) => negations.has(word));
