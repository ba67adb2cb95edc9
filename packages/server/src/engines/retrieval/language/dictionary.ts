import { setImmediate as turn } from "node:timers/promises";

/** Words, and one of PostgreSQL's dictionaries for them. */
export interface Lookup {
  dictionary: string;
  words: string[];
}

/** The lexemes of the words of each, in the same order; an empty one is a stop word. */
export type Lexize = (lookups: Lookup[]) => Promise<string[][]>;

/** Most words asked at once, unless one text brings more: they must be told within the limit of a statement. */
const MOST_WORDS = 2_000;

interface Asker {
  lookups: Lookup[];
  resolve(lexemes: string[][]): void;
  reject(error: unknown): void;
}

/**
 * Asks once for the words of all texts that come while the database is at work: a single text is as quick as ever, and
 * under load one trip to it serves many. Other than the calls of a lane (db/lane.ts) texts share their words, each of which
 * is asked once, and nothing is written that would have to be done again one by one.
 */
export function askTogether(lexize: Lexize): Lexize {
  /** Who waits while it is at work. */
  const queue: Asker[] = [];
  let isAtWork = false;

  const work = async (): Promise<void> => {
    isAtWork = true;
    while (queue.length > 0) {
      const askers = takeFrom(queue);
      const lookups = together(askers);
      try {
        const answers = await lexize(lookups);
        const known = new Map(
          lookups.map(({ dictionary, words }, i) => [
            dictionary,
            new Map(words.map((word, at) => [word, answers[i]![at]!])),
          ]),
        );
        void tell(askers, known);
      } catch (error) {
        // Whoever waits behind would only wait as long for the same.
        for (const { reject } of [...askers, ...queue.splice(0)]) reject(error);
      }
    }
    isAtWork = false;
  };

  return (lookups) => {
    if (lookups.length === 0) return Promise.resolve([]);
    return new Promise((resolve, reject) => {
      queue.push({ lookups, resolve, reject });
      if (!isAtWork) void work();
    });
  };
}

/** Each word of each dictionary once. */
function together(askers: Asker[]): Lookup[] {
  const wanted = new Map<string, Set<string>>();
  for (const { dictionary, words } of askers.flatMap(({ lookups }) => lookups)) {
    const known = wanted.get(dictionary) ?? new Set();
    for (const word of words) known.add(word);
    wanted.set(dictionary, known);
  }
  return [...wanted].map(([dictionary, words]) => ({ dictionary, words: [...words] }));
}

function takeFrom(queue: Asker[]): Asker[] {
  let words = 0;
  const end = queue.findIndex(
    ({ lookups }, at) => (words += lookups.reduce((sum, one) => sum + one.words.length, 0)) > MOST_WORDS && at > 0,
  );
  return queue.splice(0, end < 0 ? queue.length : end);
}

/** One in a turn of the event loop: each goes on with an answer, which takes its time (engines/conversation/pace.ts). */
async function tell(askers: Asker[], known: Map<string, Map<string, string>>): Promise<void> {
  for (const { lookups, resolve } of askers) {
    resolve(lookups.map(({ dictionary, words }) => words.map((word) => known.get(dictionary)!.get(word)!)));
    await turn();
  }
}
