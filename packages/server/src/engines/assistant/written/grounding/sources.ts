import type { Language } from "../../said/languages.ts";
import type { FoundPassage } from "../../tools.ts";
import type { Turn } from "../../turn.ts";
import { evidenceOf, type Evidence } from "./evidence.ts";
import { figuresIn, isTelling, type Figure } from "./figures.ts";
import { withoutPhones } from "./names.ts";
import { agree } from "./places.ts";
import { vocabularyOf, wordsOf, type Vocabulary } from "./words.ts";

/**
 * Which passages a claim cites: those that the model names for it, or where they do not carry it, the one that does. What is
 * claimed in another language than theirs shares no words with any, and is believed.
 */
export type Sources = (claim: string, named: FoundPassage[]) => FoundPassage[];

/** A sentence of a passage, with the headings above it. */
interface Saying {
  words: Vocabulary;
  figures: Figure[];
}

/**
 * Another passage has so much of what the claim tells in one sentence; those that are named have so much less, or lack a
 * figure. What has been put in other words, another may share more of by chance.
 */
const shares = { carried: 0.8, less: 0.75 };

export function createSources(passages: FoundPassage[], turn: Turn, spoken: Language): Sources {
  const { weightOf, numberWords } = evidenceOf(passages, turn, spoken);
  const read = new Map<FoundPassage, Saying[]>();
  const sayingsOf = (passage: FoundPassage): Saying[] => {
    const known = read.get(passage) ?? sayingsIn(passage, numberWords);
    read.set(passage, known);
    return known;
  };

  return (claim, named) => {
    const sentence = lastOf(claim);
    const telling = [...new Set(wordsOf(sentence))].filter((word) => !spoken.words.plain.has(word));
    const figures = figuresIn(withoutPhones(sentence), numberWords).filter(isTelling);
    const weigh = (some: string[]): number => some.reduce((sum, word) => sum + weightOf(word), 0);
    const measure = (from: FoundPassage[]): { carried: number; figures: number } => {
      const sayings = from.flatMap(sayingsOf);
      const held = sayings.map((one) => weigh(telling.filter((word) => one.words.holdsLike(word))));
      const has = (figure: Figure): boolean => sayings.some((one) => one.figures.some((own) => agree(figure, own)));
      return { carried: Math.max(0, ...held), figures: figures.filter(has).length };
    };

    const own = measure(named);
    const [best] = passages
      .map((passage) => ({ passage, ...measure([passage]) }))
      .filter((one) => one.carried >= weigh(telling) * shares.carried && one.figures >= own.figures)
      .sort((one, other) => other.carried - one.carried);
    const isBetter = best && (own.carried < best.carried * shares.less || own.figures < best.figures);
    return isBetter ? [best.passage] : named;
  };
}

/** The sentence before the mark: that is what it names the passage of. */
const lastOf = (claim: string): string =>
  claim.split(/(?<=[.!?…]["”»)*_]*)\s+|(?<=[。！？])|\n+/u).findLast((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ??
  "";

function sayingsIn({ title, headings, text, sentences }: FoundPassage, numberWords: Evidence["numberWords"]): Saying[] {
  const above = wordsOf([title, ...headings].join(" "));
  return sentences.map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return {
      words: vocabularyOf([...above, ...wordsOf(sentence)]),
      figures: figuresIn(withoutPhones(sentence), numberWords),
    };
  });
}
