import { namesAge } from "../../wishes/names-age.ts";
import { agesSoughtIn } from "../../wishes/age-range.ts";
import { ageTokensOf, tellsHowOld, type Age, type AgeToken } from "../../wishes/ages.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";
import { withPricesBlank } from "./prices.ts";

/** What is told how old it is itself. */
const maturing = wordsIn(
  "wine wines wein weine vin vins vino vinos vini vinho vinhos wijn wijnen şarap whisky whiskey rum ron rhum cognac brandy grappa cheese käse fromage queso formaggio queijo kaas peynir vinegar essig vinaigre vinagre aceto azijn sirke",
);

/** Whether it names what is told how old it is itself. */
export const isMaturing = (text: string): boolean => foldedWords(text).some((word) => maturing.has(word));

/** "Under 3s", "3-6 year olds". */
const old = wordsIn("s old olds");
/** So many words may stand between "for" and an age. */
const NEAR = 3;

/**
 * For which ages, and not for which one, something is sought: "toys for 3-6 years", "for under 3s", "ab 3 Jahren"; null: it is not
 * said. A bare figure is none where it may be of anything else.
 *
 * @param isPerson whether a word names somebody: it is left out of the rest
 */
export function agesIn(sentence: string, words: Words, isPerson: (token: AgeToken) => boolean): Age | null {
  // "For a 5 year old under 10 €" is for one age.
  const sought = agesSoughtIn(withPricesBlank(sentence));
  const all = ageTokensOf(sentence);
  if (!sought || isMaturing(sentence)) return null;
  const [first, last, next] = [all[sought.start]!, all[sought.end - 1]!, all[sought.end]];
  const between = sentence.slice(last.end, next?.start ?? sentence.length);
  const before = sentence.slice(0, first.start);
  // "For kids under 10 €" is a price, and "headphones rated 4+" are no toys.
  const isOfElse =
    /[^\s\p{P}]/u.test(between) ||
    /[\p{Sc}]\s*$/u.test(before) ||
    (next !== undefined && !words.plain.has(next.said) && /^\s*$/.test(between)) ||
    holdsPhrase(
      all.map(({ said }) => said),
      words.shop.facets.rating,
    );
  if (sought.isBare && isOfElse) return null;
  const rest = all
    .map((token, at) =>
      isPerson(token) || (at >= sought.start && at < sought.end) ? "" : sentence.slice(token.start, all[at + 1]?.start),
    )
    .join("");
  return {
    from: sought.from,
    to: sought.to,
    said: sentence.slice(first.start, last.end),
    rest: rest.trim(),
    isOfSomebody:
      all
        .slice(sought.start, sought.end)
        .some((one) => old.has(one.said) || tellsHowOld(one.said) || namesAge(one.said)) ||
      all
        .slice(Math.max(0, sought.start - NEAR), sought.start)
        .some((one) => isPerson(one) || words.forWhom.has(one.said)),
    areSeveral: true,
  };
}
