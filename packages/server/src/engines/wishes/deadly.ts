import { wordsIn } from "../wording/fold.ts";
import { partiesIn } from "./parties.ts";

/** What tells that a thing kills whom it is told of: "deadly to cats", "can kill birds". */
const deadly = wordsIn(
  "deadly lethal fatal kill kills killed tödlich tödliche lebensgefährlich tötet töten mortel mortelle mortels mortelles létal létale fatale tue tuer mortal mortales letal letales mata matar mortale mortali letale letali uccide uccidere mortais letais fatais dodelijk dodelijke levensgevaarlijk doodt doden ölümcül ölümcüldür öldürür öldürebilir",
);
/** What may stand between that and whom it kills: "deadly to your cat", not "kills fleas on cats". */
const between = wordsIn(
  "to for in the a an any your small young für die den der das eine einen ihre ihren kleine pour les le la chez des un une votre vos para los las el en al a su sus per i gli il lo ai nei os as o ao aos em seu voor de het een uw je bij için is are be ist sind sein est sont es son è sono é são zijn wirken",
);
/** What may go on behind whom it kills; any other word is what is theirs: "kills cat fleas". */
const goingOn = wordsIn(
  "and or even if when within in by und oder schon wenn et ou même si y o e incluso se anche mesmo en of als ve veya",
);

/** Where a part of a sentence tells that a thing kills somebody whom it names; -1: it does not. */
export function deadlyAt(words: readonly string[]): number {
  return words.findIndex((word, at) => deadly.has(word) && (isOfSomebody(words, at, 1) || isOfSomebody(words, at, -1)));
}

/** Whether somebody is named next to a word, in one direction. */
function isOfSomebody(words: readonly string[], from: number, step: 1 | -1): boolean {
  let at = from + step;
  while (between.has(words[at] ?? "")) at += step;
  let behind = at;
  while (isParty(words[behind])) behind += step;
  if (behind === at) return false;
  return step === -1 || behind >= words.length || goingOn.has(words[behind]!) || between.has(words[behind]!);
}

const isParty = (word = ""): boolean => partiesIn(word).length > 0;
