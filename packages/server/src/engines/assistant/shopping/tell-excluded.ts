import { dietTold, isTitledSo, leadsElsewhere, namesOfGoods } from "../../wishes/diet-told.ts";
import { dietOf } from "../../wishes/diets-wished.ts";
import { isDanger } from "../../wishes/harm-told.ts";
import type { Filter } from "../../wishes/wish.ts";
import { barredBy } from "../../wording/goods/diets-said.ts";
import { withoutMilksOfPlants } from "../../wording/goods/milks-of-plants.ts";
import type { Thing } from "../../wording/goods/things.ts";
import { toldBy, type Told } from "../finding/told-by.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { datumTold } from "./datum-told.ts";
import { facetsOf, type Step } from "./step.ts";
import { capital } from "./tell-product.ts";
import { tellWithLike } from "./tell-with-like.ts";
import { withWarnings } from "./warnings-of.ts";

/** Whether a filter says what shall not be in goods. */
export const isExclusion = ({ field, op, value }: Filter): boolean =>
  field === "words" && op === "not" && !isDanger(String(value));

/** Whether a filter says what goods shall keep to, or shall be without. */
export const isCondition = (one: Filter): boolean => isExclusion(one) || (one.lasts === true && dietOf(one) !== null);

/** What a product tells of a condition, and whether that is against it. */
interface Telling {
  isMet: boolean;
  told: Pick<Told, "told" | "isQuoted">;
}

/**
 * Whether a product is without what shall not be in it, "is the oat bar ok with a nut allergy?", or what was said before that
 * somebody can't have: "is the oat bar ok?" In doubt it is not. Null: nothing was excluded.
 */
export function tellExcluded(product: FoundProduct, step: Step): string | null {
  const { said, tool, before } = step;
  const { phrases } = step.language;
  const own = said.wish.filters.filter(isCondition);
  const lasting = before.standing?.filters.filter((one) => one.lasts === true && isCondition(one)) ?? [];
  const asksMore = facetsOf(said).length > 0 || said.asked.length > said.beside.length;
  const excluded = own.length === 0 && said.asksWhether && !asksMore ? lasting : own;
  if (excluded.length === 0) return null;
  const title = plainText(product.card.title);
  const { yes, no, untold } = phrases.shop;
  const all = excluded.map((one): Telling | null => {
    const diet = dietOf(one);
    return diet ? tellKept(product, diet, tool) : tellWithout(product, String(one.value), tool);
  });
  const against = all.find((one) => one?.isMet === false);
  if (against) return `${capital(no)}. ${datumTold(title, against.told, phrases)}`;
  return all[0] && !all.includes(null)
    ? `${capital(yes)}. ${datumTold(title, all[0].told, phrases)}`
    : withWarnings(untold(title), product, step.language);
}

/** Whether a product is without a thing; null: nothing tells it. */
function tellWithout(product: FoundProduct, thing: string, tool: Step["tool"]): Telling | null {
  const title = plainText(product.card.title);
  const saying = (one: "there" | "free"): Told | undefined =>
    toldBy(product).find(({ said }) => tool.saysOf(said, thing) === one);
  const there = saying("there");
  if (there) return { isMet: false, told: there };
  if (tool.saysOf(title, thing) === "there") return { isMet: false, told: { told: title, isQuoted: false } };
  const free = saying("free");
  return free ? { isMet: true, told: free } : null;
}

/** Whether a product keeps to a diet, or tells what that bars: "pork" of what is no vegan thing. Null: nothing tells it. */
function tellKept(product: FoundProduct, diet: Thing, tool: Step["tool"]): Telling | null {
  const { card, category } = product;
  const own = namesOfGoods(card.title, [category ?? ""]);
  const told = toldBy(product);
  const saying = (one: "kept" | "denied"): Told | undefined =>
    told.find(({ said, name, values }) =>
      [said, ...(name === null || leadsElsewhere(name) ? [] : values)].some(
        (text) => dietTold(text, diet, own) === one,
      ),
    );
  const denied = saying("denied");
  if (denied) return { isMet: false, told: denied };
  const kept = saying("kept");
  if (kept) return { isMet: true, told: kept };
  if (isTitledSo(card.title, diet)) return { isMet: true, told: { told: plainText(card.title), isQuoted: false } };
  const things = barredBy(diet);
  const barred = told.find(({ said }) =>
    things.some((thing) => tool.saysOf(withoutMilksOfPlants(said), thing) === "there"),
  );
  return barred ? { isMet: false, told: barred } : null;
}

/** Who says more says what he wants anew. */
const MOST_WORDS = 3;

/** The same of the only one that was shown: "is it ok with a nut allergy?" */
export async function excludedOfIt(step: Step): Promise<Draft | null> {
  const { said, before, tool, turn } = step;
  const [id, ...more] = before.last;
  const isOfIt = (said.isOfIt || said.pointsBack) && !said.asksForGoods && said.own.length <= MOST_WORDS;
  if (id === undefined || more.length > 0 || !isOfIt || !said.wish.filters.some(isCondition)) return null;
  const [product] = await tool.asNow(turn.tenant.id, await tool.named(turn.tenant.id, [id]));
  const told = product ? tellExcluded(product, step) : null;
  return product && told !== null ? tellWithLike(product, told, step) : null;
}
