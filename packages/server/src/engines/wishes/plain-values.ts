import { fold, wordsIn } from "../wording/fold.ts";

const plain = wordsIn("yes no ja nein oui non si nee sim nao evet hayir true false n/a none other unknown");

/** Whether a value says nothing without the name of its field: "yes". */
export const tellsNothingAlone = (value: string): boolean => plain.has(fold(value));
