import { namesOf } from "../finding/passage-names.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsForm, isAmong } from "../words/forms.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { countWords, type Line } from "./read-passage.ts";
import { pieceAround, sectionPiece, sentencePiece, underName, type Piece } from "./pieces.ts";
import type { RankedPassage, RankedSentence } from "./ranked-passage.ts";
import type { Wish } from "./wish.ts";

/**
 * What is told in so many sections at most, in words; and so much of the best score what another of them says has: less where
 * "welcome" says of one what "not allowed" says of another. A section of so few words is told whole where it says what one may.
 */
const limits = { sections: 3, words: 90, asGood: { figure: 0.85, other: 0.3 }, whole: 40 };
interface Told {
  one: RankedSentence;
  ranked: RankedPassage;
}

/**
 * What several sections of one page each tell of the thing that a short question asks of, of which it names none: "dogs are
 * welcome" of the camping ground and "dogs are not allowed" of the cabins, each under the name of its section. Empty where one alone tells it,
 * or the question names one.
 */
export function toldInEach(best: RankedSentence, ranked: RankedPassage[], wish: Wish): Piece[] {
  const isFigure = wish.isOfPrice || wish.asked.some((kind) => kind === "duration" || kind === "amount");
  if (!wish.isShort || !(isFigure || wish.isOfPermission || wish.isTopic) || wish.carried.size > 0) return [];
  const own = ranked.find(({ passage }) => passage === best.passage)!;
  if (isOfOneAlone(own, wish) || best.line.block.kind !== "prose") return [];
  const isNeeded = (term: string): boolean =>
    !holdsForm(wish.words.permits, term) && !holdsForm(wish.words.plain, term);
  const things = best.covers.filter(isNeeded);
  if (things.length === 0) return [];
  const says = ({ line, covers, score }: RankedSentence): boolean =>
    things.every((term) => covers.includes(term)) &&
    line.block.kind === "prose" &&
    score >= best.score * (isFigure ? limits.asGood.figure : limits.asGood.other) &&
    tells(line, wish);
  if (!says(best)) return [];
  const others = ranked.flatMap((passage): Told[] => {
    const isSibling = passage !== own && passage.passage.documentId === best.passage.documentId;
    const said = isSibling ? passage.sentences.filter(says) : [];
    const [first] = said.sort((one, other) => other.score - one.score);
    if (!first || headingOf(passage) === headingOf(own)) return [];
    // "Towels cost 5 euros a night" tells of towels.
    const isOfItsName = isOfNamed(first, passage, wish) && !isOfNamed(best, own, wish);
    return isOfItsName ? [] : [{ one: first, ranked: passage }];
  });
  const told = [{ one: best, ranked: own }, ...others];
  if (others.length === 0 || told.length > limits.sections || others.some((one) => isOfOneAlone(one.ranked, wish)))
    return [];
  // Who names a thing and asks nothing is told what holds for the one and not for the other.
  const denied = told.filter(({ one }) => one.line.saysNot);
  if (!isFigure && !wish.isOfPermission && (denied.length === 0 || denied.length === told.length)) return [];
  const inOrder = told.toSorted((one, other) => one.ranked.passage.id - other.ranked.passage.id);
  const cut = (one: Told): Piece =>
    wish.isOfPermission && one.ranked.read.length <= limits.whole
      ? sectionPiece(one.ranked, wish)
      : pieceAround(one.one, one.ranked, wish);
  const pieces = inOrder.map((one) => underItsName(cut(one), one));
  return wordsOf(pieces) <= limits.words ? pieces : inOrder.map((one) => underItsName(sentencePiece(one.one), one));
}

/** Whether a sentence tells what is asked: the figure, or whether one may. */
function tells(line: Line, { isOfPrice, asked, words }: Wish): boolean {
  if (isOfPrice) return line.price === "price";
  if (asked.length > 0) return asked.every((kind) => line.evidenceFor(kind) > 0);
  const said = foldedWords(line.shown);
  return line.saysNot || said.some((word) => words.permits.has(word)) || holdsPhrase(said, words.voice.may);
}

/** Whether a section is named by the question, so that it is meant and no other. */
const isOfOneAlone = ({ passage }: RankedPassage, { said, words }: Wish): boolean =>
  passage.headings.length > 0 && namesOf(passage).nearest.some((word) => !words.plain.has(word) && isAmong(said)(word));

/** Whether a sentence begins with what its section is named after. */
function isOfNamed({ line }: RankedSentence, { passage }: RankedPassage, { words }: Wish): boolean {
  const first = foldedWords(line.shown).find((word) => !words.plain.has(word)) ?? "";
  return isAmong(foldedWords(headingOf({ passage })))(first);
}

const headingOf = ({ passage }: Pick<RankedPassage, "passage">): string => passage.headings.at(-1) ?? "";

const underItsName = (piece: Piece, { ranked }: Told): Piece => underName(piece, headingOf(ranked));

const wordsOf = (pieces: Piece[]): number => pieces.reduce((sum, { markdown }) => sum + countWords(markdown), 0);
