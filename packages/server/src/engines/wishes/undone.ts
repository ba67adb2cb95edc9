import { wordsIn } from "../wording/fold.ts";
import { namesSaidBy } from "../wording/goods/names-said.ts";
import type { Run } from "./free-of.ts";
import { articles, isIdle, isName, MOST_WORDS } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";

/** "No" in languages that put it before verbs as well as before things. */
const nots = wordsIn("no non não");
/** What a clause begins with in which a verb follows that: "que no haga ruido", "se non arriva". */
const opening = wordsIn("que che si se cuando quando porque perché aunque embora");
/** Who is meant right before a verb: "no me queda". Those that are articles, too, tell nothing. */
const pronouns = wordsIn("me te se nos os le les mi ti si ci vi gli lhe lhes");
/** What French says before a verb and behind it. */
const [before, behind] = [wordsIn("ne n"), wordsIn("pas plus jamais")];
const REACH = 3;

/**
 * What is not done, from a "not" on: "si no me queda" tells of no thing that shall not be, and "que no use leche" of milk.
 * Null: none is said to be undone.
 */
export function undoneAt(sentence: Sentence, at: number): { things: Run[]; to: number } | null {
  const folded = (place: number): string => sentence.tokens[place]?.folded ?? "";
  const isLone =
    sentence.phraseAt(at, (words) => words.denied) === 1 && sentence.phraseAt(at, (words) => words.noneOf) === 0;
  if (!isLone) return null;
  const isBehind = behind.has(folded(at)) && hasBefore(sentence, at);
  // "Ne doit pas être rouge" is of red.
  if (isBehind && !isBeing(sentence, at + 1)) return undone(sentence, at, at + 1);
  if (!nots.has(folded(at))) return null;
  const verb = pronouns.has(folded(at + 1)) ? at + 2 : at + 1;
  const isOfVerb = verb === at + 2 || opening.has(folded(at - 1));
  return isOfVerb && isName(sentence, verb) ? undone(sentence, at, verb + 1) : null;
}

const hasBefore = ({ tokens }: Sentence, at: number): boolean =>
  tokens.slice(Math.max(0, at - REACH), at).some(({ folded }) => before.has(folded));

const isBeing = (sentence: Sentence, at: number): boolean =>
  isIdle(sentence, at) && sentence.phraseAt(at, articles) === 0;

/** What is done with a known thing, "use leather", is of that. */
function undone(sentence: Sentence, at: number, behindVerb: number): { things: Run[]; to: number } {
  let from = behindVerb;
  while (isIdle(sentence, from)) from++;
  let to = from;
  while (to - from < MOST_WORDS && isName(sentence, to)) to++;
  for (let end = to; end > from; end--)
    if (isSurely(sentence, from, end)) return { things: [{ from, to: end }], to: end };
  return { things: [], to: to > from ? to : Math.max(at + 1, behindVerb) };
}

const isSurely = ({ tokens }: Sentence, from: number, to: number): boolean =>
  namesSaidBy(tokens.slice(from, to).map(({ folded }) => folded)).some(
    ({ thing, isAmbiguous }) => !isAmbiguous && (thing.isEaten || thing.isIngredient),
  );
