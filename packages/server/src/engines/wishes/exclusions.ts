import { colourOf } from "../wording/colours.ts";
import { wordsIn } from "../wording/fold.ts";
import { isDish } from "../wording/goods/dishes.ts";
import { LONGEST } from "../wording/goods/names-said.ts";
import { isCountry } from "../wording/names-of-countries.ts";
import { allergenIn } from "./allergens.ts";
import { fromOf, pastKind } from "./called-by-kind.ts";
import { barredAt, cleanAt, tracesAt } from "./cannot-have.ts";
import { freeBehind, freeOfAt, type Run } from "./free-of.ts";
import { lackingAt } from "./lacking.ts";
import {
  alternatives,
  articles,
  areGoods,
  isCalledGoods,
  isContained,
  isEnd,
  isIdle,
  isKnownThing,
  isName,
  MOST_WORDS,
} from "./named-things.ts";
import { asMadeOf } from "./made-of.ts";
import { isNamedElsewhere } from "./named-elsewhere.ts";
import { isNoThing } from "./no-things.ts";
import { thingsOf } from "./part-of-thing.ts";
import { isSoughtBehind } from "./sought-behind.ts";
import { saidBefore } from "./said-before.ts";
import type { Filter } from "./wish.ts";
import type { Pick, Sentence } from "./sentence.ts";
import { undoneAt } from "./undone.ts";
import type { WishWords } from "./words/wish-words.ts";

/** With what it is asked for goods. */
const asking = wordsIn(
  "is are can may does do could will would ist sind kann kannst können darf dürfen enthält est sont puis peut peuvent contient puedo puede pueden contiene è sono posso può possono é são pode podem contém kan kunnen mag bevat zijn which what was che que wat welche welcher welches welchen quel quelle quels quelles cuál cuáles quale quali qual quais welk welke hangi",
);

/** What leads to what somebody can't have, and is said of each thing. */
const repeating = wordsIn("to à a al au aux alla alle ai agli allo all ao aos às gegen auf voor op");

/** How a sentence says that something shall not be, and in how many tokens. */
interface Denial {
  length: number;
  /** Whether somebody can't have what follows. */
  isBarred: boolean;
  /** Whether goods may follow it with what they shall not be: "not a red mug", "keine rote Tasse". */
  mayName: boolean;
}

/**
 * Reads what shall not be, "without leather or suede", "die nicht rot ist", "deri olmasın", and takes it out. What is denied
 * is never left among the words, where it would be searched for.
 */
export function readExclusions(sentence: Sentence, languages: readonly WishWords[]): Filter[] {
  const found: Filter[] = [];
  const exclude = ({ from, to }: Run, isBarred: boolean): void => {
    const isJoined = to === from + 1 && sentence.endsInPhrase(from, (words) => words.allergicBehind);
    const said = sentence.textOf(from, to).replace(/['’]$/, "");
    const value = isJoined || (isBarred && to === from + 1) ? (allergenIn(said) ?? said) : said;
    found.push({ field: "words", op: "not", value, ...((isBarred || isJoined) && { lasts: true }) });
  };
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.isTaken[at]) continue;
    const passed = cleanAt(sentence, at) || sentence.phraseAt(at, wireless) || sentence.phraseAt(at, rhetorical);
    // "I can't eat nuts" is no "can't you …?"
    if (passed > barredAt(sentence, at)) {
      at += passed - 1;
      continue;
    }
    const lacking = lackingAt(sentence, at, languages);
    if (lacking) {
      found.push({ field: "words", op: "not", value: lacking.thing });
      sentence.takeOut(at, lacking.to);
      continue;
    }
    const undone = barredAt(sentence, at) === 0 ? undoneAt(sentence, at) : null;
    if (undone) {
      for (const one of undone.things) exclude(one, false);
      sentence.takeOut(at, undone.to);
      at = undone.to - 1;
      continue;
    }
    const behind = freeBehind(sentence, at) ?? saidBefore(sentence, at);
    const denied = sentence.phraseAt(at, (words) => words.denied);
    // "I'm not allergic to nuts" wishes for nothing.
    const isNotBarred = denied > 0 && barredAt(sentence, at + denied) > 0;
    const start = isNotBarred ? at + denied : at;
    const denial = denialAt(sentence, start);
    if (behind) {
      for (const one of behind.things) exclude(one, behind.isBarred);
      sentence.takeOut(at, pastPolite(sentence, behind.to));
      at = behind.to - 1;
    } else if (denial) {
      const { things, kept, to: end } = saidAfter(sentence, start, denial);
      const to = pastPolite(sentence, end);
      if (things.length === 0) continue;
      const own = isNotBarred ? [] : things.filter((one) => !isNoThing(sentence, at, one));
      for (const one of own) exclude(one, denial.isBarred);
      if (kept === null) sentence.takeOut(at, to);
      else {
        sentence.takeOut(at, kept);
        sentence.takeOut(kept + 1, to);
      }
      at = to - 1;
    }
  }
  return found;
}

function denialAt(sentence: Sentence, at: number): Denial | null {
  const without = sentence.phraseAt(at, (words) => words.without);
  const denied = sentence.phraseAt(at, (words) => words.denied);
  const noneOf = sentence.phraseAt(at, (words) => words.noneOf);
  const free = freeOfAt(sentence, at);
  const barred = barredAt(sentence, at);
  if (barred > 0) return { length: barred, mayName: false, isBarred: true };
  const length = Math.max(without, free, denied, noneOf, tracesAt(sentence, at)?.length ?? 0);
  if (length === 0) return null;
  const hasArticle = sentence.phraseAt(at + length, articles) > 0;
  // "But not a red one".
  const isNot = length > Math.max(without, free) || sentence.phraseAt(at + length - 1, (words) => words.denied) > 0;
  // "But no".
  const isNone = noneOf === length || sentence.phraseAt(at + length - 1, (words) => words.noneOf) > 0;
  // "Any colour but black shoes" names shoes.
  const isOfColour = without > 0 && colourOf(sentence.tokens[at + length]?.folded ?? "") !== null;
  return { length, mayName: isNone || (isNot && hasArticle) || isOfColour, isBarred: false };
}

/** What a denial is of: things that are joined, and the goods themselves where they are named with it. */
function saidAfter(
  sentence: Sentence,
  at: number,
  { length, mayName, isBarred }: Denial,
): { things: Run[]; kept: number | null; to: number } {
  const things: Run[] = [];
  let kept: number | null = null;
  let to = at + length;
  const lead = sentence.tokens[to - 1]!.folded;
  for (let next: number | null = to; next !== null; next = joinedTo(sentence, to, { lead, isBarred })) {
    const named = namedFrom(sentence, next, isBarred);
    if (!named) break;
    const goods = mayName ? goodsIn(sentence, at, named) : null;
    const makers =
      goods === null && (mayName || isFromCountry(sentence, named.to)) ? makersBehind(sentence, at, named) : [];
    if (makers.length > 0) {
      things.push(...makers);
      to = makers.at(-1)!.end;
      if (!isSaidBefore(sentence, named, at)) kept = headOf(sentence, named);
      break;
    }
    const own = isBarred ? thingsOf(sentence, named) : asMadeOf(sentence, named, namedFrom);
    if (goods === null) things.push(...own.things);
    else {
      things.push(goods === named.from ? { from: goods + 1, to: named.to } : { from: named.from, to: goods });
      if (!isNamedElsewhere(sentence, { from: at, to: named.to })) kept = goods;
    }
    to = own.end;
    if (kept !== null) break;
  }
  return { things, kept, to: pastVerb(sentence, to) };
}

/** "Without nickel, please" is over behind "please". */
function pastPolite(sentence: Sentence, at: number): number {
  const from = sentence.tokens[at]?.folded === "," ? at + 1 : at;
  const end = from + sentence.phraseAt(from, (words) => words.polite);
  return end > from && isEnd(sentence, end) ? end : at;
}

/** "Die nicht rot sind" ends with a verb. */
function pastVerb(sentence: Sentence, at: number): number {
  let end = at;
  while (sentence.phraseAt(end, (words) => words.idle) === 1) end++;
  return isEnd(sentence, end) || sentence.tokens[end]!.folded === "," ? end : at;
}

/**
 * Where a list of things goes on: "or suede", ", suede", "ni azul"; null: it is over, as before "and a mug".
 *
 * @param before the last word before the first thing, which may stand before the others as well, "not from Acme or from Orlo",
 * and whether somebody can't have it
 */
function joinedTo(
  sentence: Sentence,
  at: number,
  { lead, isBarred }: { lead: string; isBarred: boolean },
): number | null {
  let next = at;
  if (sentence.tokens[next]?.folded === ",") next++;
  next += sentence.phraseAt(next, alternatives);
  if (next === at) return null;
  // "Alérgico a la leche y a los huevos".
  const repeated = isBarred && repeating.has(sentence.tokens[next]?.folded ?? "") ? 1 : 0;
  const again =
    repeated || sentence.phraseAt(next, (words) => words.denied) || sentence.phraseAt(next, (words) => words.without);
  // "I'm allergic to fish, which cat food is there?" asks for that.
  if (asking.has(sentence.tokens[next]?.folded ?? "")) return null;
  // A comma alone leads to anything: "not red, under 20 €, for children".
  const isBareComma = next === at + 1 && again === 0 && sentence.tokens[at]!.folded === ",";
  if (isBareComma && !goesOnAsList(sentence, next, isBarred)) return null;
  const isNew = again === 0 && sentence.phraseAt(next, articles) > 0;
  if (isNew) return null;
  const thing = next + again;
  return sentence.tokens[thing]?.folded === lead ? thing + 1 : thing;
}

/**
 * Whether the thing behind a comma goes on as a list, with "or", another comma or its end behind it. "I'm allergic to soy, eye
 * drops" asks for these, and "to wool, goose feathers and nickel" for nothing: in doubt somebody can't have it.
 */
function goesOnAsList(sentence: Sentence, at: number, isBarred: boolean): boolean {
  const named = namedFrom(sentence, at);
  if (!named) return false;
  const { from, to } = named;
  const isListed = sentence.phraseAt(to, alternatives) > 0;
  const isBeforeComma = sentence.tokens[to]?.folded === "," && (isBarred || isContained(sentence, from, to));
  const head = sentence.tokens[headOf(sentence, { from, to })]!;
  if (isBarred && isEnd(sentence, to) && isDish(head.folded)) return false;
  if (isBarred && isEnd(sentence, to) && isSoughtBehind(sentence, at - 1, { from, to })) return false;
  if (isBarred && areGoods(sentence, from, to))
    return (isListed || isBeforeComma) && !isCalledGoods(sentence, from, to);
  return isListed || isBeforeComma || isEnd(sentence, to);
}

/** What is named, and where it ends: "a red one" names red. */
function namedFrom(sentence: Sentence, start: number, isBarred = false): (Run & { end: number }) | null {
  let from = start;
  while (isIdle(sentence, from)) from++;
  from = pastKind(sentence, from, start);
  while (isIdle(sentence, from)) from++;
  let to = Math.max(from, knownUpTo(sentence, from));
  // "Can someone allergic to milk eat it?"
  const isOver = (at: number): boolean =>
    denialAt(sentence, at) !== null ||
    fromOf.has(sentence.tokens[at]!.folded) ||
    (isBarred && sentence.phraseAt(at, (words) => words.using) > 0);
  while (to - from < MOST_WORDS && isName(sentence, to) && (to === from || !isOver(to))) to++;
  const end = to;
  while (to - from > 1 && saysNothing.some((pick) => sentence.phraseAt(to - 1, pick) === 1)) to--;
  return to > from ? { from, to, end } : null;
}

/** What may stand behind a name and is none of it: "the Acme brand", "a red one". */
const saysNothing: Pick[] = [(words) => words.wanting, (words) => words.kindBehind];

/** Where a name of several words ends that has others than such in it: "fruits à coque". */
function knownUpTo(sentence: Sentence, from: number): number {
  for (let to = Math.min(sentence.tokens.length, from + LONGEST); to > from + 1; to--)
    if (!sentence.isTaken.slice(from, to).includes(true) && isKnownThing(sentence, from, to)) return to;
  return from;
}

/**
 * "No bag from Acme or Orlo" is a bag, and from neither. Of "a bag, no leather from cows" it is the leather that shall not be,
 * as of what is in goods and never is all that is sought; but "no coffee from Brazil" is coffee.
 */
function makersBehind(sentence: Sentence, at: number, { from, to }: Run): (Run & { end: number })[] {
  const lead = sentence.tokens[to]?.folded ?? "";
  const isNamed = isNamedElsewhere(sentence, { from: at, to: sentence.tokens.length });
  const isSought = isContained(sentence, from, to)
    ? isFromCountry(sentence, to) && (!isNamed || isSaidBefore(sentence, { from, to }, at))
    : !isNamed;
  const makers: (Run & { end: number })[] = [];
  for (let next: number | null = fromOf.has(lead) && isSought ? to + 1 : null; next !== null;) {
    const maker = namedFrom(sentence, next);
    if (!maker) break;
    makers.push(maker);
    next = joinedTo(sentence, maker.end, { lead, isBarred: false });
  }
  return makers;
}

/** "From Brazil", "aus den Niederlanden". */
function isFromCountry(sentence: Sentence, at: number): boolean {
  if (!fromOf.has(sentence.tokens[at]?.folded ?? "")) return false;
  const named = namedFrom(sentence, at + 1);
  return named !== null && isCountry(sentence.tokens.slice(named.from, named.to).map(({ folded }) => folded));
}

/** "Coffee, but no coffee from Brazil". */
const isSaidBefore = ({ tokens }: Sentence, { from, to }: Run, at: number): boolean =>
  tokens.slice(0, at).some(({ folded }) => tokens.slice(from, to).some((one) => one.folded === folded));

const headOf = ({ namesFirst }: Sentence, { from, to }: Run): number => (namesFirst ? from : to - 1);

/** "A not red mug" is still one: the mug stays, red it shall not be. Null: all that is named shall not be. */
function goodsIn(sentence: Sentence, at: number, { from, to }: Run): number | null {
  if (to - from < 2) return null;
  const place = headOf(sentence, { from, to });
  const { folded } = sentence.tokens[place]!;
  const isRepeated = sentence.tokens.some((other, i) => other.folded === folded && (i < at || i >= to));
  return isRepeated || !isNamedElsewhere(sentence, { from: at, to }) ? place : null;
}

const wireless: Pick = (words) => words.wireless;
const rhetorical: Pick = (words) => words.rhetorical;
