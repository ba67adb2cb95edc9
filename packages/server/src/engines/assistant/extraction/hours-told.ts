import { formOf } from "../words/forms.ts";
import type { RankedPassage, RankedSentence } from "./ranked-passage.ts";
import type { Wish } from "./wish.ts";

/** Most words of all that is quoted of hours, and of a paragraph that is quoted whole. */
const limits = { all: 120, whole: 50 };

/**
 * When something is open, as a section tells it: the paragraph around the best sentence up to where it last tells when
 * something is open or closed, with those that tell the hours of other places, unless what is asked for is named in the
 * first alone. Nothing where that tells no hours, or too much.
 */
export function hoursTold(best: RankedSentence, { sentences }: RankedPassage, { things }: Wish): RankedSentence[] {
  const paragraphs = Map.groupBy(
    sentences.filter(({ line }) => line.block.kind === "prose"),
    ({ line }) => line.block,
  );
  const own = paragraphs.get(best.line.block) ?? [];
  const isThing = (term: string): boolean => things.some(formOf(term));
  const named = own.flatMap(({ covers }) => covers).filter(isThing);
  const isOfAll = (paragraph: RankedSentence[]): boolean =>
    named.every((term) => paragraph.some(({ covers }) => covers.includes(term)));

  let room = limits.all;
  const taken = new Set<RankedSentence>();
  for (const paragraph of [own, ...[...paragraphs.values()].filter((one) => one !== own && isOfAll(one))]) {
    const told = hoursIn(paragraph, room);
    if (told.length === 0 && paragraph === own) return [];
    for (const one of told) taken.add(one);
    room -= wordsOf(told);
  }
  return taken.has(best) ? sentences.filter((one) => taken.has(one)) : [];
}

/** A paragraph that tells hours: whole where it is short, else up to the last of them, from its beginning where there is room. */
function hoursIn(paragraph: RankedSentence[], room: number): RankedSentence[] {
  let first = paragraph.findIndex(({ line }) => line.tellsUsualHours);
  if (first < 0) return [];
  while (first > 0 && paragraph[first]!.line.leansBack) first -= 1;
  // "Last orders at nine."
  const last = paragraph.findLastIndex(({ line }) => line.saysOpen || line.evidenceFor("time") > 0);
  const whole = wordsOf(paragraph) <= limits.whole ? [paragraph] : [];
  const cuts = [...whole, paragraph.slice(0, last + 1), paragraph.slice(first, last + 1)];
  return cuts.find((told) => wordsOf(told) <= room) ?? [];
}

const wordsOf = (sentences: RankedSentence[]): number => sentences.reduce((sum, { line }) => sum + line.length, 0);
