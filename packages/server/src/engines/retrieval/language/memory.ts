/** Remembers the lexemes of words, the words in use longest. */
export interface Memory {
  recall(dictionary: string, word: string): string | undefined;
  remember(dictionary: string, word: string, lexeme: string): void;
}

type Generation = Map<string, Map<string, string>>;

/**
 * @param capacity most words. They live in two generations: what is asked for again moves to the young one, and when that
 *   is full, the old one is dropped as a whole. This costs less than keeping an order.
 */
export function createMemory(capacity: number): Memory {
  let young: Generation = new Map();
  let old: Generation = new Map();
  let count = 0;

  const remember = (dictionary: string, word: string, lexeme: string): void => {
    // Several questions may have asked for it at once, and it counts but once.
    if (young.get(dictionary)?.has(word)) return;
    if (count >= capacity / 2) {
      old = young;
      young = new Map();
      count = 0;
    }
    const words = young.get(dictionary) ?? new Map<string, string>();
    young.set(dictionary, words.set(word, lexeme));
    count++;
  };

  return {
    remember,
    recall(dictionary, word) {
      const known = young.get(dictionary)?.get(word);
      if (known !== undefined) return known;
      const faded = old.get(dictionary)?.get(word);
      if (faded !== undefined) remember(dictionary, word, faded);
      return faded;
    },
  };
}
