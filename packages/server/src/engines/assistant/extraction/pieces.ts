import type { FoundPassage } from "../tools.ts";
import type { Words } from "../words/words.ts";
import type { Block } from "./layout.ts";
import { leansBack, type RankedPassage, type RankedSentence } from "./ranking.ts";
import { bulletsOf, codeOf, stepsOf, tableOf } from "./blocks.ts";
import { tidy, tidyLine } from "./tidy.ts";

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

/** `sameHeading`: from this likeness on a heading is the question; `section`: most words of one that is shown whole. */
const limits = { sentences: 4, words: 80, enough: 32, sameHeading: 0.45, section: 90 };

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The piece of the answer that is built around one sentence: its surroundings, its list, its table, or its whole section. */
export function pieceAround(best: RankedSentence, ranked: RankedPassage, words: Words): Piece {
  const isSection = ranked.likeness >= limits.sameHeading && countWords(ranked.passage.text) <= limits.section;
  if (isSection && !standsOut(best, ranked)) return sectionPiece(ranked);
  const at = ranked.blocks.indexOf(best.block);
  const next = ranked.blocks[at + 1];
  const introduces =
    best.block.kind === "prose" &&
    best.block.sentences.at(-1) === best.sentence &&
    next &&
    next.kind !== "prose" &&
    next.kind !== "heading";
  if (introduces && (/:\W*$/.test(textOf(best)) || next.kind === "steps")) return blockPiece(next, ranked, best);
  return best.block.kind === "prose" ? prosePiece(best, ranked, words) : blockPiece(best.block, ranked, best);
}

/** Whether one row or item is what was asked for, not its table or list. */
const standsOut = (best: RankedSentence, { sentences }: RankedPassage): boolean =>
  (best.block.kind === "table" || best.block.kind === "bullets") &&
  sentences.every((one) => one === best || one.block !== best.block || one.score < best.score * 0.9);

/** A short section whose heading is the question, from its first sentence to its last. */
function sectionPiece({ passage, blocks, sentences }: RankedPassage): Piece {
  const shown = blocks.filter(({ kind }) => kind !== "heading");
  const markdown = shown.map((block) => {
    const inBlock = sentences.filter((one) => one.block === block);
    return block.kind === "prose"
      ? paragraphs(inBlock)
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
    covers: new Set(sentences.flatMap(({ covers }) => [...covers])),
  };
}

function blockPiece(block: Block, ranked: RankedPassage, best: RankedSentence): Piece {
  const { passage } = ranked;
  const inBlock = ranked.sentences.filter((one) => one.block === block);
  const before = ranked.blocks[ranked.blocks.indexOf(block) - 1];
  const intro = before?.kind === "prose" ? before.sentences.at(-1) : undefined;
  const introText = intro ? tidyLine(passage.text.slice(intro.start, intro.end), passage) : "";
  const leadIn =
    intro &&
    (intro === best.sentence || /:\W*$/.test(introText) || (block.kind === "steps" && countWords(introText) <= 25))
      ? introText
      : "";
  const shape = { steps: stepsOf, bullets: bulletsOf, table: tableOf, code: codeOf, prose: codeOf, heading: codeOf }[
    block.kind
  ];
  const { markdown, start, end, isSentence } = shape(block, inBlock, best, passage);
  return {
    passage,
    start: leadIn ? intro!.start : start,
    end,
    caption: leadIn || isSentence ? "" : (passage.headings.at(-1) ?? ""),
    leadIn,
    markdown,
    kind: block.kind as Piece["kind"],
    covers: new Set(inBlock.flatMap((one) => [...one.covers])),
  };
}

function prosePiece(best: RankedSentence, ranked: RankedPassage, words: Words): Piece {
  const flow = flowAround(best, ranked);
  let first = flow.indexOf(best);
  let last = first;
  const leans = (at: number): boolean => leansBack(textOf(flow[at]!), words);
  while (first > 0 && last - first < 2 && leans(first)) first -= 1;

  const taken = (): RankedSentence[] => flow.slice(first, last + 1);
  const size = (sentences: RankedSentence[]): number => countWords(sentences.map(textOf).join(" "));
  for (;;) {
    const covers = new Set(taken().flatMap((one) => [...one.covers]));
    const fits = (one: RankedSentence | undefined): one is RankedSentence =>
      !!one && size([...taken(), one]) <= limits.words && !/:\W*$/.test(textOf(one));
    const adds = (one: RankedSentence): boolean =>
      one.score >= best.score * 0.6 || [...one.covers].some((term) => !covers.has(term));
    const after = flow[last + 1];
    const before = flow[first - 1];
    if (last - first + 1 >= limits.sentences) break;
    if (
      fits(after) &&
      (adds(after) || (after.block === best.block && (leans(last + 1) || size(taken()) < limits.enough)))
    )
      last += 1;
    else if (fits(before) && adds(before) && !leans(first - 1)) first -= 1;
    else break;
  }
  return {
    passage: best.passage,
    start: flow[first]!.sentence.start,
    end: flow[last]!.sentence.end,
    caption: "",
    leadIn: "",
    markdown: paragraphs(taken()),
    kind: "prose",
    covers: new Set(taken().flatMap((one) => [...one.covers])),
  };
}

/** The prose around a sentence that no heading, list, table or code interrupts. */
function flowAround(best: RankedSentence, { blocks, sentences }: RankedPassage): RankedSentence[] {
  let first = blocks.indexOf(best.block);
  let last = first;
  while (blocks[first - 1]?.kind === "prose") first -= 1;
  while (blocks[last + 1]?.kind === "prose") last += 1;
  const flow = new Set(blocks.slice(first, last + 1));
  return sentences.filter(({ block }) => flow.has(block));
}

const textOf = ({ passage, sentence }: RankedSentence): string =>
  tidyLine(passage.text.slice(sentence.start, sentence.end), passage);

const paragraphs = (sentences: RankedSentence[]): string =>
  sentences
    .map((one, at) => (at === 0 ? "" : one.block === sentences[at - 1]!.block ? " " : "\n\n") + textOf(one))
    .join("");
