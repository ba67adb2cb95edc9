import { asksWhoMay } from "./age-bounds.ts";
import { asItIs, type Reading } from "../said/follow-up.ts";
import { ageIn } from "../said/age-in.ts";
import { isOfPrice } from "../said/asks-price.ts";
import type { Fit } from "./first-fit.ts";
import { languageOfLocale } from "../said/languages.ts";
import { numberedIn } from "./numbered-names.ts";
import { asksElse } from "./offers.ts";
import { namedAfter, namesOf, sectionOf } from "./passage-names.ts";
import { searchKnowledge } from "./search-knowledge.ts";
import { questionsIn } from "../several/questions-in.ts";
import { figureAsked, tellsMeasure } from "../several/tells.ts";
import { tellingFirst } from "./telling-first.ts";
import { thingWords } from "../said/thing-words.ts";
import { verbsSaid } from "../thread/verbs-said.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool, QuestionTerm, Sentence } from "../tools.ts";
import { kindsIn } from "../said/kind-names.ts";
import { isDayOrHour, matterOf, wishingWords } from "../said/question.ts";
import { saidIn } from "../words/clauses.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { formOf, formsOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";

const MOST = 20;
/** Who asks about more tells a story, of which a text holds much by chance. */
const MOST_THINGS = 4;
/** A single word that stands in more sections, and names none, is told of anything. */
const MOST_SECTIONS = 2;
/** Of so many words one may be lacking where one section alone has the others with the figure that is asked for. */
const FEW = 3;
const SHORTEST_PART = 4;
/** Where a tenant has more passages, what speaks for an answer is told well enough by how rare its words are. */
const FEW_TEXTS = 200;
/** It scores so much of the best that does not tell it all. */
const LEAST_SHARE = 0.9;
/** How sure it is that it answers. */
const SURE = 0.6;

/**
 * What tells in one place all that a short question asks about, where the words by which it asks, or that most of these
 * words stand in many of a few texts, left it without an answer; and the figure that is asked for, where one is. Null where a
 * text knows not all of it.
 */
export async function toldInOne(
  tool: KnowledgeTool,
  tenant: { id: string; locale: string },
  reading: Reading,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const { asPut, isTold, isBound, carried, chosen } = reading;
  const wishing = wishingWords(asPut, words);
  const figure = figureAsked(asPut, words);
  const verbs = figure === null ? new Set<string>() : verbsSaid(asPut, words);
  const things = [...new Set(thingWords(asPut, words))].filter((word) => !wishing.has(word));
  // Whether something is so at three o'clock, hours tell, and of one class, or one number, no other; several questions have
  // several places.
  const said = saidIn(asPut);
  const isOther =
    said.some((word) => isDayOrHour(word, words)) ||
    matterOf(said, words) !== null ||
    kindsIn(asPut, words).length > 0 ||
    numberedIn(asPut, words).length > 0 ||
    questionsIn(asPut, words).questions.length > 1 ||
    // Whether somebody of an age may, bounds of ages tell.
    (asksWhoMay(said, words) && ageIn(asPut, words)?.isOfSomebody === true);
  if (isOther || isTold || chosen !== null || things.length === 0 || things.length > MOST_THINGS) return null;
  const written = languageOfLocale(tenant.locale).words;
  const sought = await searchKnowledge(tool, tenant.id, asPut, words, MOST);
  const found = tellingFirst(sought, asItIs(asPut), { spoken: words, written });
  // What is done with it may be said in any word where the figure is told.
  const isVerb = ({ term, idf }: QuestionTerm): boolean => idf === 0 && [...verbs].some(formOf(term));
  const own = found.terms.filter((one) => !one.isGeneral && things.some(formOf(one.term)) && !isVerb(one));
  if ((found.texts ?? 0) > FEW_TEXTS) return null;
  if (own.length === 0 || own.some(({ idf, isNear, isPart }) => idf === 0 || isNear || isPart)) return null;
  const either = [...new Set([written, words])];
  const tells = (text: string, passage: FoundPassage): boolean =>
    figure === null ||
    either.some((one) => tellsMeasure(text, figure, one) || (figure === "price" && listsPrice(text, passage, one)));
  const whole = found.passages.filter((one) => saysTogether(one, heldIn(one, own), own.length, tells));
  const most = found.passages.filter((one) => saysTogether(one, heldIn(one, own), own.length - 1, tells));
  const mayLack = figure !== null && own.length >= FEW && new Set(most.map(sectionOf)).size === 1;
  const telling = whole.length === 0 && mayLack ? most : whole;
  const named = telling.filter(
    (one) => own.every((term) => isNamed(one, term)) && !(wishing.size > 0 && asksElse(one, own, words)),
  );
  // "How do I change that?" is not how an address is changed, but whether "I need an appointment for that" appointments tell.
  const ofThem = named.filter((one) => !isBound || one.questions.length === 0 || isNamedWholly(one, own, words));
  const isAbout = (passage: FoundPassage): boolean => {
    const told = foldedWords([passage.title, ...passage.headings, passage.text].join("\n"));
    return [...carried].some((word) => told.some(formOf(word)));
  };
  const others = isBound ? telling.filter(isAbout) : telling;
  // What is told of a thing does not tell that it is sold, but under "Buy our used bikes".
  const isSold = (passage: FoundPassage): boolean =>
    [...wishing].some((word) => !words.plain.has(word) && namedAfter([word])(passage));
  const sold = wishing.size > 0 ? telling.filter(isSold) : [];
  const best = found.passages[0]?.score ?? 0;
  const meant = [sold, ofThem, others].find(([one]) => one && one.score >= best * LEAST_SHARE) ?? [];
  // "How many ovens do you have?" wishes for none.
  const isWish = wishing.size > 0 && figure !== "amount";
  if (isWish && named.length === 0 && sold.length === 0) return null;
  const isRare = new Set(telling.map(sectionOf)).size <= MOST_SECTIONS;
  if (meant.length === 0 || (own.length === 1 && ofThem.length === 0 && sold.length === 0 && !isRare)) return null;
  return {
    reading: asItIs(asPut),
    found: { ...found, passages: meant, answerable: { score: SURE, decision: "answer" } },
  };
}

/** Whether a row of figures stands under a name that tells of prices: "All prices in euros" says so once for all. */
const listsPrice = (text: string, { title, headings }: FoundPassage, words: Words): boolean =>
  text.includes("|") && /\d/.test(text) && isOfPrice([title, ...headings].join("\n"), words);

const isNamed = (passage: FoundPassage, term: QuestionTerm): boolean => {
  const { nearest, outer } = namesOf(passage);
  return [...nearest, ...outer].some(formsOf(term));
};

/** Whether its name says nothing else. */
const isNamedWholly = (passage: FoundPassage, own: QuestionTerm[], { plain }: Words): boolean =>
  namesOf(passage).nearest.every((word) => plain.has(word) || own.some((term) => formsOf(term)(word)));

/** Those that a passage has, be it but as parts of one compound: "messen" in "Augendruckmessung", beside "Augendruck". */
function heldIn({ lacks, text }: FoundPassage, own: QuestionTerm[]): QuestionTerm[] {
  const held = own.filter(({ term }) => !lacks.includes(term));
  if (held.length === own.length || held.length === 0) return held;
  const said = foldedWords(text);
  const stem = ({ term }: QuestionTerm): string => fold(term);
  const isPart = (one: QuestionTerm): boolean =>
    stem(one).length >= SHORTEST_PART &&
    said.some(
      (word) => word.includes(stem(one)) && held.some((other) => word !== stem(other) && word.includes(stem(other))),
    );
  return own.filter((one) => held.includes(one) || isPart(one));
}

/** Whether it holds so many, a sentence says all of them, under the names above it, and its paragraph the figure. */
function saysTogether(
  passage: FoundPassage,
  held: QuestionTerm[],
  least: number,
  tells: (text: string, passage: FoundPassage) => boolean,
): boolean {
  if (held.length < least) return false;
  const { text, sentences } = passage;
  const all = foldedWords(text);
  // What a part of a compound says is seen by the index alone.
  const rest = held.map(formsOf).filter((is, at) => !isNamed(passage, held[at]!) && all.some(is));
  const says = ({ start, end }: Sentence): boolean => {
    const said = foldedWords(text.slice(start, end));
    return rest.every((is) => said.some(is)) && tells(paragraphAround(text, start, end), passage);
  };
  return sentences.some(says);
}

function paragraphAround(text: string, start: number, end: number): string {
  const next = text.indexOf("\n\n", end);
  return text.slice(text.lastIndexOf("\n\n", start) + 1, next < 0 ? undefined : next);
}
