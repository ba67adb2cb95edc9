import { youngIn } from "../../wishes/ages-of-parties.ts";
import { partiesIn } from "../../wishes/parties.ts";
import { foldedWords } from "../../wording/fold.ts";
import { namesDiet } from "../../wording/goods/diets-said.ts";
import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { withoutFoodOfAnimals } from "./food-for-people.ts";
import { givenUp } from "./given-up.ts";
import { answers } from "./met-in-part.ts";
import { goodsWords } from "../said/question.ts";
import type { CatalogueTool, FoundProducts } from "../tools.ts";
import { thingsCalled } from "./things-called.ts";
import { thingMeant } from "../said/thing-meant.ts";
import { withoutDoubted } from "./without-doubted.ts";
import { wishIn } from "../said/wish-in.ts";
import { keptTo } from "./kept-to-ages.ts";
import { keptToAnimals } from "./kept-to-animals.ts";
import { withoutNotForThem } from "./not-for-them.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";

/** Who says more tells a story. */
const MOST_WORDS = 6;

/**
 * What a wish is of, where no product tells the rest: of "warm jacket for winter" the jackets of a shop that keeps such, without
 * "warm winter", and of "guitar for my son" what is called a guitar. Null: it names no such thing, or asks something.
 */
export async function kindMeant(
  tool: CatalogueTool,
  tenantId: string,
  { question, limit }: { question: string; limit: number },
  words: Words,
): Promise<FoundProducts | null> {
  const said = saidIn(question);
  const asksForGoods = [words.shopping, words.shop.exists].some((phrases) => holdsPhrase(said, phrases));
  const asks = [words.opensQuestion, words.shop.policies].some((phrases) => holdsPhrase(said, phrases));
  const isQuestion = question.trimEnd().endsWith("?") || phraseAt(said, 0, words.shop.whether) > 0;
  if (asks || (isQuestion && !asksForGoods)) return null;
  const wish = wishIn(question, words);
  const named = goodsWords(wish.words, words);
  const isLed = foldedWords(wish.words).some((word) => words.forWhom.has(word));
  const thing = thingMeant(wish.words, named, words);
  if (!thing || named.length < 2 || named.length > MOST_WORDS) return null;
  // Who eats nothing else is not shown what is not told to be so.
  if (namesDiet(named.flatMap(foldedWords))) return null;
  const found = await thingsCalled((one) => tool.search(tenantId, one, limit), wish, thing, isLed);
  if (!found) return null;
  const others = named.filter((word) => word !== thing);
  const sure = withoutDoubted(found, question, tool);
  const left = withoutNotForThem(sure, question, partiesIn(question)) ?? sure;
  if (!answers(left)) return null;
  const young = youngIn(question);
  const kept = young ? keptTo(left, young) : left;
  const all = { ...kept, without: [...(kept.without ?? []), ...givenUp(others, words)] };
  const right = withoutFoodOfAnimals(keptToAnimals(all, question, found), question, words);
  return answers(right) ? right : null;
}
