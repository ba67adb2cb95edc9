import { isWithin, partiesIn } from "../../wishes/parties.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { fold, wordsIn } from "../../wording/fold.ts";
import { articles } from "../../wording/number-words.ts";
import type { Words } from "../words/words.ts";
import { between, children, pronouns } from "./age-of-somebody.ts";
import { goodsWords } from "./question.ts";

/** How tall somebody is said to be. */
export interface BodyHeight {
  /** In millimetres. */
  value: number;
  /** The message without it. */
  rest: string;
  /** Whether it is surely somebody's: "il fait 95 cm" may be said of a gap, and "lit enfant 90 cm" of a bed. */
  isSure: boolean;
  /** Whether it is that of whoever writes. */
  isOwn: boolean;
}

/** What leads from somebody to how tall he is. */
const leading = wordsIn("is s ist misst fait mesure mide es è misura é mede tem meet boyu");
/** What leads from oneself. */
const own = wordsIn("m am bin suis soy sono sou tengo tenho ben mido misuro meço messe boyum");
/** Of these, what says that somebody is measured, though nobody is named. */
const measuring = wordsIn("mide misura mede boyu mido misuro meço boyum");
const speaking = wordsIn("i ich je ik ben");
/** "He" of these may be no thing. */
const people = wordsIn("he she él ella lui lei");
const pronounsToo = wordsIn("il o");
/** "A child of 95 cm". */
const of = wordsIn("of de di von van with con mit com met");
/** How it is named that it is a height, before a figure or behind it. */
const tall = wordsIn(
  "tall in height groß großes großen grosses hoch de haut haute hauteur taille grand grande alto alta altura estatura altezza lang lange groot boyunda boyundaki",
);
const and = wordsIn("and und et y e en ve which what welche welcher welches quelle quel qué quale qual welke");
/** How tall people are, in millimetres. */
export const SMALLEST = 400;
export const TALLEST = 2_300;
/** "1m20", "1 m 20". */
const METRES = /(?<![\d.,])([12]) ?m ?(\d\d)(?!\d)/gi;
/** So much to either side of a height is read, in UTF-16 units. */
const NEAR = 80;
const SIGN = /[.,;:!?()]/u;

interface Word {
  said: string;
  start: number;
  end: number;
}

/** How tall a message says that somebody is: "my son is 95 cm", "il fait 95 cm", "for a child of 1.10 m". Null: it does not. */
export function bodyHeightIn(message: string, words: Words): BodyHeight | null {
  const sentence = message.replace(METRES, "$1$2 cm");
  const isSomebody = ({ said }: Word): boolean =>
    words.kin.has(said) || children.has(said) || partiesIn(said).some((one) => isWithin(one, "child"));
  const isLead = ({ said }: Word): boolean => words.mine.has(said) || words.forWhom.has(said) || articles.has(said);
  for (const { value, start, end } of lengthsIn(sentence)) {
    const before = wordsOf(sentence.slice(Math.max(0, start - NEAR), start), Math.max(0, start - NEAR));
    const behind = wordsOf(sentence.slice(end, end + NEAR), end);
    const next = behind.findIndex(({ said }) => !tall.has(said));
    const isAhead = next >= 0 && isSomebody(behind[next]!);
    const last = isAhead ? behind[next + Number(words.forWhom.has(behind[next + 1]?.said ?? ""))]! : behind[next - 1];
    const to = isAhead ? last!.end : next < 0 ? sentence.length : next === 0 ? end : behind[next - 1]!.end;
    const isOver = next < 0 || and.has(behind[next]!.said) || SIGN.test(sentence.slice(to, behind[next]!.start));
    if (!isAhead && !isOver) continue;
    let at = before.length;
    while (at > 0 && isLinking(before[at - 1]!.said)) at--;
    const links = before.slice(at).map(({ said }) => said);
    const whom = before[at - 1];
    const isLed = links.some((said) => leading.has(said));
    const isOwn = links.some((said) => own.has(said)) && (speaking.has(whom?.said ?? "") || whom === undefined);
    const isPronoun = isLed && whom !== undefined && (pronouns.has(whom.said) || pronounsToo.has(whom.said));
    const isNamed = whom !== undefined && isSomebody(whom);
    const isMeasured = links.some((said) => measuring.has(said));
    if (!isAhead && !isOwn && !isPronoun && !isNamed && !isMeasured) continue;
    let from = isAhead ? before.length : isPronoun || isNamed || (isOwn && whom) ? at - 1 : at;
    while (from > 0 && isLead(before[from - 1]!)) from--;
    const rest = `${sentence.slice(0, before[from]?.start ?? start)} ${sentence.slice(to)}`;
    return {
      value,
      rest: rest.replace(/\s+/gu, " ").replace(/^[\s,;.!?]+|[\s,;]+$/gu, ""),
      isOwn: isOwn && !isNamed,
      isSure: isOwn || (isLed && (isNamed || (isPronoun && people.has(whom.said)))),
    };
  }
  return null;
}

/** A height of which a message says nothing else, "95 cm?", in millimetres. Null: it says more, or none. */
export function bareHeightIn(message: string, words: Words): number | null {
  const sentence = message.replace(METRES, "$1$2 cm");
  const [only, ...more] = lengthsIn(sentence);
  if (!only || more.length > 0) return null;
  const rest = `${sentence.slice(0, only.start)} ${sentence.slice(only.end)}`;
  return /\d/.test(rest) || goodsWords(rest, words).some((word) => !tall.has(fold(word))) ? null : only.value;
}

const lengthsIn = (sentence: string): ReturnType<typeof quantitiesIn> =>
  quantitiesIn(sentence).filter(({ value, base }) => base === "mm" && value >= SMALLEST && value <= TALLEST);

const isLinking = (said: string): boolean => [leading, own, of, tall, between].some((words) => words.has(said));

const wordsOf = (text: string, offset: number): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ index, 0: word }) => ({
    said: fold(word),
    start: offset + index,
    end: offset + index + word.length,
  }));
