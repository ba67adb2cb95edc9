import type { FoundPassage } from "../tools.ts";
import type { Block } from "./layout.ts";
import type { RankedPassage, RankedSentence } from "./ranked-passage.ts";
import { countWords, type Line } from "./read-passage.ts";
import { bulletsOf, codeOf, stepsOf, tableOf, wholeTable } from "./blocks.ts";
import { goesOnTelling, isOneCase, isOfOther, isPriceOfOther } from "./goes-on-telling.ts";
import { hoursTold } from "./hours-told.ts";
import { blockBehind, breaksOff } from "./lead-in.ts";
import { blockPointedAt } from "./pointed-at.ts";
import { tidy, tidyLine } from "./tidy.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { formOf, holdsForm } from "../words/forms.ts";
import type { Asked } from "../words/words.ts";
import type { Wish } from "./wish.ts";

/** A part of an answer, taken from one place of one passage. */
export interface Piece {
  passage: FoundPassage;
  /** Offsets of the cut into the passage's text. */
  start: number;
  end: number;
  /** The heading over a list or table that nothing introduces: what it lists may be what one must not do. */
  caption: string;
  /** A line that introduces a list, a table or code; empty without one. */
  leadIn: string;
  /** The answer's Markdown, without its lead-in. */
  markdown: string;
  kind: "prose" | "steps" | "bullets" | "table" | "code";
  covers: Set<string>;
}

/**
 * `sameHeading`: from this likeness on a heading is the question; `section` and `paragraph`: most words, and sentences, of
 * one that is shown whole.
 */
const limits = {
  sentences: 4,
  words: 90,
  enough: 32,
  sameHeading: 0.45,
  section: 90,
  paragraph: { sentences: 3, words: 50 },
};

/** The piece of the answer that is built around one sentence: its surroundings, its list, its table, or its whole section. */
export function pieceAround(best: RankedSentence, ranked: RankedPassage, wish: Wish): Piece {
  // An answer to one question loses its sense when it is cut.
  const isMeant = isHeaded(ranked) || ranked.passage.questions.length > 0;
  const { block, shown } = best.line;
  // Who may do it, or until when, stands behind the steps by which it is done.
  const isBeside =
    block.kind === "steps" &&
    block !== ranked.read.blocks.at(-1) &&
    (["person", "time"] as const).some((kind) => wish.asked.includes(kind));
  const isSection = (isMeant || isBeside) && ranked.read.length <= limits.section;
  const isOne = standsOut(best, ranked) || (ranked.passage.questions.length === 0 && saysIt(best, ranked, wish));
  if (isSection && !isOne) return sectionPiece(ranked, wish);
  const next = blockBehind(best.line, ranked.read);
  if (next && (next.kind === "steps" || breaksOff(shown, next))) return blockPiece(next, ranked, best, wish);
  if (block.kind !== "prose") return blockPiece(block, ranked, best, wish);
  const hours = wish.isOfUsualHours ? hoursTold(best, ranked, wish) : [];
  const told = hours.length > 0 ? hours : withTime(proseAround(best, ranked, wish), best, ranked, wish);
  return withPointedAt(told, ranked, best, wish);
}

/** Where it is asked when something is, and what is told names no day or hour, with the sentence of the paragraph that does. */
function withTime(
  told: RankedSentence[],
  best: RankedSentence,
  { sentences }: RankedPassage,
  wish: Wish,
): RankedSentence[] {
  if (!wish.asked.includes("time") || told.some(({ line }) => line.namesTime)) return told;
  const lines = told.map(({ line }) => line);
  const when = sentences.find(
    ({ line }) => line.block === best.line.block && line.namesTime && !isOfOther(line, lines, wish),
  );
  return when && when.line.length <= limits.words
    ? [...told, when].sort((a, b) => a.line.number - b.line.number)
    : told;
}

/** Prose with the list or table at which it points, which stands behind it wherever the text has it. */
function withPointedAt(told: RankedSentence[], ranked: RankedPassage, best: RankedSentence, wish: Wish): Piece {
  const prose = proseOf(told);
  const pointedAt = blockPointedAt(
    told.map(({ line }) => line),
    ranked.read,
  );
  if (!pointedAt) return prose;
  const block = blockPiece(pointedAt, ranked, best, wish);
  return {
    ...block,
    start: Math.min(prose.start, block.start),
    end: Math.max(prose.end, block.end),
    caption: "",
    leadIn: prose.markdown,
    covers: new Set([...prose.covers, ...block.covers]),
  };
}

/** A short passage whole and under its heading, to which one that is quoted points; null where it is long. */
export const whatIsPointedAt = (ranked: RankedPassage, wish: Wish): Piece | null =>
  ranked.read.length <= limits.section && ranked.read.lines.length > 0
    ? underHeading(sectionPiece(ranked, wish))
    : null;

export const underName = (piece: Piece, name: string): Piece => ({ ...piece, caption: name });

export const underHeading = (piece: Piece): Piece => underName(piece, piece.passage.headings.at(-1) ?? "");

/** Whether the heading over a passage is the question. */
export const isHeaded = ({ likeness }: RankedPassage): boolean => likeness >= limits.sameHeading;

/** A sentence of prose alone, where there is no room for what stands around it. */
export const sentencePiece = (sentence: RankedSentence): Piece => proseOf([sentence]);

/** Whether one row or item is what was asked for, not its table or list. */
const standsOut = (best: RankedSentence, { sentences }: RankedPassage): boolean =>
  (best.line.block.kind === "table" || best.line.block.kind === "bullets") &&
  sentences.every((one) => one === best || one.line.block !== best.line.block || one.score < best.score * 0.9);

/** A short section whose heading is the question, from its first sentence to its last. */
export function sectionPiece({ passage, read, sentences }: RankedPassage, wish: Wish): Piece {
  const shown = read.blocks.filter(({ kind }) => kind !== "heading");
  const markdown = shown.map((block) => {
    const inBlock = sentences.filter((one) => one.line.block === block);
    if (block.kind === "prose") return paragraphs(inBlock);
    return block.kind === "table"
      ? wholeTable(block, inBlock, passage, wish)
      : tidy(passage.text.slice(block.start, block.end), passage).trim();
  });
  return {
    passage,
    start: shown[0]!.start,
    end: shown.at(-1)!.end,
    caption: shown[0]!.kind === "prose" ? "" : (passage.headings.at(-1) ?? ""),
    leadIn: "",
    markdown: markdown.join("\n\n"),
    kind: shown.at(-1)!.kind as Piece["kind"],
    covers: new Set(sentences.flatMap(({ covers }) => covers)),
  };
}

/** What of a list, a table or code is told around a sentence of it or before it. */
export function blockPiece(block: Block, ranked: RankedPassage, best: RankedSentence, wish: Wish): Piece {
  const { passage } = ranked;
  const inBlock = ranked.sentences.filter((one) => one.line.block === block);
  const before = ranked.read.blocks[ranked.read.blocks.indexOf(block) - 1];
  const intro = before?.kind === "prose" ? before.sentences.at(-1) : undefined;
  const introText = intro ? tidyLine(passage.text.slice(intro.start, intro.end), passage) : "";
  const leadIn =
    intro &&
    (intro === best.line.sentence ||
      breaksOff(introText, block) ||
      (block.kind === "steps" && countWords(introText) <= 25))
      ? introText
      : "";
  const shape = { steps: stepsOf, bullets: bulletsOf, table: tableOf, code: codeOf, prose: codeOf, heading: codeOf }[
    block.kind
  ];
  const { markdown, start, end, isSentence } = shape(block, inBlock, best, passage, wish);
  return {
    passage,
    start: leadIn ? intro!.start : start,
    end,
    caption: leadIn || isSentence ? "" : (passage.headings.at(-1) ?? ""),
    leadIn,
    markdown,
    kind: block.kind as Piece["kind"],
    covers: new Set(inBlock.flatMap(({ covers }) => covers)),
  };
}

/** Behind a verb, where in small letters it is no "you". */
const PRONOUN = /\p{L} (?:sie|ihn|ihm|ihnen|hem|ze) /u;
/** What a sentence is seen to tell; who, where and why may be told by the next one as well. */
const FIGURES: ReadonlySet<Asked> = new Set(["time", "duration", "amount"]);
/**
 * Whether a sentence says all that a short question asks by itself, but for what stands above it: every word that it has, and the
 * kind of fact; of a price, any amount that is told under the thing's name.
 */
function saysIt(best: RankedSentence, ranked: RankedPassage, wish: Wish): boolean {
  const { asked, asking, asPut, isShort, isNegated, isComplaint, isOfPrice, isOfUsualHours, words } = wish;
  const { line, covers } = best;
  // "The insurance pays for it": what it is stands before.
  const told = foldedWords(line.shown);
  const pointsAway = holdsPhrase(told.slice(1), words.pointsBack) || PRONOUN.test(line.shown);
  // What there is instead stands beside: "by debit card. We take no credit cards."
  const isDenied = !isNegated && line.saysNot;
  // "Has it come broken?" is answered by what stands behind it.
  const isQuestion = line.shown.trimEnd().endsWith("?");
  const isPart = line.pointsDown || line.pointsAtTable || line.pointsUp || pointsAway || isDenied || isQuestion;
  // Who tells what went wrong wants to know what to do, which stands behind it.
  if (!isShort || isComplaint || line.block.kind !== "prose" || isPart || isOfUsualHours) return false;
  // A story says what is asked about beside the question: "My brakes squeak. Help!"
  if (!covers.some((term) => asPut.some(formOf(term)))) return false;
  const own = covers.filter((term) => !ranked.about.includes(term) && !holdsForm(words.plain, term));
  if (!ranked.isAllIn(best, ranked.about)) return false;
  if (isOfPrice) return line.price !== null;
  // How long it takes is not when it is, where the day or the hour is told.
  const isDated = asked.includes("time") && ranked.sentences.some((one) => one.line.namesTime);
  const isLasting = (one: RankedSentence): boolean => !one.line.namesTime && one.line.evidenceFor("duration") > 0;
  const tells = (one: RankedSentence): boolean =>
    asked.every((kind) => one.line.evidenceFor(kind) > 0) && !(isDated && isLasting(one));
  const isOnly = (): boolean =>
    asked.length > 0 && ranked.sentences.every((one) => one === best || !(one.covers.length > 0 && tells(one)));
  // The figure says how long.
  const isAllSaid = best.passage.lacks.every((term) => asked.length > 0 && holdsForm(asking, term));
  const isWhole = isAllSaid && (own.length > 0 || covers.length > 1 || isOnly());
  const isCase = asked.includes("duration") && isOneCase(line, wish);
  return isWhole && !isCase && asked.every((kind) => FIGURES.has(kind)) && tells(best);
}

/** "We deliver to Bavaria. We do not deliver to Italy." */
const excepts = ({ covers, line }: RankedSentence): boolean => covers.length > 0 && line.saysNot;

function proseAround(best: RankedSentence, ranked: RankedPassage, wish: Wish): RankedSentence[] {
  const flow = flowAround(best, ranked);
  const isSaid = saysIt(best, ranked, wish);
  const enough = isSaid ? 0 : limits.enough;
  const paragraph = flow.filter(({ line }) => line.block === best.line.block);
  // What a short one tells first belongs to what it tells then, "closed on Sundays", unless that says all that is asked.
  const isShort =
    paragraph.length <= limits.paragraph.sentences &&
    paragraph.reduce((sum, { line }) => sum + line.length, 0) <= limits.paragraph.words;
  let last = flow.indexOf(best);
  let first = isShort && !isSaid && !ranked.isAllIn(best) ? flow.indexOf(paragraph[0]!) : last;
  const leans = (at: number): boolean => flow[at]!.line.leansBack;
  const taken = (): RankedSentence[] => flow.slice(first, last + 1);
  const size = (): number => taken().reduce((sum, { line }) => sum + line.length, 0);
  const hasRoom = (at: number): boolean => at === last - 1 || size() + flow[at]!.line.length <= limits.words;
  while (!isSaid && first > 0 && last - first < 2 && leans(first) && hasRoom(first - 1)) first -= 1;

  while (last - first + 1 < limits.sentences) {
    const isNew = (term: string): boolean =>
      !(isSaid && ranked.about.includes(term)) && !taken().some(({ covers }) => covers.includes(term));
    const fits = (one: RankedSentence | undefined): one is RankedSentence =>
      !!one &&
      !isPriceOfOther(one, best, wish) &&
      size() + one.line.length <= limits.words &&
      !breaksOff(one.line.shown, blockBehind(one.line, ranked.read));
    const adds = (one: RankedSentence): boolean =>
      (!isSaid && one.score >= best.score * 0.6) || one.covers.some(isNew) || (isSaid && excepts(one));
    const tellsMore = ({ line }: RankedSentence): boolean =>
      isSaid && goesOnTelling(line, wish) && !isOfOther(line, [best.line], wish);
    const goesOn = (one: RankedSentence): boolean => leans(last + 1) || size() < enough || tellsMore(one);
    // "Within Germany two days. To Austria four days."
    const alsoTells = (one: RankedSentence): boolean => one.line.block === best.line.block && tellsMore(one);
    const after = flow[last + 1];
    const before = flow[first - 1];
    if (fits(after) && (adds(after) || (after.line.block === best.line.block && goesOn(after)))) last += 1;
    else if (fits(before) && ((adds(before) && !leans(first - 1)) || alsoTells(before))) first -= 1;
    else break;
  }
  return taken();
}

const proseOf = (sentences: RankedSentence[]): Piece => ({
  passage: sentences[0]!.passage,
  start: sentences[0]!.line.sentence.start,
  end: sentences.at(-1)!.line.sentence.end,
  caption: "",
  leadIn: "",
  markdown: paragraphs(sentences),
  kind: "prose",
  covers: new Set(sentences.flatMap(({ covers }) => covers)),
});

/** The prose around a sentence that no heading, list, table or code interrupts. */
function flowAround(best: RankedSentence, { read: { blocks }, sentences }: RankedPassage): RankedSentence[] {
  let first = blocks.indexOf(best.line.block);
  let last = first;
  while (blocks[first - 1]?.kind === "prose") first -= 1;
  while (blocks[last + 1]?.kind === "prose") last += 1;
  const flow = new Set(blocks.slice(first, last + 1));
  return sentences.filter(({ line }) => flow.has(line.block));
}

const paragraphs = (sentences: RankedSentence[]): string =>
  sentences
    .map(({ line, passage: { text } }, at) => between(sentences[at - 1]?.line, line, text) + line.shown)
    .join("");

/** A line that is broken by hand, as in an address. */
const HARD_BREAK = /(?: {2}|\\)\r?\n/;

/** Chinese and Japanese full stops stand for the space too. */
function between(before: Line | undefined, line: Line, text: string): string {
  if (!before) return "";
  if (before.block !== line.block) return "\n\n";
  if (HARD_BREAK.test(text.slice(before.sentence.end, line.sentence.start))) return "  \n";
  return /[。！？｡][」』）”’]*$/.test(before.shown) ? "" : " ";
}
