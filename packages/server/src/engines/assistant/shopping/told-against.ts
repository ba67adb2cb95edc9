import { partiesIn } from "../../wishes/parties.ts";
import type { Age } from "../../wishes/ages.ts";
import type { Filter } from "../../wishes/wish.ts";
import { phraseAt } from "../../wording/phrase-set.ts";
import { agesTold, isForAge } from "../finding/ages-told.ts";
import { plainText } from "../plain-text.ts";
import { ageIn } from "../said/age-in.ts";
import type { FoundProduct } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { areNamed, type Beside, type GoodsShown } from "./beside.ts";
import { datumTold } from "./datum-told.ts";
import { readTurn } from "./read-turn.ts";
import { remembered } from "./remembered.ts";
import { againstConditions, isCondition, isExclusion } from "./tell-excluded.ts";

/** Who said more messages ago for whom something is may seek for somebody else by now. */
const LOOKED_BACK = 4;

/**
 * What is against what was said before that somebody can't have, keeps to, or how old they are, says so: "I'm allergic to nuts", and
 * then "what about the granola?"
 */
export function toldAgainst(shown: GoodsShown): Beside | null {
  const { draft, products, tool, turn, language } = shown;
  const { words, phrases } = language;
  if (!areNamed(shown)) return null;
  const lasting = (draft.standing?.filters ?? []).filter((one) => one.lasts === true && isCondition(one));
  const conditions = [...lasting, ...excludedBefore(turn, words)];
  const age = ageBefore(turn, words);
  const sentences = products.flatMap((product) =>
    [...againstConditions(product, conditions, tool), ...againstAge(product, age)]
      // What the answer says already it has said yes or no to.
      .filter((one) => !draft.response.includes(plainText(one.told)))
      .map((one) => ({ text: datumTold(product.card.title, one, phrases), quotes: [one.told] })),
  );
  const said = readTurn(turn.question, words);
  // "What about the granola?" asks whether it is right for them; "what does it cost?" and "do you have granola?" do not.
  const asksElse = said.facets.length > 0 || said.asksWhether || said.isOpen || said.asksForGoods;
  return { is: products.length === 1 && !asksElse ? "no" : "also", sentences };
}

/** What shall not be in goods by the wish before, where a message goes on from that: "chocolate without milk", and then "and the dark one?" */
function excludedBefore({ question, shown }: Turn, words: Words): Filter[] {
  const goesOn = phraseAt(saidIn(question), 0, words.goesOn) > 0;
  const standing = goesOn ? remembered(shown)?.standing : null;
  return standing?.filters.filter((one) => !one.lasts && isExclusion(one)) ?? [];
}

/** How old somebody is for whom something was sought before, where nobody else is named since. */
function ageBefore({ question, history }: Turn, words: Words): Age | null {
  if (ageIn(question, words) || partiesIn(question).length > 0) return null;
  const before = history.flatMap(({ role, content }) => (role === "visitor" ? [content] : [])).slice(-LOOKED_BACK);
  for (const said of before.toReversed()) {
    const age = ageIn(said, words);
    if (age?.isOfSomebody) return age;
    if (partiesIn(said).length > 0) return null;
  }
  return null;
}

const againstAge = (product: FoundProduct, age: Age | null) =>
  age
    ? agesTold(product)
        .filter((one) => isForAge(one, age) === false)
        .slice(0, 1)
    : [];
