import { setImmediate as turn } from "node:timers/promises";

/** Words in, their lexemes by one of PostgreSQL's dictionaries out, in the same order; an empty one is a stop word. */
export type Lexize = (dictionary: string, words: string[]) => Promise<string[]>;

/** Most words asked at once, unless one text brings more: they must be told within the limit of a statement. */
const MOST_WORDS = 2_000;

interface Asker {
  words: string[];
  resolve(lexemes: string[]): void;
  reject(error: unknown): void;
}

/**
 * Asks once for the words of all texts that come while the dictionary is at work: a single text is as quick as ever, and
 * under load one trip to the database serves many. Other than the calls of a lane (db/lane.ts) texts share their words,
 * each of which is asked once, and nothing is written that would have to be done again one by one.
 */
export function askTogether(lexize: Lexize): Lexize {
  /** Who waits for a dictionary that is at work. */
  const waiting = new Map<string, Asker[]>();

  const work = async (dictionary: string, queue: Asker[]): Promise<void> => {
    while (queue.length > 0) {
      const askers = takeFrom(queue);
      const words = [...new Set(askers.flatMap((asker) => asker.words))];
      try {
        const lexemes = await lexize(dictionary, words);
        void tell(askers, new Map(words.map((word, at) => [word, lexemes[at]!])));
      } catch (error) {
        // Whoever waits behind would only wait as long for the same.
        for (const { reject } of [...askers, ...queue.splice(0)]) reject(error);
      }
    }
    waiting.delete(dictionary);
  };

  return (dictionary, words) =>
    new Promise((resolve, reject) => {
      const asker = { words, resolve, reject };
      const queue = waiting.get(dictionary);
      if (queue) return void queue.push(asker);
      const own = [asker];
      waiting.set(dictionary, own);
      void work(dictionary, own);
    });
}

function takeFrom(queue: Asker[]): Asker[] {
  let words = 0;
  const end = queue.findIndex((asker, at) => (words += asker.words.length) > MOST_WORDS && at > 0);
  return queue.splice(0, end < 0 ? queue.length : end);
}

/** One in a turn of the event loop: each goes on with an answer, which takes its time (engines/conversation/pace.ts). */
async function tell(askers: Asker[], lexemes: Map<string, string>): Promise<void> {
  for (const { words, resolve } of askers) {
    resolve(words.map((word) => lexemes.get(word)!));
    await turn();
  }
}
