import type { FoundKnowledge } from "../tools.ts";
import { bestOf, extract, written, type Extract } from "./compose.ts";
import { sectionPiece, sentencePiece } from "./pieces.ts";
import { rankSentences } from "./ranking.ts";
import type { Wish } from "./wish.ts";

/** Of what is shown, in UTF-16 units: a section that is told whole, the prose that is cut out of one, and a list or the rows of a table. */
const mostLetters = { section: 500, prose: 350, other: 700 };

/**
 * What answers best, in few words and without the name of its section: where that has too many, its best sentence alone. Null where that says nothing by itself,
 * or is too long as well.
 *
 * @param isWhole whether a short section under a heading is told whole
 */
export function shortExtract(found: FoundKnowledge, wish: Wish, isWhole: boolean): Extract | null {
  const ranked = rankSentences(found, wish);
  const [first] = ranked;
  const isSection =
    isWhole && ranked.length === 1 && first!.passage.headings.length > 0 && first!.read.lines.length > 0;
  const section = isSection ? written([{ ...sectionPiece(first!, wish), caption: "" }]) : null;
  if (section && lettersOf(section) <= mostLetters.section) return section;
  const best = extract(found, wish);
  if (!best) return null;
  const cut = written(best.pieces.map((piece) => (piece.kind === "prose" ? { ...piece, caption: "" } : piece)));
  if (fits(cut)) return cut;
  const sentence = bestOf(ranked);
  if (!sentence || sentence.line.block.kind !== "prose" || sentence.line.leansBack || sentence.line.pointsUp)
    return null;
  const alone = written([sentencePiece(sentence)]);
  return fits(alone) ? alone : null;
}

const lettersOf = ({ blocks }: Extract): number => blocks.join("\n\n").length;

const fits = (one: Extract): boolean =>
  lettersOf(one) <= (one.pieces.every(({ kind }) => kind === "prose") ? mostLetters.prose : mostLetters.other);
