import type { Wish } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { goodsOfHobbies } from "../../wording/goods/hobbies.ts";
import type { Present } from "../said/presents.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import { findFor } from "./find-for.ts";
import { answers } from "./met-in-part.ts";
import { isFormOf, type Search } from "./things-called.ts";

/** What is told of whoever gets it, or else goods that are called gifts, or else what is rated best. */
export async function findPresent(
  search: Search,
  wish: Wish,
  { hints, named: called, kin }: Present,
): Promise<FoundProducts> {
  const forKin = kin.length > 0 ? await findFor(search, [{ ...wish, words: kin.join(" ") }]) : null;
  if (forKin?.products.some((one) => kin.some((word) => tellsOf(one, word)))) return forKin;
  const hinted = hints ? await findFor(search, [{ ...wish, words: hints }]) : null;
  const isWhole = hinted !== null && (hinted.unheld ?? []).length === 0;
  const ofHobby = isWhole && hinted.products.length > 0 ? null : await forHobby(search, wish, hints);
  if (ofHobby) return ofHobby;
  // Whoever gives away wants ideas: a word in a description is one.
  if (hinted && hinted.products.length > 0)
    return { ...hinted, answerable: { ...hinted.answerable, decision: "answer" } };
  const gifts = hints || called === "" ? null : await search({ ...wish, words: called, isSaid: false });
  if (gifts && answers(gifts)) return gifts;
  return findFor(search, [{ ...wish, words: "", order: wish.order ?? "rating", isSaid: false }]);
}

/** Goods for what is told that somebody does: "who cycles". */
async function forHobby(search: Search, wish: Wish, hints: string): Promise<FoundProducts | null> {
  const [first, ...others] = goodsOfHobbies(hints).map((words): Wish => ({ ...wish, words, isSaid: false }));
  const found = first ? await findFor(search, [first, ...others]) : null;
  return found && answers(found) ? found : null;
}

/** Whether the data of a product hold a word, in any of its forms. */
const tellsOf = ({ card, description, attributes }: FoundProduct, word: string): boolean =>
  foldedWords([card.title, description ?? "", ...Object.values(attributes).flat().map(String)].join(" ")).some((one) =>
    isFormOf(word, one),
  );
