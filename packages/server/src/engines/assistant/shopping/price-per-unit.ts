import { draftOf } from "../draft.ts";
import { answers } from "../finding/met-in-part.ts";
import { localeOf, money } from "../money.ts";
import { plainText } from "../plain-text.ts";
import { meantOf, mostProducts, standingOf } from "../products.ts";
import type { FoundProduct, FoundProducts } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { askedPerUnit, type PerUnit } from "./asked-per-unit.ts";
import { asNow } from "./as-now.ts";
import { barredBy, withoutBarred } from "./barred.ts";
import { wishOf } from "./changed-wish.ts";
import { contentOf } from "./content-of.ts";
import { readTurn } from "./read-turn.ts";
import type { Step } from "./step.ts";

/** Of so many of the best all variants are read. */
const MOST_OF_SIZES = 20;
/** Of so many that are likely meant, the cheapest by the kilo are found. */
const MOST = 200;

/**
 * What goods cost by the kilo or the litre, the cheapest first: of those that are named, or else that were shown. Null: it is
 * not asked, or of nothing.
 */
export async function pricePerUnit(step: Step): Promise<Draft | null> {
  const { question, tool, turn, language } = step;
  const per = askedPerUnit(question, language.words);
  const found = per && (await meantBy(per, step));
  if (!found) return null;
  const { phrases, code } = language;
  const locale = localeOf(turn.tenant.locale, code);
  const named = meantOf(found.products, found.wish);
  const each = await Promise.all(named.slice(0, MOST_OF_SIZES).map((one) => sizesOf(one, per, found, step)));
  const meant = await tool.asNow(turn.tenant.id, [...each.flat(), ...named.slice(MOST_OF_SIZES)]);
  const priced = meant.map((product) => ({ product, price: priceOf(product, per) }));
  const told = priced
    .filter((one): one is { product: FoundProduct; price: number } => one.price !== null)
    .toSorted((one, other) => one.price - other.price);
  const silent = priced.filter(({ price }) => price === null);
  const shown = [...told, ...silent].slice(0, mostProducts).map(({ product }) => product.card);
  const perUnit = (price: number, { card }: FoundProduct): string =>
    `${money(price.toFixed(2), card.price.currency, locale)}/${per.label}`;
  const lines = told
    .slice(0, mostProducts)
    .map(({ product, price }) => `- **${calledBy(product, per)}**: ${perUnit(price, product)}`);
  const more = { products: shown, standing: standingOf(found.wish, shown) };
  const [first, next] = told;
  if (!first) return draftOf("answer", phrases.shop.untoldPer(per.label), more);
  if (meant.length === 1) return draftOf("answer", `${lines[0]!.slice("- ".length)}.`, more);
  const isFirst = next !== undefined && first.price < next.price && !first.product.isRecalled;
  const isOnly = isFirst && areOneCurrency(meant);
  const best = phrases.shop.cheapestPer(calledBy(first.product, per), perUnit(first.price, first.product));
  const note = silent.length > 0 ? phrases.shop.notAllTell : "";
  return draftOf("answer", [isOnly ? best : "", lines.join("\n"), note].filter(Boolean).join("\n\n"), more);
}

/** The goods that are named, those of the standing wish, or the only one that was just shown; null: none. */
async function meantBy({ rest }: PerUnit, { tool, turn, language, before }: Step): Promise<FoundProducts | null> {
  const { words } = language;
  const said = readTurn(rest, words);
  const named = said.beside.filter((word) => !isPhrase([word], words.wishes.price));
  const { standing } = before;
  if (named.length === 0) {
    const found = standing && (await tool.search(turn.tenant.id, wishOf(standing), MOST));
    if (!found) return null;
    const [only, ...others] = before.last;
    const isOne = others.length === 0 && before.isFresh;
    return isOne ? { ...found, products: found.products.filter(({ card }) => card.id === only) } : found;
  }
  const catalogue = withoutBarred(tool, standing ? barredBy(standing) : []);
  const filters = said.wish.filters.filter(({ field, value }) => field !== "price" || typeof value === "number");
  const found = await catalogue.search(
    turn.tenant.id,
    { words: named.join(" "), filters, order: null, isSaid: true },
    MOST,
  );
  return answers(found) ? await asNow(tool, turn.tenant.id, found) : null;
}

/** All variants of a product that tell other amounts, each of which has its own price; the one that is asked for by its amount alone. */
async function sizesOf(
  product: FoundProduct,
  { base }: PerUnit,
  { wish }: FoundProducts,
  { tool, turn, question }: Step,
): Promise<FoundProduct[]> {
  if (amountOf(product, base) === undefined) return [product];
  const asked = quantitiesIn(`${question} ${wish.words}`).some(
    (one) => one.base === base && one.value === contentOf(product, base),
  );
  if (asked) return [product];
  const variants = await tool.variants(turn.tenant.id, product.card.id);
  const byAmount = new Map(variants.map((one) => [contentOf(one, base), one]));
  byAmount.set(contentOf(product, base), product);
  return [...byAmount.values()];
}

/** As one of its options tells how much is in it. */
const amountOf = ({ card }: FoundProduct, base: string): string | undefined =>
  card.options.find(({ value }) => quantitiesIn(value ?? "").some((one) => one.base === base))?.value ?? undefined;

/** With its amount, where others of the same name have another. */
function calledBy(product: FoundProduct, { base }: PerUnit): string {
  const amount = amountOf(product, base);
  const { title } = product.card;
  return plainText(amount === undefined || title.includes(amount) ? title : `${title} (${amount})`);
}

const priceOf = (product: FoundProduct, { value, base }: PerUnit): number | null => {
  const content = contentOf(product, base);
  return content === null ? null : (Number(product.card.price.amount) / content) * value;
};

const areOneCurrency = (products: readonly FoundProduct[]): boolean =>
  new Set(products.map(({ card }) => card.price.currency)).size === 1;
