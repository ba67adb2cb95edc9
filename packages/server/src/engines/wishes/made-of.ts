import { fold, wordsIn } from "../wording/fold.ts";
import { namesSaidBy } from "../wording/goods/names-said.ts";
import { isCountry } from "../wording/names-of-countries.ts";
import { isKnownAllergen } from "./allergens.ts";
import type { Run } from "./free-of.ts";
import { namedFrom, type Named } from "./named-from.ts";
import { isContained, isIdle, isName } from "./named-things.ts";
import { animals } from "./part-of-thing.ts";
import type { Sentence } from "./sentence.ts";

/** What leads to what a thing is made of, "in" to where it is: "no milk in the chocolate". */
const ofStuff = wordsIn("of aus de d du des di del dello della da do van");
/** Those of them that lead to a material and to no maker. */
const ofMaterial = wordsIn("of aus");
/** Those with which the whole name is said, "aceite de coco", and what leads to the animal that a thing is from. */
const ofKind = wordsIn("de d di");
const fromAnimal = wordsIn("from of von vom van de d du del di della da do");
/** What comes of many plants and animals, and is called after these. */
const ofMany = wordsIn(
  "aceite leche mantequilla manteca harina carne grasa zumo jugo proteína almidón extracto huile lait beurre farine viande graisse jus protéine amidon extrait olio latte burro farina carne grasso succo proteina proteine amido estratto óleo leite manteiga farinha carne gordura sumo suco proteína amido extrato",
);
/** The same in Turkish, where it stands behind what it is of: "palmiye yağı", "inek sütüne". */
const OF_MANY_BEHIND = /^(?:yagi|sutu|unu|eti|ozu|nisastasi)(?:n[aeiu]|n[dt]en|n[dt]an)?$/;
/** What is of another itself: "hindistan cevizi". */
const OF_ANOTHER = /(?:s|[^aeiu])[iu]$/;
/** Meat is meant by the animal alone, too: of "carne de cerdo" and "domuz eti" it is pork that shall not be. */
const meat = wordsIn("carne viande");
const MEAT_BEHIND = /^eti/;
/** What compounds leave out, or say between: "Palmöl" of palms, "palmolie". */
const ENDING = /(?:en|e|n|s)$/;

/**
 * "No butter of peanuts" and "without a collar made of fur" are heard as without peanuts and fur, and "sin aceite de coco" as without
 * that alone; what is "without sugar from Acme" may well be from there.
 */
export function asMadeOf(sentence: Sentence, named: Named): { things: Run[]; end: number } {
  const { tokens } = sentence;
  const at = named.end + (tokens[named.end]?.folded === "made" ? 1 : 0);
  const lead = tokens[at]?.folded ?? "";
  const itself = { things: [named], end: named.end };
  const animal = fromAnimal.has(lead) ? animalAt(sentence, at + 1) : null;
  const stuff = ofStuff.has(lead) ? namedFrom(sentence, at + 1) : null;
  if (stuff && isCountry(tokens.slice(stuff.from, stuff.to).map(({ folded }) => folded))) return itself;
  const isPart = isContained(sentence, named.from, named.to);
  if (stuff) {
    // Of leather of cows it is the leather that shall not be, and of butter of peanuts the peanuts.
    const isStuff = isContained(sentence, stuff.from, stuff.to);
    const isAllergen = isKnownAllergen(sentence.textOf(stuff.from, stuff.to));
    const called = compoundOf(sentence, named, stuff);
    if (called !== null) return { things: [{ ...named, called }], end: stuff.end };
    if (isPart ? isStuff && isAllergen : isStuff || ofMaterial.has(lead)) return { things: [stuff], end: stuff.end };
    const end = stuff.from + 1;
    // A brand has a capital.
    const isKind = ofKind.has(lead) && !/^\p{Lu}/u.test(sentence.textOf(stuff.from, end));
    if (isKind && named.to - named.from === 1 && ofMany.has(tokens[named.from]!.folded))
      return { things: [{ from: meat.has(tokens[named.from]!.folded) ? stuff.from : named.from, to: end }], end };
  }
  return animal !== null && isPart ? { things: [named], end: animal } : itself;
}

/** "The cow": where that ends. */
function animalAt(sentence: Sentence, start: number): number | null {
  let at = start;
  while (isIdle(sentence, at)) at++;
  return animals.has(sentence.tokens[at]?.folded ?? "") ? at + 1 : null;
}

/** "Palmöl" of "Öl aus Palmen", where languages write it in one word and it is known. */
function compoundOf({ languages, textOf }: Sentence, head: Run, stuff: Run): string | null {
  if (!languages.some(({ joinsWords }) => joinsWords)) return null;
  const [first, last] = [stuff, head].map(({ from, to }) => textOf(from, to).toLowerCase());
  const joined = [`${first}${last}`, `${first!.replace(ENDING, "")}${last}`];
  return joined.flatMap((one) => namesSaidBy([fold(one)]).map(({ text }) => text))[0] ?? null;
}

/** What comes of many plants and animals behind what it is of, in Turkish: "hindistan cevizi yağı"; null: none begins here. */
export function kindBefore(sentence: Sentence, from: number): Run | null {
  const folded = (at: number): string => (isName(sentence, at) ? sentence.tokens[at]!.folded : "");
  if (folded(from) === "") return null;
  const isOfTwo = !OF_MANY_BEHIND.test(folded(from + 1)) && OF_ANOTHER.test(folded(from + 1));
  const last = from + (isOfTwo ? 2 : 1);
  if (!OF_MANY_BEHIND.test(folded(last))) return null;
  const run = { from, to: last + 1 };
  return MEAT_BEHIND.test(folded(last)) ? { ...run, called: sentence.textOf(from, last) } : run;
}

/** Words that lead to where a thing shall not be: "no milk in the chocolate". */
const where = wordsIn("in im en dans nel nello nella nell nei nelle em no na nos nas");

/** Where what shall have none of it in it begins, behind what leads to it; else the same place. */
export function pastWhere(sentence: Sentence, at: number): number {
  const { folded = "" } = sentence.tokens[at] ?? {};
  // "No" denies in Spanish.
  if (!where.has(folded) || sentence.phraseAt(at, ({ leads }) => leads) === 0) return at;
  let to = at + 1;
  while (isIdle(sentence, to)) to++;
  return isName(sentence, to) ? to : at;
}
