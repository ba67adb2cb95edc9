import { animalsCalled } from "../../wishes/made-of-animals.ts";
import { animalsIn, isWithin, partiesIn } from "../../wishes/parties.ts";
import type { Filter } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Words } from "../words/words.ts";
import { READ_OF_EACH } from "./for-age.ts";
import { keptAsWished } from "./kept-to-animals.ts";
import { answers } from "./met-in-part.ts";
import { toldBy } from "./told-by.ts";

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

function seeksFoodForPeople(sentence: string, { kin, shop, pointsBack, emergency: { self } }: Words): boolean {
  const said = foldedWords(sentence);
  const isFood =
    holdsPhrase(said, shop.food) || said.some((word) => namesSaidBy([word]).some(({ thing }) => thing.isEaten));
  // "What food can she eat?" may be asked of the cat.
  const isEaten = holdsPhrase(said, shop.eating) && (holdsPhrase(said, self) || !holdsPhrase(said, pointsBack));
  const isOfPeople = isEaten || partiesIn(sentence).length > 0 || said.some((word) => kin.has(word));
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
