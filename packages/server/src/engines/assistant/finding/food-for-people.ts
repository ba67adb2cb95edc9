import { animalsCalled } from "../../wishes/made-of-animals.ts";
import { animalsIn, isWithin, partiesIn } from "../../wishes/parties.ts";
import type { Filter } from "../../wishes/wish.ts";
import { foldedWords, wordsIn } from "../../wording/fold.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { READ_OF_EACH } from "./for-age.ts";
import { keptAsWished } from "./kept-to-animals.ts";
import { answers } from "./met-in-part.ts";
import { toldBy } from "./told-by.ts";

const food = wordsIn(
  "food foods meal meals snack snacks treat treats lebensmittel nahrung essen mahlzeit mahlzeiten nourriture aliment aliments repas goûter comida comidas alimento alimentos merienda cibo cibi alimenti spuntino pasto refeição refeições lanche eten voeding voedsel maaltijd tussendoortje yemek yiyecek yiyecekler gıda besin mama",
);
/** With these it is people who eat. */
const eating = wordsIn(
  "eat eats eating essen esse manger mange comer como mangiare mangio eten eet yiyebilirim yiyebilir",
);
/** It is called after nothing that eats it. */
const HOT_DOG = /\bhot[\s-]?dogs?\b/giu;

/** Food that is sought for people, "what food can I eat?", without what is called after animals: dog food may be free of gluten, too. */
export function withoutFoodOfAnimals(found: FoundProducts, sentence: string, words: Words): FoundProducts {
  if (!seeksFoodForPeople(sentence, words)) return found;
  const products = found.products.filter((one) => !isCalledAfterAnimals(one));
  const given = (found.without ?? []).filter(namesBaby);
  // Much that others eat may harm a baby.
  if (given.length > 0 && answers(found)) return keptAsWished(found, given, products.filter(isForBabies));
  return products.length === found.products.length ? found : keptAsWished(found, [], products);
}

function seeksFoodForPeople(sentence: string, { kin }: Words): boolean {
  const said = foldedWords(sentence);
  const isFood =
    said.some((word) => food.has(word)) || said.some((word) => namesSaidBy([word]).some(({ thing }) => thing.isEaten));
  const isOfPeople = partiesIn(sentence).length > 0 || said.some((word) => kin.has(word) || eating.has(word));
  return isFood && isOfPeople && animalsIn(sentence).length === 0;
}

function isCalledAfterAnimals({ card, category }: FoundProduct): boolean {
  const names = [card.title.replace(card.brand ?? "", ""), category ?? ""];
  return names.some((name) => animalsCalled(name.replace(HOT_DOG, "")).length > 0);
}

const isBaby = (text: string): boolean => partiesIn(text).some((one) => isWithin(one, "baby"));
const namesBaby = ({ field, value }: Filter): boolean => field === "words" && isBaby(String(value));
const isForBabies = (one: FoundProduct): boolean =>
  [one.card.title, one.category ?? "", ...toldBy(one, READ_OF_EACH).map(({ said }) => said)].some(isBaby);
