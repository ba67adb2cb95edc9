import type { Citation } from "@widget-chat/contract/citation.ts";
import { citationOf } from "../citation-of.ts";
import { sectionOf } from "../finding/passage-names.ts";
import { plainText } from "../plain-text.ts";
import { quoteOf } from "../quote.ts";
import type { FoundKnowledge, QuestionTerm } from "../tools.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { formOf, holdsForm, isAmong, isFormOfAny } from "../words/forms.ts";
import { saysYesOrNo } from "../said/yes-or-no.ts";
import { withFenceClosed } from "./fences.ts";
import { labelSaid } from "./blocks.ts";
import { toldOfMore } from "./falls-short.ts";
import { nameOfSense } from "./name-of-sense.ts";
import { namesakesOf } from "./namesakes.ts";
import {
  isHeaded,
  pieceAround,
  sentencePiece,
  underHeading,
  underName,
  whatIsPointedAt,
  type Piece,
} from "./pieces.ts";
import { outermostOf } from "./outermost.ts";
import type { RankedPassage, RankedSentence } from "./ranked-passage.ts";
import { rankSentences } from "./ranking.ts";
import { countWords, type Line } from "./read-passage.ts";
import { toldInEach } from "./told-in-each.ts";
import type { Wish } from "./wish.ts";

/** An answer in the documents' own words: its blocks in order, each with its citation mark. */
export interface Extract {
  blocks: string[];
  citations: Citation[];
  pieces: Piece[];
}

/**
 * A second place is cited when its sentence is nearly as good and holds so much of the question that the first doesn't, or
 * when one of another document is so good that the first, whose heading is not the question, may be the wrong one. A word
 * is telling that is so rare as a share of the rarest.
 */
const limits = { words: 90, asGood: 0.85, news: 0.35, rival: 0.95, telling: 0.5 };

const sumOf = (terms: QuestionTerm[]): number => terms.reduce((sum, { idf }) => sum + idf, 0);

/** The best sentences of the best passages; null when none holds anything of the question. */
export function extract(found: FoundKnowledge, wish: Wish): Extract | null {
  const inAll = rankSentences(found, wish);
  const best = bestOf(inAll);
  if (!best || best.score <= 0) return null;
  // What another language tells beside it is a translation.
  const { language } = best.passage;
  const ranked = inAll.filter(({ passage }) => passage.language === language);
  const rankedOf = (one: RankedSentence): RankedPassage => ranked.find(({ passage }) => passage === one.passage)!;
  const outermost = outermostOf(best, ranked, wish);
  if (outermost) return written([outermost]);
  const namesakes = namesakesOf(best, ranked, wish);
  if (namesakes.length > 0) return written(namesakes);
  const each = toldInEach(best, ranked, wish);
  if (each.length > 0) return written(each);
  const more = toldOfMore(best, rankedOf(best), wish);
  const pieces = [pieceAround(best, rankedOf(best), wish), ...(more ? [sentencePiece(more)] : [])];

  const told = new Set([...pieces[0]!.covers, ...rankedOf(best).about]);
  const total = sumOf(found.terms) || 1;
  const others = ranked
    .filter(({ passage }) => passage !== best.passage)
    .filter(({ most }) => most >= best.score * limits.asGood)
    .filter(({ scores }) => scores.some((score) => score >= best.score * limits.asGood))
    .flatMap(({ sentences }) => sentences.filter(({ score }) => score >= best.score * limits.asGood))
    .sort((a, b) => b.score - a.score);
  const tellsNews = ({ covers }: RankedSentence): boolean =>
    sumOf(found.terms.filter(({ term }) => covers.includes(term) && !told.has(term))) / total >= limits.news;
  const isSure = isHeaded(rankedOf(best));
  const isRival = ({ passage, line, score }: RankedSentence): boolean =>
    !isSure &&
    passage.documentId !== best.passage.documentId &&
    score >= best.score * limits.rival &&
    line.block.kind === "prose" &&
    !line.leansBack;
  const isToldBy = linesToldBy(rankedOf(best));
  const isNew = ({ line }: RankedSentence): boolean => !isToldBy(line);
  const beside = alsoNamed(best, pieces[0]!, ranked, wish);
  if (beside) pieces.push(pieceAround(beside, rankedOf(beside), wish));
  const second = beside
    ? undefined
    : (others.find((one) => tellsNews(one) && isNew(one)) ?? others.find((one) => isRival(one) && isNew(one)));
  if (second) {
    const room = limits.words - countWords(pieces[0]!.markdown);
    const isSentence = second.line.block.kind === "prose" && !second.line.leansBack;
    const { lines } = rankedOf(second).read;
    const repeats = ({ start, end }: Piece): boolean => {
      const within = lines.filter(({ sentence }) => sentence.start >= start && sentence.end <= end);
      return within.filter(isToldBy).length > within.length / 2;
    };
    const piece = [pieceAround(second, rankedOf(second), wish), ...(isSentence ? [sentencePiece(second)] : [])].find(
      (one) => countWords(one.markdown) <= room && !repeats(one),
    );
    if (piece) pieces.push(piece);
  }
  const isOfOther = ofOtherThan(found.terms, wish);
  const underItsName = (piece: Piece): Piece => {
    const own = ranked.find(({ passage }) => passage === piece.passage)!;
    const name = nameOfSense(piece, own, ranked, wish);
    return name === "" ? piece : underName(piece, name);
  };
  return written(
    withAbove(pieces, ranked, wish).map((piece) =>
      isOfOther(piece) || answersByName(piece, wish)
        ? underHeading(piece)
        : underItsName(underItsQuestion(piece, wish)),
    ),
  );
}

/** The row or item of another list with the price of another thing that is named beside the first: "a canoe and a city bike". */
function alsoNamed(
  best: RankedSentence,
  { covers }: Piece,
  ranked: RankedPassage[],
  wish: Wish,
): RankedSentence | undefined {
  if (!wish.isOfPrice || best.line.label.length === 0) return undefined;
  const isOther = (one: RankedSentence): boolean =>
    one.line.price === best.line.price &&
    one.covers.some((term) => !holdsForm(wish.asking, term) && !covers.has(term)) &&
    labelSaid(one, wish).length > 0;
  return ranked
    .filter(({ passage }) => passage !== best.passage)
    .flatMap(({ sentences }) => sentences.filter(isOther))
    .sort((one, other) => other.score - one.score)[0];
}

/**
 * Tells what a section says that lacks a telling word of the question and is named otherwise: it may be of another thing,
 * as "not poisonous" is of the spider plant where ivy was asked for, and its name says so.
 */
function ofOtherThan(terms: QuestionTerm[], { asking, words }: Wish): (piece: Piece) => boolean {
  const rarest = Math.max(...terms.map(({ idf }) => idf));
  const telling = terms.filter(({ term, idf }) => idf >= rarest * limits.telling && !holdsForm(asking, term));
  const isSaid = isFormOfAny(terms.map(({ term }) => term));
  return ({ kind, caption, leadIn, passage: { lacks, headings, questions } }) => {
    const isBare = kind === "prose" && caption === "" && leadIn === "" && questions.length === 0;
    const name = foldedWords(headings.at(-1) ?? "").filter((word) => !words.plain.has(word));
    return isBare && name.length > 0 && !name.some(isSaid) && telling.some(({ term }) => lacks.includes(term));
  };
}

/** In words. */
const nameThatTells = { least: 2, most: 6 };

/** "Dishwasher safe" over how it is taken apart: what is asked about is told by the name alone. */
function answersByName({ kind, caption, leadIn, markdown, passage }: Piece, { asked, things }: Wish): boolean {
  const { headings, questions } = passage;
  const name = foldedWords(headings.at(-1) ?? "");
  const isBare = kind === "prose" && caption === "" && leadIn === "" && questions.length === 0;
  const { least, most } = nameThatTells;
  if (!isBare || asked.length > 0 || things.length === 0 || name.length < least || name.length > most) return false;
  return things.every((thing) => name.some(formOf(thing))) && !foldedWords(markdown).some(isAmong(things));
}

/** What begins by pointing at the section above it, "in the same place", comes after that, where it was found. */
function withAbove([first, ...others]: Piece[], ranked: RankedPassage[], wish: Wish): Piece[] {
  const own = ranked.find(({ passage }) => passage === first!.passage)!;
  const [line] = own.read.lines;
  const above = ranked.find(
    ({ passage: { id, documentId } }) => id === first!.passage.id - 1 && documentId === first!.passage.documentId,
  );
  const pointedAt =
    above && line && line.pointsUp && first!.start <= line.sentence.start ? whatIsPointedAt(above, wish) : null;
  return pointedAt ? [pointedAt, underHeading(first!), ...others] : [first!, ...others];
}

/** Which lines a passage has as well: what it has is said, or left out, where it stands there. */
function linesToldBy({ read }: RankedPassage): (line: Line) => boolean {
  const wordsOf = ({ shown }: Line): string => fold(shown.replace(/\]\([^()\s]*\)/g, "]"));
  let told: Set<string> | null = null;
  return (line) => (told ??= new Set(read.lines.map(wordsOf))).has(wordsOf(line));
}

/** A yes or no to another question than what was asked would else be read as one to that. */
const underItsQuestion = (piece: Piece, wish: Wish): Piece =>
  (piece.passage.questions.length > 0 &&
    saysYesOrNo(piece.leadIn || piece.markdown) &&
    !wish.isNameOf(piece.passage)) ||
  isToOther(piece, wish)
    ? underHeading(piece)
    : piece;

/** "How do I clean a guitar?" where it is asked how one is tuned: what is asked is not told, and the question there has another word for it. */
function isToOther({ kind, caption, leadIn, passage }: Piece, { asked, said, words }: Wish): boolean {
  const { questions, headings, lacks } = passage;
  const name =
    questions.length > 0 ? headings.at(-1) : headings.slice(-1).find((heading) => heading.trimEnd().endsWith("?"));
  const isBare = kind === "prose" && caption === "" && leadIn === "";
  if (!isBare || name === undefined || !asked.includes("steps")) return false;
  const isSaid = isAmong(said);
  return (
    lacks.some((term) => !holdsForm(words.plain, term) && said.some(formOf(term))) &&
    foldedWords(name).some((word) => !words.plain.has(word) && !isSaid(word))
  );
}

/** The sentence with the highest score, the first of several. */
export function bestOf(ranked: RankedPassage[]): RankedSentence | undefined {
  let [top, of, place] = [-Infinity, -1, -1];
  for (let one = 0; one < ranked.length; one++) {
    if (ranked[one]!.most <= top) continue;
    const { scores } = ranked[one]!;
    for (let at = 0; at < scores.length; at++) if (scores[at]! > top) [top, of, place] = [scores[at]!, one, at];
  }
  return ranked[of]?.sentences[place];
}

/** What is written behind the line that closes a code block would leave it open. */
const endsInCode = /(^|\n)[ \t]*(`{3,}|~{3,})[ \t]*$/;

/** A mark in its last cell would be read as a part of that. A single row is told as a sentence. */
const isTable = ({ kind, markdown }: Piece): boolean => kind === "table" && markdown.includes("\n");

/** Puts marks and citations to the pieces, one citation a section of a document. */
export function written(cut: Piece[]): Extract {
  const pieces = cut.map((piece) => ({ ...piece, markdown: withFenceClosed(piece.markdown) }));
  const sections = [...new Set(pieces.map(({ passage }) => sectionOf(passage)))];
  const blocks = pieces.flatMap((piece) => {
    const mark = `[${sections.indexOf(sectionOf(piece.passage)) + 1}]`;
    const name = piece.caption || (isTable(piece) && /^[^\n]*\|/.test(piece.markdown) ? piece.passage.title : "");
    const caption = name ? [`**${plainText(name)}**`] : [];
    if (piece.leadIn) return [`${piece.leadIn} ${mark}`, piece.markdown];
    if (isTable(piece)) return caption.length > 0 ? [`${caption[0]} ${mark}`, piece.markdown] : [piece.markdown, mark];
    if (piece.kind === "code" || endsInCode.test(piece.markdown)) return [...caption, piece.markdown, mark];
    return [...caption, `${piece.markdown} ${mark}`];
  });
  const citations = sections.map((section, at) => {
    const piece = pieces.find(({ passage }) => sectionOf(passage) === section)!;
    const { text, sentences } = piece.passage;
    return citationOf(piece.passage, at + 1, quoteOf(text, piece, sentences));
  });
  return { blocks, citations, pieces };
}
