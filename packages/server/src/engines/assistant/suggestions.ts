import type { Language } from "./said/languages.ts";
import { inLanguageOf } from "./finding/own-language.ts";
import { namesOf } from "./finding/passage-names.ts";
import { askingWords } from "./said/question.ts";
import { toldMostly } from "./thread/told-mostly.ts";
import type { FoundKnowledge, FoundPassage } from "./tools.ts";
import type { Turn } from "./turn.ts";
import { fold, foldedWords } from "../wording/fold.ts";
import { areAlike, formOf, holdsForm } from "./words/forms.ts";
import { holdsPhrase } from "../wording/phrase-set.ts";
import type { Words } from "./words/words.ts";

const most = 3;
const mostLetters = 70;

/**
 * What the visitor might ask next: the other headings of the documents an answer was taken from, and headings elsewhere
 * that name what was asked about; none of what was told a moment ago.
 */
export function nextQuestions(
  { passages, terms }: FoundKnowledge,
  used: FoundPassage[],
  question: string,
  history: Turn["history"],
  language: Language,
): string[] {
  const documents = new Set(used.map(({ documentId }) => documentId));
  const asking = askingWords(question, language.words);
  const isIdle = (term: string): boolean => holdsForm(language.words.plain, term) || holdsForm(asking, term);
  const forms = terms.flatMap(({ term }) => (isIdle(term) ? [] : [formOf(term)]));
  const isNamed = (passage: FoundPassage): boolean => {
    const { nearest, outer } = namesOf(passage);
    return forms.some((isForm) => nearest.some(isForm) || (outer !== nearest && outer.some(isForm)));
  };
  const isTold = toldMostly(history);
  const inLanguage = used[0] ? inLanguageOf(used[0], passages) : passages;
  const left = inLanguage.filter((passage) => !used.includes(passage) && !isTold(passage));
  // What stands beside the one that was quoted goes on from it.
  const farFrom = ({ id, documentId }: FoundPassage): number =>
    Math.min(...used.filter((one) => one.documentId === documentId).map((one) => Math.abs(one.id - id)));
  function* inOrder(): Generator<FoundPassage> {
    const beside = left.filter((passage) => documents.has(passage.documentId));
    yield* beside.toSorted((one, other) => farFrom(one) - farFrom(other));
    for (const passage of left) if (!documents.has(passage.documentId) && isNamed(passage)) yield passage;
  }
  // They are compared folded: no text need be searched for how it writes them.
  const taken = new Set(
    [question, ...used.flatMap((passage) => [passage.title, nameOf(passage, language) ?? ""])].map(fold),
  );
  const earlier = history.flatMap(({ role, content }) => (role === "visitor" ? [content] : []));
  const names = used.map((passage) => nameOf(passage, language) ?? "");
  // What was not answered may be asked again in the documents' words.
  const said = used.length > 0 ? [[question, ...names].join(" "), ...earlier] : [];
  const chips: string[] = [];
  for (const passage of inOrder()) {
    const chip = nameOf(passage, language);
    if (
      chip === null ||
      chip.length > mostLetters ||
      taken.has(fold(chip)) ||
      said.some((text) => saysAgain(chip, text, language.words))
    )
      continue;
    taken.add(fold(chip));
    chips.push(chip);
    if (chips.length === most) break;
  }
  return chips;
}

/** Whether a heading has no word that tells anything beside what was said; a question may ask something else of the same. */
function saysAgain(chip: string, text: string, { plain }: Words): boolean {
  if (chip.endsWith("?")) return fold(chip) === fold(text);
  const said = foldedWords(text);
  const telling = foldedWords(chip).filter((word) => !plain.has(word));
  return telling.length > 0 && telling.every((word) => said.some((one) => areAlike(word, one)));
}

/** A document that nobody gave a title has its first words for one, or what its file was called: nothing that visitors ask. */
const tellsNothing = ({ title, text }: FoundPassage): boolean =>
  title.endsWith("…") || text.startsWith(title) || /^(?:faqs?|[^\p{L}]*)$/iu.test(title);

/**
 * The heading as it stands, which reads well in any language and whatever kind of words it is; after the title where it
 * tells nothing without that: "How does it work?" Null where there is no such title.
 */
export function nameOf(passage: FoundPassage, { words }: Language): string | null {
  const { title, headings } = passage;
  const [heading] = headings.slice(-1);
  if (heading === undefined) return tellsNothing(passage) ? null : title;
  if (title.endsWith("?") || title.endsWith("…")) return heading;
  const said = namesOf(passage).heading;
  const telling = said.filter((word) => !words.plain.has(word));
  const isClear = telling.length >= (heading.endsWith("?") ? 2 : 1) && !holdsPhrase(said, words.pointsBack);
  if (isClear) return heading;
  return tellsNothing(passage) ? null : `${title} – ${heading}`;
}
