import { isAnimalAt } from "../../wishes/parties.ts";
import { wordsIn } from "../../wording/fold.ts";
import { clausesOf, type Clause } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import type { HeardTurn } from "./heard-turn.ts";

/** That somebody has something; Turkish "yok" says that he has not. */
const having = wordsIn(`
  have has got own keep live here haben habe hat hab gibt hier avons avez ai as a ont ici tengo tenemos tiene hay aquí ho abbiamo ha
  ci qui teniamo tenho temos tem há aqui heb hebben heeft hier yok
`);
/** Where animals are not, beside words that say nothing. */
const beside = wordsIn(`
  home house household flat any pets hause zuhause haushalt wohnung leben lebt maison appartement chez casa hogar piso
  appartamento lar thuis huis evde evimizde hiç
`);

/** "No cat but a dog" has a dog. */
const contrasting = wordsIn(
  "but only just sondern nur mais sino pero sólo ma solo bensì mas só maar alleen ama fakat sadece",
);

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

function saysLacking({ words: said }: Clause, { negations, plain }: Words): boolean {
  const isAnimal = said.map((_, at) => isAnimalAt(said, at));
  return (
    isAnimal.includes(true) &&
    said.some((word) => negations.has(word)) &&
    said.some((word) => having.has(word)) &&
    !said.some((word) => contrasting.has(word)) &&
    said.every(
      (word, at) => isAnimal[at] || negations.has(word) || having.has(word) || beside.has(word) || plain.has(word),
    )
  );
}
