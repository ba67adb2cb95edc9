import { namedAs, toldInWord } from "../retrieval/goods/free-of.ts";
import { keyOf } from "../retrieval/goods/property-keys.ts";
import { isInAny, isInWritten, namesOfBarred, namesWritten } from "../retrieval/other-words/goods-said.ts";
import { harmIn, isDanger } from "../wishes/harm-told.ts";
import { fold, foldedWords, wordsIn } from "../wording/fold.ts";
import { namesAlcohol, namesAlcoholicDrink } from "../wording/goods/alcoholic-drinks.ts";
import { withoutForAllergic } from "../wording/goods/for-allergic.ts";
import { namesSaidBy } from "../wording/goods/names-said.ts";
import { withoutMilksOfPlants } from "../wording/goods/milks-of-plants.ts";
import { otherSpellings } from "./other-spellings.ts";

/** What else is joined to others in one word: of what goods have in them, by its Dutch names. */
const DUTCH = wordsIn("tarwe rogge gerst haver melk boter kaas room vlees vis noot noten pinda soja ei");
/** With so many letters every form of a name begins; and a name of no more is but like another. */
const SHORTEST_STEM = 3;

/** Whether texts name what a thing is in: "Milchschokolade" has lactose, where words are joined. */
function isCarriedIn(texts: readonly string[], thing: string): boolean {
  const carrying = texts.map(withoutMilksOfPlants);
  const maySay = sayingIn(carrying);
  const isWritten = (name: string): boolean => namedAs(carrying.filter(holding(name)), name) === "there";
  if (isInWritten(thing).some(isWritten)) return true;
  return isInAny(thing).some((name) => {
    if (!maySay(name)) return false;
    // German names begin with a capital.
    const isJoined = /^\p{Lu}/u.test(name) || DUTCH.has(name);
    return namedAs(carrying, name, isJoined ? undefined : () => false) === "there";
  });
}

/** Whether texts may say a name: most names are said nowhere; and of few letters "noten" and "not" have the same, but for German names. */
function sayingIn(texts: readonly string[]): (name: string) => boolean {
  const folded = fold(texts.join(" "));
  const words = folded.split(" ");
  const said = new Set([...words, ...words.map(toldInWord)]);
  return (name) =>
    keyOf(foldedWords(name)).length <= SHORTEST_STEM && !/^\p{Lu}/u.test(name)
      ? said.has(fold(name))
      : folded.includes(fold(name).slice(0, SHORTEST_STEM));
}

/** Whether a thing is what goods have in them: it is looked for in all that is written of them. */
export const isInGoods = (thing: string): boolean =>
  namesSaidBy(foldedWords(thing)).some((one) => one.thing.isEaten || one.thing.isIngredient);

/** What texts say of a thing by any of its names: that it is there, wherever one does, or what it is in and nothing says that it is free of it. */
export function namedByAny(told: readonly string[], thing: string): ReturnType<typeof namedAs> {
  if (isDanger(thing)) return harmIn(told, thing);
  const texts = told.map(withoutForAllergic);
  const maySay = sayingIn(texts);
  const as = (name: string): ReturnType<typeof namedAs> =>
    (name === thing && !isInGoods(thing)) || maySay(name) ? namedAs(texts, name) : null;
  const written = namesWritten(thing);
  const accented = written.map((name) => namedAs(withoutLike(texts.filter(holding(name)), name), name));
  const own = isLikeOthers(thing) ? namedAs(withoutLike(texts, thing), thing) : as(thing);
  const all = [own, ...[...otherSpellings(thing), ...namesOfBarred(thing)].map(as), ...accented];
  if (all.includes("there")) return "there";
  const named = all.find((one) => one !== null);
  const isDrink = namesAlcohol(thing) && texts.some(namesAlcoholicDrink);
  return named ?? (isDrink || isCarriedIn(texts, thing) ? "there" : null);
}

/** Whether a text has a word with all its accents, and its capital: "maní" is eaten, "mani" are hands. */
const holding = (name: string): ((text: string) => boolean) => {
  const word = new RegExp(`(?<!\\p{L})${name.normalize("NFC")}s?(?!\\p{L})`, /^\p{Lu}/u.test(name) ? "u" : "iu");
  return (text) => word.test(text.normalize("NFC"));
};

/** Whether a thing is called by a word that without its accents, or in another form, says something else: "maní". */
export const isLikeOthers = (thing: string): boolean => namesWritten(thing).some((name) => fold(name) === fold(thing));

/** Texts without the words that only look like forms of a name: "manos" of "maní". */
function withoutLike(texts: readonly string[], name: string): string[] {
  const key = keyOf(foldedWords(name));
  const isForm = (word: string): boolean => word.replace(/e?s$/u, "") === fold(name);
  return texts.map((text) =>
    text.replace(/\p{L}[\p{L}\p{M}]*/gu, (word) =>
      keyOf(foldedWords(word)) === key && !isForm(fold(word)) ? "…" : word,
    ),
  );
}

/** Whether texts name a thing only to tell for whom they are. */
export const isOnlyForAllergic = (texts: readonly string[], thing: string): boolean =>
  texts.some((text) => withoutForAllergic(text) !== text) && namedByAny(texts, thing) === null;
