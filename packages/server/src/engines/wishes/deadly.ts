import { wordsIn } from "../wording/fold.ts";
import { partiesIn } from "./parties.ts";

/** What a thing is that kills whom it is told of: "deadly to cats". */
const deadly = wordsIn(
  "deadly lethal fatal tödlich tödliche lebensgefährlich mortel mortelle mortels mortelles létal létale fatale mortal mortales letal letales mortale mortali letale letali mortais letais fatais dodelijk dodelijke levensgevaarlijk ölümcül ölümcüldür",
);
/** That it does so: "can kill birds". */
const killing = wordsIn(
  "kill kills killed tötet töten tuer tuent mata matan matam matar uccide uccidono uccidere doodt doden öldürür öldürebilir",
);
/** The same in French before these; in Italian it is "your". */
const killingInFrench = "tue";
const frenchArticles = wordsIn("le la les l un une votre vos");
/** The same where it stands last: "kann Katzen töten", "kedileri öldürür". */
const killingLast = wordsIn("tötet töten doodt doden öldürür öldürebilir");
/** What may stand between that and whom it kills. */
const whose = wordsIn(
  "the a an any your small young die den der das eine einen ihre ihren kleine les le la l un une votre vos los las el al su sus i gli il lo os as o aos ao seu de het een uw je",
);
const between = new Set([
  ...whose,
  ...wordsIn(
    "to for in für pour chez para en per ai nei em voor bij için is are be ist sind sein est sont es son è sono é são zijn wirken",
  ),
]);
/** What leads to when it does so: "fatal if eaten by cats". */
const conditional = wordsIn(
  "if when even wenn schon sogar si même quand incluso se anche quando até mesmo als zelfs wanneer bile",
);
const by = wordsIn("by von durch par por da dai dalle dal pelo pelos pela pelas door");
/** So many words may stand between that and whom it kills. */
const LONGEST_CONDITION = 6;
/** What makes them those that it is for: "für Hunde tötet". */
const forThem = wordsIn("für bei auf an voor bij op aan van");
/** What may go on behind whom it kills; any other word is what is theirs: "kills cat fleas". */
const goingOn = wordsIn(
  "and or even if when within in by und oder schon wenn et ou même si y o e incluso se anche mesmo en of als ve veya",
);

/** What is done against an illness, or against what lives in an animal, that is deadly itself: "prevents heartworm, deadly to dogs". */
const preventing = wordsIn(`
  prevents prevent preventing prevention preventive vaccine vaccinates beugt vorbeugt vorbeugen vorbeugung impfung prévient prévenir prévention vaccin
  previene prevenir prevención vacuna prevenire prevenzione previne prevenção vacina voorkomt voorkomen preventie vaccinatie önler önleyici aşı
`);
const relating = wordsIn("which that is are die der das sind ist qui est sont que es son che è sono é são dat zijn");

/** Whether a part of a sentence that tells of something deadly tells it of what the part before it says to be prevented. */
export function isOfPrevented(before: readonly string[], part: readonly string[]): boolean {
  if (!before.some((word) => preventing.has(word))) return false;
  const first = part.find((word) => !relating.has(word)) ?? "";
  return deadly.has(first) || (relating.has(part[0] ?? "") && part.some((word) => deadly.has(word)));
}

/** Where a part of a sentence tells that a thing kills somebody whom it names, and not what lives on them; -1: it does not. */
export function deadlyAt(words: readonly string[]): number {
  return words.findIndex(
    (word, at) =>
      (deadly.has(word) && (isOfNext(words, at, between) || isOfLast(words, at, between) || isIfOfThem(words, at))) ||
      (kills(words, at) && isOfNext(words, at, whose)) ||
      (killingLast.has(word) && isOfLast(words, at, new Set()) && !forThem.has(ledBy(words, at))),
  );
}

/** "Deadly to your cat", not "kills fleas on cats". */
function isOfNext(words: readonly string[], at: number, small: ReadonlySet<string>): boolean {
  let from = at + 1;
  while (small.has(words[from] ?? "")) from++;
  let to = from;
  while (isParty(words[to])) to++;
  return to > from && (isOver(words, to) || small.has(words[to]!));
}

const kills = (words: readonly string[], at: number): boolean =>
  killing.has(words[at]!) || (words[at] === killingInFrench && frenchArticles.has(words[at + 1] ?? ""));

/** "Fatal if eaten by cats", not "deadly when fleas bite cats". */
function isIfOfThem(words: readonly string[], at: number): boolean {
  if (!conditional.has(words[at + 1] ?? "")) return false;
  const led = words.slice(at + 1, at + 1 + LONGEST_CONDITION);
  const mayLead = (word: string): boolean => [conditional, by, between].some((some) => some.has(word));
  return led.some((word, place) => mayLead(word) && isParty(words[at + 2 + place]));
}

/** "Für Katzen tödlich", not "für Katzen tödliche Zecken". */
function isOfLast(words: readonly string[], at: number, small: ReadonlySet<string>): boolean {
  let last = at - 1;
  while (small.has(words[last] ?? "")) last--;
  return isParty(words[last]) && (isOver(words, at + 1) || small.has(words[at + 1]!));
}

/** The word that leads to those who are named right before a place, and to what is theirs. */
function ledBy(words: readonly string[], at: number): string {
  let from = at - 1;
  while (isParty(words[from]) || whose.has(words[from] ?? "")) from--;
  return words[from] ?? "";
}

const isOver = (words: readonly string[], at: number): boolean => at >= words.length || goingOn.has(words[at]!);

const isParty = (word = ""): boolean => partiesIn(word).length > 0;
