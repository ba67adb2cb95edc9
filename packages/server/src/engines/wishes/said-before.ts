import { isCaseEnding } from "../wording/case-ending.ts";
import { fold } from "../wording/fold.ts";
import { LONGEST } from "../wording/goods/names-said.ts";
import { heldIn, nounIn } from "../wording/goods/turkish-cases.ts";
import { allergicBehind } from "./allergic-behind.ts";
import { allergenIn, asksForHelp, isKnownAllergen } from "./allergens.ts";
import type { Run, SaidBefore } from "./free-of.ts";
import { alternatives, hasCases, isContained, isKnownThing, isName } from "./named-things.ts";
import { kindBefore } from "./made-of.ts";
import { animals, partBehind, withoutFlour } from "./part-of-thing.ts";
import type { Sentence } from "./sentence.ts";
import { said } from "./words/wish-words.ts";

/** "Eser miktarda fındık içermeyen", "fındık izi içermeyen": whoever minds traces of a thing can't have it. */
const tracesOf = said("eser miktarda [bile | dahi | da]; iz miktarda [bile | dahi | da]");
const tracesBehind = said(
  "(izi | izleri | kalıntısı | kalıntıları) [bile | dahi] (içermeyen | içermesin | olmayan | olmasın | bulunmayan | taşımayan)",
);

/** The same of what is minded where goods have it in them: "glutene duyarlıyım", and no light that somebody is sensitive to. */
const minding = said(
  "[karşı] (duyarlıyım | duyarlı | hassasım | hassas) [olan]; (hassasiyetim | hassasiyeti | duyarlılığım | duyarlılığı) [olan]; (kaçınıyorum | kaçınmalıyım | kaçınan); uzak (duruyorum | durmalıyım | duran); (uzak durmam | kaçınmam) (lazım | gerek | gerekiyor)",
);
/** Turns it around: "fındığa alerjim yok". */
const notSo = said("yok; yoktur; değil; değilim; bulunmuyor");

/** "Deri veya süet olmayan", "nut allergy", "fındığa alerjim": what says it stands behind. */
export function saidBefore(sentence: Sentence, start: number): SaidBefore | null {
  const led = allergicBehind(sentence, start);
  if (led) return led;
  const traces = sentence.phraseAt(start, () => tracesOf);
  const at = start + traces;
  if (!isName(sentence, at)) return null;
  if (sentence.endsInPhrase(at, (words) => words.allergicBehind)) {
    const isThing = mayBeAllergen(sentence, at);
    return isThing ? { things: [{ from: at, to: at + 1 }], to: at + 1, isBarred: true } : null;
  }
  const having = havingIt(sentence, at);
  if (having) return having;
  const things = thingsFrom(sentence, at);
  if (things.length === 0) return leadingNowhere(sentence, at);
  const barred = things.map((thing) => withoutFlour(sentence, withoutAnimal(sentence, thing)));
  const isKnown = barred.every((thing) => isKnownInAnyCase(sentence, thing));
  let end = things.at(-1)!.to;
  end += sentence.phraseAt(end, (words) => words.kindBehind);
  if (sentence.phraseAt(end, (words) => words.withoutBehind) === 0) end = pastCase(sentence, end);
  const ofTraces = sentence.phraseAt(end, () => tracesBehind);
  if (ofTraces > 0 && isKnown) return { things: barred, to: end + ofTraces, isBarred: true };
  const behind = sentence.phraseAt(end, (words) => words.withoutBehind);
  if (behind > 0) return { things: traces > 0 ? barred : things, to: end + behind, isBarred: traces > 0 };
  const hyphen = sentence.tokens[end]?.folded === "-" ? 1 : 0;
  const part = partBehind(sentence, end);
  if (part > 0) return { things, to: end + part, isBarred: true };
  const minded = isKnown && hasCases(sentence) ? sentence.phraseAt(end, () => minding) : 0;
  const reacting = sentence.phraseAt(end + hyphen, (words) => words.allergicBehind);
  // "Nut allergic" says it as "nut allergy" does, and "dog, allergic to nuts" says it of what follows.
  const adjective = sentence.phraseAt(end + hyphen, (words) => words.reactsTo);
  if (sentence.phraseAt(end + hyphen, (words) => words.allergic) > 0) return leadingNowhere(sentence, at);
  const to = Math.max(end + minded, reacting > 0 ? end + hyphen + reacting : 0);
  if (to === end) return leadingNowhere(sentence, at, ...things.map(({ from }) => from));
  const not = sentence.phraseAt(to, () => notSo);
  if (not > 0) return { things: [], to: to + not, isBarred: true };
  // "My allergies" names nothing, and "allergy tablets" are goods.
  const isAlone = things.length === 1 && !isName(sentence, to);
  const isThing =
    adjective > 0
      ? barred.every((thing) => isContained(sentence, thing.from, thing.to))
      : minded > 0 || isKnown || (isAlone && mayBeAllergen(sentence, at));
  return isThing ? { things: barred, to, isBarred: true } : null;
}

/** "Fındıklı bar olmasın" is a bar, and without hazelnuts. Null: it says no such thing. */
function havingIt(sentence: Sentence, at: number): SaidBefore | null {
  const isHeld = hasCases(sentence) && isName(sentence, at + 1) && heldIn(sentence.textOf(at, at + 1)) !== null;
  const behind = isHeld ? sentence.phraseAt(at + 2, (words) => words.withoutBehind) : 0;
  return behind > 0 ? { things: [{ from: at, to: at + 1 }], to: at + 2 + behind, isBarred: false, kept: at + 1 } : null;
}

/** Where lists begin, or go on, behind which nothing is said of them: from each of its things, a list would be read to its end again. */
const nowhere = new WeakMap<Sentence, Set<number>>();

function leadingNowhere(sentence: Sentence, ...starts: number[]): null {
  const known = nowhere.get(sentence) ?? new Set();
  for (const start of starts) known.add(start);
  nowhere.set(sentence, known);
  return null;
}

/** The things that are joined from one on, a known one in all its words: "yer fıstığına ve süte". None: something else is joined. */
function thingsFrom(sentence: Sentence, at: number): Run[] {
  const things = [thingAt(sentence, at)];
  for (;;) {
    const { to } = things.at(-1)!;
    const joined = sentence.phraseAt(to, alternatives) || commaIn(sentence, things.at(-1)!);
    if (joined === 0) return things;
    if (!isName(sentence, to + joined) || nowhere.get(sentence)?.has(to + joined)) {
      leadingNowhere(sentence, ...things.map(({ from }) => from));
      return [];
    }
    things.push(thingAt(sentence, to + joined));
  }
}

function thingAt(sentence: Sentence, from: number): Run {
  const kind = hasCases(sentence) ? kindBefore(sentence, from) : null;
  if (kind !== null) return kind;
  for (let to = from + LONGEST; to > from + 1; to--) {
    const isOfNames = Array.from({ length: to - from }, (_, i) => from + i).every((at) => isName(sentence, at));
    if (isOfNames && isKnownInAnyCase(sentence, { from, to })) return { from, to };
  }
  return { from, to: from + 1 };
}

/** Whoever is allergic to cow's milk is to milk. */
const withoutAnimal = ({ tokens }: Sentence, one: Run): Run =>
  one.to - one.from === 2 && animals.has(tokens[one.from]!.folded) && !one.called
    ? { from: one.from + 1, to: one.to }
    : one;

const isKnownInAnyCase = (sentence: Sentence, { from, to }: Run): boolean =>
  isKnownThing(sentence, from, to) || (hasCases(sentence) && nounIn(sentence.textOf(from, to)) !== null);

/** Where a list goes on over a comma, in tokens: "süte, yumurtaya ve fındığa alerjim var", for what is sought has no ending of case. */
function commaIn(sentence: Sentence, { from, to }: Run): number {
  if (sentence.tokens[to]?.folded !== "," || !hasCases(sentence)) return 0;
  const written = sentence.textOf(from, to);
  const noun = nounIn(written);
  return noun !== null && fold(noun) !== fold(written) ? 1 : 0;
}

/** "Brezilya'dan olmasın" is of Brazil. */
function pastCase({ text, tokens }: Sentence, at: number): number {
  const next = tokens[at];
  return next?.isGlued && isCaseEnding(text, next.start, next.folded) ? at + 1 : at;
}

/** What helps against "Hausstauballergie" tells of dust, and what helps against any other may tell of that. */
function mayBeAllergen(sentence: Sentence, at: number): boolean {
  const thing = sentence.textOf(at, at + 1);
  const isKnown = isKnownThing(sentence, at, at + 1) || isKnownAllergen(thing);
  return allergenIn(thing) !== null && (isKnown || !asksForHelp(sentence.tokens.map(({ folded }) => folded)));
}
