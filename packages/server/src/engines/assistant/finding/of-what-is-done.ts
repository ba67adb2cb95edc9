import { gettingVerbs, withDeedsApart, type Deed } from "../../wording/deeds.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { saidIn } from "../words/clauses.ts";
import { deedAsked, deedsIn, type DeedAsked } from "./deed-asked.ts";
import type { FoundKnowledge, FoundPassage, QuestionTerm } from "../tools.ts";
import { ofWhatIsGot } from "./of-what-is-got.ts";
import { thingWords } from "../said/thing-words.ts";
import { areAlike, formsOf, isAmong } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { undoneItself } from "./undone-itself.ts";
import { withoutAnswer } from "./without-answer.ts";

/** What is named after the very deed answers where it scores so much of the best. */
const LEAST_SHARE = 0.5;
/** Who names more asks a question of his own, of which a deed is the least. */
const MOST_THINGS = 2;
/** Words of a name with no more letters say nothing of what it names: "your", "eine". */
const SMALL = 4;

/**
 * Leaves out what is named after another deed than the one that is asked for, and tells nothing of that: how an account is made
 * tells nobody how it is closed or sold, nor how an order is cancelled how it is split. Where that was the best, only what
 * tells of the deed answers.
 */
export function ofWhatIsDone(all: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const asked = deedAsked(question, words);
  if (asked.deeds.size === 0 && asked.verbs.length === 0) return all;
  const things = thingsOf(all, question, words, asked);
  if (asked.isGot) return ofWhatIsGot(all, things, words);
  const deeds = withKin(asked.deeds);
  const found = asked.deeds.has("delete")
    ? ofWhatIsDeleted(all, things)
    : deeds.has("cancel")
      ? undoneItself(all, things, deeds, words)
      : all;
  const [best] = found.passages;
  // Of two questions in one each has a deed of its own.
  const isOfSeveral = holdsPhrase(saidIn(question), words.joins);
  if (!best || things.length === 0 || things.length > MOST_THINGS || isOfSeveral) return found;
  const says = (said: readonly string[]): boolean => deedsIn(said).some((deed) => deeds.has(deed));
  const verbs = found.terms.filter(({ term }) => asked.verbs.some(isFormOrStemOf(term)));
  // A verb that was not even looked for is in another language than the texts.
  const isTold = (one: FoundPassage): boolean =>
    deeds.size > 0
      ? says([...wordsOfName(one), ...foldedWords(one.text)])
      : verbs.length > 0 && verbs.every(({ term }) => !one.lacks.includes(term));
  const isOfOther = (one: FoundPassage): boolean => {
    const name = wordsOfName(one);
    const named = deedsIn(name);
    // "Cancellations" may tell how a booking is moved, "cancelling a booking" does not; nor does "registration" how one leaves.
    const isThing = (word: string): boolean => things.some((thing) => formsOf(thing)(word));
    const isOfThing = (): boolean =>
      name.some(isThing) && name.every((word) => word.length <= SMALL || isThing(word) || deedsIn([word]).length > 0);
    return named.length > 0 && !isTold(one) && (named.some((deed) => areOpposite(deed, deeds)) || isOfThing());
  };
  const holds = ({ lacks }: FoundPassage): boolean => things.every(({ term }) => !lacks.includes(term));
  const passages = found.passages.filter((one) => !isOfOther(one));
  const named = passages.find((one) => says(wordsOfName(one)) && holds(one) && one.score >= best.score * LEAST_SHARE);
  const isNamedElse = !says(wordsOfName(best)) && deedsIn(wordsOfName(best)).length > 0;
  const isOfOtherThing = ({ lacks }: FoundPassage): boolean => things.every(({ term }) => lacks.includes(term));
  if (named && (isNamedElse || isOfOtherThing(best) || !isTold(best))) {
    const ofThing = passages.filter((one) => !isOfOtherThing(one));
    return { ...found, passages: firstOf(named, best.score, ofThing) };
  }
  if (!isOfOther(best) || found.answerable.decision === "no_answer") return { ...found, passages };
  const telling = passages.find((one) => isTold(one) && holds(one));
  if (telling) return { ...found, passages: firstOf(telling, best.score, passages) };
  return withoutAnswer({ ...found, passages });
}

/** Who cancels an account has it deleted, and who deletes an order has it cancelled. */
const withKin = (deeds: ReadonlySet<Deed>): ReadonlySet<Deed> =>
  deeds.has("cancel") || deeds.has("delete") ? new Set<Deed>([...deeds, "cancel", "delete"]) : deeds;

const areOpposite = (deed: Deed, asked: ReadonlySet<Deed>): boolean =>
  deed === "create" ? asked.has("delete") : asked.has("create") && (deed === "delete" || deed === "cancel");

/** It answers as surely as what was found for its thing. */
const firstOf = (first: FoundPassage, score: number, passages: FoundPassage[]): FoundPassage[] => [
  { ...first, score },
  ...passages.filter((one) => one !== first),
];

const isFormOrStemOf =
  (term: string) =>
  (word: string): boolean =>
    areAlike(term, word) || `${word.slice(0, -1)}i` === term;

function thingsOf(
  { terms }: FoundKnowledge,
  question: string,
  words: Words,
  { deeds, verbs, isGot }: DeedAsked,
): QuestionTerm[] {
  const isDeed = (word: string): boolean =>
    verbs.includes(word) || (isGot && gettingVerbs.has(word)) || deedsIn([word]).some((deed: Deed) => deeds.has(deed));
  const said = new Set(saidIn(question));
  const isThing = isAmong(
    thingWords(question, words).filter(
      (word) => said.has(word) && !isDeed(word) && !verbs.some((verb) => verb.endsWith(word)),
    ),
  );
  return terms.filter(({ term }) => isThing(term));
}

/**
 * Leaves out what does away with another thing than the one that is asked about: "delete a board" is not told by how the whole
 * workspace is deleted, which cannot be undone. Where there is a text named after that, what tells of the thing alone and of no
 * deleting answers it as little.
 */
function ofWhatIsDeleted(found: FoundKnowledge, things: QuestionTerm[]): FoundKnowledge {
  const deletes = (said: readonly string[]): boolean => deedsIn(said).includes("delete");
  const isOfOther = ({ lacks }: FoundPassage): boolean => things.every(({ term }) => lacks.includes(term));
  const others = found.passages.filter(isOfOther);
  if (things.length === 0 || others.length === 0) return found;
  const passages = found.passages.filter((one) => !others.includes(one));
  const [best] = passages;
  const isNamedSo = others.some((one) => deletes(wordsOfName(one)));
  const isAnswer = best !== undefined && !(isNamedSo && !deletes([...wordsOfName(best), ...foldedWords(best.text)]));
  return isAnswer ? { ...found, passages } : withoutAnswer({ ...found, passages });
}

const wordsOfName = ({ title, headings, questions }: FoundPassage): string[] =>
  withDeedsApart(foldedWords([title, ...headings, ...questions].join("\n")));
