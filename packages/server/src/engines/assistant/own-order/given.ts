import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, placesOf, type PhraseSet } from "../../wording/phrase-set.ts";
import { monthNames } from "../calendar/month-names.ts";
import { namesPrice } from "../said/prices.ts";
import type { Words } from "../words/words.ts";

/** What a message gives of an order, and the rest of it, in which a number stands for each thing with a digit. */
export interface GivenOfOrder {
  email: string | null;
  /** Whether something is like an address, and is none: "max at example.com", "max@example". */
  isNearlyEmail: boolean;
  /** What may be the order's number, the likeliest first. */
  numbers: Candidate[];
  rest: string;
}

interface Candidate {
  /** As it was written, without the # before it. */
  number: string;
  /** Whether it is said to be one: "#1042", "order 1042". */
  isNamed: boolean;
}

const MOST_LETTERS = 40;
/** Words between its name and the number: "my order number is …". */
const REACH = 3;

const mark = /[\p{P}\p{S}]/u;
/** What parts words. */
const between = /([\s,;()[\]{}<>"“”„«»]+)/u;
/** What an e-mail address may have in it besides, and nobody's has: "email:max@example.com", "1042/max@example.com". */
const beforeEmail = /([:=/])/;
/** "Order:1042", but not "10:30" and no web address; "order#1042"; "l'ordine". */
const beforeNumber = /((?<!\d)[:=](?!\/\/)|[:=](?![\d/])|(?<=\p{L})(?=[#№])|['’]+)/u;
/** "Nr.1042", "n°1042". */
const shortName = /^(\p{L}{1,12}?)[.°º]+(?=[\p{L}\p{N}])/u;
const email = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const host = /^[\p{L}-]{2,63}(?:\.[\p{L}-]{2,63}){1,3}$/u;
const number = /^[\p{L}\p{N}](?:[\p{L}\p{N}._/-]*[\p{L}\p{N}])?$/u;
/** "12.05.2026", "2026-05-12", "12/5", "9.30". */
const day = /^(?:\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d\d))?|\d{4}-\d\d-\d\d)$/;
/** "2nd", "14th", "3x", "10am": a figure with what is counted. */
const counted = /^\d{1,2}(?:st|nd|rd|th|er|e|x|am|pm|h)$/i;

/** Reads a message word by word, so that one of any length takes as long as it is long. */
export function givenIn(message: string, words: Words): GivenOfOrder {
  const { things, number: names } = words.ownOrder;
  const parts = partsOf(message);
  const before: string[] = [];
  const numbers: Candidate[] = [];
  let found: string | null = null;
  let isNearlyEmail = false;
  const rest = parts.map((part, at) => {
    if (at % 2 === 1 || part === "") return part;
    const whole = withoutMarks(part);
    const name = shortName.exec(whole);
    const isAfterName = name !== null && !part.includes("@") && holdsPhrase(foldedWords(name[1]!), names);
    const bare = isAfterName ? whole.slice(name[0].length) : whole;
    if (part.includes("@")) {
      if (email.test(bare) && bare.length <= 320) found = bare;
      else isNearlyEmail = true;
      return "";
    }
    if (host.test(bare)) isNearlyEmail = true;
    if (/\p{N}/u.test(bare)) {
      const isMarked = /^[#№]/u.test(part) || isAfterName;
      const [next = ""] = foldedWords(parts[at + 2] ?? "");
      const isDay = day.test(bare) || [next, before.at(-1)!].some((word) => monthNames.has(word));
      const isCounted = counted.test(bare) || holdsPhrase([next], words.times) || namesPrice(`${part} ${next}`);
      const isElse = !isMarked && (isDay || isCounted);
      const said = before.slice(-REACH);
      const isNamed = isMarked || [names, things].some((some) => standsBefore(said, some, words));
      if (bare.length <= MOST_LETTERS && number.test(bare) && !isElse) numbers.push({ number: bare, isNamed });
      before.push("0");
      return "0";
    }
    before.push(...foldedWords(part));
    return part;
  });
  return { email: found, isNearlyEmail, numbers: numbers.toSorted(byLikelihood), rest: rest.join("").trim() };
}

/** The words of a message, at even places, and what parts them. */
const partsOf = (message: string): string[] =>
  message
    // What nobody sees comes along where something is copied.
    .replace(/\p{Cf}+/gu, "")
    .replace(/\bmailto:/gi, "")
    .split(between)
    .flatMap((part, at) => (at % 2 === 1 ? part : part.split(part.includes("@") ? beforeEmail : beforeNumber)));

/** "My order number is …", but not "my order of …". */
function standsBefore(said: readonly string[], names: PhraseSet, { prepositions }: Words): boolean {
  const to = placesOf(said, names).at(-1)?.to;
  return to !== undefined && !said.slice(to).some((word) => prepositions.has(word));
}

/** A word without the marks at its ends, step by step: a pattern would begin anew at each of thousands of them. */
function withoutMarks(part: string): string {
  const signs = [...part];
  let from = 0;
  let to = signs.length;
  while (from < to && mark.test(signs[from]!)) from += 1;
  while (to > from && mark.test(signs[to - 1]!)) to -= 1;
  return signs.slice(from, to).join("");
}

/** What is named so comes first, and then what has more digits. */
const byLikelihood = (one: Candidate, other: Candidate): number =>
  Number(other.isNamed) - Number(one.isNamed) || digitsIn(other.number) - digitsIn(one.number);

const digitsIn = (text: string): number => text.replace(/\P{N}/gu, "").length;
