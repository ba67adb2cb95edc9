import { isPlainWord } from "../said/plain-word.ts";
import { foldedWords } from "../../wording/fold.ts";
import { areAlike } from "../words/forms.ts";
import { saysYesOrNo } from "../said/yes-or-no.ts";
import type { Piece } from "./pieces.ts";
import type { RankedPassage } from "./ranked-passage.ts";
import type { Wish } from "./wish.ts";

/** Another passage that scores so much of it may be of what is meant. */
const RIVAL = 0.5;
/** A pronoun with its verb, not an article with its noun: "Die zahlt der Arbeitgeber". */
const pronoun =
  /^(?:(?:It|They|Il|Elle|Ils|Elles|Ça|Cela|Esto|Eso|Questo|Questi|Isto|Isso|Het|Er|Es) \p{Ll}|(?:This|These|That|Those) (?:is|are|was|can|may|must|will|costs?|takes?|needs?|applies|apply|has|have)\b|(?:Die|Das|Der|Den|Dem|Diese[rsmn]?|Dies|Dat|Dit|Deze) (?=\p{Ll}+ (?:\p{Ll}+ )?)(?:\p{Ll}+ ){1,3}(?:der|die|das|den|dem|ein|eine|man|wir|Sie|sie|ihr|Ihr|ich|nur|nicht|in|im|auf|bei|ab|bis|zu)\b)/u;
/** "Branch manager: …" */
const label = /^[*_]*\p{Lu}[^.!?:\n]{1,40}:\s/u;
const fact = /\d|\p{Sc}/u;

/**
 * The name of what a quote is of, where it says something else without: it begins with a pronoun, stands under a name that
 * denies, tells of somebody who is asked for, is but an entry of what is named above, or tells a fact of one thing where another text tells one of another; else "".
 */
export function nameOfSense(piece: Piece, own: RankedPassage, ranked: RankedPassage[], wish: Wish): string {
  const { passage, kind, caption, leadIn, markdown, start } = piece;
  if (caption !== "" || leadIn !== "" || passage.questions.length > 0) return "";
  const name = passage.headings.at(-1) ?? passage.title;
  const { negations, free } = wish.words;
  const denies = (words: readonly string[]): boolean => words.some((word) => negations.has(word));
  // The "not" is news, whatever else the name says: "What is not covered" over a list without one. "Swimwear without its seal" of
  // what cannot be returned denies but the seal.
  const isTurned =
    own.read.isNegated &&
    foldedWords(name).length > 1 &&
    !wish.isNegated &&
    (kind !== "prose" || !denies(foldedWords(markdown)));
  if (isTurned) return name;
  if (kind !== "prose") return "";
  const told = [...wish.said, ...foldedWords(markdown)];
  const isNews = foldedWords(name).some((word) => !isPlainWord(word) && !told.some((one) => areAlike(word, one)));
  if (!isNews) return "";
  const [first] = own.read.lines;
  const isOpening = first !== undefined && start <= first.sentence.start;
  const pointsAbove = isOpening && pronoun.test(markdown);
  const isEntry = passage.headings.length > 0 && label.test(markdown) && !markdown.includes("\n");
  const tellsFact =
    fact.test(markdown) || saysYesOrNo(markdown) || foldedWords(markdown).some((word) => free.has(word));
  const isOfOther = ({ passage: one }: RankedPassage): boolean =>
    one.documentId !== passage.documentId &&
    one.score >= passage.score * RIVAL &&
    one.lacks.every((term) => passage.lacks.includes(term)) &&
    (one.headings.at(-1) ?? one.title) !== name;
  // Who it is that does it, the name over it tells.
  const isOfPerson = wish.asked.includes("person") && passage.headings.length > 0;
  return pointsAbove || isOfPerson || isEntry || (tellsFact && ranked.some(isOfOther)) ? name : "";
}
