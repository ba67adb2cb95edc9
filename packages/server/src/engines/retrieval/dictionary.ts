/** Words in, their lexemes by one of PostgreSQL's dictionaries out, in the same order; an empty one is a stop word. */
export type Lexize = (dictionary: string, words: string[]) => Promise<string[]>;

interface Batch {
  words: Set<string>;
  lexemes: Promise<Map<string, string>>;
}

/**
 * Asks once for the words of all texts that come while the dictionary is at work: a single text is as quick as ever, and
 * under load one trip to the database serves many.
 */
export function askTogether(lexize: Lexize): Lexize {
  const next = new Map<string, Batch>();
  const last = new Map<string, Promise<unknown>>();

  const open = (dictionary: string): Batch => {
    const words = new Set<string>();
    const lexemes = Promise.resolve(last.get(dictionary)).then(async () => {
      next.delete(dictionary);
      const asked = [...words];
      const answer = await lexize(dictionary, asked);
      return new Map(asked.map((word, at) => [word, answer[at] ?? word]));
    });
    const batch = { words, lexemes };
    next.set(dictionary, batch);
    // Who comes next has no part in its failure.
    last.set(
      dictionary,
      lexemes.catch(() => {}),
    );
    return batch;
  };

  return async (dictionary, words) => {
    const batch = next.get(dictionary) ?? open(dictionary);
    for (const word of words) batch.words.add(word);
    const lexemes = await batch.lexemes;
    return words.map((word) => lexemes.get(word) ?? word);
  };
}
