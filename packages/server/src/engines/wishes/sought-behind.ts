import { isForBody, mayBeEaten } from "../wording/goods/body-goods.ts";
import { namesSaidBy } from "../wording/goods/names-said.ts";
import { isScent } from "./cannot-have.ts";
import type { Run } from "./free-of.ts";
import { isContained, isEaten } from "./named-things.ts";
import { partiesIn } from "./parties.ts";
import type { Sentence } from "./sentence.ts";

/** What goods are made of, in English, that shops sell in no such way: in doubt somebody can't have it. */
const stuffs: ReadonlySet<string> = new Set([
  "cotton",
  "silk",
  "linen",
  "wood",
  "glue",
  "plaster",
  "plasters",
  "sunscreen",
  "nail polish",
]);

/**
 * Whether goods are named behind a comma that nobody is allergic to as such: "allergic to nickel, earrings"; a cream or a soap behind
 * what nobody eats, "allergic to fragrance, cream".
 */
export function isSoughtBehind(sentence: Sentence, comma: number, { from, to }: Run): boolean {
  if (to - from !== 1) return false;
  const { folded } = sentence.tokens[from]!;
  // Cream may be eaten, and a shampoo is not.
  const isFood = mayBeEaten(folded) && [1, 2, 3].some((length) => isEaten(sentence, comma - length, comma));
  if (isForBody(folded)) return !isFood;
  const names = namesSaidBy([folded]);
  const isStuff = names.some(({ thing }) => isScent(thing) || thing.names.en.some(({ text }) => stuffs.has(text)));
  // "Allergic to cats, dogs".
  const isAnimal = sentence.phraseAt(from, (words) => words.harmed) > 0 || partiesIn(folded).length > 0;
  return names.length > 0 && !isStuff && !isAnimal && !isContained(sentence, from, to);
}
