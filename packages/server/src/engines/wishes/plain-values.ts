import { fold, wordsIn } from "../wording/fold.ts";

const yes = wordsIn("yes ja oui si sim evet true");
const no = wordsIn("no nein non nee nao hayir false");
const others = wordsIn("n/a none other unknown");

/** Whether a value says nothing without the name of its field: "yes". */
export const tellsNothingAlone = (value: string): boolean => isSo(value) !== null || others.has(fold(value));

/** Whether a value says yes or no, in whichever language; null: it says more. */
export function isSo(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return null;
  const said = fold(value.trim());
  return yes.has(said) ? true : no.has(said) ? false : null;
}
