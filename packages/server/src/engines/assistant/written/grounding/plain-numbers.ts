import { fold } from "../../../wording/fold.ts";
import { measureOf } from "./measures.ts";

/** "17h30". */
const clock = /\b(\d{1,2})\s?h\s?(\d{2})\b(?!\s?(?:min|h))/gi;
/** "9 h à 17 h", "à 18 h". */
const fullHours =
  /\b\d{1,2}(?=\s?h\s(?:à|-|–|—)\s\d{1,2}(?::\d\d|\s?h\b))|(?<=(?:(?:^|\s)(?:à|dès|avant|après|vers)|jusqu['’]à|partir de|\d\s?h\s?[-–—])\s?)\d{1,2}(?=\s?h\b)/giu;
/** "p.m.". */
const noon = /(?<=\d\s?)([ap])\.\s?m\b\.?/gi;
/** "9.30 to 17.30" before what tells that it is a time. */
const timesOfDay =
  /\b\d{1,2}(?:[.:]\d{2})?(?:\s?(?:to|-|–|—|bis|till|until|à|a|tot)\s?\d{1,2}(?:[.:]\d{2})?)?(?=\s?(?:[ap]m|uhr|o['’]clock)\b)/gi;
/** "2 and a half". */
const andAHalf =
  /(?<![\p{L}\d])(\d+|\p{L}+)\s(?:and|und|et|y|e|en)\s(?:an?\s|eine?\s|una?\s|um[a]?\s)?(?:half|halbe?s?|demie?|medi[ao]|mezz[ao]|mei[ao])(?!\p{L})/giu;
const oneAndAHalf = /(?<!\p{L})(?:eineinhalb|anderthalb|anderhalf|anderhalve)(?!\p{L})/giu;
/** "half an" before what can be measured. */
const half =
  /(?<!\p{L})(?:half(?: an?)?|halbe[nrs]?|halve|demi|medi[ao]|mezz[ao]?|mei[ao]|yarım)['’\s-](?=(\p{L}+))/giu;

/** A text with its halves and times of day in digits: "9.30 am" as "9:30 am", "half an hour" as "0.5 hour". */
export const plainly = (text: string, numberWords: ReadonlyMap<string, number>): string =>
  text
    .replace(clock, "$1:$2")
    .replace(fullHours, "$&:00")
    .replace(noon, "$1m")
    .replace(timesOfDay, (found) => found.replace(/(?<=\d)\.(?=\d)/g, ":"))
    .replace(oneAndAHalf, "1.5")
    .replace(andAHalf, (found, whole: string) => {
      const value = /^\d/.test(whole) ? Number(whole) : numberWords.get(fold(whole));
      return value === undefined ? found : String(value + 0.5);
    })
    .replace(half, (found, counted: string) => (measureOf(counted) ? "0.5 " : found));
