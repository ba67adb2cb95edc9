import { quotedAnswer } from "../extraction/quoted-answer.ts";
import type { Finding } from "../finding/find.ts";
import { asItIs } from "../said/follow-up.ts";
import { languageOfLocale, type Language } from "../said/languages.ts";
import { pinnedDraft } from "../pins/pinned-draft.ts";
import { productAnswer } from "../products.ts";
import { aboutWords } from "../said/question.ts";
import type { FoundPassage } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import { foldedWords } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import type { Sought } from "./seek-each.ts";
import { tells, touches } from "./tells.ts";
import { together } from "./together.ts";

/** One of several questions with its answer in the documents' words. */
export interface Settled extends Sought {
  /** Null where there is none. */
  draft: Draft | null;
  /** Whether the answer to another question tells it. */
  isTold: boolean;
}

/**
 * What answers each question. One that goes on from another is about the same: in "what does a parcel to Norway cost and how
 * long does it take?" the text that answers the one comes first for the other, and the time of other parcels is none.
 */
export function settle(sought: Sought[], language: Language): Settled[] {
  const drafts: (Draft | null)[] = [];
  for (const one of sought) {
    const before = one.turn.leans ? drafts.findLast((draft) => draft !== null) : undefined;
    const own = before ? goingOn(one, before, language) : answerTo(one, language);
    const isRepeated = own !== null && drafts.some((draft) => draft?.response === own.response);
    drafts.push(isRepeated && !touches(own.response, one.turn, language) ? null : own);
  }
  const isTold = (one: Sought): boolean =>
    drafts.some((draft) => draft !== null && tells(draft.response, one.turn, language));
  return sought.map((one, at) => ({ ...one, draft: drafts[at]!, isTold: drafts[at] === null && isTold(one) }));
}

/**
 * What it names itself is sought by that, else it is in the passages of the answer before it. Where it names nothing ("how
 * long does it take?"), it is there first, else in other passages about the same.
 */
function goingOn(one: Sought, { citations }: Draft, language: Language): Draft | null {
  const isCited = ({ documentId, text }: FoundPassage): boolean =>
    citations.some(({ document_id: id, quote }) => id === documentId && text.includes(quote));
  const there = (): Draft | null => toldBy(isCited, one, language);
  if (one.pinned || one.finding.kind === "products" || aboutWords(one.turn.question, language.words).length > 0)
    return answerTo(one, language) ?? there();
  const documents = new Set(citations.map(({ document_id: id }) => id));
  return there() ?? (one.isFound ? toldBy(isAbout(one, documents), one, language) : null);
}

function answerTo({ pinned, finding, turn, isFound }: Sought, language: Language): Draft | null {
  if (!isFound) return null;
  if (pinned) return pinnedDraft(pinned, turn);
  if (finding.kind === "products") return productAnswer(finding.products, turn, language);
  return finding.kind === "knowledge" ? quotedAnswer(finding, turn, language) : null;
}

/** From those passages that are meant and tell what is asked. */
function toldBy(
  isMeant: (passage: FoundPassage) => boolean,
  { finding, turn }: Sought,
  language: Language,
): Draft | null {
  if (finding.kind === "products" || !finding.knowledge) return null;
  const { reading, knowledge } = finding;
  const passages = knowledge.passages.filter((one) => isMeant(one) && tells(one.text, turn, language));
  const draft = quotedAnswer({ kind: "knowledge", reading, knowledge: { ...knowledge, passages } }, turn, language);
  return draft && tells(draft.response, turn, language) ? draft : null;
}

/**
 * Tells whether a passage holds all words that a question carries, or is named after one of them: in the documents by its
 * heading, elsewhere by the title over one that names nothing, "How long does it take?"
 */
function isAbout({ finding, turn }: Sought, documents: ReadonlySet<string>): (passage: FoundPassage) => boolean {
  if (finding.kind !== "knowledge") return () => false;
  const { carried } = finding.reading;
  const { words } = languageOfLocale(turn.tenant.locale);
  const known = finding.knowledge.terms
    .filter(({ term, idf }) => idf > 0 && [...carried].some(formOf(term)))
    .map(({ term }) => term);
  const names = (name: string): boolean => foldedWords(name).some((word) => known.some((term) => formOf(term)(word)));
  return ({ documentId, title, headings, lacks }) => {
    if (known.every((term) => !lacks.includes(term))) return true;
    const heading = headings.at(-1) ?? title;
    const isOther = aboutWords(heading, words).length > 0;
    return documents.has(documentId) ? !isOther || names(heading) : !isOther && names(title);
  };
}

/** What a model can answer from: what was found, as if for one question; null where that is not in the documents alone. */
export function foundInDocuments(
  settled: Settled[],
  { question }: Turn,
): Extract<Finding, { kind: "knowledge" }> | null {
  const found = settled.filter(({ draft }) => draft !== null);
  const knowledge = found.flatMap(({ pinned, finding }) =>
    pinned === null && finding.kind !== "products" && finding.knowledge ? [finding.knowledge] : [],
  );
  if (knowledge.length === 0 || knowledge.length < found.length) return null;
  return { kind: "knowledge", reading: asItIs(question), knowledge: together(knowledge) };
}
