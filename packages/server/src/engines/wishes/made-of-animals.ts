import { foldedWords, wordsIn } from "../wording/fold.ts";
import { isWithin, partiesIn } from "./parties.ts";

/** What others eat of an animal, or play with: "horse meat", "plush rabbit". */
const parts = wordsIn(`
  meat fur ear ears skin hide bone bones liver heart lung tripe plush string wand toy
  fleisch ohr ohren fell haut leber herz knochen plüsch spielzeug viande oreille oreilles peau fourrure foie os jouet peluche
  carne oreja orejas piel hueso hígado juguete orecchio orecchie pelle osso fegato gioco orelha orelhas pele fígado brinquedo pelúcia
  vlees oor oren vel huid lever bot speelgoed pluche et eti etli kulak kulağı deri derisi oyuncak
`);
const JOINED =
  /(?:fleisch|ohren?|fell|haut|leber|knochen|spielzeug|minze|miere|blume|vlees|oren|huid|speelgoed|kruid)$/;
/** What a dish comes with: "rabbit with carrots". */
const beside = wordsIn("with mit aux au avec con com met");

/** Whether a title names an animal for what goods are made of, or look like, and says by it of nobody that they are for it. */
export function isMadeOfAnimal(title: string): boolean {
  const words = foldedWords(title);
  const isAnimal = (word: string): boolean => partiesIn(word).some((one) => isWithin(one, "animal"));
  return (
    words.some((word) => parts.has(word) || JOINED.test(word)) ||
    words.some((word, at) => beside.has(words[at + 1] ?? "") && isAnimal(word))
  );
}
