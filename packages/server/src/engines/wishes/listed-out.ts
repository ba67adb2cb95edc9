import { foldedWords, wordsIn } from "../wording/fold.ts";
import { holdsPhrase } from "../wording/phrase-set.ts";
import { countsOut } from "./counted-out.ts";
import { forbiddenIn, isNotFor } from "./harm-told.ts";
import { isWithin } from "./parties.ts";
import { forbids } from "./sold-to-grown.ts";
import { partiesTold } from "./states.ts";
import { said } from "./words/wish-words.ts";

const notFor = said(
  "(not | nicht | pas | no | non | não | niet) (for | für | pour | para | per | voor | zu | aux | a)",
);
/** What leads to those whom a part is about by itself: "not for dogs, for children under 3". */
const leading = wordsIn(
  "for für pour para per voor için suitable suits recommended ideal geeignet empfohlen convient adapté adaptée recomendado recomendada apto apta indicado indicada adatto adatta consigliato consigliata geschikt aanbevolen adequado adequada uygun uygundur",
);
/** What goes on denying. */
const nor = wordsIn("nor ni né nem");

/** In parts to either side: nobody lists more, and what is written to be slow to read isn't. */
const LONGEST_LIST = 8;

/**
 * Whether a part of a sentence goes on with those for whom another of its parts tells that a thing is not: "not for pregnant women, under
 * 18s, or diabetics", and with the denial behind them all, "pregnant women, under 18s, and diabetics should not use it".
 */
export function isListedOut(parts: readonly string[], at: number): boolean {
  for (const part of parts.slice(Math.max(0, at - LONGEST_LIST), at + 1).toReversed()) {
    if (deniesPersons(part)) return true;
    if (leadsOn(part)) return false;
  }
  return parts
    .slice(at + 1, at + 1 + LONGEST_LIST)
    .some((part) => (deniesPersons(part) || forbiddenIn(part) !== null) && namesThemFirst(part));
}

const namesPersons = (text: string): boolean => partiesTold(text).some((one) => !isWithin(one, "animal"));

/** "Not for the dishwasher" and "does not harm babies" count nobody out. */
const deniesPersons = (part: string): boolean => denies(part) && namesPersons(part);

const denies = (part: string): boolean => {
  const words = foldedWords(part);
  return isNotFor(part) || countsOut(part) || forbids(words) || holdsPhrase(words, notFor);
};

const leadsOn = (part: string): boolean => {
  const words = foldedWords(part);
  return words.some((word) => leading.has(word)) && !nor.has(words[0] ?? "");
};

/** "And diabetics should not", and neither "not for dogs" nor "not for babies". */
function namesThemFirst(part: string): boolean {
  const words = foldedWords(part);
  const named = words.findIndex((_, at) => namesPersons(words.slice(0, at + 1).join(" ")));
  return named >= 0 && !denies(words.slice(0, named + 1).join(" "));
}
