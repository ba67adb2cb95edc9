import { wordsIn } from "../wording/fold.ts";
import { isName } from "./named-things.ts";
import { partiesIn } from "./parties.ts";
import type { Pick, Sentence } from "./sentence.ts";

/** What goes on behind an illness that somebody has, and names nothing: "diabetes which tea", "asthma friendly". */
const goingOn = wordsIn(`
  friendly safe suitable approved which what how help looking search without until under over since can could may should do does is are am i he she we they
  freundlich freundliche freundlichen geeignet geeignete geeigneter geeignetes gerecht gerechte welche welcher welches welchen was wie hilfe suche gesucht ohne seit vorhanden kann darf soll ist bin sind habe ich er sie wir
  vriendelijk vriendelijke geschikt geschikte veilig welke wat hoe hulp zoek zonder sinds kan mag moet is ben heb ik hij ze wij
  dostu uygun güvenli hangi ne nasıl yardım olmayan
`);
/** Who has it: "diabetic dad". */
const persons = wordsIn(`
  mother mum mom mommy father dad daddy grandma grandmother grandpa grandfather wife husband girlfriend boyfriend friend aunt uncle son daughter sister brother man woman men women person people
  mutter mama vater papa oma opa großmutter großvater frau mann freundin freund tante onkel sohn tochter schwester bruder personen menschen
  moeder mama vader papa oma opa vrouw man vriendin vriend tante oom zoon dochter zus broer personen mensen
  anne anneye annem annesi baba babaya babam kişi kişiler kişilere arkadaşıma eşime
`);
/** What joins an illness to the thing named before it: "monitor de hipertensión". */
const joining = wordsIn("de d du di do da del della");

/** What is asked or wished for of what is named, and is no name. */
const saying: readonly Pick[] = [
  ({ wanting }) => wanting,
  ({ any }) => any,
  ({ idle }) => idle,
  ({ offered }) => offered,
  ({ using }) => using,
  ({ degrees }) => degrees,
  ({ denied }) => denied,
  ({ articles }) => articles,
];

/** An illness that a sentence names, by its tokens. */
interface Named {
  from: number;
  to: number;
  /** What leads to it says that it may be somebody's: "for", "I have". */
  isLed: boolean;
}

/**
 * Whether an illness belongs to the name of what is sought, as in "diabetes test strips", "Bluthochdruck-Messgerät" and
 * "tensiomètre hypertension", so that it tells nothing of who seeks it.
 */
export function isInName(sentence: Sentence, { from, to, isLed }: Named): boolean {
  const { tokens } = sentence;
  const isJoined = tokens[to]?.folded === "-" && tokens[to].isGlued && tokens[to + 1]?.isGlued === true;
  if (isJoined) return isThing(sentence, to + 1);
  if (isLed) return false;
  const before = joining.has(tokens[from - 1]?.folded ?? "") ? from - 2 : from - 1;
  return isThing(sentence, sentence.namesFirst ? before : to);
}

const isThing = (sentence: Sentence, at: number): boolean => {
  const word = sentence.tokens[at]?.folded ?? "";
  return (
    isName(sentence, at) &&
    saying.every((pick) => sentence.phraseAt(at, pick) === 0) &&
    ![goingOn, persons].some((some) => some.has(word)) &&
    partiesIn(word).length === 0
  );
};
