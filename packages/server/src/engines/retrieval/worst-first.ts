export interface WorstFirst {
  /** Whether a text would be among the best. */
  takes(text: number, score: number): boolean;
  /** @returns what scores less would not be */
  put(text: number, score: number): number;
  /** The best, in any order. */
  texts(): Int32Array;
}

/**
 * A heap of the `limit` best of what is put into it, the worst at its root: who comes late seldom moves anything. Of equals
 * the first text is the better one.
 *
 * @param total how many texts there are; with it, one number tells both score and text
 */
export function worstFirst(limit: number, total: number): WorstFirst {
  const keys = new Float64Array(limit);
  let found = 0;
  const keyOf = (text: number, score: number): number => score * total + (total - 1 - text);

  function rise(key: number): void {
    let place = found++;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (key >= keys[above]!) break;
      keys[place] = keys[above]!;
      place = above;
    }
    keys[place] = key;
  }

  function sink(key: number): void {
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= found) break;
      if (below + 1 < found && keys[below + 1]! < keys[below]!) below++;
      if (key <= keys[below]!) break;
      keys[place] = keys[below]!;
      place = below;
    }
    keys[place] = key;
  }

  return {
    takes: (text, score) => score > 0 && (found < limit || (limit > 0 && keyOf(text, score) > keys[0]!)),
    put(text, score) {
      const key = keyOf(text, score);
      if (found < limit) rise(key);
      else sink(key);
      return found < limit ? 0 : Math.floor(keys[0]! / total);
    },
    texts() {
      const texts = new Int32Array(found);
      for (let at = 0; at < found; at++) {
        const key = keys[at]!;
        texts[at] = total - 1 - (key - Math.floor(key / total) * total);
      }
      return texts;
    },
  };
}
