import { readAmounts } from "./amounts.ts";
import { readConditions } from "./conditions.ts";
import { readExclusions } from "./exclusions.ts";
import { readHarms } from "./harms.ts";
import { readIllnesses } from "./illnesses-said.ts";
import { articles } from "./named-things.ts";
import { leaveOutOwnHeight } from "./own-height.ts";
import { readQuantities } from "./read-quantities.ts";
import { readStates } from "./states.ts";
import { readSentence, type Pick, type Sentence } from "./sentence.ts";
import { saysSize } from "./sizes.ts";
import { orders, type Filter, type Order, type Wish } from "./wish.ts";
import { wishWords } from "./words/all.ts";
import type { WishWords } from "./words/wish-words.ts";

/** What a phrase says by itself. */
type Meaning = { pick: Pick } & ({ filter: Filter; isVague?: true } | { order: Order });

const levels = (["price", "rating", "reviews"] as const).flatMap((field) =>
  (["low", "medium", "high"] as const).map((value): Meaning => ({
    pick: ({ vague }) => vague.find((one) => one.field === field && one.value === value)?.said,
    filter: { field, op: "eq", value },
    isVague: true,
  })),
);
const meanings: Meaning[] = [
  ...levels,
  ...orders.map((order): Meaning => ({
    pick: (words) => words.order[order],
    order,
  })),
  { pick: ({ inStock }) => inStock, filter: { field: "availability", op: "eq", value: "in_stock" } },
  { pick: ({ onSale }) => onSale, filter: { field: "sale", op: "eq", value: true } },
];

/**
 * Understands a shopping sentence: what is wished for in figures or vaguely, and in which order. What is left are the words
 * to search for.
 */
export function readWish(text: string, languages: readonly WishWords[]): Wish {
  const sentence = readSentence(text, languages);
  leaveOutNegativeSizes(sentence);
  leaveOutOwnHeight(sentence);
  const quantities = readQuantities(sentence);
  const { filters: figures } = readAmounts(sentence);
  const said = readPhrases(sentence);
  leaveOutOffered(sentence);
  const states = [...readStates(sentence), ...readIllnesses(sentence)];
  const harms = readHarms(sentence, languages);
  const excluded = [...harms, ...readConditions(sentence), ...readExclusions(sentence, languages)];
  if ([...states, ...excluded].some(({ lasts }) => lasts)) leaveOutUse(sentence);
  // How cheap "cheap" is, is for the catalogue to say; a figure says it better.
  const filters = said.flatMap((one) =>
    "filter" in one && !(one.isVague && figures.some(({ field }) => field === one.filter.field)) ? [one.filter] : [],
  );
  const byField = new Map(filters.map((filter) => [filter.field, filter]));
  const order = said.find((one) => "order" in one);
  return {
    words: sentence.rest(),
    filters: withoutRepeated([...figures, ...quantities, ...byField.values(), ...states, ...excluded]),
    order: order?.order ?? null,
    isSaid: true,
  };
}

/** The bounds of a sentence in any language that may be of prices as of something else: "bottles over 500". */
export function bareBoundsIn(text: string): Filter[] {
  const sentence = readSentence(text, Object.values(wishWords));
  readQuantities(sentence);
  return readAmounts(sentence).bare;
}

/** "Under 50, really under 50" is one wish. */
const withoutRepeated = (filters: Filter[]): Filter[] =>
  filters.filter((one, at) => filters.findIndex((other) => isSame(one, other)) === at);

const isSame = (one: Filter, other: Filter): boolean =>
  one.field === other.field && one.op === other.op && one.value === other.value && one.currency === other.currency;

/** Nothing is of "size -42". */
function leaveOutNegativeSizes({ tokens, isTaken }: Sentence): void {
  for (const [at, { folded }] of tokens.entries()) {
    const [sign, figure] = [tokens[at + 1], tokens[at + 2]];
    const isNegative = sign?.folded === "-" && !sign.isGlued && figure?.isGlued && figure.number !== null;
    if (isNegative && saysSize(folded)) isTaken.fill(true, at, at + 3);
  }
}

/** "The cheapest laptop you have" is the cheapest laptop; "do you have laptops?" goes on with goods. */
function leaveOutOffered(sentence: Sentence): void {
  const { tokens, isTaken } = sentence;
  for (let at = 0; at < tokens.length; at++) {
    const to = at + (isTaken[at] ? 0 : sentence.phraseAt(at, ({ offered }) => offered));
    const isOver = !/[\p{L}\p{N}]/u.test(tokens[to]?.folded ?? "") || isTaken[to] === true;
    if (to > at && (isOver || sentence.phraseAt(to, ({ leads }) => leads) > 0)) sentence.takeOut(at, to);
  }
}

/** "Which bars can I eat with a nut allergy?" seeks bars. */
function leaveOutUse(sentence: Sentence): void {
  const { tokens, isTaken } = sentence;
  for (let at = 0; at < tokens.length; at++) {
    // "A drink" is what is sought.
    const isNamed = at > 0 && sentence.phraseAt(at - 1, articles) === 1;
    const length = isTaken[at] || isNamed ? 0 : sentence.phraseAt(at, ({ using }) => using);
    isTaken.fill(true, at, at + length);
  }
}

/** Takes out the phrases that say something by themselves, and not those that only ask: "how dear is it?" Of two that begin with the same word, the longer one is meant. */
function readPhrases(sentence: Sentence): Meaning[] {
  const found: Meaning[] = [];
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.isTaken[at]) continue;
    const asking = sentence.phraseAt(at, ({ howDear }) => howDear);
    if (asking > 0) {
      at += asking - 1;
      continue;
    }
    let longest: { length: number; meaning: Meaning } | null = null;
    for (const meaning of meanings) {
      const length = sentence.phraseLeftAt(at, meaning.pick);
      if (length > (longest?.length ?? 0)) longest = { length, meaning };
    }
    if (!longest) continue;
    const said = { from: at, to: at + longest.length };
    const negated = withNot(sentence, said);
    const meaning = negated ? oppositeOf(longest.meaning) : longest.meaning;
    if (!meaning) continue;
    const { from, to } = negated ?? said;
    sentence.takeOut(from, to);
    found.push(meaning);
    at = to - 1;
  }
  return found;
}

/** A phrase with the "not" that is said of it: "die nicht teuer sind", "pahalı olmasın"; null: none is. */
function withNot(sentence: Sentence, { from, to }: { from: number; to: number }): { from: number; to: number } | null {
  const idle = sentence.phraseAt(from - 1, (words) => words.idle) === 1 ? 1 : 0;
  for (const start of [from, from - idle]) {
    const length = sentence.phraseBefore(start, ({ not }) => not);
    if (length > 0) return { from: start - length, to };
  }
  const behind = sentence.phraseAt(to, ({ notBehind }) => notBehind);
  return behind > 0 ? { from, to: to + behind } : null;
}

/** What is not dear is cheap; of what else is not wished for nothing is known. */
const oppositeOf = (meaning: Meaning): Meaning | null =>
  "filter" in meaning && meaning.filter.field === "price" && meaning.filter.value === "high"
    ? { ...meaning, filter: { ...meaning.filter, value: "low" } }
    : null;
