import { evidenceFor } from "../extraction/evidence.ts";
import { readPassage } from "../extraction/read-passage.ts";
import { heldFirst } from "../finding/keep-to.ts";
import type { Reading } from "../said/follow-up.ts";
import type { Fit } from "../finding/first-fit.ts";
import { languageOfLocale } from "../said/languages.ts";
import { namedAfter, namesOf, sectionOf } from "../finding/passage-names.ts";
import { wantingWords, whatIsAsked } from "../said/question.ts";
import { figureAsked, tellsMeasure } from "../several/tells.ts";
import { thingWords } from "../said/thing-words.ts";
import type { FoundKnowledge, FoundPassage, KnowledgeTool, QuestionTerm } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { formOf, formsOf } from "../words/forms.ts";
import { foldedWords } from "../../wording/fold.ts";
import type { Words } from "../words/words.ts";
import { lastTold } from "./last-told.ts";
import { verbsSaid } from "./verbs-said.ts";

const MOST = 20;
/** Who says more tells a story. */
const MOST_WORDS = 14;
/** So much of the weight of what is asked about a passage holds at least. */
const HELD = 0.75;
/** How sure it is that it answers. */
const SURE = 0.7;

/** How a conversation's last documents are asked. */
export interface ThreadAsked {
  reading?: Reading;
  /** Whether nothing else answers it: then a figure does of what is done with what was told, in whatever words. */
  isLast?: true;
  /** What answers it elsewhere: only what says as much of it comes before that; where it is in the same documents, these come before others. */
  rival?: Fit<FoundKnowledge>;
}

/**
 * What the documents tell that the conversation was last answered from, where nothing answers a question by itself: all that
 * it asks about, be it few words in many texts, or of what asks but for a figure or a reason that of what was just told.
 */
export async function toldInThread(
  tool: KnowledgeTool,
  tenant: { id: string; locale: string },
  { reading, history, isLast, rival: other }: ThreadAsked & { reading: Reading; history: Turn["history"] },
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  if (history.length === 0 || reading.isTold || reading.chosen !== null) return null;
  const { asPut } = reading;
  if (saidIn(asPut).length > MOST_WORDS) return null;
  const last = await lastTold(tool, tenant.id, history);
  if (!last) return null;
  const isOfThread = ({ documentId }: FoundPassage): boolean => last.documents.some(({ id }) => id === documentId);
  const rival = other?.found.passages[0];
  if (other && rival && isOfThread(rival))
    return { ...other, found: { ...other.found, passages: heldFirst(other.found.passages, isOfThread) } };
  const names = last.documents.map(({ title }) => title).join(" ");
  const found = await tool.search(tenant.id, `${names} ${reading.question}`, MOST);
  const tells = teller(asPut, words, languageOfLocale(tenant.locale).words);
  const all = thingWords(asPut, words);
  const verbs = isLast ? verbsSaid(asPut, words) : new Set();
  const withoutVerbs = all.filter((word) => !verbs.has(word));
  const things = tells || withoutVerbs.length > 0 ? withoutVerbs : all;
  const own = found.terms.filter(({ term, isGeneral }) => !isGeneral && things.some(formOf(term)));
  if (own.some(({ idf }) => idf === 0) || (own.length === 0 && !tells)) return null;
  const total = own.reduce((sum, { idf }) => sum + idf, 0);
  const heldOf = (terms: QuestionTerm[], { lacks }: FoundPassage): number =>
    terms.reduce((sum, { term, idf }) => (lacks.includes(term) ? sum : sum + idf), 0);
  // What is no word of those it is asked amid is one of its own, however the index cut it.
  const amid = [...reading.carried, ...foldedWords(names)];
  const wanting = [...wantingWords(asPut, words)].filter((word) => !things.includes(word));
  const put = found.terms.filter(
    ({ term }) => !wanting.some(formOf(term)) && (saidIn(asPut).some(formOf(term)) || !amid.some(formOf(term))),
  );
  const isNamed =
    rival && things.length > 0 && !words.prepositions.has(saidIn(asPut)[0] ?? "") && namedAfter(things)(rival);
  const saysAsMuch = (passage: FoundPassage): boolean => !rival || heldOf(put, passage) >= heldOf(put, rival);
  const holds = (passage: FoundPassage): boolean =>
    heldOf(own, passage) >= total * HELD && saysAsMuch(passage) && (!isNamed || isLabelled(passage, own, words));
  // What is asked by a figure alone is told by what was quoted, or, before other documents, by the one section that has it.
  const isMeant = (one: FoundPassage): boolean =>
    own.length > 0 ? holds(one) : saysAsMuch(one) && (last.isQuoted(one) || rival !== undefined);
  const telling = found.passages.filter((one) => isOfThread(one) && isMeant(one) && (!tells || tells(one.text)));
  if (telling.length === 0) return null;
  const quoted = telling.filter(last.isQuoted);
  // Of several other sections nobody knows which is meant.
  if (quoted.length === 0 && new Set(telling.map(sectionOf)).size > 1) return null;
  const said = saidIn(reading.question);
  return {
    reading,
    found: {
      ...found,
      terms: found.terms.filter(({ term }) => said.some(formOf(term))),
      passages: quoted.length > 0 ? quoted : telling,
      answerable: { score: SURE, decision: "answer" },
    },
  };
}

/** Whether a section, a row of a table or an item of a list is named after something: "Tyres" is no part of "we check tyres". */
const isLabelled = (passage: FoundPassage, own: QuestionTerm[], words: Words): boolean => {
  const names = [namesOf(passage).nearest, ...readPassage(passage, words).lines.map(({ label }) => label)];
  return own.every((one) => names.some((name) => name.some(formsOf(one))));
};

/** Tells whether a text has the kind of fact that a question asks for; null where it asks for none that can be seen. */
function teller(question: string, spoken: Words, written: Words): ((text: string) => boolean) | null {
  // Of several languages of a tenant's texts the passage may be in the visitor's.
  const either = [...new Set([written, spoken])];
  const figure = figureAsked(question, spoken);
  if (figure) return (text) => either.some((words) => tellsMeasure(text, figure, words));
  const kind = whatIsAsked(question, spoken).find((one) => one === "reason" || one === "person" || one === "place");
  return kind ? (text) => either.some((words) => evidenceFor(kind, text, words) > 0) : null;
}
