import { dietOf } from "../../wishes/diets-wished.ts";
import { STATE } from "../../wishes/states.ts";
import type { Filter, Wish } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { namesSaidBy } from "../../wording/goods/names-said.ts";
import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { standingOf } from "../products.ts";
import { goodsWords } from "../said/question.ts";
import { wishIn } from "../said/wish-in.ts";
import type { Draft } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { merged } from "./changed-wish.ts";
import { chips } from "./chips.ts";
import { barredBy } from "./barred.ts";
import { narrowingText } from "./narrowings.ts";
import type { Step } from "./step.ts";

const MOST_SUGGESTIONS = 4;

/**
 * Asks what is looked for where nothing is told but what shall not be: "I'm allergic to nuts" wants no list of all that has
 * none. Null: goods are named or were before, or any are wished for.
 */
export async function noted(step: Step): Promise<Draft | null> {
  const { question, tool, turn, language, before } = step;
  const { standing } = before;
  const isOpen = standing === null || (standing.words === "" && barredBy(standing).length === standing.filters.length);
  if (turn.mode !== "ecommerce" || !isOpen) return null;
  const said = wishIn(question, language.words);
  if (!saysOnlyWithout(said, question, language.words)) return null;
  const anything: Wish = { words: "", filters: [], order: null, isSaid: false };
  const wish = { ...anything, filters: merged(standing?.filters ?? [], said.filters) };
  const { whole } = await tool.search(turn.tenant.id, anything, 1);
  const [categories] = (await whole?.().facets((field) => field === "category")) ?? [];
  const narrowings = (categories?.values ?? [])
    .slice(0, MOST_SUGGESTIONS)
    .map(({ filter }) => ({ text: narrowingText(filter, { turn, language }), filter }));
  const applied_filters = chips(standingOf(wish, []), turn, language, "");
  const labels = applied_filters.map(({ label }) => label).join(", ");
  return draftOf("clarify", language.phrases.shop.noted(labels), {
    applied_filters,
    suggestions: narrowings.map(({ text }) => text),
    standing: { ...standingOf(wish, []), narrowings },
  });
}

/** The same of who was shown goods that none of them is kept to: "I'm vegan" after cheese is no wish for vegan cheese alone. */
export function notedAnew(step: Step): Promise<Draft | null> {
  const { before } = step;
  const filters = before.standing ? barredBy(before.standing) : [];
  const standing = before.standing && { ...before.standing, words: "", filters, order: null };
  return noted({ ...step, before: { ...before, standing } });
}

/** Whether nothing is said of goods but what they shall not be; whoever can't have it names none. */
function saysOnlyWithout({ words, filters, order }: Wish, question: string, language: Words): boolean {
  // "Not Pippin strollers" names goods of others, and "unscented" alone how goods shall be.
  const isWithout = ({ field, op, value, lasts }: Filter): boolean =>
    (field === STATE && lasts === true) ||
    (field === "words" && (lasts === true || (op === "not" && namesSaidBy(foldedWords(String(value))).length > 0)));
  const said = saidIn(question);
  // "Nussallergisch" alone tells of somebody.
  const isOfGoods = said.length === 1 && !filters.every(({ lasts }) => lasts);
  if (filters.length === 0 || !filters.every(isWithout) || order !== null || isOfGoods) return false;
  // "Je ne mange que halal" asks nothing with its "que".
  const left = filters.every((one) => dietOf(one)) ? saidIn(words) : said;
  const { wishes, shop, kin, shopping } = language;
  const asks = [wishes.any, shopping, shop.exists, shop.which, shop.policies].some((phrases) =>
    holdsPhrase(left, phrases),
  );
  return !asks && goodsWords(words, language).every((word) => kin.has(word) || isPhrase([word], wishes.counted));
}
