import { quotedFromOthers } from "../wording/quoted-words.ts";
import { markdownBlocks, plainBlocks, type Block } from "./blocks.ts";
import { sectionsOf, type Section } from "./sections.ts";
import { sentencesOf, type Span } from "./sentences.ts";
import { withUnmarkedHeadings } from "./unmarked-headings.ts";

/** A piece of a document under one heading, long enough to carry an answer and short enough to be about one thing. */
export interface Passage {
  headings: string[];
  /** What counts the innermost heading, "7.", where something does. */
  count?: string | null;
  anchor: string | null;
  /** Verbatim. */
  text: string;
  /** Offsets into `text`. */
  sentences: Span[];
  /** What it answers, in one wording or several, where it is an entry in a list of questions. */
  questions?: string[];
  /** A page of its own. */
  url?: string | null;
}

interface Cutting {
  isPlainText: boolean;
  guessAnchors: boolean;
  /** The anchor of what begins at this offset, where it is that of a page: a passage goes on to no other. */
  anchorAt?: ((offset: number) => string | null) | undefined;
}

/** Sections up to this many words stay whole; longer ones are cut into even passages of about `USUAL`. */
const LONGEST = 220;
const USUAL = 160;
/** Lists, tables and code up to this many words are never cut. */
const LONGEST_WHOLE = 350;

/** Sentences that stay together, with the length of their text in words. */
interface Piece {
  sentences: Span[];
  words: number;
  /** The anchor of its page, where pages are known. */
  page: string | null;
  /** Whether somebody else than the document's writer says it. */
  isQuoted: boolean;
}

/** Cuts a document into passages. Throws a RangeError when its Markdown is nested too deeply. */
export function passagesOf(text: string, { isPlainText, guessAnchors, anchorAt }: Cutting): Passage[] {
  const blocks = withUnmarkedHeadings(text, isPlainText ? plainBlocks(text) : markdownBlocks(text), isPlainText);
  return sectionsOf(text, blocks, guessAnchors).flatMap((section) => {
    return runsOf(piecesOf(text, section, { isPlainText, anchorAt }))
      .flatMap(pack)
      .map((sentences) => {
        const passage = toPassage(text, section, sentences);
        return anchorAt ? { ...passage, anchor: anchorAt(sentences[0]!.start) } : passage;
      });
  });
}

/** Pieces that may stand in one passage: of a page, and all of them somebody else's words or none. */
function runsOf(pieces: Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run && first?.page === piece.page && first.isQuoted === piece.isQuoted) run.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

function piecesOf(
  text: string,
  section: Section,
  { isPlainText, anchorAt = () => null }: Pick<Cutting, "isPlainText" | "anchorAt">,
): Piece[] {
  const pieces: Piece[] = [];
  const areQuoted = quotedFromOthers(section.blocks.map(({ start, end }) => text.slice(start, end)));
  for (const [at, block] of section.blocks.entries()) {
    const isQuoted = areQuoted[at]!;
    const sentences = sentencesOf(text, block, isPlainText);
    // A paragraph that goes on overleaf stays together while a passage can hold it.
    const isShort = countWords(text.slice(block.start, block.end)) <= LONGEST;
    for (const piece of isKeptWhole(text, block) ? [sentences] : sentences.map((sentence) => [sentence])) {
      if (piece.length === 0) continue;
      const words = countWords(text.slice(piece[0]!.start, piece.at(-1)!.end));
      const last = pieces.at(-1);
      // What ends in a colon introduces what follows.
      const isLeadIn = last?.isQuoted === isQuoted && text[last.sentences.at(-1)!.end - 1] === ":";
      if (last && isLeadIn && last.words + words <= LONGEST_WHOLE) {
        last.sentences.push(...piece);
        last.words += words;
      } else {
        const page = anchorAt(isShort ? block.start : piece[0]!.start);
        pieces.push({ sentences: [...piece], words, page, isQuoted });
      }
    }
  }
  return pieces;
}

const isKeptWhole = (text: string, { kind, start, end }: Block): boolean =>
  kind !== "paragraph" && countWords(text.slice(start, end)) <= LONGEST_WHOLE;

/** Shares the pieces out into groups of about the same length. */
function pack(pieces: Piece[]): Span[][] {
  const total = pieces.reduce((sum, { words }) => sum + words, 0);
  const aim = total <= LONGEST ? LONGEST : total / Math.ceil(total / USUAL);
  const groups: Span[][] = [];
  let size = Infinity;
  for (const { sentences, words } of pieces) {
    if (size + words / 2 > aim) {
      groups.push([...sentences]);
      size = words;
    } else {
      groups.at(-1)!.push(...sentences);
      size += words;
    }
  }
  return groups;
}

function toPassage(text: string, { headings, count, anchor }: Section, sentences: Span[]): Passage {
  const start = sentences[0]!.start;
  return {
    headings,
    count,
    anchor,
    text: text.slice(start, sentences.at(-1)!.end),
    sentences: sentences.map((sentence) => ({ start: sentence.start - start, end: sentence.end - start })),
  };
}

/** Signs without a space between them, or padding: no passage grows without bounds because it has few words. */
const SIGNS_OF_A_LONG_WORD = 25;

/** Scripts without spaces have about three signs to a word. */
function countWords(text: string): number {
  const spaced = text.match(/\S+/g)?.length ?? 0;
  const unspaced =
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu,
    )?.length ?? 0;
  return Math.max(spaced + unspaced / 3, text.length / SIGNS_OF_A_LONG_WORD);
}
