import { foldedWords } from "../../wording/fold.ts";
import type { FoundKnowledge, FoundPassage } from "../tools.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { heldFirst } from "./keep-to.ts";

/** So much of the best score has what may be meant as well; and so many more of the question's words it may lack. */
const AS_GOOD = { score: 0.6, lacking: 1 };

/**
 * Of the sections of the document that answers best only those, and first, which are named as what was talked about, where the
 * question names none: "do I pay customs?" after Switzerland is of the section on Switzerland, and not of that on the Union.
 */
export function sectionOfTopicFirst(
  found: FoundKnowledge,
  { question, about }: { question: string; about: string },
  { plain }: Words,
): FoundKnowledge {
  const [best] = found.passages;
  if (!best || about === "") return found;
  const isOf = (text: string): ((word: string) => boolean) => {
    const forms = foldedWords(text)
      .filter((word) => !plain.has(word))
      .map(formOf);
    return (word) => forms.some((isForm) => isForm(word));
  };
  const [isAsked, isAbout] = [isOf(question), isOf(about)];
  const nameOf = ({ headings }: FoundPassage): string[] =>
    foldedWords(headings.at(-1) ?? "").filter((word) => !plain.has(word));
  if (nameOf(best).some((word) => isAsked(word) || isAbout(word))) return found;
  const isMeant = (one: FoundPassage): boolean =>
    one.documentId === best.documentId &&
    one.score >= best.score * AS_GOOD.score &&
    one.lacks.length <= best.lacks.length + AS_GOOD.lacking &&
    nameOf(one).some(isAbout);
  const meant = found.passages.filter(isMeant);
  if (meant.length === 0) return found;
  const others = found.passages.filter(({ documentId }) => documentId !== best.documentId);
  return { ...found, passages: heldFirst([...meant, ...others], isMeant) };
}
