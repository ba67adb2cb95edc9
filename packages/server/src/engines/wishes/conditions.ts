import { phraseAt, phrasesIn, type PhraseSet } from "../wording/phrase-set.ts";
import type { Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";

/** What somebody says of themselves, and what that asks of goods. */
type Conditions = readonly (readonly [thing: string, said: string])[];

const readable = (conditions: Conditions): [thing: string, said: PhraseSet][] =>
  conditions.map(([thing, said]) => [thing, phrasesIn(said)]);

/** What who has a condition can't have, in each of the assistant's languages, and how the condition is called there. */
const barring = readable([
  ["gluten", "coeliac disease | celiac disease | coeliac | coeliacs | celiac | celiacs"],
  ["Gluten", "Zöliakie | Zöliakiebetroffene"],
  ["gluten", "maladie cœliaque | maladie coeliaque | cœliaque | coeliaque | cœliaques | coeliaques"],
  ["gluten", "celíaco | celíaca | celíacos | celíacas | celiaquía"],
  ["glutine", "celiachia | celiaci | celiache"],
  ["glúten", "doença celíaca"],
  ["gluten", "coeliakie"],
  ["gluten", "çölyak | çölyak hastası | çölyak hastasıyım"],
]);

/** What goods shall be for who keeps to it, and how they say that they do. */
const keeping = readable([
  [
    "vegan",
    "i am vegan | i m vegan | im vegan | i am a vegan | i m a vegan | im a vegan | we are vegan | we re vegan | we are vegans",
  ],
  [
    "vegetarian",
    "i am vegetarian | i m vegetarian | im vegetarian | i am a vegetarian | i m a vegetarian | im a vegetarian | i am veggie | i m veggie | we are vegetarian | we re vegetarian | we are vegetarians",
  ],
  ["halal", "i eat halal | i only eat halal | we eat halal | we only eat halal"],
  ["kosher", "i keep kosher | i eat kosher | i only eat kosher | we keep kosher | we eat kosher"],
  [
    "vegan",
    "ich bin vegan | ich bin Veganer | ich bin Veganerin | wir sind vegan | wir sind Veganer | ich lebe vegan | wir leben vegan | ich esse vegan | wir essen vegan | ich ernähre mich vegan | wir ernähren uns vegan",
  ],
  [
    "vegetarisch",
    "ich bin Vegetarier | ich bin Vegetarierin | wir sind Vegetarier | ich lebe vegetarisch | ich esse vegetarisch | wir essen vegetarisch | ich ernähre mich vegetarisch | wir ernähren uns vegetarisch",
  ],
  ["halal", "ich esse halal | ich esse nur halal | wir essen halal | wir essen nur halal"],
  ["koscher", "ich esse koscher | ich esse nur koscher | wir essen koscher | ich lebe koscher"],
  [
    "vegan",
    "je suis vegan | je suis végane | je suis végan | je suis végétalien | je suis végétalienne | nous sommes vegan | nous sommes véganes",
  ],
  ["végétarien", "je suis végétarien | je suis végétarienne | nous sommes végétariens | nous sommes végétariennes"],
  ["halal", "je mange halal | je mange que halal | nous mangeons halal | on mange halal"],
  ["casher", "je mange casher | je mange cacher | je mange kasher | nous mangeons casher | on mange casher"],
  [
    "vegano",
    "soy vegano | soy vegana | somos veganos | somos veganas | sono vegano | sono vegana | siamo vegani | siamo vegane | sou vegano | sou vegana",
  ],
  [
    "vegetariano",
    "soy vegetariano | soy vegetariana | somos vegetarianos | somos vegetarianas | sono vegetariano | sono vegetariana | siamo vegetariani | siamo vegetariane | sou vegetariano | sou vegetariana",
  ],
  ["halal", "solo como halal | mangio halal | mangio solo halal | mangiamo halal | só como halal"],
  ["kosher", "solo como kosher | mangio kosher | mangio solo kosher | mangiamo kosher | só como kosher"],
  [
    "vegan",
    "ik ben vegan | ik ben veganist | ik ben veganistisch | we zijn vegan | wij zijn vegan | we zijn veganist | wij zijn veganist | ik eet vegan | ik eet veganistisch | wij eten veganistisch",
  ],
  [
    "vegetarisch",
    "ik ben vegetariër | ik ben vegetarisch | we zijn vegetariër | wij zijn vegetariër | we zijn vegetarisch | ik eet vegetarisch | wij eten vegetarisch",
  ],
  ["halal", "ik eet halal | ik eet alleen halal | wij eten halal"],
  ["koosjer", "ik eet koosjer | ik eet alleen koosjer | wij eten koosjer"],
  ["vegan", "veganım | ben veganım | ben bir veganım | veganız | vegan besleniyorum"],
  ["vejetaryen", "vejetaryenim | ben vejetaryenim | ben bir vejetaryenim | vejetaryeniz | vejetaryen besleniyorum"],
  ["helal", "helal yiyorum | sadece helal yiyorum"],
]);

/** Reads what somebody says of themselves, "I'm coeliac", "I'm vegan", and takes it out: what goods shall not be, or shall be, from then on. */
export function readConditions(sentence: Sentence): Filter[] {
  const words = sentence.tokens.map(({ folded }) => folded);
  const read = (conditions: typeof barring, op: "eq" | "not"): Filter[] =>
    conditions.flatMap(([value, said]) => {
      const found = words.flatMap((_, at) => {
        const length = sentence.isTaken[at] ? 0 : phraseAt(words, at, said);
        if (length > 0) sentence.takeOut(at, at + length);
        return length > 0 ? [{ field: "words", op, value, lasts: true as const }] : [];
      });
      return found.slice(0, 1);
    });
  return [...read(barring, "not"), ...read(keeping, "eq")];
}
