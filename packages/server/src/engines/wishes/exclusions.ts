import { withoutCase } from "../wording/goods/turkish-cases.ts";
import { isCountry } from "../wording/names-of-countries.ts";
import { notIncluded } from "../wording/not-included.ts";
import { allergenIn } from "./allergens.ts";
import { fromOf } from "./called-by-kind.ts";
import { barredAt, cleanAt } from "./cannot-have.ts";
import { contentsOf } from "./contents-of-goods.ts";
import { denialAt, type Denial } from "./denial-at.ts";
import { borneBadlyAt, givingUp, nots } from "./eats-not.ts";
import { freeBehind, type Run } from "./free-of.ts";
import { joinedTo } from "./joined-things.ts";
import { justTheName } from "./just-the-name.ts";
import { lackingAt } from "./lacking.ts";
import { asMadeOf, pastWhere } from "./made-of.ts";
import { isNamedElsewhere } from "./named-elsewhere.ts";
import { namedFrom, type Named } from "./named-from.ts";
import { leftOutAt } from "./left-out.ts";
import { hasCases, headOf, isContained, isEnd } from "./named-things.ts";
import { isNoThing } from "./no-things.ts";
import { notFromAt } from "./not-from.ts";
import { thingsOf } from "./part-of-thing.ts";
import { saidBefore } from "./said-before.ts";
import type { Pick, Sentence } from "./sentence.ts";
import { undoneAt } from "./undone.ts";
import type { Filter } from "./wish.ts";
import type { WishWords } from "./words/wish-words.ts";

/**
 * Reads what shall not be, "without leather or suede", "die nicht rot ist", "deri olmasın", and takes it out. What is denied
 * is never left among the words, where it would be searched for.
 */
export function readExclusions(sentence: Sentence, languages: readonly WishWords[]): Filter[] {
  const found: Filter[] = [];
  const exclude = ({ from, to, called }: Run, isBarred: boolean, mayNameBrand?: string): void => {
    const isJoined = to === from + 1 && sentence.endsInPhrase(from, (words) => words.allergicBehind);
    const named = called ?? sentence.textOf(from, to).replace(/['’]$/, "");
    const said = hasCases(sentence) ? withoutCase(named, isBarred) : named;
    const value = isJoined || (isBarred && to === from + 1) ? (allergenIn(said) ?? said) : said;
    const lasts = (isBarred || isJoined) && { lasts: true as const };
    found.push({ field: "words", op: "not", value, ...lasts, ...(mayNameBrand !== undefined && { mayNameBrand }) });
  };
  for (let at = 0; at < sentence.tokens.length; at++) {
    if (sentence.isTaken[at]) continue;
    const passed = cleanAt(sentence, at) || Math.max(...sayingNothing.map((pick) => sentence.phraseAt(at, pick)));
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
    const origin = notFromAt(sentence, at);
    if (origin) {
      for (const one of origin.countries) exclude(one, false);
      sentence.takeOut(origin.from, pastPolite(sentence, origin.to));
      at = origin.to - 1;
      continue;
    }
    const undone = barredAt(sentence, at) === 0 ? undoneAt(sentence, at) : null;
    if (undone) {
      for (const one of undone.things) exclude(one, false);
      sentence.takeOut(at, undone.to);
      at = undone.to - 1;
      continue;
    }
    const behind =
      freeBehind(sentence, at) ??
      saidBefore(sentence, at) ??
      borneBadlyAt(sentence, at) ??
      (barredAt(sentence, at) === 0 ? leftOutAt(sentence, at) : null);
    const denied = sentence.phraseAt(at, (words) => words.denied);
    // "I'm not allergic to nuts" wishes for nothing.
    const notBefore = denied > 0 ? saidBefore(sentence, at + denied) : null;
    if (notBefore?.isBarred) {
      sentence.takeOut(at, notBefore.to);
      at = notBefore.to - 1;
      continue;
    }
    const isNotBarred = denied > 0 && barredAt(sentence, at + denied) > 0;
    const start = isNotBarred ? at + denied : at;
    const denial = denialAt(sentence, start);
    if (behind) {
      const said = behind.mayBeBrand && sentence.textOf(at, behind.to);
      for (const one of behind.things) exclude(one, behind.isBarred, said);
      takeOutBut(behind.kept === undefined ? null : { from: behind.kept, to: behind.kept + 1 }, sentence, {
        from: at,
        to: pastPolite(sentence, behind.to),
      });
      at = behind.to - 1;
    } else if (denial) {
      const { things, kept, to: end } = saidAfter(sentence, start, denial);
      const isStuff = things.some((one) => isContained(sentence, one.from, one.to));
      const to = pastPolite(sentence, isStuff && kept === null ? pastWhere(sentence, end) : end);
      if (things.length === 0) continue;
      const own = isNotBarred ? [] : things.filter((one) => !isNoThing(sentence, at, one));
      for (const one of own) exclude(one, denial.isBarred);
      takeOutBut(kept, sentence, { from: at, to });
      at = to - 1;
    }
  }
  return found;
}

/** Takes out what is understood, but the goods in it that are sought. */
function takeOutBut(kept: Run | null, sentence: Sentence, { from, to }: Run): void {
  sentence.takeOut(from, kept?.from ?? to);
  if (kept) sentence.takeOut(kept.to, to);
}

/** What a denial is of: things that are joined, and the goods themselves where they are named with it. */
function saidAfter(
  sentence: Sentence,
  at: number,
  { length, mayName, isBarred }: Denial,
): { things: Run[]; kept: Run | null; to: number } {
  const things: Run[] = [];
  let kept: Run | null = null;
  let to = at + length;
  const lead = sentence.tokens[to - 1]!.folded;
  for (let next: number | null = to; next !== null; next = joinedTo(sentence, to, { lead, isBarred, start: at })) {
    const all = namedFrom(sentence, next, isBarred);
    if (!all) break;
    // "No quiero zapatos rojos" names the shoes first.
    const contents = isBarred ? null : contentsOf(sentence, all);
    if (contents) {
      things.push(...contents.things);
      to = contents.end;
      if (!isNamedElsewhere(sentence, { from: at, to })) kept = { from: all.from, to: all.to };
      break;
    }
    const isOfGoods = mayName && sentence.namesFirst && goodsIn(sentence, at, all) !== null;
    const named = isOfGoods ? all : justTheName(sentence, all, isBarred);
    const goods = mayName ? goodsIn(sentence, at, named) : null;
    const makers =
      goods === null && (mayName || isFromCountry(sentence, named.to)) ? makersBehind(sentence, at, named) : [];
    if (makers.length > 0) {
      things.push(...makers);
      to = makers.at(-1)!.end;
      if (!isSaidBefore(sentence, named, at)) kept = oneAt(headOf(sentence, named));
      break;
    }
    const own = isBarred ? thingsOf(sentence, named) : asMadeOf(sentence, named);
    if (goods === null) things.push(...own.things);
    else {
      things.push(goods === named.from ? { from: goods + 1, to: named.to } : { from: named.from, to: goods });
      if (!isNamedElsewhere(sentence, { from: at, to: named.to })) kept = oneAt(goods);
    }
    to = own.end;
    if (kept !== null) break;
  }
  return { things, kept, to: pastVerb(sentence, to, isBarred) };
}

const oneAt = (at: number): Run => ({ from: at, to: at + 1 });

/** "Without nickel, please" is over behind "please". */
function pastPolite(sentence: Sentence, at: number): number {
  const from = sentence.tokens[at]?.folded === "," ? at + 1 : at;
  const end = from + sentence.phraseAt(from, (words) => words.polite);
  return end > from && isEnd(sentence, end) ? end : at;
}

/** "Die nicht rot sind" ends with a verb, and "keine Nüsse essen". */
function pastVerb(sentence: Sentence, at: number, isBarred: boolean): number {
  let end = at;
  while (sentence.phraseAt(end, (words) => words.idle) === 1) end++;
  const ending: Pick[] = [() => nots, () => givingUp, (words) => words.using];
  if (isBarred) end += Math.max(...ending.map((pick) => sentence.phraseAt(end, pick)));
  return isEnd(sentence, end) || sentence.tokens[end]!.folded === "," ? end : at;
}

/**
 * "No bag from Acme or Orlo" is a bag, and from neither. Of "a bag, no leather from cows" it is the leather that shall not be,
 * as of what is in goods and never is all that is sought; but "no coffee from Brazil" is coffee.
 */
function makersBehind(sentence: Sentence, at: number, { from, to }: Run): Named[] {
  const lead = sentence.tokens[to]?.folded ?? "";
  const isNamed = isNamedElsewhere(sentence, { from: at, to: sentence.tokens.length });
  const isSought = isContained(sentence, from, to)
    ? isFromCountry(sentence, to) && (!isNamed || isSaidBefore(sentence, { from, to }, at))
    : !isNamed;
  const makers: Named[] = [];
  for (let next: number | null = fromOf.has(lead) && isSought ? to + 1 : null; next !== null;) {
    const maker = namedFrom(sentence, next);
    if (!maker) break;
    makers.push(maker);
    next = joinedTo(sentence, maker.end, { lead, isBarred: false, start: at });
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

/** "A not red mug" is still one: the mug stays, red it shall not be. Null: all that is named shall not be. */
function goodsIn(sentence: Sentence, at: number, { from, to }: Run): number | null {
  if (to - from < 2) return null;
  const place = headOf(sentence, { from, to });
  const { folded } = sentence.tokens[place]!;
  const isRepeated = sentence.tokens.some((other, i) => other.folded === folded && (i < at || i >= to));
  return isRepeated || !isNamedElsewhere(sentence, { from: at, to }) ? place : null;
}

/** What denies nothing by itself: what is named by what it has not, a mere question, and "not included", of what stands before. */
const sayingNothing: Pick[] = [(words) => words.wireless, (words) => words.rhetorical, () => notIncluded];
