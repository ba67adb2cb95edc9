import { weightOfOwn } from "../said/own-animals.ts";
import type { Turn } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { amountFor, OF_WEIGHT, type Carried } from "./limits.ts";

/** Who said more messages ago what they weigh may ask for somebody else by now. */
const LOOKED_BACK = 4;

/** What goods shall carry, as it was said last, now or before: "I weigh 140 kg", "I have a 40 kg dog". Null: nobody said it. */
export function loadCarriedIn({ question, history }: Turn, words: Words): Carried | null {
  const before = history.flatMap(({ role, content }) => (role === "visitor" ? [content] : [])).slice(-LOOKED_BACK);
  for (const said of [...before, question].reverse()) {
    const amount = amountFor(said, words);
    if (amount?.base === OF_WEIGHT) return amount;
    const ofOwn = weightOfOwn(said, words);
    if (ofOwn) return ofOwn;
  }
  return null;
}
