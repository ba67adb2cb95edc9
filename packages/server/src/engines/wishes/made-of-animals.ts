import { foldedWords, wordsIn } from "../wording/fold.ts";
import { animalsIn } from "./parties.ts";

/** What others eat of an animal: "horse meat". */
const flesh = wordsIn("meat fur tripe fleisch fell viande fourrure carne pelliccia pelo vlees vacht et eti kürk kürkü");
/** The same, where no remedy for it follows: "rabbit ears", not "rabbit ear drops". */
const limbs = wordsIn(`
  ear ears skin hide bone bones liver heart lung ohr ohren haut leber herz knochen oreille oreilles peau foie os oreja orejas piel hueso hígado
  orecchio orecchie pelle osso fegato orelha orelhas pele fígado oor oren huid lever bot kulak kulağı deri derisi
`);
/** Whom anybody eats of those for whom goods are sought; nobody sells ears of dogs. */
const eaten: ReadonlySet<string> = new Set(["rabbit", "horse"]);
/** What looks like the animal behind it: "plush rabbit"; a "dog plush toy" is for dogs. */
const likenesses = wordsIn("plush plüsch peluche pluche pelúcia peluş");
const of = wordsIn("de d di del do da van von");
/** What a dish comes with: "rabbit with carrots". */
const beside = wordsIn("with mit aux au avec con com met");
const forThem = wordsIn("for für pour para per por voor");

/** The animals that a title names, but for those that goods are made of, or look like. */
export function animalsCalled(title: string): string[] {
  const words = foldedWords(title);
  return animalsIn(words.filter((_, at) => !isMaterial(words, at)).join(" "));
}

function isMaterial(words: readonly string[], at: number): boolean {
  const animals = animalsIn(words[at]!);
  if (animals.length === 0) return false;
  const [next, before] = [words[at + 1] ?? "", words[at - 1] ?? ""];
  if (likenesses.has(before)) return true;
  if (!animals.every((one) => eaten.has(one)) || forThem.has(before)) return false;
  if (flesh.has(next) || beside.has(next)) return true;
  const isEnd =
    /^(?:\P{L}.*)?$/u.test(words[at + 2] ?? "") || [beside, forThem].some((some) => some.has(words[at + 2]!));
  if (limbs.has(next) && isEnd) return true;
  const part = of.has(before) ? (words[at - 2] ?? "") : "";
  return flesh.has(part) || (at === 2 && limbs.has(part));
}
