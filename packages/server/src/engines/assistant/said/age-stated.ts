import { tellsHowOld, type Age } from "../../wishes/ages.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { phrasesIn, placesOf } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";
import { ageIn } from "./age-in.ts";
import { between, having, leading, ownBefore, pronouns } from "./age-of-somebody.ts";

/** "I have a 2 year old", "Tengo un niño de 2 años", "2 yaşında bir çocuğum var". */
const owning = phrasesIn(
  "i have a | i ve a | i ve got a | i got a | we have a | we ve got a | ich habe ein | ich habe einen | ich habe eine | wir haben ein | wir haben einen | wir haben eine | j ai un | j ai une | nous avons un | nous avons une | tengo un | tengo una | tenemos un | tenemos una | ho un | ho una | abbiamo un | abbiamo una | tenho um | tenho uma | temos um | temos uma | ik heb een | we hebben een | wij hebben een",
);
const owned = wordsIn("var vardır");
/** So many words may stand between. */
const NEAR = 4;

/**
 * How old somebody is said to be, "my child is 5", "oğlum 5 yaşında", which holds for whatever is looked for later, too. Null:
 * goods are sought for an age, "toys for a 3 year old", or none is told.
 */
export function ageStated(sentence: string, words: Words): Age | null {
  const age = ageIn(sentence, words);
  if (!age?.isOfSomebody || age.areSeveral) return null;
  const said = foldedWords(sentence.split(/[,;.?!]/u).find((part) => part.includes(age.said)) ?? sentence);
  const first = foldedWords(age.said)[0] ?? "";
  let at = said.indexOf(first);
  if (ownBefore(said, at) < at) return age;
  while (at > 0 && between.has(said[at - 1]!)) at--;
  const verb = said[at - 1] ?? "";
  const isOwn = placesOf(said, owning).some(({ to }) => to <= at && at - to <= NEAR);
  if (isOwn || (words.beingLast && said.slice(at).some((word) => owned.has(word)))) return age;
  // "A present for my niece who is 5" seeks that.
  if (!words.beingLast && said.slice(0, at).some((word) => words.forWhom.has(word))) return null;
  const isSomebody = (word: string): boolean =>
    words.kin.has(word) || pronouns.has(word) || partiesIn(word).length > 0 || words.mine.has(word);
  const isTold = leading.has(verb) || (words.wishes.namesFirst && having.has(verb));
  if (isTold) return said.slice(0, at - 1).some(isSomebody) ? age : null;
  return isSomebody(verb) && foldedWords(age.said).some(tellsHowOld) && words.beingLast ? age : null;
}
