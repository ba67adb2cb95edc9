/** In letters: "a", "no" and "me" are small words of several languages. */
const SHORTEST = 3;

/**
 * Whether something is surely said in a language: it has a small word of it, as "is the robe machine washable?" is English, whatever "robe"
 * is elsewhere.
 *
 * @param said its words, and how the language reads each: "" for a small one
 */
export const saysSmallWord = (said: readonly string[], reading: readonly string[]): boolean =>
  said.some((word, at) => reading[at] === "" && word.length >= SHORTEST);
