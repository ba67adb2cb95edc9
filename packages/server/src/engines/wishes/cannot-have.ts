import { LONGEST, namesSaidBy } from "../wording/goods/names-said.ts";
import { phraseAt } from "../wording/phrase-set.ts";
import type { Thing } from "../wording/goods/things.ts";
import { alternatives, isEnd, isIdle, isKnownThing, isName, MOST_WORDS } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";
import { said } from "./words/wish-words.ts";

/** Whoever minds traces of a thing can't have it: "without traces of nuts". */
const withoutTraces = said(`
  [that | which] (don t | doesn t | do not | does not) (contain | have | include) [any] (trace | traces) of;
  (without | no | not even | free of | free from | not contain | t contain | not have | t have) [any] (trace | traces) of;
  (ohne | keine | keinerlei | frei von | auch keine) Spuren (von | an);
  (sans | pas de | sans aucune | aucune | ni | pas) (trace | traces) (de | d | du | des);
  (sin | ni | no contenga | no contengan | no contiene | no lleve | no tenga) (traza | trazas) (de | del);
  (senza | no | nessuna | non contenga | non contengano | non contiene | non abbia) (traccia | tracce) (di | del | della | dei | delle);
  (sem | nem | não contenha | não contenham | não contém | não tenha) (vestígios | traços | resquícios) (de | do | da | dos | das);
  (zonder | geen | vrij van) (spoor | sporen) van
`);

/** In how many tokens a sentence says that somebody can't have what follows, "allergic to", "can't have"; 0: it does not. */
export function barredAt(sentence: Sentence, at: number): number {
  const traces = phraseAt(
    sentence.tokens.map(({ folded }) => folded),
    at,
    withoutTraces,
  );
  if (traces > 0) return traces;
  const reacting = sentence.phraseAt(at, (words) => words.reactsTo);
  if (reacting > 0 && isOfIngredient(sentence, at + reacting)) return reacting;
  const cannot = sentence.phraseAt(at, (words) => words.cannotHave);
  return cannot > 0 && isOfThing(sentence, at + cannot) ? cannot : sentence.phraseAt(at, (words) => words.allergic);
}

/** Whether what follows is in goods, a scent too: "my skin reacts to perfume". */
const isOfIngredient = ({ tokens }: Sentence, at: number): boolean =>
  Array.from({ length: LONGEST }, (_, more) => tokens.slice(at, at + more + 1).map(({ folded }) => folded)).some(
    (words) => namesSaidBy(words).some(({ thing }) => thing.isIngredient || thing.isEaten || isScent(thing)),
  );

const isScent = ({ names }: Thing): boolean => names.en.some(({ text }) => text === "scent" || text === "fragrance");

/** Whether a thing follows that somebody can't have: a known one, or a single word, and neither "a refund" nor "it delivered". */
function isOfThing(sentence: Sentence, at: number): boolean {
  let from = at;
  while (isIdle(sentence, from)) from++;
  let to = from;
  while (to - from < MOST_WORDS && isName(sentence, to)) to++;
  const goesOn = sentence.tokens[to]?.folded === "," || sentence.phraseAt(to, alternatives) > 0;
  const isBare = from === at && to === at + 1 && (goesOn || isEnd(sentence, to));
  return isBare || (to > from && (isKnownThing(sentence, to - 1, to) || isKnownThing(sentence, from, to)));
}
