import { placesOf } from "../../../wording/phrase-set.ts";
import { clausesOf } from "../../words/clauses.ts";
import type { Words } from "../../words/words.ts";
import { before } from "./scene.ts";

/** Who writes more asks for something else as well. */
const MOST_WORDS = 12;

/**
 * Whether a message tells how badly somebody is who was in danger a moment ago: "he is shaking", "il vomit". By itself it tells of no
 * emergency.
 */
export function tellsHowBad(message: string, { emergency, wishes }: Words): boolean {
  const clauses = clausesOf(message);
  const signs = [
    emergency.shaking,
    emergency.ill,
    emergency.dazed,
    emergency.stricken,
    emergency.ailing,
    emergency.swollen,
  ];
  const isReal = (said: readonly string[], from: number): boolean =>
    !before(said, from).some((word) => emergency.against.has(word) || emergency.maybe.has(word));
  return (
    clauses.reduce((sum, { words }) => sum + words.length, 0) <= MOST_WORDS &&
    !clauses.some(({ words }) => placesOf(words, wishes.offered).length > 0) &&
    clauses.some(({ words }) => signs.some((sign) => placesOf(words, sign).some(({ from }) => isReal(words, from))))
  );
}
