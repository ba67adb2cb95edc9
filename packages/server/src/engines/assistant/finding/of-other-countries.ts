import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { countriesIn, isCountry } from "../../wording/names-of-countries.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { clausesOf } from "../words/clauses.ts";
import { phraseAt } from "../../wording/phrase-set.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";
import { sentencesOf } from "./sentences-of.ts";
import { asksRules } from "./asks-rules.ts";
import { withoutAnswer } from "./without-answer.ts";

/** Before a place that something goes to. */
const towards = wordsIn("to into nach in à a au aux en vers al hacia para até verso alla naar");
const articles = wordsIn("the das den die der le la les l el los las il lo gli o os as het de");

/**
 * Where the shop's rules are asked for, a section under the name of a country tells nothing of another that is named; and where there
 * is one, nothing is told of a place that no text knows, since it matters where that is. Where no place is named, such a section
 * comes behind those that hold as much and are under none: what parcels cost is not told first by "Delivery to France".
 */
export function withoutOtherCountries(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const [best] = found.passages;
  if (!best || !asksRules(question, words)) return found;
  const named = countriesIn(question);
  const ofNamed = found.terms.filter(({ term }) =>
    foldedWords(question).some((word) => isCountry([word]) && formOf(term)(word)),
  );
  /** "To other countries" tells of any. */
  const tells = (one: FoundPassage): boolean => {
    const told = countriesIn(namesOf(one) + one.text);
    return (
      [...named].some((country) => told.has(country)) ||
      ofNamed.some(({ term, idf }) => idf > 0 && !one.lacks.includes(term))
    );
  };
  const others = found.passages.filter((one) => countriesIn(namesOf(one)).size > 0 && !tells(one));
  if (others.length === 0) return found;
  const passages = found.passages.filter((one) => !others.includes(one));
  if (named.size > 0) return others.includes(best) ? withoutAnswer(found) : { ...found, passages };
  if (goesToUnknown(found, question, words)) return withoutAnswer(found);
  // That parcels are collected free, under "Shipping", tells nothing of what shipping costs.
  const saidByBest = saidOf(best, found);
  const isOfAny = (one: FoundPassage): boolean =>
    !others.includes(one) &&
    isWithin(saidByBest, saidOf(one, found)) &&
    one.lacks.every((term) => best.lacks.includes(term));
  return others.includes(best) && passages.some(isOfAny)
    ? { ...found, passages: heldFirst(found.passages, isOfAny) }
    : found;
}

const namesOf = ({ title, headings }: FoundPassage): string => [title, ...headings, ""].join("\n");

/** What of a question a passage says itself, or the heading above it, whatever its document is called. */
function saidOf(passage: FoundPassage, { terms }: FoundKnowledge): string[] {
  const lexemes = sentencesOf(passage);
  const heading = foldedWords(passage.headings.at(-1) ?? "");
  return terms
    .filter(({ term, idf }) => idf > 0 && (lexemes.some((some) => some.has(term)) || heading.some(formOf(term))))
    .map(({ term }) => term);
}

const isWithin = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));

/** Whether it is asked of a place that no text knows, and of no country that one knows: "to Switzerland or Denmark". */
export function goesToUnknown({ terms }: FoundKnowledge, question: string, { shop }: Words): boolean {
  const [known, unknown] = [terms.filter(({ idf }) => idf > 0), terms.filter(({ idf }) => idf === 0)].map((some) =>
    some.map(({ term }) => formOf(term)),
  ) as [Test[], Test[]];
  const isKnownCountry = (word: string): boolean => isCountry([word]) && known.some((isForm) => isForm(word));
  if (foldedWords(question).some(isKnownCountry)) return false;
  return clausesOf(question).some(({ words, starts }) =>
    words.some((preposition, before) => {
      if (!towards.has(preposition)) return false;
      // Behind its article: "in het buitenland".
      const at = words.findIndex((word, place) => place > before && !articles.has(word));
      const place = words[at];
      if (place === undefined || known.some((isForm) => isForm(place))) return false;
      // "Nach der Zahlung", "nach Bestellung" tells when.
      if (phraseAt(words, at, shop.policies) > 0) return false;
      // What a text in another language can't tell is not among its terms.
      return unknown.some((isForm) => isForm(place)) || /^\p{Lu}/u.test(question.slice(starts[at]));
    }),
  );
}

type Test = (word: string) => boolean;
