import { foldedWords } from "../../wording/fold.ts";
import { goodsWords } from "../question.ts";
import type { Draft } from "../turn.ts";
import { formOf } from "../words/forms.ts";
import { productNamed } from "./by-name.ts";
import { compared, MOST_COMPARED } from "./compare.ts";
import { partsOf } from "./read-turn.ts";
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
    const named = await Promise.all(names.map((own) => productNamed(tool, turn.tenant.id, own, true)));
    // "Gale'yi": an ending behind a name says no more of it.
    const isEnding = (word: string): boolean => ["'", "’"].some((mark) => step.question.includes(mark + word));
    const meant = named.flatMap((one) => (one?.left.every(isEnding) ? [one.product] : []));
    // "Compare it with the X200."
    const isWithShown = meant.length === 1 && before.isFresh && before.last.length === 1;
    const found = isWithShown ? [...(await tool.named(turn.tenant.id, before.last)), ...meant] : meant;
    return found.length < 2 || names.length > found.length
      ? null
      : compared(await tool.asNow(turn.tenant.id, found), said, before.standing, step);
  }
  if (ids.length < 2) return null;
  const products = await tool.named(turn.tenant.id, ids.slice(0, MOST_COMPARED));
  return products.length < 2 ? null : compared(products, said, before.standing, step);
}

/** "Which has more memory?" is told by a table, where the shop tells of it what is asked. */
export async function which(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn } = step;
  const products = await tool.named(turn.tenant.id, before.last.slice(0, MOST_COMPARED));
  const isTold = products.some((one) => attributesOf(one, step).some(({ words }) => namesOne(said.own, words)));
  return isTold && products.length > 1 ? compared(products, said, before.standing, step) : null;
}

const namesOne = (own: readonly string[], names: readonly string[]): boolean =>
  own.flatMap(foldedWords).some((word) => names.some(formOf(word)));

const fromPlace = (list: readonly string[], place: number, count: number): string[] =>
  place < 0 ? list.slice(-count) : list.slice(place, place + count);
