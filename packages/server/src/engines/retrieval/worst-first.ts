export interface WorstFirst {
  /** Whether a text would be among the best. */
  takes(text: number, score: number): boolean;
  /** @returns what scores less would not be */
  put(text: number, score: number): number;
  /** The best, in any order. */
  texts(): Int32Array;
}

/** A heap of the `limit` best of what is put into it, the worst at its root: who comes late seldom moves anything. */
export function worstFirst(limit: number): WorstFirst {
  const texts = new Int32Array(limit);
  const most = new Int32Array(limit);
  let found = 0;
  const isWorse = (text: number, score: number, place: number): boolean =>
    score < most[place]! || (score === most[place] && text > texts[place]!);
  const set = (place: number, text: number, score: number): void => {
    texts[place] = text;
    most[place] = score;
  };

  function rise(text: number, score: number): void {
    let place = found++;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!isWorse(text, score, above)) break;
      set(place, texts[above]!, most[above]!);
      place = above;
    }
    set(place, text, score);
  }

  function sink(text: number, score: number): void {
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= found) break;
      if (below + 1 < found && isWorse(texts[below + 1]!, most[below + 1]!, below)) below++;
      if (isWorse(text, score, below)) break;
      set(place, texts[below]!, most[below]!);
      place = below;
    }
    set(place, text, score);
  }

  return {
    takes: (text, score) => score > 0 && (found < limit || (limit > 0 && !isWorse(text, score, 0))),
    put(text, score) {
      if (found < limit) rise(text, score);
      else sink(text, score);
      return found < limit ? 0 : most[0]!;
    },
    texts: () => texts.subarray(0, found),
  };
}
