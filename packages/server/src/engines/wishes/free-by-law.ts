import { foldedWords } from "../wording/fold.ts";
import { namesSaidBy } from "../wording/goods/names-said.ts";
import { thingsOfName } from "./thing-of-name.ts";

/** What has no more of it may be called free of gluten, by Regulation (EU) 828/2014 and 21 CFR 101.91. In milligrams a kilogram. */
const MOST_GLUTEN = 20;
/** "< 20 ppm", "unter 20 mg/kg"; of other bounds no law says so, and neither is "over 5 ppm" one. */
const AT_MOST =
  /^(?:[<≤]=?|(?:less|lower|fewer) than|under|below|up to|at most|max(?:\.|imum|imal)?|unter|weniger als|bis(?: zu)?|höchstens|maximal|moins de|inférieur à|au plus|menos de|inferior a|hasta|meno di|inferiore a|massimo|até|inferior a|minder dan|onder|maximaal|en fazla)?\s*(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:ppm|mg\s?\/\s?kg)(?:'?(?:den|dan) az)?\.?$/iu;

/** Whether a datum of such a name tells so little of a thing that a law calls goods free of it: "gluten: < 20 ppm". */
export function isFreeByLaw(name: string, value: unknown): boolean {
  if (typeof value !== "string") return false;
  const [, most] = AT_MOST.exec(value.trim()) ?? [];
  return most !== undefined && Number(most.replace(",", ".")) <= MOST_GLUTEN && thingsOfName(name).some(isGluten);
}

const isGluten = (words: readonly string[]): boolean =>
  namesSaidBy(words).some(({ thing }) => thing.names.en.some(({ text }) => foldedWords(text).join() === "gluten"));
