import { foldedWords, wordsIn } from "../wording/fold.ts";
import { isWithin, partiesIn } from "./parties.ts";

const grown = wordsIn(
  "adult adults erwachsene erwachsenen erwachsener ausgewachsene ausgewachsenen ausgewachsener adulte adultes adulto adultos adulta adultas adulti adulte volwassen volwassene yetişkin yetişkinler",
);
/** Who grows up to be one of others. */
const young: ReadonlySet<string> = new Set(["puppy", "kitten"]);

/** Whether a text is told of grown ones of those whose young are meant: "for adult dogs only" to puppies. */
export function isForGrown(text: string, parties: readonly string[]): boolean {
  const whom = parties.filter((one) => young.has(one));
  if (whom.length === 0 || !foldedWords(text).some((word) => grown.has(word))) return false;
  const named = partiesIn(text);
  return whom.some((one) => !named.includes(one) && named.some((other) => isWithin(one, other)));
}
