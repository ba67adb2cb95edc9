import { notIncluded } from "../wording/not-included.ts";
import type { SaidBefore } from "./free-of.ts";
import { namedFrom } from "./named-from.ts";
import { hasCases, isCalledGoods, isEnd, isIdle, isKnownThing, isName } from "./named-things.ts";
import type { Pick, Sentence } from "./sentence.ts";
import { said } from "./words/wish-words.ts";

/** What says behind a thing, at the end of what is said of it, that it shall not be. */
const excluded = said(`
  excluded; ausgeschlossen; ausgenommen; exclu; exclue; exclus; exclues; excluido; excluida; excluidos; excluidas;
  escluso; esclusa; esclusi; escluse; excluído; excluída; excluídos; excluídas; uitgesloten; uitgezonderd
`);
/** What stands before a thing and what behind it, where somebody does not like it: "ich mag Acme nicht". */
const around: readonly [before: Pick, behind: Pick][] = (
  [
    ["(ich | wir) (mag | mögen); mag ich", "nicht [mehr | so]"],
    ["(ich | wir) (kann | können); kann ich", "nicht (leiden | ausstehen | ab)"],
    ["(ik | wij | we) (vind | vinden); vind ik", "niet (leuk | mooi | goed | fijn)"],
    ["(ik | wij | we) (kan | kunnen); kan ik", "niet (uitstaan | luchten)"],
  ] as const
).map((phrases) => {
  const [before, behind] = phrases.map(said);
  return [() => before, () => behind];
});

/** "Acme excluded", "Acme lamps excluded", "batteries not included" and "ich mag Acme nicht"; "is it excluded?" asks. */
export function leftOutAt(sentence: Sentence, at: number): SaidBefore | null {
  for (const [before, behind] of around) {
    const lead = sentence.phraseAt(at, before);
    const named = lead > 0 ? namedFrom(sentence, at + lead) : null;
    const end = named ? named.end + sentence.phraseAt(named.end, behind) : 0;
    if (named && end > named.end && isOver(sentence, end)) return { things: [named], to: end, isBarred: false };
  }
  // Delivery is in no goods.
  const isService = sentence.phraseAt(at, (words) => words.freeElse) > 0;
  if (isService || !isName(sentence, at) || isIdle(sentence, at - 1)) return null;
  const thing = { from: at, to: at + 1 };
  const missing = sentence.phraseAt(thing.to, () => notIncluded);
  // Turkish says it before the goods.
  if (missing > 0 && (hasCases(sentence) || isOver(sentence, thing.to + missing)))
    return { things: [thing], to: thing.to + missing, isBarred: false };
  const isOfMaker = !isKnownThing(sentence, at, thing.to) && isCalledGoods(sentence, thing.to, thing.to + 1);
  const to = thing.to + Number(isOfMaker);
  const end = to + sentence.phraseAt(to, () => excluded);
  if (end === to || !isOver(sentence, end)) return null;
  return { things: [thing], to: end, isBarred: false, ...(isOfMaker && { kept: thing.to }) };
}

const isOver = (sentence: Sentence, at: number): boolean =>
  isEnd(sentence, at + sentence.phraseAt(at, (words) => words.polite)) || sentence.tokens[at]?.folded === ",";
