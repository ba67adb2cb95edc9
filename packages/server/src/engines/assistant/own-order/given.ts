import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import type { Words } from "../words/words.ts";

/** What a message gives of an order, and the rest of it, in which a number stands for each thing with a digit. */
export interface GivenOfOrder {
  email: string | null;
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

const marks = /^[\p{P}\p{S}]+|[\p{P}\p{S}]+$/gu;
const email = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const number = /^[\p{L}\p{N}](?:[\p{L}\p{N}._/-]*[\p{L}\p{N}])?$/u;
/** "12.05.2026", "2026-05-12", "12/5", "9.30". */
const day = /^(?:\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{4}|\d\d))?|\d{4}-\d\d-\d\d)$/;
/** "2nd", "14th", "3x", "10am": a figure with what is counted. */
const counted = /^\d{1,2}(?:st|nd|rd|th|er|e|x|am|pm|h)$/i;

/** Reads a message word by word, so that one of any length takes as long as it is long. */
export function givenIn(message: string, words: Words): GivenOfOrder {
  const { things, number: names } = words.ownOrder;
  const parts = message.split(/([\s,;()[\]{}<>"“”„«»'’]+)/u);
  const before: string[] = [];
  const numbers: Candidate[] = [];
  let found: string | null = null;
  const rest = parts.map((part, at) => {
    if (at % 2 === 1 || part === "") return part;
    const bare = part.replace(/^mailto:/i, "").replace(marks, "");
    if (bare.includes("@")) {
      if (email.test(bare) && bare.length <= 320) found = bare;
      return "";
    }
    if (/\p{N}/u.test(bare)) {
      const isMarked = /^[#№]/u.test(part);
      const isCounted = holdsPhrase(foldedWords(parts[at + 2] ?? "").slice(0, 1), words.times);
      const isElse = !isMarked && (isCounted || day.test(bare) || counted.test(bare));
      const said = before.slice(-REACH);
      const isNamed = isMarked || holdsPhrase(said, names) || holdsPhrase(said, things);
      if (number.test(bare) && bare.length <= MOST_LETTERS && !isElse) numbers.push({ number: bare, isNamed });
      before.push("0");
      return "0";
    }
    before.push(...foldedWords(part));
    return part;
  });
  return { email: found, numbers: numbers.toSorted(byLikelihood), rest: rest.join("").trim() };
}

/** What is named so comes first, and then what has more digits. */
const byLikelihood = (one: Candidate, other: Candidate): number =>
  Number(other.isNamed) - Number(one.isNamed) || digitsIn(other.number) - digitsIn(one.number);

const digitsIn = (text: string): number => text.replace(/\P{N}/gu, "").length;
