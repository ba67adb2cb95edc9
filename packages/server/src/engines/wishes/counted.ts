import { phraseAt } from "../wording/phrase-set.ts";
import { boundAfter, boundBefore } from "./bounds.ts";
import { currencyBehind, currencyIn } from "./money.ts";
import { readSentence, type Sentence } from "./sentence.ts";
import { numberAt } from "./spelled-amount.ts";
import { unitAt } from "./unit-at.ts";
import { LONGEST_WISH, type Filter } from "./wish.ts";
import { wishWords } from "./words/all.ts";
import { countsPersons } from "../wording/goods/persons.ts";
import type { Bound, WishWords } from "./words/wish-words.ts";

/** The field of a wish for so many of something, "at least 3 HDMI ports", before it is known what the shop calls it. */
export const COUNTED = "counted";

/** Words of the longest name: "pages per minute". */
export const LONGEST_COUNTED = 4;
/** "20 VA'lık" is Turkish for "of 20 VA", and "20 VA'dan" for "than 20 VA". */
const OF_UNIT = /(?<=^\S+)['’](?:\p{L}+(?=\s|$)|$)/u;
/** What joins the words of a name, and else leads to something new. */
const PER = /^(?:per|pro|par|por|hdmi|usb)$/;
/** Says where, and what for, in one language, and a bound in another. */
const NO_BOUNDS = new Set(["a", "por", "um", "some", "sobre", "in", "per", "ab", "from", "fino"]);

/** Nobody wishes for more at once. */
const MOST_BOUNDS = 8;

/** What a sentence wishes for in bounds of how many, and what else it says. */
interface Counted {
  rest: string;
  filters: Filter[];
}

/**
 * What a sentence wishes for in bounds of how many, in its own language or, in figures, in any; null: nothing, or
 * it is a story.
 *
 * @param own the words of its language
 * @param longest what is counted is named in so many words at most: behind "4-person" the thing itself may follow
 */
export function countedIn(text: string, own: WishWords, longest = LONGEST_COUNTED): Counted | null {
  if (text.length > LONGEST_WISH) return null;
  const others = /\d/.test(text) ? Object.values(wishWords) : [];
  for (const words of [own, ...others]) {
    const found = countedBy(readSentence(text, [words]), longest);
    if (found) return found;
  }
  return null;
}

function countedBy(sentence: Sentence, longest: number): Counted | null {
  const { text } = sentence;
  const filters: Filter[] = [];
  let rest = "";
  let end = 0;
  for (let at = 0; at < sentence.tokens.length && filters.length < MOST_BOUNDS; at++) {
    const found = countedAt(sentence, at, longest);
    if (!found) continue;
    const { from, to, op, value } = found;
    filters.push({ field: COUNTED, op, value });
    rest += text.slice(end, sentence.tokens[from]!.start);
    end = sentence.tokens[to - 1]!.end;
    at = to - 1;
  }
  return filters.length === 0 ? null : { rest: `${rest}${text.slice(end)}`.replace(/\s+/g, " ").trim(), filters };
}

function countedAt(
  sentence: Sentence,
  at: number,
  longest: number,
): { from: number; to: number; op: Exclude<Bound, "about">; value: string } | null {
  const { tokens } = sentence;
  const token = tokens[at]!;
  const number = numberAt(sentence, at);
  const before = tokens[at - 1]?.folded ?? "";
  if (!number || !Number.isInteger(number.value)) return null;
  if (currencyIn(before) !== null || (token.isGlued && /\p{L}$/u.test(before))) return null;
  const first = boundBefore(sentence, at);
  const isBound = first && !(at - first.from === 1 && NO_BOUNDS.has(tokens[first.from]!.folded));
  const behind = isBound ? null : boundAfter(sentence, number.to);
  const start = behind?.to ?? number.to;
  if (unitAt(sentence.text, tokens, start) || currencyBehind(tokens[start]?.folded ?? "", number.value) !== null)
    return null;
  const named = nameEnd(sentence, start, longest);
  const late = isBound || behind ? null : boundAfter(sentence, named);
  const bound = (isBound ? first.bound : null) ?? behind?.bound ?? late?.bound ?? null;
  if (tokens.slice(start, named).some(({ folded }) => isOfOther(folded))) return null;
  if (named === start || bound === null || bound === "about") return null;
  return {
    from: isBound ? first.from : at,
    to: late?.to ?? named,
    op: bound,
    value: `${number.value} ${sentence.textOf(start, named).replace(OF_UNIT, "")}`,
  };
}

/** Prices, ratings and numbers of reviews are other wishes, in whichever language. */
const isOfOther = (folded: string): boolean =>
  Object.values(wishWords).some((words) =>
    [words.price, words.rating, words.rated, words.reviews].some((phrases) => phraseAt([folded], 0, phrases) > 0),
  );

/** Where the name of what is counted may end. */
function nameEnd(sentence: Sentence, start: number, longest: number): number {
  const { tokens } = sentence;
  let to = start;
  const goesOn = (at: number): boolean => {
    const folded = tokens[at]?.folded ?? "";
    if ((PER.test(folded) && at > start) || countsPersons(folded)) return true;
    // "m³/h".
    if (folded === "/" && at > start && tokens[at]!.isGlued && tokens[at + 1]?.isGlued) return true;
    return (
      /\p{L}/u.test(folded) &&
      sentence.phraseAt(at, ({ leads }) => leads) === 0 &&
      sentence.phraseAt(at, ({ polite }) => polite) === 0 &&
      sentence.phraseAt(at, ({ alternatives }) => alternatives) === 0 &&
      boundAfter(sentence, at) === null
    );
  };
  while (to - start < longest && goesOn(to)) to++;
  return to;
}
