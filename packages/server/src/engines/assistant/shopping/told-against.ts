import { partiesIn } from "../../wishes/parties.ts";
import type { Age } from "../../wishes/ages.ts";
import { agesTold, isForAge } from "../finding/ages-told.ts";
import { plainText } from "../plain-text.ts";
import { ageIn } from "../said/age-in.ts";
import type { Language } from "../said/languages.ts";
import type { CatalogueTool, FoundProduct } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import type { Words } from "../words/words.ts";
import { datumTold } from "./datum-told.ts";
import { readTurn } from "./read-turn.ts";
import { againstConditions, isCondition } from "./tell-excluded.ts";
import { capital } from "./tell-product.ts";

/** More that are shown have been sought, and kept to all that was said. */
const MOST_NAMED = 3;
/** Who said more messages ago for whom something is may seek for somebody else by now. */
const LOOKED_BACK = 4;

/**
 * An answer that shows what is against what was said before that somebody can't have, keeps to, or how old they are, says so: "I'm
 * allergic to nuts", and then "what about the granola?"
 */
export async function toldAgainst(
  draft: Draft,
  tool: CatalogueTool,
  turn: Turn,
  { words, phrases }: Language,
): Promise<Draft> {
  const { products, standing } = draft;
  if (draft.kind !== "answer" || products.length === 0 || products.length > MOST_NAMED) return draft;
  const conditions = (standing?.filters ?? []).filter((one) => one.lasts === true && isCondition(one));
  const age = ageBefore(turn, words);
  if (conditions.length === 0 && !age) return draft;
  const found = await tool.named(
    turn.tenant.id,
    products.map(({ id }) => id),
  );
  const told = found.flatMap((product) => {
    const against = [...againstConditions(product, conditions, tool), ...againstAge(product, age)];
    return against
      .filter((one) => !draft.response.includes(plainText(one.told)))
      .map((one) => datumTold(product.card.title, one, phrases));
  });
  if (told.length === 0) return draft;
  const all = [...new Set(told)].join("\n\n");
  const said = readTurn(turn.question, words);
  // "What about the granola?" asks whether it is right for them; "what does it cost?" and "do you have granola?" do not.
  const asksElse = said.facets.length > 0 || said.asksWhether || said.isOpen || said.asksForGoods;
  const asksIfRight = products.length === 1 && !asksElse;
  const response = asksIfRight
    ? `${capital(phrases.shop.no)}. ${all}\n\n${draft.response}`
    : `${draft.response}\n\n${all}`;
  return { ...draft, response };
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
