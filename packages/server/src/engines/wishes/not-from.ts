import { wordsIn } from "../wording/fold.ts";
import { isCountry } from "../wording/names-of-countries.ts";
import type { Run } from "./free-of.ts";
import { alternatives, articles, isKnownThing } from "./named-things.ts";
import type { Pick, Sentence } from "./sentence.ts";

/** What is said of where goods come from, before the country or behind it. */
const coming = wordsIn(
  "come comes coming made produced grown manufactured originating kommen kommt stammen stammt hergestellt produziert gefertigt angebaut vient viennent vienne viennent provient proviennent provienne provenant fabriqué fabriquée fabriqués fabriquées produit produite produits produites cultivé cultivés viene vienen venga vengan proviene provienen provenga procede procedente procedentes proceda fabricado fabricada fabricados fabricadas producido producida producidos producidas hecho hecha hechos hechas vengono provengono provengano proveniente provenienti prodotto prodotta prodotti prodotte fatto fatta fatti fatte fabbricato fabbricata fabbricati fabbricate vem vêm venha venham provém proveniente provenientes produzido produzida produzidos produzidas feito feita feitos feitas komt komen afkomstig gemaakt geproduceerd vervaardigd",
);
/** What leads to a country, and what to where something is done, which alone says where somebody is: "not in Germany". */
const from = wordsIn("from aus vom von du de des d del della dal dalla dallo dai da do dos das uit van");
const within = wordsIn("in im en em au aux");
const before = wordsIn("ne n");
/** "United States of America". In tokens. */
const LONGEST = 5;
const MOST_BETWEEN = 3;
const denying: Pick[] = [
  (words) => words.denied,
  (words) => words.not,
  (words) => words.without,
  (words) => words.noneOf,
];

/** Countries that goods shall not be from, "die nicht aus China kommen", and which tokens say so; null: none is named. */
export function notFromAt(sentence: Sentence, at: number): { countries: Run[]; from: number; to: number } | null {
  const folded = (place: number): string => sentence.tokens[place]?.folded ?? "";
  const length = Math.max(...denying.map((pick) => sentence.phraseAt(at, pick)));
  if (length === 0) return null;
  let place = at + length;
  while (place - at - length < MOST_BETWEEN && coming.has(folded(place))) place++;
  const isDone = coming.has(folded(place - 1)) || coming.has(folded(at - 1));
  const first = countryBehind(sentence, place);
  if (!first) return null;
  const countries: Run[] = [first];
  for (let next = joinedBehind(sentence, first.to); next; next = joinedBehind(sentence, next.to)) countries.push(next);
  let to = countries.at(-1)!.to;
  const isDoneBehind = coming.has(folded(to));
  if (isDoneBehind) to++;
  if (!first.isFrom && !isDone && !isDoneBehind) return null;
  let start = at;
  while (coming.has(folded(start - 1)) || before.has(folded(start - 1))) start--;
  return { countries, from: start, to };
}

/** A country behind what leads to it, which may be the last word of what denies: "nothing from". */
function countryBehind(sentence: Sentence, start: number): (Run & { isFrom: boolean }) | null {
  const folded = (place: number): string => sentence.tokens[place]?.folded ?? "";
  const isLead = (place: number): boolean => from.has(folded(place)) || within.has(folded(place));
  let place = isLead(start) ? start + 1 : start;
  if (!isLead(place - 1)) return null;
  const isFrom = from.has(folded(place - 1));
  if (sentence.phraseAt(place, articles) === 1) place++;
  const country = countryAt(sentence, place);
  return country && { ...country, isFrom };
}

/** "Or from Colombia". */
function joinedBehind(sentence: Sentence, at: number): Run | null {
  const joined = sentence.phraseAt(at, alternatives);
  if (joined === 0) return null;
  return countryBehind(sentence, at + joined) ?? countryAt(sentence, at + joined);
}

/** The country of the most words that is named from a token on; Brazil nuts are none. */
function countryAt(sentence: Sentence, start: number): Run | null {
  const { tokens, isTaken } = sentence;
  for (let to = Math.min(tokens.length, start + LONGEST); to > start; to--) {
    const words = tokens.slice(start, to).flatMap(({ folded }) => (folded === "-" ? [] : folded));
    if (isCountry(words) && !isTaken.slice(start, to).includes(true))
      return isKnownThing(sentence, start, to + 1) ? null : { from: start, to };
  }
  return null;
}
