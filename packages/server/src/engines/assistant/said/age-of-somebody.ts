import { ageTokensOf, GROWN, type Age, type AgeToken } from "../../wishes/ages.ts";
import { unitIn } from "../../wishes/units.ts";
import { wordsIn } from "../../wording/fold.ts";
import { articles } from "../../wording/number-words.ts";
import { phraseAt, phrasesIn } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What leads to an age that has no unit, or stands behind it: "is 5", "wird 5", "5 geworden", "cumple 5". */
export const leading = wordsIn(
  "is s be turns turning turned aged becomes becoming ist wird werde tiene cumple cumplirá compie compirà ha avrà tem faz fará wordt",
);
/** How somebody leads to an own age, in two words or in one. */
const leadingOwn = phrasesIn("i m | i am | ich bin | j ai | tengo | ho | tenho | ik ben");
const following = wordsIn("ist wird geworden is wordt");
/** What may stand between: "is just 5". */
export const between = wordsIn(
  "just now only about almost nearly already soon gerade jetzt bald schon fast erst ahora ya casi pronto appena quasi già ora presto agora já quase net bijna al nu pas",
);
export const pronouns = wordsIn("he she er sie él ella lui lei elle ele ela hij zij ze");

/** "Mon fils a 5 ans." Elsewhere "a" stands before what is sought: "a 5 year old". */
export const having = wordsIn("a aura");
/** Who is of an age where a figure follows that nothing tells more of: "my daughter of 4", "mia figlia di 2". */
export const children = wordsIn(
  "son sons daughter daughters kid kids child children boy girl nephew niece grandson granddaughter grandchild grandkid godson goddaughter godchild stepson stepdaughter toddler baby sohn tochter kind kinder junge jungen mädchen neffe neffen nichte enkel enkelin enkelkind söhnchen töchterchen patenkind kleinkind fils fille enfant enfants garçon garçonnet fillette neveu nièce filleul filleule petit petite hijo hija hijos niño niña niños sobrino sobrina nieto nieta ahijado ahijada nene nena peque figlio figlia figli bambino bambina bambini bimbo bimba nipote nipotino nipotina ragazzo ragazza figlioletto figlioletta figlioccio figlioccia filho filha filhos criança crianças menino menina sobrinho sobrinha neto neta afilhado afilhada garoto garota miúdo miúda bebé bebê zoon zoontje dochter dochtertje kinderen kindje jongen jongetje meisje neefje nichtje kleinzoon kleindochter kleinkind petekind peuter kleuter",
);
/** What leads from them to it. */
const of = wordsIn("of von de di van");
/** Who is told no age in years: "nappies for a baby of 3". */
const babies = wordsIn("baby babies bebé bebê bebés bébé neonato neonata recién nascido");
/** What leads from a number that counts one or some: "one of those", "one who". */
const counting = wordsIn("of von der de d di del dei degli delle da dos das van who that to which");
/** "Elle en a 3", "ne ha 3": so many of them. */
const ofThem = wordsIn("en ne");
/** Of "kids of 4 and 8". */
const and = wordsIn("and und et y e en");
/** So far before a child stands for whom it is sought: "para mi niño". */
const NEAR = 3;
/** "My daughter (4)". */
const BRACKET = /^\s*\(\s*$/;
/** Between a figure and a word, what tells that this is not counted by it. */
const APART = /[^\s\p{L}\p{N}]/u;
/** A price. */
const PRICED = /^\s*\p{Sc}/u;

/**
 * How old somebody is who is named before a figure of which nothing tells what it is of, "my niece who is 5", and the sentence
 * without it; null: nobody is.
 */
export function ageOfSomebody(sentence: string, { kin, plain, wishes, forWhom, mine }: Words): Age | null {
  const all = ageTokensOf(sentence).filter(({ said }) => /[\p{L}\p{N}]/u.test(said));
  const words = all.map(({ said }) => said);
  const isSomebody = ({ said }: AgeToken): boolean => kin.has(said) || pronouns.has(said) || children.has(said);
  const first = all.findIndex(isSomebody);
  /** "For my boy of 6", and what opens with "daughter of 6"; a "bici niño de 16" is of a size. */
  const isSought = (child: number): boolean =>
    child === 0 ||
    (!of.has(words[child - 1]!) &&
      words
        .slice(Math.max(0, child - NEAR), child)
        .some((word) => forWhom.has(word) || mine.has(word) || articles.has(word)));
  for (const [at, { said, number, start, end }] of all.entries()) {
    const own = ownBefore(words, at);
    if (number === null || number >= GROWN || articles.has(said)) continue;
    if (own === at && (first < 0 || at <= first)) continue;
    if (!/\d/.test(said) && counting.has(words[at + 1] ?? "")) continue;
    const child = childBefore(sentence, all, at, isSought);
    let from = child ?? own;
    const leads = (place: number): boolean =>
      leading.has(words[place]!) ||
      (wishes.namesFirst && having.has(words[place]!) && all.slice(0, place).slice(-2).some(isSomebody));
    const areThings = (place: number): boolean => place > 0 && leads(place) && ofThem.has(words[place - 1]!);
    while (child === null && from > 0 && (leads(from - 1) || between.has(words[from - 1]!))) from--;
    let to = at + 1;
    while (to < all.length && following.has(words[to]!)) to++;
    if (from < at && areThings(from)) continue;
    const isLed = all.slice(from, at).some((_, place) => leads(from + place));
    const isTold = child !== null || own < at || isLed || to > at + 1;
    // "My son is 5 feet tall."
    const next = all[to];
    const isOfMore =
      (next !== undefined &&
        (!plain.has(next.said) || unitIn(next.said) !== undefined) &&
        !APART.test(sentence.slice(end, next.start))) ||
      PRICED.test(sentence.slice(end));
    if (!isTold || isOfMore) continue;
    // "My daughter turns 5, what toys do you have?" asks for toys.
    const isOnlyOf = all.slice(0, from).every((one) => isSomebody(one) || plain.has(one.said)) && next !== undefined;
    const other = child !== null && and.has(next?.said ?? "") ? all[to + 1] : undefined;
    const isBefore = other?.number != null && other.number > number && other.number < GROWN;
    const last = isBefore ? other : all[to - 1]!;
    const rest = `${isOnlyOf ? "" : sentence.slice(0, all[from]!.start)} ${sentence.slice(last.end)}`;
    return {
      from: number,
      to: isBefore ? other.number! : number + 1,
      said: sentence.slice(start, isBefore ? other.end : end),
      rest: rest.replace(/\s+/g, " ").replace(/^[\s,;.]+/, ""),
      isOfSomebody: true,
      areSeveral: isBefore,
    };
  }
  return null;
}

/** Where what leads from a child to a figure begins: "of" of "my daughter of 4", or the figure in "my daughter (4)". Null: none is named there. */
function childBefore(
  sentence: string,
  all: readonly AgeToken[],
  at: number,
  isSought: (child: number) => boolean,
): number | null {
  let from = at;
  while (from > 0 && between.has(all[from - 1]!.said)) from--;
  const before = all[from - 1];
  if (before && of.has(before.said)) {
    const child = all[from - 2]?.said ?? "";
    return children.has(child) && !babies.has(child) && isSought(from - 2) ? from - 1 : null;
  }
  const isBracketed = before !== undefined && BRACKET.test(sentence.slice(before.end, all[at]!.start));
  return isBracketed && children.has(before.said) ? at : null;
}

/** Where "I'm" begins that stands before a figure, of some folded words; else the place of the figure. */
export function ownBefore(said: readonly string[], at: number): number {
  let to = at;
  while (to > 0 && between.has(said[to - 1]!)) to--;
  const from = [to - 2, to - 1].find((one) => one >= 0 && phraseAt(said, one, leadingOwn) === to - one);
  return from ?? at;
}
