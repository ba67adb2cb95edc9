import { isDanger } from "../../wishes/harm-told.ts";
import type { Filter } from "../../wishes/wish.ts";
import { toldBy, type Told } from "../finding/told-by.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { datumTold } from "./datum-told.ts";
import { facetsOf, type Step } from "./step.ts";
import { capital } from "./tell-product.ts";
import { tellWithLike } from "./tell-with-like.ts";

/** Whether a filter says what shall not be in goods. */
export const isExclusion = ({ field, op, value }: Filter): boolean =>
  field === "words" && op === "not" && !isDanger(String(value));

/**
 * Whether a product is without what shall not be in it, "is the oat bar ok with a nut allergy?", or what was said before that
 * somebody can't have: "is the oat bar ok?" In doubt it is not. Null: nothing was excluded.
 */
export function tellExcluded(product: FoundProduct, step: Step): string | null {
  const { said, tool, before } = step;
  const { phrases } = step.language;
  const own = said.wish.filters.filter(isExclusion);
  const lasting = before.standing?.filters.filter((one) => one.lasts === true && isExclusion(one)) ?? [];
  const asksMore = facetsOf(said).length > 0 || said.asked.length > said.beside.length;
  const excluded = own.length === 0 && said.asksWhether && !asksMore ? lasting : own;
  const things = excluded.map(({ value }) => String(value));
  if (things.length === 0) return null;
  const title = plainText(product.card.title);
  const { yes, no, untold } = phrases.shop;
  const saying = (one: "there" | "free", thing: string): Told | undefined =>
    toldBy(product).find(({ said: text }) => tool.saysOf(text, thing) === one);
  const there = things.map((thing) => saying("there", thing)).find((one) => one !== undefined);
  if (there) return `${capital(no)}. ${datumTold(title, there, phrases)}`;
  if (things.some((thing) => tool.saysOf(title, thing) === "there")) return `${capital(no)}. **${title}**.`;
  const free = things.map((thing) => saying("free", thing));
  return free[0] && !free.includes(undefined)
    ? `${capital(yes)}. ${datumTold(title, free[0], phrases)}`
    : untold(title);
}

/** Who says more says what he wants anew. */
const MOST_WORDS = 3;

/** The same of the only one that was shown: "is it ok with a nut allergy?" */
export async function excludedOfIt(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn } = step;
  const [id, ...more] = before.last;
  const isOfIt = (said.isOfIt || said.pointsBack) && !said.asksForGoods && said.own.length <= MOST_WORDS;
  if (id === undefined || more.length > 0 || !isOfIt || !said.wish.filters.some(isExclusion)) return null;
  const [product] = await tool.asNow(turn.tenant.id, await tool.named(turn.tenant.id, [id]));
  const told = product ? tellExcluded(product, step) : null;
  return product && told !== null ? tellWithLike(product, told, step) : null;
}
