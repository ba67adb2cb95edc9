import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Line } from "./read-passage.ts";
import type { Wish } from "./wish.ts";

/**
 * Whether a sentence behind one that tells a price, a time or how long something takes tells more of that, without which it is
 * half the truth: "orders above 50 euros are shipped free of charge", "in winter it leaves at 10:00", "except on Sundays".
 */
export function goesOnTelling(line: Line, { isOfPrice, asked, words }: Wish): boolean {
  const said = foldedWords(line.shown);
  if (words.excepts.has(said[0] ?? "")) return true;
  // What is included with a thing is another thing.
  const isMore = said.some((word) => words.included.has(word));
  if (isOfPrice) return isMore ? line.price === "price" : line.price !== null;
  const isDenied = line.saysNot && holdsPhrase(said, words.pointsBack);
  if (asked.includes("time")) return line.namesTime || isDenied;
  return asked.includes("duration") && line.evidenceFor("duration") > 0;
}
