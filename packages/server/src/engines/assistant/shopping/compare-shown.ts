import { foldedWords } from "../../wording/fold.ts";
import { goodsWords } from "../said/question.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { areAlike, formOf } from "../words/forms.ts";
import { goodsNamed, productNamed, type Named } from "./by-name.ts";
import { compared, MOST_COMPARED } from "./compare.ts";
import { partsOf } from "./parts-compared.ts";
import type { Step } from "./step.ts";
import { attributesOf } from "./tell-product.ts";

/** Those that are compared: some that were shown, or that are named. Null: there are not several. */
export async function comparison(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn } = step;
  const list = before.several;
  const places = said.places.flatMap((place) => list.at(place) ?? []);
  const isRange = said.count !== null && said.places.length <= 1;
  const ids = isRange ? fromPlace(list, said.places[0] ?? 0, said.count!) : places.length > 1 ? places : list;
  if (said.beside.length > 0) {
    // Each is a search, and a message has room for hundreds.
    const names = partsOf(step.question, step.language.words)
      .map((part) => goodsWords(part, step.language.words))
      .filter(({ length }) => length > 0)
      .slice(0, MOST_COMPARED);
    const named = await namedEach(names, step);
    // "Gale'yi": an ending behind a name says no more of it.
    const isEnding = (word: string): boolean => ["'", "’"].some((mark) => step.question.includes(mark + word));
    const isAll = ({ left }: Named): boolean => left.every(isEnding);
    // "The Coastline and the Velo", where there are two of the one: each of these.
    const alike = async (own: string[]): Promise<Named[]> => (await goodsNamed(tool, turn.tenant.id, own, true)).alike;
    const each = await Promise.all(named.map(async (one, at) => (one ? [one] : await alike(names[at]!)).filter(isAll)));
    const meant = [...new Map(each.flat().map(({ product }) => [product.card.id, product])).values()];
    // "Compare it with the X200."
    const isWithShown = meant.length === 1 && before.isFresh && before.last.length === 1;
    const found = isWithShown ? [...(await tool.named(turn.tenant.id, before.last)), ...meant] : meant;
    if (names.length === 1 && !isWithShown) return said.isComparison ? ofKind(step) : null;
    const isLacking = each.some((one) => one.length === 0) && !isWithShown;
    return found.length < 2 || isLacking
      ? null
      : compared(await tool.asNow(turn.tenant.id, found.slice(0, MOST_COMPARED)), said, before.standing, step);
  }
  if (ids.length < 2) return null;
  const products = await tool.named(turn.tenant.id, ids.slice(0, MOST_COMPARED));
  return products.length < 2 ? null : compared(products, said, before.standing, step);
}

/** What each name is that of; who says more is meant first, so that "X200" beside "X200 Pro" is the other one. */
export async function namedEach(names: string[][], { tool, turn }: Step): Promise<(Named | null)[]> {
  const found = new Map<string[], Named | null>();
  const taken = new Set<string>();
  for (const own of names.toSorted((one, other) => other.length - one.length)) {
    const named = await productNamed(tool, turn.tenant.id, own, true, taken);
    if (named) taken.add(named.product.card.id);
    found.set(own, named);
  }
  return names.map((own) => found.get(own) ?? null);
}

/** "The two trackers": all that are called so, where these are few. */
async function ofKind(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn } = step;
  const wish = { words: said.beside.join(" "), filters: [], order: null, isSaid: true };
  const found = await tool.search(turn.tenant.id, wish, MOST_COMPARED + 1);
  const isOfKind = found.wish.filters.some(({ field }) => field === "category");
  const isCalledSo = ({ card }: FoundProduct): boolean =>
    said.beside.flatMap(foldedWords).every((word) => foldedWords(card.title).some((one) => areAlike(word, one)));
  const all = isOfKind ? found.products : found.products.filter(isCalledSo);
  const most = said.count ?? MOST_COMPARED;
  if (found.answerable.decision !== "answer" || all.length < 2 || (said.count === null && all.length > most))
    return null;
  return compared(await tool.asNow(turn.tenant.id, all.slice(0, most)), said, before.standing, step);
}

/** "Which has more memory?" is told by a table, where the shop tells of it what is asked. */
export async function which(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn } = step;
  const products = await tool.named(turn.tenant.id, before.last.slice(0, MOST_COMPARED));
  const isTold = products.some((one) => attributesOf(one, step).some(({ words }) => namesOne(said.own, words)));
  // "The highest resolution" is none of the thing's own measures.
  return isTold && products.length > 1 ? compared(products, { ...said, by: null }, before.standing, step) : null;
}

const namesOne = (own: readonly string[], names: readonly string[]): boolean =>
  own.flatMap(foldedWords).some((word) => names.some(formOf(word)));

const fromPlace = (list: readonly string[], place: number, count: number): string[] =>
  place < 0 ? list.slice(-count) : list.slice(place, place + count);
