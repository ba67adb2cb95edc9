import { setImmediate as turn } from "node:timers/promises";

/** Searches of small indexes that are made in one turn of the event loop; one of a large index has a turn to itself. */
const MOST = 3;
/** An index of so many texts is large. */
const LARGE = 2_000;

/**
 * Lets searches begin few by few: a message may lead to dozens, which would be made in a row where all their words are
 * known, while everybody else waits.
 *
 * @returns resolves when a search of so many texts may begin
 */
export function openSearchTurns(): (texts: number) => Promise<void> {
  let made = 0;
  return async (texts) => {
    const own = texts > LARGE ? MOST : 1;
    while (made > 0 && made + own > MOST) await turn();
    if (made === 0) setImmediate(() => (made = 0));
    made += own;
  };
}
