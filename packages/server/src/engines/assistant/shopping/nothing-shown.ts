import { wishFor } from "../../wishes/wish.ts";
import { colourOf } from "../../wording/colours.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase } from "../../wording/phrase-set.ts";
import { mostProducts } from "../products.ts";
import { languages, type Language } from "../said/languages.ts";
import { presentIn } from "../said/presents.ts";
import { hear } from "../said/small-talk.ts";
import { wishIn } from "../said/wish-in.ts";
import { saidIn } from "../words/clauses.ts";
import { mayGoOn } from "./may-go-on.ts";
import { readTurn } from "./read-turn.ts";
import type { Step } from "./step.ts";

/** Whether a message goes on from goods where none were shown. Amid documents it may go on from those. */
export async function goesOnFromNothing(step: Step, language: Language): Promise<boolean> {
  const { turn, question, said } = step;
  // "Hello" told nothing.
  const isFirst = turn.history.every(({ role, content }) => role !== "visitor" || hear(content, languages).rest === "");
  const goesOn =
    ((isFirst || turn.mode === "ecommerce") && goesOnIn(question, language)) || (isFirst && isOfNothing(said));
  // "A gift that is not too expensive" wants something new.
  return goesOn && presentIn(wishIn(question, language.words), language.words) === null && !(await isCalled(step));
}

/**
 * Whether a few words, which tell no language, surely go on from goods in one: "das zweite" does in German, whatever the shop
 * speaks. All of them must say so.
 */
export function goesOnIn(question: string, { words }: Language): boolean {
  if (!mayGoOn(saidIn(question), words)) return false;
  const { isMore, isLikeIt, isComparison, relative, by, takenBack: back, places, own } = readTurn(question, words);
  return (
    isMore ||
    isLikeIt ||
    back.length > 0 ||
    holdsPhrase(saidIn(question), words.shop.allAgain) ||
    (own.length === 0 && (isComparison || relative !== null || by !== null || places.length > 0))
  );
}

const areColours = (own: readonly string[]): boolean =>
  own.flatMap(foldedWords).every((word) => colourOf(word) !== null);

/** "Do you have it in red?", "is it in stock?": what goods tell, asked of none; not "can I get it by Friday?" */
const isOfNothing = ({
  isOfIt,
  pointsBack,
  narrows,
  facets,
  beside,
  own,
  isOfPolicies,
  wish,
  asksElse,
}: Step["said"]): boolean =>
  (isOfIt || pointsBack) &&
  !isOfPolicies &&
  !asksElse &&
  // "Che c'è in offerta?" and "che c'è di nuovo?" ask for anything that is.
  wish.order === null &&
  !wish.filters.some(({ field }) => field === "sale") &&
  (narrows ? areColours(own) : beside.length === 0 && facets.some((facet) => facet !== "price"));

/** Whether goods are called by just these words, or whoever makes them: "Next" may be a brand. */
async function isCalled({ question, tool, turn }: Step): Promise<boolean> {
  const said = foldedWords(question);
  const { products } = await tool.search(turn.tenant.id, wishFor(question), mostProducts);
  return products.some(({ card }) => {
    const name = new Set(foldedWords(`${card.title} ${card.brand ?? ""}`));
    return said.every((word) => name.has(word));
  });
}
