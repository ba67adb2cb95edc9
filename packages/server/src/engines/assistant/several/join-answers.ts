import type { Citation } from "@widget-chat/contract/citation.ts";
import { mayOfferPerson } from "../courtesy.ts";
import { draftOf } from "../draft.ts";
import { outsideCode } from "../extraction/tidy.ts";
import type { Language } from "../said/languages.ts";
import { plainText } from "../plain-text.ts";
import { withoutCurses } from "../said/rude.ts";
import { unknownTopic } from "../said/topic.ts";
import type { Draft, Turn } from "../turn.ts";
import { fold } from "../../wording/fold.ts";
import type { Settled } from "./settle.ts";
import { tells } from "./tells.ts";

const mostSuggestions = 3;
/** Of a question that is named, in UTF-16 units. */
const mostLetters = 80;
const mark = /\[(\d{1,2})\](?!\()/g;

/**
 * Each question's own answer, in the order in which they were asked, with the documents numbered throughout; of those
 * without one it is said which they are, and what of the others was not found. Null where none has one.
 */
export function joinAnswers(settled: Settled[], turn: Turn, language: Language): Draft | null {
  const answers = settled.flatMap(({ draft }) => draft ?? []);
  if (answers.length === 0) return null;
  const citations: Citation[] = [];
  const texts = settled.flatMap((one) => [
    ...(one.draft && !isToldElsewhere(one.draft, answers) ? [named(one, renumbered(one.draft, citations))] : []),
    ...refusalsOf(one, language),
  ]);
  const standing = answers.findLast((draft) => draft.standing)?.standing;
  const joined = draftOf("answer", texts.join("\n\n"), {
    citations,
    products: productsOf(answers),
    applied_filters: answers.flatMap((draft) => draft.applied_filters),
    suggestions: suggestionsOf(answers),
    ...(standing && { standing }),
  });
  return isPart(settled, language) ? withPerson(joined, turn, language) : joined;
}

/** An answer to some of the questions, and which of them it does not answer. */
export function withRefusals(draft: Draft, settled: Settled[], turn: Turn, language: Language): Draft {
  const untold = settled.filter((one) => one.draft !== null || !tells(draft.response, one.turn, language));
  const refused = untold.flatMap((one) => refusalsOf(one, language));
  if (refused.length === 0 || draft.kind !== "answer") return draft;
  return withPerson({ ...draft, response: [draft.response, ...refused].join("\n\n") }, turn, language);
}

const isPart = (settled: Settled[], language: Language): boolean =>
  settled.some((one) => refusalsOf(one, language).length > 0);

/** What of a question is not answered. */
function refusalsOf(one: Settled, language: Language): string[] {
  if (one.draft === null) return one.isTold ? [] : [refusalOf(one, language)];
  // "Raten" may be told by a "Ratenzahlung".
  const said = fold(one.draft.response);
  const leftOut = one.finding.reading.leftOut.filter((thing) => !said.includes(fold(thing)));
  return leftOut.length > 0 ? [language.phrases.nothingFound(plainText(leftOut.join(", ")))] : [];
}

/** By what of it is unknown, else as it was asked. */
function refusalOf({ finding, turn }: Settled, { phrases, words }: Language): string {
  const knowledge = finding.kind === "products" ? null : finding.knowledge;
  const topic = knowledge && unknownTopic(turn.core, knowledge.terms, words);
  if (topic) return phrases.nothingFound(topic);
  const question = withoutCurses(turn.question).replace(/^[¿\s]+|(?<![\s,;.?？؟!])[\s,;.?？؟!]+$/gu, "");
  const short =
    question.length > mostLetters
      ? `${question
          .slice(0, mostLetters)
          .replace(/\s*\S*$/u, "")
          .toWellFormed()}…`
      : question;
  return phrases.noAnswerTo(plainText(short));
}

function withPerson(draft: Draft, turn: Turn, { phrases }: Language): Draft {
  if (!mayOfferPerson(turn)) return draft;
  return {
    ...draft,
    response: `${draft.response}\n\n${phrases.orAPerson}`,
    suggestions: [phrases.talkToPerson, ...draft.suggestions],
  };
}

const withoutMarks = ({ response }: Draft): string => response.replace(mark, "").trim();

/** Whether another answer, or the same one before it, says all of it already. */
function isToldElsewhere(draft: Draft, answers: Draft[]): boolean {
  const own = withoutMarks(draft);
  return answers.some((other, at) => {
    const text = withoutMarks(other);
    const isShown = draft.products.every(({ id }) => other.products.some((product) => product.id === id));
    return other !== draft && isShown && (text === own ? at < answers.indexOf(draft) : text.includes(own));
  });
}

/** Each once, in the order in which they are told of. */
const productsOf = (answers: Draft[]): Draft["products"] => [
  ...new Map(answers.flatMap(({ products }) => products.map((product) => [product.id, product]))).values(),
];

/** Which of several that were chosen an answer is of, where it does not begin with a name itself. */
const named = ({ finding }: Settled, answer: string): string =>
  finding.reading.chosen === null || answer.startsWith("**")
    ? answer
    : `**${plainText(finding.reading.chosen)}**\n\n${answer}`;

const isSamePlace = (one: Citation, other: Citation): boolean =>
  one.document_id === other.document_id && one.url === other.url && one.section === other.section;

/** The text of an answer with the numbers that its citations have among all; the same place of a document has one. */
function renumbered({ response, citations: own }: Draft, citations: Citation[]): string {
  const indexes = new Map<number, number>();
  for (const citation of own) {
    let known = citations.find((one) => isSamePlace(one, citation));
    if (!known) citations.push((known = { ...citation, index: citations.length + 1 }));
    indexes.set(citation.index, known.index);
  }
  return outsideCode(response, (text) =>
    text.replace(mark, (found, index: string) =>
      indexes.has(Number(index)) ? `[${indexes.get(Number(index))}]` : found,
    ),
  );
}

/** The first of each answer, then the second of each; not what is told under its name in another. */
function suggestionsOf(answers: Draft[]): string[] {
  const told = new Set(answers.flatMap(({ citations }) => citations.map(({ section, title }) => section ?? title)));
  const inTurn = Array.from({ length: mostSuggestions }, (_, at) =>
    answers.flatMap(({ suggestions }) => suggestions[at] ?? []),
  );
  return [...new Set(inTurn.flat())].filter((one) => !told.has(one)).slice(0, mostSuggestions);
}
