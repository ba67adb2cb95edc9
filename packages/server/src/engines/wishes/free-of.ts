import { wordsIn } from "../wording/fold.ts";
import { LONGEST, namesSaidBy } from "../wording/goods/names-said.ts";
import { made, saysHow } from "./just-the-name.ts";
import { articles, isContained, isEnd, isKnownThing, isName } from "./named-things.ts";
import type { Pick, Sentence } from "./sentence.ts";

const copulas: Pick = ({ idle }) => idle;

/** Tokens in a row. */
export interface Run {
  from: number;
  to: number;
  /** What they are called in one word, where they are said in several: "Palmöl" of "Öl aus Palmen". */
  called?: string;
}

/** Things that shall not be, before what says so, which ends before `to`. */
export interface SaidBefore {
  things: Run[];
  to: number;
  /** Whether somebody can't have them. */
  isBarred: boolean;
  /** Whether they may be a brand instead, "nike free". */
  mayBeBrand?: true;
  /** Where goods stand among them that are sought: "Acme lamps excluded". */
  kept?: number;
}

/** "!Acme". */
const markedAt = ({ tokens }: Sentence, at: number): number =>
  Number(tokens[at]?.folded === "!" && !tokens[at].isGlued && tokens[at + 1]?.isGlued === true);

/** "Free of nickel", "!nickel"; behind "aire" or "tempo" it is no thing that is free of another. */
export const freeOfAt = (sentence: Sentence, at: number): number =>
  at > 0 && sentence.phraseAt(at - 1, (words) => words.freeElse) > 0
    ? 0
    : Math.max(
        sentence.phraseAt(at, (words) => words.freeOf),
        markedAt(sentence, at),
      );

/** What says before a thing which kind of it is meant. */
const kinds = wordsIn("added refined processed");

/** Where the name ends that begins at a token and goods may be free of: "palm oil", "refined sugar", else one word. */
function namedUpTo(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  for (let to = Math.min(tokens.length, at + LONGEST); to > at + 1; to--)
    if (tokens.slice(at, to).every((_, i) => isName(sentence, at + i)) && isKnownThing(sentence, at, to)) return to;
  const [first = "", last = ""] = [tokens[at]?.folded, tokens[at + 1]?.folded];
  const isKind = kinds.has(first) && isContained(sentence, at + 1, at + 2);
  const isMade = made.has(last) && isContained(sentence, at, at + 1) && !saysHow(sentence, at);
  return isName(sentence, at + 1) && (isKind || isMade) ? at + 2 : at + 1;
}

/** "Leather-free", "sulphate free shampoo", "palm oil free". */
export function freeBehind(sentence: Sentence, at: number): SaidBefore | null {
  const end = namedUpTo(sentence, at);
  const longer = end > at + 1 ? freeBehindName(sentence, { from: at, to: end }) : null;
  return longer ?? freeBehindName(sentence, { from: at, to: at + 1 });
}

function freeBehindName(sentence: Sentence, { from: at, to }: Run): SaidBefore | null {
  const [hyphen, free] = [sentence.tokens[to], sentence.tokens[to + 1]];
  const isJoined = hyphen?.folded === "-" && hyphen.isGlued && !!free?.isGlued;
  const behind = isJoined ? to + 1 : to;
  // "Dr. Scholl's free".
  const isGenitive = sentence.tokens[at]?.folded === "s" && sentence.tokens[at]!.isGlued;
  const isFree = isName(sentence, at) && !isGenitive && sentence.phraseAt(behind, (words) => words.freeBehind) > 0;
  return isFree && (isJoined || standsApart(sentence, behind) || endsApart(sentence, { from: at, to }))
    ? {
        things: [{ from: at, to }],
        to: behind + 1,
        isBarred: false,
        ...(!isJoined && to === at + 1 && !isKnownThing(sentence, at, to) && { mayBeBrand: true }),
      }
    : null;
}

/**
 * Whether "free" belongs to the word before it: the thing itself follows, and nothing that is given for nothing. Of "Nike free run"
 * nobody knows either.
 */
const standsApart = (sentence: Sentence, free: number): boolean =>
  [free - 1, free + 1].some((at) => isKnownThing(sentence, at, at + 1)) &&
  sentence.phraseAt(free + 1, (words) => words.givenFree) === 0 &&
  sentence.phraseAt(free, (words) => words.givenFree && words.freeBehind) > 0 &&
  isName(sentence, free + 1);

/** "Is it nut free?" and "is the bar gluten free?"; whether the coffee is free is another thing. */
const endsApart = (sentence: Sentence, { from: at, to }: Run): boolean =>
  endsWish(sentence, to + 1) &&
  at > 0 &&
  sentence.phraseAt(at - 1, articles) === 0 &&
  (isIngredient(sentence, to - 1) ||
    (to > at + 1 && [at, to - 1].some((one) => isContained(sentence, one, one + 1))) ||
    (isKnownThing(sentence, at, to) && (sentence.phraseAt(at - 1, copulas) === 0 || isSaidOfGoods(sentence, at - 1))));

/** "Which porridge is gluten free?" names what is free of it before the verb; "is coffee free?" names nothing. */
const isSaidOfGoods = (sentence: Sentence, verb: number): boolean =>
  verb > 1 && isName(sentence, verb - 1) && sentence.phraseAt(verb - 1, copulas) === 0;

/** Whether nothing more is said, but politely. */
const endsWish = (sentence: Sentence, at: number): boolean =>
  isEnd(sentence, at) || isEnd(sentence, at + sentence.phraseAt(at, (words) => words.polite));

const isIngredient = ({ tokens }: Sentence, at: number): boolean =>
  namesSaidBy([tokens[at]!.folded]).some(({ thing }) => thing.isIngredient);
