import { namedAs } from "../retrieval/goods/free-of.ts";
import { keyOf } from "../retrieval/goods/property-keys.ts";
import { isInAny, otherNames } from "../retrieval/other-words/goods-said.ts";
import { harmIn, isDanger } from "../wishes/harm-told.ts";
import { fold, foldedWords, wordsIn } from "../wording/fold.ts";
import { withoutMilksOfPlants } from "../wording/goods/milks-of-plants.ts";
import { otherSpellings } from "./other-spellings.ts";

/** What else is joined to others in one word: of what goods have in them, by its Dutch names. */
const DUTCH = wordsIn("tarwe rogge gerst haver melk boter kaas room vlees vis noot noten pinda soja ei");
/** With so many letters every form of a name begins; and a name of no more is but like another. */
const SHORTEST_STEM = 3;

/** Whether texts name what a thing is in: "Milchschokolade" has lactose, where words are joined. */
export function isCarriedIn(texts: readonly string[], thing: string): boolean {
  const carrying = texts.map(withoutMilksOfPlants);
  const folded = fold(carrying.join(" "));
  return isInAny(thing).some((name) => {
    if (!folded.includes(fold(name).slice(0, SHORTEST_STEM))) return false;
    // German names begin with a capital.
    const isJoined = /^\p{Lu}/u.test(name) || DUTCH.has(name);
    return namedAs(carrying, name, isJoined ? undefined : () => false) === "there";
  });
}

/** What texts say of a thing by any of its names: that it is there, wherever one does, or what it is in and nothing says that it is free of it. */
export function namedByAny(texts: readonly string[], thing: string): ReturnType<typeof namedAs> {
  if (isDanger(thing)) return harmIn(texts, thing);
  const folded = fold(texts.join(" "));
  const said = new Set(folded.split(" "));
  const as = (name: string): ReturnType<typeof namedAs> => {
    // Most names are said nowhere; and of few letters "noten" and "not" have the same.
    const isShort = name !== thing && keyOf(foldedWords(name)).length <= SHORTEST_STEM;
    const maySay = isShort ? said.has(fold(name)) : folded.includes(fold(name).slice(0, SHORTEST_STEM));
    return maySay ? namedAs(texts, name) : null;
  };
  const all = [thing, ...otherSpellings(thing), ...otherNames(thing)].map(as);
  if (all.includes("there")) return "there";
  const told = all.find((one) => one !== null);
  return told ?? (isCarriedIn(texts, thing) ? "there" : null);
}
