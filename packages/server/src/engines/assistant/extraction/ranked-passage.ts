import type { FoundPassage } from "../tools.ts";
import { isIn, nowhere, placesIn, type Places } from "./places.ts";
import type { Line, ReadPassage } from "./read-passage.ts";
import type { Weigher } from "./weigher.ts";

/** What the title and headings of a passage say; by number of the term. */
export interface Named {
  inHeading: boolean[];
  inTitle: boolean[];
  /** The words of the heading that tell what it is about. */
  telling: string[][];
}

/** A sentence with what speaks for it. `covers` are the question's terms in it. */
export interface RankedSentence {
  passage: FoundPassage;
  line: Line;
  covers: readonly string[];
  score: number;
}

/** What of a passage is known before its sentences are looked at. */
export interface Standing {
  /** How much its heading is the question: 0 to 1. */
  likeness: number;
  named: Named;
  /** What none of its sentences can exceed. */
  most: number;
}

/**
 * A passage with its sentences ranked, in the order of the text. They are when they are first asked for: of most
 * passages it is enough to know what none of their sentences can exceed.
 */
export class RankedPassage {
  readonly passage: FoundPassage;
  readonly read: ReadPassage;
  readonly likeness: number;
  readonly most: number;
  readonly #named: Named;
  readonly #terms: string[];
  readonly #score: (places: Places[]) => number[];
  #places: Places[] | undefined;
  #scores: number[] | undefined;
  #sentences: RankedSentence[] | undefined;

  /** @param score the scores of the passage's lines, given where the question's terms stand in each */
  constructor(
    passage: FoundPassage,
    read: ReadPassage,
    { likeness, named, most }: Standing,
    { terms }: Weigher,
    score: (places: Places[]) => number[],
  ) {
    this.passage = passage;
    this.read = read;
    this.likeness = likeness;
    this.most = most;
    this.#named = named;
    this.#terms = terms;
    this.#score = score;
  }

  get #placesOfLines(): Places[] {
    if (this.#places) return this.#places;
    const all = placesIn(this.passage.lexemes, this.read.starts, this.#terms);
    return (this.#places = this.read.lines.map(({ number }) => all[number] ?? nowhere));
  }

  /** Of each of its lines. */
  get scores(): number[] {
    return (this.#scores ??= this.#score(this.#placesOfLines));
  }

  get sentences(): RankedSentence[] {
    return (this.#sentences ??= this.read.lines.map((line, at) => ({
      passage: this.passage,
      line,
      covers: this.#terms.filter((_, term) => isIn(this.#placesOfLines[at]!, term)),
      score: this.scores[at]!,
    })));
  }

  /** Whether a sentence of it has all of the question's terms that it has, but for some. */
  isAllIn({ covers }: RankedSentence, others: readonly string[] = []): boolean {
    return this.#terms.every(
      (term) => covers.includes(term) || this.passage.lacks.includes(term) || others.includes(term),
    );
  }

  /** The question's terms in its title and headings. */
  get about(): string[] {
    const { inHeading, inTitle } = this.#named;
    return this.#terms.filter((_, term) => inHeading[term] || inTitle[term]);
  }
}
