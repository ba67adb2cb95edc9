import { wordsIn } from "../wording/fold.ts";
import { phraseAt, phrasesIn, type PhraseSet } from "../wording/phrase-set.ts";
import { readAllergicToIt } from "./allergic-to-it.ts";
import { readOwnDiets } from "./own-diets.ts";
import type { Sentence } from "./sentence.ts";
import type { Filter } from "./wish.ts";
import { wishWords } from "./words/all.ts";

/** What who has a condition can't have, in each of the assistant's languages, and how the condition is called there. */
const barring: readonly (readonly [code: string, thing: string, said: PhraseSet])[] = (
  [
    ["en", "gluten", "coeliac disease | celiac disease | coeliac | coeliacs | celiac | celiacs"],
    [
      "de",
      "Gluten",
      "Zöliakie | Zöliakiebetroffene | Zöliakiepatient | Zöliakiepatienten | Zöliakiepatientin | Zöliakiepatientinnen | Zöliakiekranke | Zöliakiekranken | Zöliakiekranker",
    ],
    [
      "fr",
      "gluten",
      "maladie cœliaque | maladie coeliaque | cœliaque | coeliaque | cœliaques | coeliaques | maladie céliaque | céliaque | céliaques",
    ],
    ["es", "gluten", "enfermedad celíaca | celíaco | celíaca | celíacos | celíacas | celiaquía"],
    ["it", "glutine", "celiachia | celiaco | celiaca | celiaci | celiache | morbo celiaco"],
    ["pt", "glúten", "doença celíaca | celíaco | celíaca | celíacos | celíacas"],
    [
      "nl",
      "gluten",
      "coeliakie | coeliakiepatiënt | coeliakiepatiënten | coeliakiepatiënte | coeliaken | coeliakiepatienten | glutenallergie",
    ],
    ["tr", "gluten", "çölyak | çölyağım | çölyağı | çölyaklı | çölyaklılar | çölyaklılara | çölyaklıyım"],
  ] as const
).map(([code, thing, said]) => [code, thing, phrasesIn(said)]);
/** Who has it, behind its name: "Zöliakie-Patient", "çölyak hastası". */
const patients = wordsIn(
  "patient patients patienten patientin patientinnen patiënt patiënten patiënte sufferer sufferers kranke kranken betroffene betroffenen hasta hastası hastasıyım hastasıyız hastaları hastalarına hastalar hastalığı hastalığım hastalığımız hastalığında",
);

/** Reads what somebody says of themselves, "I'm coeliac", "I'm vegan", and takes it out: what goods shall not be, or shall be, from then on. */
export function readConditions(sentence: Sentence): Filter[] {
  const words = sentence.tokens.map(({ folded }) => folded);
  const [own] = sentence.languages;
  // "Celiaco" is Spanish and Italian.
  const ownFirst = barring.toSorted(
    (one, other) => Number(wishWords[other[0]] === own) - Number(wishWords[one[0]] === own),
  );
  const barred = ownFirst.flatMap(([, value, said]) => {
    const found = words.flatMap((_, at): Filter[] => {
      const length = sentence.isTaken[at] ? 0 : phraseAt(words, at, said);
      let to = at + length;
      while (length > 0 && (patients.has(words[to] ?? "") || (words[to] === "-" && patients.has(words[to + 1] ?? ""))))
        to++;
      if (length > 0) sentence.takeOut(at, to);
      return length > 0 ? [{ field: "words", op: "not", value, lasts: true }] : [];
    });
    return found.slice(0, 1);
  });
  return [...barred, ...readOwnDiets(sentence), ...readAllergicToIt(sentence)];
}
