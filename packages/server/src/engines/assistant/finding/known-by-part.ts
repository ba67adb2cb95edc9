import { isOfPrice } from "../said/asks-price.ts";
import { daysIn } from "../calendar/days-told.ts";
import { monthNamesIn } from "../calendar/months.ts";
import { heldFirst } from "./keep-to.ts";
import { namesOf } from "./passage-names.ts";
import { sentencesOf } from "./sentences-of.ts";
import { matterOf, wishingWords } from "../said/question.ts";
import { asksOfDay } from "./search-by-days.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import { withoutAnswer } from "./without-answer.ts";
import { saidIn } from "../words/clauses.ts";
import { formOf, formsOf, holdsForm } from "../words/forms.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/**
 * Where texts know a word of a question by a part of it alone, what has that answers only with all else that is asked about,
 * and that is something: "does the health insurance pay for a cleaning" is told by "the insurance pays 40 euros for a cleaning", and "have you
 * a dermatologist" by no other doctor. A section that is named after the part answers as well; what something costs is
 * another's price.
 */
export function ofKnownByPart(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const { passages, terms } = found;
  const said = saidIn(question);
  // What is looked for beside the question's words is no part of it.
  const parts = terms.filter(({ isPart, term }) => isPart && said.some(formOf(term)));
  if (parts.length === 0 || matterOf(said, words) !== null) return found;
  // "Between Christmas and New Year"
  if (asksOfDay(question, words) || daysIn(question, monthNamesIn(words)).days.size > 0) return found;
  const isOfThing =
    isOfPrice(question, words) || wishingWords(question, words).size > 0 || holdsPhrase(said, words.shop.exists);
  const others = terms.filter((one) => !one.isPart && !one.isGeneral && !holdsForm(words.plain, one.term));
  const isKnown = others.length > 0 && others.every(({ idf }) => idf > 0);
  const tells = (passage: FoundPassage): boolean => {
    const names = namesOf(passage).nearest.filter((word) => !words.plain.has(word));
    const isNamed = names.length === 1 && parts.some((part) => formsOf(part)(names[0]!));
    return isNamed || (isKnown && tellsInOne(passage, [...parts, ...others]));
  };
  if (isOfThing || !passages.some(tells)) return withoutAnswer(found);
  return { ...found, passages: heldFirst(passages, tells) };
}

/** Whether a sentence tells all of them, but for what the names above it alone have. */
function tellsInOne(passage: FoundPassage, terms: QuestionTerm[]): boolean {
  if (terms.some(({ term }) => passage.lacks.includes(term))) return false;
  const sentences = sentencesOf(passage);
  const says = (said: ReadonlySet<string>, { term, others = [] }: QuestionTerm): boolean =>
    [term, ...others].some((one) => said.has(one));
  const inText = terms.filter((one) => sentences.some((said) => says(said, one)));
  return sentences.some((said) => inText.every((one) => says(said, one)));
}
