import type { Citation } from "@widget-chat/contract/citation.ts";
import { citationOf } from "../citation-of.ts";
import { sectionOf } from "../finding/passage-names.ts";
import { outsideCode } from "../extraction/tidy.ts";
import { quoteOf } from "../quote.ts";
import type { FoundPassage } from "../tools.ts";
import { foldedWords } from "../../wording/fold.ts";
import { citationMark } from "./citation-mark.ts";
import type { Sources } from "./grounding/sources.ts";

/** Turns the passage numbers of a streamed text into those of the sections, in the order in which they are first cited. */
export interface Marks {
  /** The next piece of the text, without marks of passages that don't exist. */
  renumber(piece: string): string;
  /** One citation a section of a document. */
  citations(): Citation[];
}

const mark = new RegExp(`[ \\t]*${citationMark.source}`, "g");

export function createMarks(passages: FoundPassage[], sources: Sources): Marks {
  const cited = new Map<string, Citation>();
  /** The text since the last mark, and the numbers that mark shows. */
  let claim = "";
  let shown = new Set<number>();

  const indexOf = (passage: FoundPassage): number => {
    const section = sectionOf(passage);
    const index = cited.get(section)?.index ?? cited.size + 1;
    if (!cited.has(section)) cited.set(section, citationOf(passage, index, quoteFor(claim, passage)));
    return index;
  };
  const renumberProse = (text: string): string => {
    let end = 0;
    const renumbered = text.replace(mark, (found, at: number) => {
      claim += text.slice(end, at);
      end = at + found.length;
      const named = (found.match(/\d+/g) ?? []).flatMap((number) => passages[Number(number) - 1] ?? []);
      const isClaim = claim.trim() !== "";
      const before = isClaim ? new Set<number>() : shown;
      const carrying = isClaim && named.length > 0 ? sources(claim, named) : named;
      const indexes = new Set(carrying.map(indexOf).filter((index) => !before.has(index)));
      if (named.length > 0) {
        shown = new Set([...before, ...indexes]);
        claim = "";
      }
      return indexes.size > 0 ? ` ${[...indexes].map((index) => `[${index}]`).join("")}` : "";
    });
    claim += text.slice(end);
    return renumbered;
  };
  return { renumber: (piece) => outsideCode(piece, renumberProse), citations: () => [...cited.values()] };
}

/** The sentence of a passage that shares most words with what is claimed of it. */
function quoteFor(claim: string, { text, sentences }: FoundPassage): string {
  const claimed = new Set(foldedWords(claim).filter((word) => word.length > 2 || /\d/.test(word)));
  const shared = (quote: string): number => new Set(foldedWords(quote).filter((word) => claimed.has(word))).size;
  const scored = sentences.map((sentence) => ({ sentence, score: shared(text.slice(sentence.start, sentence.end)) }));
  return quoteOf(text, scored.sort((a, b) => b.score - a.score)[0]?.sentence);
}
