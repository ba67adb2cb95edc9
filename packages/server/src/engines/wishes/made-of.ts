import { wordsIn } from "../wording/fold.ts";
import { isCountry } from "../wording/names-of-countries.ts";
import { isKnownAllergen } from "./allergens.ts";
import type { Run } from "./free-of.ts";
import { namedFrom, type Named } from "./named-from.ts";
import { isContained } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";

/** What leads to what a thing is made of, "in" to where it is: "no milk in the chocolate". */
const ofStuff = wordsIn("of aus de d du des di del dello della da do van");
/** Those of them that lead to a material and to no maker. */
const ofMaterial = wordsIn("of aus");
/**
 * "No butter of peanuts" and "without a collar made of fur" are heard as without peanuts and fur; what is "without sugar from Acme"
 * may well be from there.
 */
export function asMadeOf(sentence: Sentence, named: Named): { things: Run[]; end: number } {
  const { tokens } = sentence;
  const at = named.end + (tokens[named.end]?.folded === "made" ? 1 : 0);
  const lead = tokens[at]?.folded ?? "";
  const stuff = ofStuff.has(lead) ? namedFrom(sentence, at + 1) : null;
  const itself = { things: [named], end: named.end };
  if (!stuff || isCountry(tokens.slice(stuff.from, stuff.to).map(({ folded }) => folded))) return itself;
  const [isPart, isStuff] = [named, stuff].map(({ from, to }) => isContained(sentence, from, to));
  // Of leather of cows it is the leather that shall not be, and of butter of peanuts the peanuts.
  const isAllergen = isKnownAllergen(sentence.textOf(stuff.from, stuff.to));
  const isMeant = isPart ? isStuff && isAllergen : isStuff || ofMaterial.has(lead);
  return isMeant ? { things: [stuff], end: stuff.end } : itself;
}
