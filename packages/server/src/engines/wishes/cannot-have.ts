import { wordsIn } from "../wording/fold.ts";
import { LONGEST, namesSaidBy } from "../wording/goods/names-said.ts";
import { phraseAt } from "../wording/phrase-set.ts";
import type { Thing } from "../wording/goods/things.ts";
import { keepsOffAt } from "./eats-not.ts";
import { alternatives, isEnd, isIdle, isKnownThing, isName, MOST_WORDS } from "./named-things.ts";
import { isBodyReacting } from "./reacting.ts";
import type { Pick, Sentence } from "./sentence.ts";
import { said } from "./words/wish-words.ts";

/** "Without traces of nuts". */
const withoutTraces = said(`
  [that | which] (don t | doesn t | do not | does not) (contain | have | include) [any] (trace | traces) of;
  (without | with no | no | not even | free of | free from | not contain | t contain | not have | t have) [any | even | even any] (trace | traces) of;
  (ohne | keine | keinerlei | frei von | auch keine) [auch nur | jegliche] Spuren (von | an);
  (sans | pas de | sans aucune | sans la moindre | sans même des | aucune | ni | pas) (trace | traces) (de | d | du | des);
  (sin | ni | no contenga | no contengan | no contiene | no lleve | no tenga) [siquiera | ni siquiera] (traza | trazas) (de | del);
  (senza | no | nessuna | non contenga | non contengano | non contiene | non abbia) [nemmeno | neppure | neanche] (traccia | tracce) (di | del | della | dei | delle);
  (sem | nem | não contenha | não contenham | não contém | não tenha) [sequer | nem sequer] (vestígios | traços | resquícios) (de | do | da | dos | das);
  (zonder | geen | vrij van) [zelfs maar | ook maar] (spoor | sporen) van
`);
/** What leaves marks on things, or wears them. */
const marks = wordsIn(
  "finger fingers fingerprint fingerprints streak streaks smear smears use usage wear scratches limescale rust paint fingern fingerabdrücken gebrauch benutzung nutzung abnutzung verschleiß kratzern kalk rost schlieren streifen doigt doigts empreintes usure utilisation usage calcaire rouille rayures dedo dedos huellas uso desgaste cal óxido arañazos dita impronte usura utilizzo calcare ruggine graffi impressões calcário ferrugem riscos vingers vingerafdrukken gebruik slijtage kalkaanslag roest krassen strepen",
);

const tracesOf = said(`
  [any] (trace | traces) of; Spuren (von | an); [des | de] (trace | traces) (de | d | du | des); (traza | trazas) (de | del);
  (traccia | tracce) (di | del | della | dei | delle); (vestígios | traços | resquícios) (de | do | da | dos | das); (spoor | sporen) van
`);

/** In words, with what it is of: "that do not have any traces of nuts". */
const LONGEST_OF_TRACES = 12;

/** Where a sentence wishes for no traces of what follows, and of what that is: in goods, a mark on them, or anything. Null: it does not. */
export function tracesAt(sentence: Sentence, at: number): { length: number; of: "ingredient" | "mark" | null } | null {
  const words = sentence.tokens.slice(at, at + LONGEST_OF_TRACES).map(({ folded }) => folded);
  const picks: Pick[] = [({ without }) => without, ({ noneOf }) => noneOf, (one) => one.denied];
  const denied = Math.max(...picks.map((pick) => sentence.phraseAt(at, pick)));
  const behind = denied > 0 ? phraseAt(words, denied, tracesOf) : 0;
  const length = Math.max(phraseAt(words, 0, withoutTraces), behind > 0 ? denied + behind : 0);
  if (length === 0) return null;
  const isMark = marks.has(words[length] ?? "");
  return { length, of: isMark ? "mark" : isOfIngredient(sentence, at + length) ? "ingredient" : null };
}

/** In how many tokens a sentence says how clean a thing is, "without traces of fingers"; 0: it does not. */
export function cleanAt(sentence: Sentence, at: number): number {
  const traces = tracesAt(sentence, at);
  return traces?.of === "mark" ? traces.length : 0;
}

/** In how many tokens a sentence says that somebody can't have what follows, "allergic to", "can't have"; 0: it does not. */
export function barredAt(sentence: Sentence, at: number): number {
  // Whoever minds traces of a thing can't have it.
  const traces = tracesAt(sentence, at);
  if (traces?.of === "ingredient") return traces.length;
  const reacting = sentence.phraseAt(at, (words) => words.reactsTo);
  const isBarring = reacting > 0 && (isOfIngredient(sentence, at + reacting) || isBodyReacting(sentence, at, reacting));
  if (isBarring) return reacting;
  const keeps = keepsOffAt(sentence, at);
  if (keeps > 0) return keeps;
  const cannot = sentence.phraseAt(at, (words) => words.cannotHave);
  return cannot > 0 && isOfThing(sentence, at + cannot) ? cannot : sentence.phraseAt(at, (words) => words.allergic);
}

/** Whether what follows is in goods, a scent too: "my skin reacts to perfume". */
const isOfIngredient = ({ tokens }: Sentence, at: number): boolean =>
  Array.from({ length: LONGEST }, (_, more) => tokens.slice(at, at + more + 1).map(({ folded }) => folded)).some(
    (words) => namesSaidBy(words).some(({ thing }) => thing.isIngredient || thing.isEaten || isScent(thing)),
  );

/** Whether a thing is a scent. */
export const isScent = ({ names }: Thing): boolean =>
  names.en.some(({ text }) => text === "scent" || text === "fragrance");

/** Whether a thing follows that somebody can't have: a known one, or a single word, and neither "a refund" nor "it delivered". */
function isOfThing(sentence: Sentence, at: number): boolean {
  let from = at;
  while (isIdle(sentence, from)) from++;
  let to = from;
  while (to - from < MOST_WORDS && isName(sentence, to)) to++;
  const goesOn = sentence.tokens[to]?.folded === "," || sentence.phraseAt(to, alternatives) > 0;
  const isBare = from === at && to === at + 1 && (goesOn || isEnd(sentence, to));
  const isKnown = (end: number): boolean => end > from && isKnownThing(sentence, from, end);
  // "Kip kan": a verb may stand behind it.
  return isBare || (to > from && isKnownThing(sentence, to - 1, to)) || isKnown(to) || isKnown(to - 1);
}
