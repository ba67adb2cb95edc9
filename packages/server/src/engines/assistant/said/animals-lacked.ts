import { isAnimalAt } from "../../wishes/parties.ts";
import { phraseAt } from "../../wording/phrase-set.ts";
import { clausesOf, type Clause } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import type { HeardTurn } from "./heard-turn.ts";

/**
 * A message without the clause that says which animals somebody has not, "lavender oil, we don't have a cat": that wishes for nothing
 * without cats, and for nothing that is harmless to them. Null: none is said, or nothing else.
 */
export function withoutAnimalsLacked({ given: { question }, language: { words } }: HeardTurn): string | null {
  const clauses = clausesOf(question);
  const at = clauses.findIndex((clause) => saysLacking(clause, words));
  if (at < 0 || clauses.length < 2) return null;
  const next = clauses[at + 1];
  const before = question.slice(0, clauses[at]!.starts[0]).replace(/[\s,;:–—-]+$/u, "");
  const rest = next ? question.slice(next.starts[0]) : "";
  return [before, rest].filter(Boolean).join(before && rest ? ", " : "");
}

/**
 * Whether a clause says that, and nothing else: not "I have a dog and no cat", which says what he has, nor "you have nothing for
 * cats?", which asks for it.
 */
function saysLacking({ words: said }: Clause, { shop: { lacks }, wishes, either }: Words): boolean {
  const lengthOf = (...phrases: (typeof lacks.here)[]): ((at: number) => number) => {
    return (at) => Math.max(...phrases.map((one) => phraseAt(said, at, one)));
  };
  const [denial, none, here] = [lengthOf(lacks.before, lacks.behind), lengthOf(lacks.none), lengthOf(lacks.here)];
  const small = lengthOf(wishes.articles, either);
  let [isDenied, hasNone, isHere, hasAnimal] = [false, false, false, false];
  for (let at = 0; at < said.length;) {
    const isAnimal = isAnimalAt(said, at);
    const lengths = [denial(at), none(at), here(at), Number(isAnimal), small(at)];
    const length = Math.max(...lengths);
    if (length === 0) return false;
    isDenied ||= lengths[0] === length;
    hasNone ||= lengths[1] === length;
    isHere ||= lengths[2] === length;
    hasAnimal ||= isAnimal;
    at += length;
  }
  return hasAnimal && (isDenied || (hasNone && isHere));
}
