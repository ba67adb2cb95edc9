import type { FoundPassage } from "../tools.ts";
import { isIn, type Places } from "./places.ts";
import type { Line, ReadPassage } from "./read-passage.ts";
import type { Weigher } from "./weigher.ts";

/** What the title and headings of a passage say; by number of the term. */
export interface Named {
  inHeading: boolean[];
  inTitle: boolean[];
  /** The words of the heading that tell what it is about. */
  telling: string[];
}

/** A sentence with what speaks for it. `covers` are the question's terms in it. */
export interface RankedSentence {
  passage: FoundPassage;
  line: Line;
  covers: readonly string[];
  score: number;
}

/** A passage with its sentences ranked, in the order of the text. */
export class RankedPassage {
  readonly passage: FoundPassage;
  readonly read: ReadPassage;
  /** Of each of its lines. */
  readonly scores: number[];
  /** How much its heading is the question: 0 to 1. */
  readonly likeness: number;
  readonly #places: Places[];
  readonly #named: Named;
  readonly #terms: string[];
  #sentences: RankedSentence[] | undefined;

  constructor(
    passage: FoundPassage,
    read: ReadPassage,
    scores: number[],
    alike: number,
    places: Places[],
    named: Named,
    { terms }: Weigher,
  ) {
    this.passage = passage;
    this.read = read;
    this.scores = scores;
    this.likeness = alike;
    this.#places = places;
    this.#named = named;
    this.#terms = terms;
  }

  /** Put together when they are first asked for: of most passages only the scores are. */
  get sentences(): RankedSentence[] {
    return (this.#sentences ??= this.read.lines.map((line, at) => ({
      passage: this.passage,
      line,
      covers: this.#terms.filter((_, term) => isIn(this.#places[at]!, term)),
      score: this.scores[at]!,
    })));
  }

  /** The question's terms in its title and headings. */
  get about(): string[] {
    const { inHeading, inTitle } = this.#named;
    return this.#terms.filter((_, term) => inHeading[term] || inTitle[term]);
  }
}
