import { wordsIn } from "../wording/fold.ts";
import { LONGEST, namesSaidBy } from "../wording/goods/names-said.ts";
import type { Run } from "./free-of.ts";
import { isContained, isIdle, isName } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";

/** What leads from a part to what it is a part of: "proteína de la leche", "the protein in milk". */
const of = wordsIn("of in de del du des d di do da dos das dei della delle dello dell van von");
const articles = wordsIn("the la el los las le les l il lo gli i o a os as der die das dem den de het");
/** Whose milk or eggs they are, which says nothing of whether somebody can have them. */
export const animals = wordsIn(
  "cow cows goat goats sheep hen hens chicken s kuh kühe kühen ziege ziegen schaf schafe schafen huhn hühner hühnern vache vaches chèvre chèvres brebis poule poules vaca vacas cabra cabras oveja ovejas gallina gallinas mucca mucche capra capre pecora pecore galline ovelha ovelhas galinha galinhas koe koeien geit geiten schaap schapen kip kippen inek keçi koyun manda",
);

/** What is ground of a thing and bears its name: of "almond flour" it is almonds that somebody can't have. */
const flours = wordsIn("flour mehl farine harina farina farinha meel");
const FLOUR_BEHIND = /^unu(?:n[aeiu]|n[dt][ae]n)?$/;

/** How a thing is of which somebody can have it otherwise. */
const raw = wordsIn("raw uncooked unpasteurised unpasteurized roh rohe rohen rohes rohem rauwe");

/** What somebody can't have who names a part of it, "milk protein", or whose it is: the thing itself; and where both may be meant, both. */
export function thingsOf(sentence: Sentence, run: Run & { end: number }): { things: Run[]; end: number } {
  const { from, to, end } = run;
  const isIn = (one: number, other: number): boolean => isContained(sentence, one, other);
  const own = ownThings(sentence, run);
  const whole = end === to ? wholeBehind(sentence, to) : null;
  if (!whole) return { things: own, end };
  const isHeadKnown = isIn(from, to);
  if (whole.thing) {
    const rest = thingsOf(sentence, { ...whole.thing, end: whole.thing.to });
    return {
      things: isHeadKnown && !flours.has(sentence.tokens[to - 1]!.folded) ? [...own, ...rest.things] : rest.things,
      end: rest.end,
    };
  }
  return { things: own, end: isHeadKnown ? whole.end : end };
}

/** "Milk" of "milk protein" and "cow's milk"; "coconut milk" may be either. */
function ownThings(sentence: Sentence, { from, to }: Run): Run[] {
  const isIn = (one: number, other: number): boolean => isContained(sentence, one, other);
  if (to - from < 2 || isKnown(sentence, from, to)) return [{ from, to }];
  for (let end = to - 1; end > from; end--) if (isIn(from, end) && !isIn(to - 1, to)) return [{ from, to: end }];
  if (!isIn(to - 1, to)) return [{ from, to }];
  const last = { from: to - 1, to };
  if (flours.has(sentence.tokens[to - 1]!.folded) && isIn(from, to - 1)) return [{ from, to: to - 1 }];
  if (raw.has(sentence.tokens[from]!.folded)) return [{ from, to }];
  const isOfAnimal = sentence.tokens.slice(from, to - 1).every(({ folded }) => animals.has(folded));
  return isOfAnimal ? [last] : [{ from, to }, last];
}

/** Almonds, of Turkish "badem unu". */
export const withoutFlour = ({ tokens }: Sentence, one: Run): Run =>
  one.to - one.from > 1 && FLOUR_BEHIND.test(tokens[one.to - 1]!.folded) ? { from: one.from, to: one.to - 1 } : one;

const isKnown = ({ tokens }: Sentence, from: number, to: number): boolean =>
  namesSaidBy(tokens.slice(from, to).map(({ folded }) => folded)).length > 0;

/** What follows an "of": a thing that is eaten, or goods are made with, else one word. */
function wholeBehind(sentence: Sentence, at: number): { thing: Run | null; end: number } | null {
  const folded = (place: number): string => sentence.tokens[place]?.folded ?? "";
  if (!of.has(folded(at))) return null;
  let from = at + 1;
  while (articles.has(folded(from)) || isIdle(sentence, from)) from++;
  for (let to = Math.min(sentence.tokens.length, from + LONGEST); to > from; to--)
    if (isContained(sentence, from, to)) return { thing: { from, to }, end: to };
  return isName(sentence, from) ? { thing: null, end: from + 1 } : null;
}

/** "Milk protein allergy" is one to milk: how many tokens say so behind that; 0: it is none. */
export function partBehind(sentence: Sentence, end: number): number {
  const isPart = isContained(sentence, end - 1, end) && isName(sentence, end) && !isContained(sentence, end, end + 1);
  const allergic = isPart ? sentence.phraseAt(end + 1, (words) => words.allergicBehind) : 0;
  return allergic > 0 ? 1 + allergic : 0;
}
