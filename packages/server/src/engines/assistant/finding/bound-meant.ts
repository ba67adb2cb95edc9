import { bareBoundsIn } from "../../wishes/read-wish.ts";
import { isOfQuantity } from "../../wishes/measured.ts";
import { quantitiesTold } from "../../wishes/quantities-told.ts";
import { quantitiesIn } from "../../wishes/quantities.ts";
import { unitIn } from "../../wishes/units.ts";
import type { Filter } from "../../wishes/wish.ts";
import { fold } from "../../wording/fold.ts";
import type { CatalogueTool, FoundProduct, FoundProducts } from "../tools.ts";
import { answers } from "./met-in-part.ts";

/** Where something costs so much of a figure, the figure may well be a price. */
const NEAR = 1 / 2;
/** Of so many goods, the dearest, it is known what they tell. */
const LOOKED_AT = 60;
/** A measure is what goods are told apart by where so many of them tell it. */
const MOST = 1 / 2;

/**
 * What is found for a bound that names no unit, where none of the goods costs nearly as much, by the measure that most of them
 * tell and that reaches there: "bottles over 500" are bottles of more than 500 ml. What was found, where it is of prices.
 */
export async function boundMeant(
  tool: CatalogueTool,
  tenantId: string,
  { found, question, limit }: { found: FoundProducts; question: string; limit: number },
): Promise<FoundProducts> {
  const { wish } = found;
  // The sentence is read once more in all languages, which few wishes need.
  const isOfFigure = wish.filters.some(({ field, value }) => field === "price" && typeof value === "number");
  if (!isOfFigure || wish.filters.some(isOfQuantity)) return found;
  const [bare, ...more] = bareBoundsIn(question).filter((one) => wish.filters.some((other) => isSame(one, other)));
  if (!bare || more.length > 0) return found;
  const isMost = bare.op === "lt" || bare.op === "lte";
  const least = Number(bare.value) * NEAR;
  const costsMuch = ({ card }: FoundProduct): boolean => Number(card.price.amount) >= least;
  if (isMost !== answers(found) || found.products.some(costsMuch)) return found;
  const filters = wish.filters.filter((one) => !isSame(one, bare));
  const all = await tool.search(tenantId, { ...wish, filters, order: "dearest" }, LOOKED_AT);
  if (!answers(all) || all.products.some(costsMuch)) return found;
  const unit = unitMeant(all.products, Number(bare.value), isMost);
  if (unit === null) return found;
  const measured: Filter = { field: "quantity", op: bare.op, value: `${bare.value} ${unit}` };
  const fitting = await tool.search(tenantId, { ...wish, filters: [...filters, measured] }, limit);
  return answers(fitting) ? fitting : found;
}

const isSame = (one: Filter, other: Filter): boolean =>
  one.field === other.field && one.op === other.op && one.value === other.value && other.currency === undefined;

/** What goods tell in units, as it is written: that of a title counts twice. */
interface Told {
  unit: string;
  base: string;
  value: number;
  weight: number;
}

/** The unit in which most of the goods tell what reaches a figure and, where it is the most that is wished for, parts them; null: none surely. */
function unitMeant(products: readonly FoundProduct[], figure: number, isMost: boolean): string | null {
  const each = products.map(toldBy);
  const bases = [...Map.groupBy(each.flat(), ({ base }) => base)].flatMap(([base, told]) => {
    const telling = each.filter((all) => all.some((one) => one.base === base));
    if (telling.length < products.length * MOST) return [];
    const units = [...Map.groupBy(told, ({ unit }) => unit)].toSorted(([, a], [, b]) => b.length - a.length);
    const [unit] = units[0]!;
    const wanted = figure * unitIn(unit)!.times;
    const reaches = told.some(({ value }) => value >= wanted);
    const isParted = told.some(({ value }) => value < wanted);
    if (!reaches || (isMost && !isParted)) return [];
    const weight = telling.reduce(
      (sum, all) => sum + Math.max(...all.flatMap((one) => (one.base === base ? one.weight : []))),
      0,
    );
    return { unit, weight };
  });
  const [best, next] = bases.toSorted((one, other) => other.weight - one.weight);
  return best && best.weight > (next?.weight ?? 0) ? best.unit : null;
}

const toldBy = ({ card, attributes }: FoundProduct): Told[] => [
  ...unitsIn(card.title, 2),
  ...Object.entries(attributes).flatMap(([name, value]) =>
    typeof value === "string" && quantitiesTold(name, value).length > 0 ? unitsIn(value, 1) : [],
  ),
];

const unitsIn = (text: string, weight: number): Told[] =>
  quantitiesIn(text).flatMap(({ value, base, start, end }) => {
    const unit = fold(text.slice(start, end).replace(/^[^\p{L}"″”']+/u, ""));
    return unitIn(unit) ? { unit, base, value, weight } : [];
  });
