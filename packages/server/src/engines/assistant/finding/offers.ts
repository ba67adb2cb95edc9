import { priceIn } from "../extraction/evidence.ts";
import { heldFirst } from "./keep-to.ts";
import { namesOf } from "./passage-names.ts";
import { sentencesOf } from "./sentences-of.ts";
import { matterOf, topicWords, whatIsAsked } from "../said/question.ts";
import { asksOfDay } from "./search-by-days.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import { withoutAnswer } from "./without-answer.ts";
import { clausesOf, saidIn } from "../words/clauses.ts";
import { fold } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import { holdsPhrase, isPhrase, phraseAt } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** "Do you repair laptops?": what is to be done, null where it is no more than to have something, and of what; folded. */
interface Offer {
  deed: string | null;
  /** Whether it is to have for sale, which whoever sells anything does. */
  isSale: boolean;
  thing: string[];
}

/** More words tell of a case, and not all of them need to be told. */
const MOST_WORDS = 2;
/** What tells of the thing may answer where it scores so much of the best. */
const LEAST_SHARE = 0.5;

/**
 * Where a question is whether the tenant does something with a thing, only what tells of the thing answers it: not what
 * tells of repairs where laptops are asked for; and of a sale only what says so of the thing, or is named after it: not an
 * insurance that demands a lock.
 */
export function ofWhatIsOffered(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const { passages, terms, answerable } = found;
  const offer = answerable.decision === "answer" ? offerIn(question, words) : null;
  if (!offer) return found;
  const thing = termsOf(offer.thing, terms);
  const deed =
    offer.deed === null ? [] : termsOf([offer.deed], terms).filter(({ idf, isGeneral }) => idf > 0 && !isGeneral);
  if (thing.length === 0) return found;
  const tells = (passage: FoundPassage): boolean =>
    holds(passage, thing) &&
    !(offer.isSale && asksElse(passage, thing, words)) &&
    // Of an entry of a list its question tells what it answers.
    (passage.questions.length > 0 ||
      isNamed(passage, thing) ||
      (offer.isSale
        ? sentencesOf(passage).some((said) => [...thing, ...deed].every(({ term }) => said.has(term)))
        : deed.length === 0 || holds(passage, deed)));
  const best = passages[0]?.score ?? 0;
  const most = passages.find(tells)?.score ?? 0;
  if (most === 0 || most < best * LEAST_SHARE) return withoutAnswer(found);
  return { ...found, passages: heldFirst(passages, tells) };
}

/**
 * Whether what a passage stands under asks something else of a thing than if, where or for how much it is to be had: "How do I
 * clean a guitar?", not "Where do I get a guitar?"
 */
export function asksElse(
  { questions, headings, text }: FoundPassage,
  thing: readonly { term: string }[],
  words: Words,
): boolean {
  const names =
    questions.length > 0 ? questions : headings.slice(-1).filter((heading) => heading.trimEnd().endsWith("?"));
  const isThing = (word: string): boolean => thing.some(({ term }) => formOf(term)(fold(word)));
  const isOfSale = (name: string): boolean =>
    [words.shopping, words.shop.exists, words.price].some((phrases) => holdsPhrase(saidIn(name), phrases)) ||
    (holdsPhrase(saidIn(name), words.asked.place) && topicWords(name, words).every(isThing));
  return names.length > 0 && !names.some(isOfSale) && priceIn(text, words) !== "price";
}

/** Null where a question asks anything else, or more. */
function offerIn(question: string, words: Words): Offer | null {
  const clauses = clausesOf(question);
  // "Do you accept cards?" is told by all that says how one pays.
  if (matterOf(saidIn(question), words) !== null) return null;
  if (clauses.length !== 1 || whatIsAsked(question, words).length > 0 || asksOfDay(question, words)) return null;
  const said = clauses[0]!.words;
  const { addressed } = words.voice;
  // "Do you repair …?", "repariert ihr …?", "venden …?"
  const before = phraseAt(said, 0, addressed);
  const wish = phraseAt(said, 0, words.shopping);
  const isInverted = phraseAt(said, 1, addressed) > 0;
  if (before === 0 && wish === 0 && !isInverted) return null;
  const asked = isInverted ? 0 : before || wish - 1;
  const verb = said[asked];
  const isPlain = verb === undefined || words.plain.has(verb);
  const from = isInverted ? 1 + phraseAt(said, 1, addressed) : Math.max(asked + 1, wish);
  const isTopic = (word: string): boolean =>
    !words.plain.has(word) &&
    !words.hedges.has(word) &&
    !words.circumstances.has(word) &&
    !words.moments.has(word) &&
    !words.particles.has(word) &&
    !isPhrase([word], words.times);
  const thing = said.slice(from).filter(isTopic);
  if (thing.length === 0 || thing.length > MOST_WORDS) return null;
  return { deed: isPlain ? null : verb, isSale: wish > 0 && !isPlain, thing };
}

const termsOf = (folded: string[], terms: QuestionTerm[]): QuestionTerm[] =>
  terms.filter(({ term }) => folded.some(formOf(term)));

const holds = ({ lacks }: FoundPassage, terms: QuestionTerm[]): boolean =>
  terms.every(({ term, idf }) => idf > 0 && !lacks.includes(term));

function isNamed(passage: FoundPassage, terms: QuestionTerm[]): boolean {
  const { nearest, outer } = namesOf(passage);
  return terms.every(({ term }) => nearest.some(formOf(term)) || outer.some(formOf(term)));
}
