import { asksWhether, type Reading } from "./follow-up.ts";
import { aboutWords, whatIsAsked } from "./question.ts";
import { saidIn } from "../words/clauses.ts";
import { fold } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase, placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** More words beside tell of something else, in which prices come up. */
const MOST_ABOUT = 3;

/** Whether it is asked what something costs, and nothing else; who goes on, "and for children?", asks what was asked before. */
export function asksPrice({ question, asPut, carried, before }: Reading, words: Words): boolean {
  if (whatIsAsked(question, words).some((kind) => kind !== "amount")) return false;
  const goesOn = carried.size > 0 && whatIsAsked(asPut, words).length === 0 && !asksWhether(asPut, words);
  return wantsPrice(question, words) || (goesOn && wantsPrice(before, words));
}

/** "What does shipping cost?", "shipping price"; not "what made prices rise in the shipping of grain?" */
function wantsPrice(question: string, words: Words): boolean {
  const said = saidIn(question);
  // A "refund of costs" is a topic.
  const places = placesOf(said, words.price).filter(
    ({ from, to }) => to - from > 1 || !words.prepositions.has(said[from - 1] ?? ""),
  );
  if (places.some(({ from, to }) => to - from > 1)) return true;
  const about = aboutWords(question, words).filter((word) => !isPhrase([fold(word)], words.price));
  return places.length > 0 && (about.length <= MOST_ABOUT || !holdsPhrase(said, words.opensQuestion));
}

/** Whether a text says so itself, be it of a list or as a heading, also "Leihpreise". */
export function isOfPrice(text: string, { price, pricesOf }: Words): boolean {
  const said = saidIn(text);
  return holdsPhrase(said, price) || said.some((word) => [...pricesOf].some((ending) => word.endsWith(ending)));
}
