import { ageIn } from "../said/age-in.ts";
import { children } from "../said/age-of-somebody.ts";
import { bareHeightIn, bodyHeightIn } from "../said/body-height.ts";
import type { CatalogueTool, FoundProduct } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { heightsTold, type HeightTold } from "./heights-told.ts";
import { keepingAmong } from "./kept-to-animals.ts";
import { withoutThose } from "./not-for-them.ts";

/** Who said more messages ago how tall somebody is may ask for somebody else by now. */
const LOOKED_BACK = 4;

/** How tall somebody was said to be last, in millimetres, now or before: "he is 95 cm", or "95 cm" alone. Null: nobody said it. */
export function heightSaidIn({ question, history }: Turn, words: Words): number | null {
  const before = history.flatMap(({ role, content }) => (role === "visitor" ? [content] : [])).slice(-LOOKED_BACK);
  const isForChild =
    saidIn(question).some((word) => children.has(word)) || ageIn(question, words)?.isOfSomebody === true;
  for (const said of [...before, question].toReversed()) {
    const height = bodyHeightIn(said, words);
    // "I'm 180 cm, car seat for my son."
    if (height?.isOwn && isForChild) continue;
    const value = height?.value ?? bareHeightIn(said, words);
    if (value !== null) return value;
  }
  return null;
}

/** What a product tells of other heights than somebody's; undefined: nothing, or his as well. */
export function againstHeight(product: FoundProduct, height: number): HeightTold | undefined {
  const told = heightsTold(product);
  return told.every(({ least, most }) => height < least || height > most) ? told[0] : undefined;
}

/** A catalogue without what tells that it is for who is taller, or smaller: for who is 95 cm tall no seat from 100 cm on. */
export const keepingToHeights = (tool: CatalogueTool, height: number | null): CatalogueTool =>
  height === null
    ? tool
    : keepingAmong(tool, (found) => withoutThose(found, (product) => againstHeight(product, height)));
