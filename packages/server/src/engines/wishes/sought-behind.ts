import { isForBody } from "../wording/goods/body-goods.ts";
import type { Run } from "./free-of.ts";
import { isEaten } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";

/** Whether a cream or a soap is named behind what nobody eats, and before a comma: "allergic to fragrance, cream". */
export const isSoughtBehind = (sentence: Sentence, comma: number, { from, to }: Run): boolean =>
  to - from === 1 &&
  isForBody(sentence.tokens[from]!.folded) &&
  ![1, 2, 3].some((length) => isEaten(sentence, comma - length, comma));
