import { partiesIn } from "../../wishes/parties.ts";
import { foldedWords } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { firstAid } from "../words/emergency/first-aid.ts";
import type { Words } from "../words/words.ts";

/** Who writes more asks for something else as well. */
const MOST_WORDS = 7;

/** "Which number?", "who do I call for my dog?" of who was just told to be in danger, and no "call button for my bike". */
export function asksWhomToCall(message: string, { emergency: { calling }, plain, kin }: Words): boolean {
  const said = foldedWords(message);
  const isOfHelp = (word: string): boolean =>
    [calling, plain, kin].some((some) => some.has(word)) || isPhrase([word], firstAid) || partiesIn(word).length > 0;
  return said.length <= MOST_WORDS && said.some((word) => calling.has(word)) && said.every(isOfHelp);
}
