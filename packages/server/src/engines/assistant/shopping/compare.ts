import type { Order } from "../../wishes/wish.ts";
import { foldedWords } from "../../wording/fold.ts";
import { draftOf } from "../draft.ts";
import { plainText } from "../plain-text.ts";
import { standingOf } from "../products.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft, Standing } from "../turn.ts";
import { relations, type Comparative, type Facet, type Relation } from "../words/shopping/shopping-words.ts";
import { firstBy } from "./measured-first.ts";
import type { ShoppingTurn } from "./read-turn.ts";
import { apartFrom } from "./told-apart.ts";
import { amountOf, attributesOf, capital, holdsFacet, priceOf, ratingOf, type Telling } from "./tell-product.ts";

/** So many are compared at once, in so many rows. */
export const MOST_COMPARED = 4;
const MOST_ROWS = 9;

/** How one of several is called, with what tells it from others that have its title. */
type NameOf = (product: FoundProduct) => string;

export const orderOf: Record<Relation, Order> = { cheaper: "cheapest", dearer: "dearest", better: "rating" };

/** A table of what tells products apart, and which of them comes first in what was asked. */
export function compared(
  products: FoundProduct[],
  { relative, by, facets }: Pick<ShoppingTurn, "relative" | "by" | "facets">,
  standing: Standing | null,
  telling: Telling,
): Draft {
  const { phrases } = telling.language;
  const { labels } = phrases.shop;
  const some = products.slice(0, MOST_COMPARED);
  const apart = apartFrom(some, telling);
  const nameOf: NameOf = (product) => {
    const said = apart.get(product);
    return plainText(product.card.title) + (said ? ` (${said})` : "");
  };
  const row = (label: string, cellOf: (product: FoundProduct) => string | null): string[] => [
    label,
    ...some.map((product) => cellOf(product) ?? "–"),
  ];
  const rows = [
    row(labels.price, (one) => priceNow(one, telling)),
    row(labels.rating, (one) => ratingOf(one, telling)),
    row(labels.availability, ({ card }) => phrases.availability[card.availability]),
    row(labels.brand, ({ card }) => card.brand && plainText(card.brand)),
    ...attributeRows(some, facets, telling),
  ];
  // Price, rating and stock are what everybody looks for; of all else only what differs tells anything.
  const told = rows
    .filter(
      ([, ...cells], at) => cells.some((cell) => cell !== "–") && (at === 0 || at === 2 || new Set(cells).size > 1),
    )
    .slice(0, MOST_ROWS);
  const table = [
    `| | ${some.map(nameOf).join(" | ")} |`,
    `| --- |${" --- |".repeat(some.length)}`,
    ...told.map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
  // "It" is the one of which it was told, after "which is cheaper?"
  const inOrder = (one: Standing): Standing =>
    relative && !by && firstIn(some, relative) ? { ...one, order: orderOf[relative] } : one;
  const first = (by ? [measuredFirst(some, by, telling, nameOf)] : firstsOf(some, relative, telling, nameOf)).join(" ");
  return draftOf("answer", [first, table].filter(Boolean).join("\n\n"), {
    products: some.map(({ card }) => card),
    standing: inOrder(standing ?? standingOf({ words: "", filters: [], order: null, isSaid: false }, [])),
  });
}

function measuredFirst(products: FoundProduct[], by: Comparative, { language }: Telling, nameOf: NameOf): string {
  const first = firstBy(products, by);
  const { firstBy: ofTwo, mostBy: ofMany } = language.phrases.shop;
  const told = products.length > 2 ? ofMany : ofTwo;
  return first ? told[by](nameOf(first.product), plainText(first.told.written)) : "";
}

/** With what it cost before, if that was more. */
function priceNow(product: FoundProduct, telling: Telling): string {
  const before = product.card.regular_price;
  const price = priceOf(product, telling);
  return before ? `${price} ~~${amountOf(before, telling)}~~` : price;
}

function attributeRows(products: FoundProduct[], asked: readonly Facet[], telling: Telling): string[][] {
  // Variants of one product differ in what each of them is.
  const areVariants =
    new Set(products.map(({ card }) => JSON.stringify(card.options.map(({ values }) => values)))).size === 1;
  const all = products.map(
    (product) =>
      new Map(attributesOf(product, telling, areVariants ? "own" : "all").map(({ name, value }) => [name, value])),
  );
  // In turns, so that of what only one of them tells each has its share.
  const own = all.map((one) => [...one.keys()]);
  const most = Math.max(...own.map(({ length }) => length));
  const names = [...new Set(Array.from({ length: most }, (_, at) => own.flatMap((ones) => ones[at] ?? [])).flat())];
  const rows = names.map((name) => [capital(name), ...all.map((one) => one.get(name) ?? "–")]);
  const known = ([, ...cells]: string[]): number => cells.filter((cell) => cell !== "–").length;
  const isAsked = ([name = ""]: string[]): number =>
    Number(asked.some((facet) => holdsFacet(foldedWords(name), facet)));
  // What is asked for comes before what is told of all, and that before what is told of one.
  return rows.sort((one, other) => isAsked(other) - isAsked(one) || known(other) - known(one));
}

/** By what is known of all of them: "better" is what visitors rated higher. */
const costTheSame = (products: readonly FoundProduct[]): boolean =>
  products.length > 1 && new Set(products.map(({ card: { price } }) => `${price.amount} ${price.currency}`)).size === 1;

function firstsOf(products: FoundProduct[], relation: Relation | null, telling: Telling, nameOf: NameOf): string[] {
  const { first, eachCosts } = telling.language.phrases.shop;
  const isOfMany = products.length > 2;
  const cheapest = firstIn(products, "cheaper");
  if (!relation && cheapest && cheapest === firstIn(products, "better"))
    return [first.cheaperAndBetter(nameOf(cheapest), isOfMany)];
  const asked = relation ? [relation] : relations.filter((one) => one !== "dearer");
  return asked.flatMap((one) => {
    const found = firstIn(products, one);
    if (found) return [first[one](nameOf(found), isOfMany)];
    return one !== "better" && costTheSame(products) ? [eachCosts(priceOf(products[0]!, telling))] : [];
  });
}

/** The only one that is the cheapest, the dearest or the best rated; null: there are several, it is not known of all, or it is recalled. */
export function firstIn(products: FoundProduct[], relation: Relation): FoundProduct | null {
  const worth = (product: FoundProduct): number => worthOf(product, relation);
  const sorted = products.toSorted((one, other) => worth(other) - worth(one));
  const [best, next] = sorted;
  if (!best || !next || products.some((one) => Number.isNaN(worth(one)))) return null;
  const isOneCurrency = new Set(products.map(({ card }) => card.price.currency)).size === 1;
  return !best.isRecalled && worth(best) > worth(next) && (relation === "better" || isOneCurrency) ? best : null;
}

/** The greater, the more it is what is asked for. */
export function worthOf({ card, rating }: FoundProduct, relation: Relation): number {
  if (relation === "better") return rating ?? Number.NaN;
  return relation === "cheaper" ? -Number(card.price.amount) : Number(card.price.amount);
}
