import type { FoundProduct } from "../assistant/tools.ts";
import { attributeInWords } from "../retrieval/goods/free-of.ts";
import { dietTold, isTitledSo, leadsElsewhere, namesOfGoods } from "../wishes/diet-told.ts";
import { dietOf } from "../wishes/diets-wished.ts";
import type { Wish } from "../wishes/wish.ts";
import { foldedWords } from "../wording/fold.ts";
import { dietIn } from "../wording/goods/diets-said.ts";
import type { Thing } from "../wording/goods/things.ts";

/** Whether a product is told to keep to all diets that are wished for: what tells nothing of them, or of something else, may not. */
export function keepingOf({ words, filters }: Wish): (one: FoundProduct) => boolean {
  const diets = filters.flatMap((one) => dietOf(one) ?? []);
  return (one) => diets.every((diet) => keepsTo(one, diet, words));
}

const isDiet = (word: string): boolean => dietIn(word) !== null;

/** @param wished what else is wished for: "vegan leather" is told of boots by "made of vegan leather" */
function keepsTo({ card, description, category, attributes }: FoundProduct, diet: Thing, wished: string): boolean {
  const own = namesOfGoods(card.title, [category ?? "", wished]);
  const data = Object.entries(attributes).flatMap(([name, given]) => {
    const values = [given].flat();
    const said = values.map((value) => attributeInWords(name, value));
    return leadsElsewhere(name) ? said : [...said, ...values.map(String)];
  });
  // What is kept with others in "Vegetarian & vegan" may be either.
  const paths = (category ?? "").split(/[>/]/).filter((path) => foldedWords(path).filter(isDiet).length === 1);
  const told = new Set([card.title, description ?? "", ...data, ...paths].map((text) => dietTold(text, diet, own)));
  return !told.has("denied") && (told.has("kept") || isTitledSo(card.title, diet));
}
