import { isDish } from "../wording/goods/dishes.ts";
import type { Run } from "./free-of.ts";
import { namedFrom, type Named } from "./named-from.ts";
import { alternatives, headOf, isContained, isKnownThing } from "./named-things.ts";
import type { Sentence } from "./sentence.ts";
import { said } from "./words/wish-words.ts";

/** What leads from goods to what they have in them. */
const having = said(`
  with; containing; (that | which) (have | has | contain | contains); mit; avec; contenant; qui contiennent; con; (que | con) (contienen | contengan | llevan | lleven);
  che contengono; contenenti; com; que (contêm | contenham | levam | levem); met; (die | dat) bevatten
`);

/** What goods have in them that are named: "no bars with nuts" are bars, and without nuts. Null: nothing is told of it. */
export function contentsOf(sentence: Sentence, goods: Named): { things: Run[]; end: number } | null {
  const head = headOf(sentence, goods);
  if (!isDish(sentence.tokens[head]!.folded) && !isKnownThing(sentence, head, head + 1)) return null;
  const things: Run[] = [];
  let end = goods.to;
  for (let lead = sentence.phraseAt(end, () => having); lead > 0; lead = sentence.phraseAt(end, alternatives)) {
    const named = namedFrom(sentence, end + lead);
    if (!named || !isContained(sentence, named.from, named.to)) break;
    things.push(named);
    ({ end } = named);
  }
  return things.length > 0 ? { things, end } : null;
}
