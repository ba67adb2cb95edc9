import type { Sentence } from "./tools.ts";

/**
 * What is worked out of a passage once, kept in the array of its sentences as long as that is there: a passage that is
 * found again brings the same array. It is no WeakMap, as what hangs on one is marked in the one step of a garbage
 * collection that nothing may interrupt: 70 ms where a hundred megabytes of passages were read lately.
 */
export class KeptWithSentences<Made> {
  readonly #key = Symbol("made of sentences");

  /** Undefined: nothing was kept. */
  get(sentences: Sentence[]): Made | undefined {
    return (sentences as Sentence[] & Record<symbol, Made>)[this.#key];
  }

  set(sentences: Sentence[], made: Made): void {
    (sentences as Sentence[] & Record<symbol, Made>)[this.#key] = made;
  }
}
