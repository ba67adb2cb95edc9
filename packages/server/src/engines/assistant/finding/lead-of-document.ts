import { foldedWords } from "../../wording/fold.ts";
import { matterOf, topicWords } from "../said/question.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import { areAlike } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";

/** "Set" and "setting", which forms by ending alone don't tell; no "car" and "card". */
const isSame = (one: string, other: string): boolean =>
  areAlike(one, other) || other.startsWith(one + one.at(-1)) || one.startsWith(other + other.at(-1));

/**
 * Where a question is just what a document is called, "set up router" of "Setting up your router", what that begins with tells
 * it, and none of its sections on something else. What nearly every tenant tells stands anywhere, and what is not done in a section on that.
 */
export function leadOfDocumentFirst(found: FoundKnowledge, question: string, words: Words): FoundKnowledge {
  const [best] = found.passages;
  if (!best || best.questions.length > 0) return found;
  const said = saidIn(question);
  if (matterOf(said, words) !== null || said.some((word) => words.negations.has(word))) return found;
  const topic = topicWords(question, words).flatMap(foldedWords);
  const named = ({ title }: FoundPassage): boolean => {
    const name = foldedWords(title).filter((word) => !words.plain.has(word));
    const isNamed = (word: string): boolean => topic.some((one) => isSame(one, word));
    return topic.length > 1 && name.every(isNamed) && topic.every((one) => name.some((word) => isSame(one, word)));
  };
  const isOfSection = ({ headings }: FoundPassage): boolean =>
    topic.every((one) => foldedWords(headings.at(-1) ?? "").some((word) => isSame(one, word)));
  const own = found.passages.filter(({ documentId }) => documentId === best.documentId);
  const lead = own.toSorted((one, other) => one.id - other.id)[0]!;
  if (!named(best) || own.some((one) => one.headings.length > lead.headings.length && isOfSection(one))) return found;
  const sections = new Set(own.filter((one) => one.headings.length > lead.headings.length));
  const passages = found.passages.filter((one) => !sections.has(one));
  return sections.size > 0 && passages.includes(lead)
    ? { ...found, passages: heldFirst(passages, (one) => one === lead) }
    : found;
}
