import { wordsIn } from "../wording/fold.ts";
import { LONGEST, namesSaidBy, type NameSaid } from "../wording/goods/names-said.ts";
import { isScent } from "./cannot-have.ts";
import type { Run } from "./free-of.ts";
import { isContained } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";

/** What is made of a thing and written apart from it: "peanut butter", "leather case"; of milk there is more. */
export const made = wordsIn(`
  butter oil powder flour protein proteins extract syrup paste starch wax seed seeds shell shells white whites yolk yolks
  case cases strap straps handle handles button buttons cover covers frame frames sole soles lining trim band bands collar belt belts
  seat seats zip zips zipper legs feet part parts blade blades lid lids bag bags sleeve pouch
`);
const madeOfMilk = wordsIn("chocolate cream cheese");
/** What says behind a thing which kind of it is meant: "sans sucres ajoutés", "piel sintética". */
const kinds = wordsIn(`
  added ajouté ajoutée ajoutés ajoutées hydrogénée hydrogénées saturés cru crue crus synthétique artificiel artificiels animale véritable
  añadido añadida añadidos añadidas crudo cruda crudos crudas refinado refinada sintético sintética artificial artificiales animal auténtica
  aggiunto aggiunta aggiunti aggiunte crudi crude raffinato raffinata sintetico sintetica artificiale artificiali vera
  adicionado adicionada adicionados adicionadas crua cruas sintético artificiais verdadeira
`);
/** What goods go into, in English: no goods are without it, it is wished for. */
const places = wordsIn("dishwasher microwave oven freezer dryer");
const PLURAL = /[^s]s$/;

/**
 * What shall not be up to where goods go on to be wished for: of "without nuts crunchy" the nuts. "Peanut butter", "azúcar añadido"
 * and what nobody knows stay whole.
 *
 * @param isBarred whether somebody can't have it: of what is eaten, two things side by side are both meant
 */
export function justTheName(
  sentence: Sentence,
  named: Run & { end: number },
  isBarred: boolean,
): Run & { end: number } {
  const { from, to } = named;
  for (let at = from; at < to; at++) {
    const [name] = longestAt(sentence, at, to);
    if (at > from && name && isPlace(name)) return { from, to: at, end: at };
    const end = at + (name?.folded.split(" ").length ?? 1);
    if (name && (at === from || !sentence.namesFirst))
      return end < to && isOver(sentence, { from: at, to: end }, isBarred) ? { from, to: end, end } : named;
  }
  return named;
}

/** Whether a thing is all that is named, though words follow it. */
function isOver(sentence: Sentence, { from, to }: Run, isBarred: boolean): boolean {
  const { tokens, namesFirst, languages } = sentence;
  const [last, next] = [tokens[to - 1]!.folded, tokens[to]!.folded];
  if (saysHow(sentence, to)) return true;
  if (kinds.has(next) || (isBarred && isContained(sentence, to, to + 1))) return false;
  if (languages.some(({ joinsWords }) => joinsWords) || (!namesFirst && PLURAL.test(last))) return true;
  const isMade = made.has(next) || (last === "milk" && madeOfMilk.has(next));
  const isIn = longestAt(sentence, from, to).some(({ thing }) => thing.isEaten || thing.isIngredient || isScent(thing));
  return isIn && (namesFirst || !(isBarred || isMade));
}

/** Whether what begins at a place is how goods are, or what they go into: "vegan", "dishwasher". */
export const saysHow = (sentence: Sentence, at: number): boolean =>
  longestAt(sentence, at, sentence.tokens.length).some((name) => name.thing.isFeature || isPlace(name));

const isPlace = ({ thing }: NameSaid): boolean => thing.names.en.some(({ text }) => places.has(text));

/** What the most words name that begin at a place. */
function longestAt({ tokens }: Sentence, at: number, end: number): readonly NameSaid[] {
  for (let to = Math.min(end, at + LONGEST); to > at; to--) {
    const names = namesSaidBy(tokens.slice(at, to).map(({ folded }) => folded));
    if (names.length > 0) return names;
  }
  return [];
}
