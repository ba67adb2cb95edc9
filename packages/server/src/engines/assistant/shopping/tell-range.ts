import type { Wish } from "../../wishes/wish.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { draftOf } from "../draft.ts";
import { plainText } from "../plain-text.ts";
import { mostProducts, standingOf } from "../products.ts";
import type { Draft } from "../turn.ts";
import { saidIn } from "../words/clauses.ts";
import { asNow } from "./as-now.ts";
import { narrowableAnswer } from "./narrowable-answer.ts";
import { narrowingText } from "./narrowings.ts";
import type { Step } from "./step.ts";

const anything: Wish = { words: "", filters: [], order: null, isSaid: false };
const MOST = { categories: 15, suggestions: 4 };

/** What the shop sells at all, by its categories: "what do you sell?" Null: it is not asked, or there is nothing. */
export async function tellRange({ question, allowed, turn, language }: Step): Promise<Draft | null> {
  const { words, phrases } = language;
  const said = saidIn(question).filter((word) => !isPhrase([word], words.wishes.polite));
  if (turn.mode !== "ecommerce" || !isPhrase(said, words.shop.range)) return null;
  const found = await asNow(allowed, turn.tenant.id, await allowed.search(turn.tenant.id, anything, mostProducts + 1));
  if (found.products.length === 0) return null;
  const [categories] = (await found.whole?.().facets((field) => field === "category")) ?? [];
  if (!categories || categories.values.length < 2) return narrowableAnswer(found, turn, language);
  const most = categories.values.slice(0, MOST.categories);
  const list = most.map(({ filter, count }) => `${plainText(String(filter.value))} (${count})`).join(", ");
  const narrowings = most
    .slice(0, MOST.suggestions)
    .map(({ filter }) => ({ text: narrowingText(filter, { turn, language }), filter }));
  const cards = found.products.slice(0, mostProducts).map(({ card }) => card);
  return draftOf("answer", phrases.shop.categories(list), {
    products: cards,
    suggestions: narrowings.map(({ text }) => text),
    standing: { ...standingOf(found.wish, cards), narrowings },
  });
}
