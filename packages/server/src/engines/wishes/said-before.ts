import { isCaseEnding } from "../wording/case-ending.ts";
import { allergenIn, asksForHelp, isKnownAllergen } from "./allergens.ts";
import type { Run, SaidBefore } from "./free-of.ts";
import { alternatives, isKnownThing, isName } from "./named-things.ts";
import { partBehind } from "./part-of-thing.ts";
import type { Sentence } from "./sentence.ts";
import { said } from "./words/wish-words.ts";

/** "Eser miktarda fındık içermeyen", "fındık izi içermeyen": whoever minds traces of a thing can't have it. */
const tracesOf = said("eser miktarda [bile | dahi | da]; iz miktarda [bile | dahi | da]");
const tracesBehind = said(
  "(izi | izleri | kalıntısı | kalıntıları) [bile | dahi] (içermeyen | içermesin | olmayan | olmasın | bulunmayan | taşımayan)",
);

/** "Deri veya süet olmayan", "nut allergy": what says it stands behind. */
export function saidBefore(sentence: Sentence, start: number): SaidBefore | null {
  const traces = sentence.phraseAt(start, () => tracesOf);
  const at = start + traces;
  if (!isName(sentence, at)) return null;
  if (sentence.endsInPhrase(at, (words) => words.allergicBehind)) {
    const isThing = mayBeAllergen(sentence, at);
    return isThing ? { things: [{ from: at, to: at + 1 }], to: at + 1, isBarred: true } : null;
  }
  const things: Run[] = [{ from: at, to: at + 1 }];
  let end = at + 1;
  for (let joined = sentence.phraseAt(end, alternatives); joined > 0; joined = sentence.phraseAt(end, alternatives)) {
    if (!isName(sentence, end + joined)) return null;
    things.push({ from: end + joined, to: end + joined + 1 });
    end += joined + 1;
  }
  end += sentence.phraseAt(end, (words) => words.kindBehind);
  if (sentence.phraseAt(end, (words) => words.withoutBehind) === 0) end = pastCase(sentence, end);
  const ofTraces = sentence.phraseAt(end, () => tracesBehind);
  if (ofTraces > 0 && things.every(({ from, to }) => isKnownThing(sentence, from, to)))
    return { things, to: end + ofTraces, isBarred: true };
  const behind = sentence.phraseAt(end, (words) => words.withoutBehind);
  if (behind > 0) return { things, to: end + behind, isBarred: traces > 0 };
  const hyphen = sentence.tokens[end]?.folded === "-" ? 1 : 0;
  const part = partBehind(sentence, end);
  if (part > 0) return { things, to: end + part, isBarred: true };
  const allergic = sentence.phraseAt(end + hyphen, (words) => words.allergicBehind);
  // "My allergies" names nothing, and "allergy tablets" are goods.
  const isAlone = things.length === 1 && !isName(sentence, end + hyphen + allergic);
  const isThing =
    things.every(({ from, to }) => isKnownThing(sentence, from, to)) || (isAlone && mayBeAllergen(sentence, at));
  return allergic > 0 && isThing ? { things, to: end + hyphen + allergic, isBarred: true } : null;
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
