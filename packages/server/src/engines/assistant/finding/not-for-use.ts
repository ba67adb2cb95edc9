import { ageRangeIn, saysSuiting } from "../../wishes/age-range.ts";
import { deniedUseIn, forbiddenIn } from "../../wishes/harm-told.ts";
import { STATE } from "../../wishes/states.ts";
import type { Filter } from "../../wishes/wish.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { fold, foldedWords, wordsIn } from "../../wording/fold.ts";
import { languages } from "../said/languages.ts";
import { goodsWords } from "../said/question.ts";
import { readSentence } from "../shopping/sentence.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { areAlike } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { deniedTrait, tellsTrait, traitsOf } from "./denied-traits.ts";
import { READ_OF_EACH } from "./for-age.ts";
import { toldBy, type Told } from "./told-by.ts";
import { uncounted } from "./uncounted.ts";

/** Shorter words name no use. In letters. */
const SHORTEST = 3;

/** So many words of what is forbidden are what is wished for, if not all are: "never put directly into the eye". */
const LEAST_FORBIDDEN = 2;

/** All forms of a word begin with so many of its letters. */
const BEGINNING = 3;

/** "For use in the oven" is for the oven, and what shall "not be worn for driving" is not for that. */
const using = wordsIn(`
  use usage used using wear worn wearing put take taken apply applied safe
  gebrauch benutzung verwendung einsatz verwenden verwendet benutzen benutzt gebrauchen tragen getragen anwenden werden geeignet
  utilisation emploi utiliser utilisé porter porté mettre utilización usar utilizar usado llevar ponerse
  utilizzo uso usare usato utilizzare indossare portare mettere utilização utilizado levar pôr
  gebruik gebruiken gebruikt dragen gedragen worden kullanım kullanımı kullanmak kullanılması takmak
`);

const within = wordsIn("inside within innerhalb drinnen intérieur interior dentro interno binnen binnenin içinde");

/**
 * What was found without what is told not to be for the use that a sentence names: for driving no glasses that are "not suitable
 * for driving". Null: nothing is told not to be for it.
 */
export function withoutNotForUse(found: FoundProducts, sentence: string, words: Words): FoundProducts | null {
  // A state that somebody is in is no use: what is told against that was left out.
  const unwished = found.wish.filters.flatMap(({ field, op, value }) =>
    op === "not" || field === STATE ? foldedWords(String(value)) : [],
  );
  const uses = usesIn(sentence, words).filter((word) => !unwished.some((one) => areAlike(one, word)));
  if (uses.length === 0) return null;
  const figures = sentence.match(FIGURES) ?? [];
  const traits = traitsOf(uses, sentence);
  if (found.products.length === 0) {
    const told = found.denied ? deniedTrait(found.denied, traits)?.told : undefined;
    return told ? { ...found, notFor: { title: found.denied!.card.title, ...told } } : null;
  }
  const all = found.products.map((product) => ({
    product,
    against: againstUse(product, uses, figures, words) ?? deniedTrait(product, traits),
  }));
  const left = all.flatMap(({ product, against }) => (against ? [] : [product]));
  if (left.length === all.length) return null;
  const rest = uncounted(found);
  if (left.length > 0 && !isNamed())
    return { ...rest, products: left, without: [...(found.without ?? []), ...untoldOf(left)] };
  const [nearest] = all;
  return {
    ...rest,
    products: [],
    answerable: { score: 0, decision: "no_answer" },
    notFor: { title: nearest!.product.card.title, ...nearest!.against!.told },
  };

  /** "Glacier sunglasses for driving" names the glacier ones, and no others. */
  function isNamed(): boolean {
    const [{ product, against }] = all as [(typeof all)[number]];
    const others = uses.filter((use) => !against?.uses.includes(use));
    const isCalledSo = ({ card }: FoundProduct): boolean => others.every((use) => holding(use)(card.title));
    return against !== null && others.length > 0 && isCalledSo(product) && !left.some(isCalledSo);
  }

  /** The uses that what is left was not found by: nothing tells that it is for driving either. */
  function untoldOf(some: readonly FoundProduct[]): Filter[] {
    const denied = [...new Set(all.flatMap(({ against }) => against?.uses ?? []))];
    const isTold = (use: string): boolean =>
      some.some((one) =>
        [one.card.title, ...toldBy(one, READ_OF_EACH).map(({ said }) => said)].some((said) => tellsTrait(said, use)),
      );
    const isGiven = (use: string): boolean => (found.without ?? []).some(({ value }) => holding(use)(String(value)));
    return denied.filter((use) => !isGiven(use) && !isTold(use)).map((value) => ({ field: "words", op: "eq", value }));
  }
}

/** What a product tells against a use that a sentence names; null: nothing. */
export const toldAgainstUse = (product: FoundProduct, sentence: string, words: Words): Told | null =>
  againstUse(product, usesIn(sentence, words), sentence.match(FIGURES) ?? [], words)?.told ?? null;

const FIGURES = /\d+/g;

/** What a sentence names that may be a use. */
const usesIn = (sentence: string, words: Words): string[] =>
  goodsWords(sentence, words)
    .flatMap(foldedWords)
    .filter((word) => word.length >= SHORTEST && !saysSuiting(word) && !using.has(word));

/** "In a tent or an enclosed space" is each of them, and both. */
const alternativesIn = (denied: string, { wishes }: Words): string[] => [
  denied,
  ...readSentence(denied).split(wishes.alternatives),
];

const holding =
  (use: string) =>
  (text: string): boolean =>
    foldedWords(text).some((word) => areAlike(use, word));

/** What a product tells against uses, and which these are; null: nothing. Its own name names none. */
function againstUse(
  product: FoundProduct,
  uses: readonly string[],
  figures: readonly string[],
  words: Words,
): { told: Told; uses: string[] } | null {
  const own = foldedWords(`${product.card.title} ${product.card.brand ?? ""} ${product.category ?? ""}`);
  const others = uses.filter((use) => !own.some((word) => areAlike(use, word)));
  // Most products tell of no use that is asked for, and are read no further.
  const text = fold(`${product.description ?? ""} ${JSON.stringify(product.attributes)}`);
  if (!others.some((use) => text.includes(use.slice(0, BEGINNING)))) return null;
  for (const told of toldBy(product, READ_OF_EACH)) {
    const unsuitable = deniedUseIn(told.said);
    const denied = unsuitable ?? forbiddenIn(told.said);
    if (denied === null || partiesIn(denied).length > 0 || ageRangeIn(told.said, false) !== null) continue;
    // "Not for iPhone 12" says nothing of the 15.
    if (denied.match(/\d+/g)?.some((figure) => !figures.includes(figure))) continue;
    const each = alternativesIn(denied, words);
    if (others.some((use) => holding(use)(denied)) && each.some((one) => isWished(one, unsuitable === null)))
      return { told, uses: uses.filter((use) => holding(use)(denied)) };
  }
  return null;

  /**
   * Whether all that it is not for is wished for, or the word that tells what: "not for sensitive skin" is nothing to who has a dry
   * one, and "not for induction hobs" is told to who cooks on induction.
   */
  function isWished(denied: string, isForbidden: boolean): boolean {
    const told = foldedWords(denied).filter((word) => word.length >= SHORTEST && !saysSuiting(word) && !isSmall(word));
    // "Inside a tent" is in one; "never use inside" is not.
    const things = told.filter((word) => !within.has(word));
    const telling = things.length > 0 ? things : told;
    const wished = telling.filter((word) => uses.some((use) => areAlike(use, word)));
    if (wished.length === telling.length) return true;
    if (isForbidden) return wished.length >= LEAST_FORBIDDEN;
    return wished.includes(telling.at(words.wishes.namesFirst ? -1 : 0)!);
  }
}

const isSmall = (word: string): boolean => using.has(word) || languages.some(({ words }) => words.plain.has(word));
