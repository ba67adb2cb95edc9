import { quantityOf } from "../../wishes/measured.ts";
import { fold } from "../../wording/fold.ts";
import type { FoundProduct } from "../tools.ts";
import type { Step } from "./step.ts";

/**
 * The variant of the one product that was shown last which a turn means: "200 ml", "the bigger one". Null: it has none, or
 * something else is said.
 */
export async function variantMeant(step: Step): Promise<FoundProduct | null> {
  const { said, before, tool, turn } = step;
  const [id, ...others] = before.last;
  const isValue = said.own.length > 0 && !said.by && !said.narrows && said.wish.filters.length === 0;
  const isOther = said.by === "smaller" || said.by === "bigger";
  if (id === undefined || others.length > 0 || !before.isFresh || (!isValue && !isOther)) return null;
  const variants = await tool.variants(turn.tenant.id, id);
  const shown = variants.find(({ card }) => card.id === id);
  if (!shown || variants.length < 2) return null;
  return isValue ? called(variants, shown, said.own.join("")) : beyond(variants, shown, said.by === "bigger");
}

/** Without blanks and signs: "200ml" is "200 ml". */
const plain = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

const valueOf = ({ card }: FoundProduct, name: string): string | null =>
  card.options.find((one) => one.name === name)?.value ?? null;

/** The one whose option has a value; that is like what was shown in all others. */
function called(variants: readonly FoundProduct[], { card }: FoundProduct, value: string): FoundProduct | null {
  const option = card.options.find(({ values }) => values.some((one) => plain(one.value) === plain(value)));
  if (!option) return null;
  const meant = variants.filter((one) => plain(valueOf(one, option.name) ?? "") === plain(value));
  const likeness = (one: FoundProduct): number =>
    card.options.filter((other) => other.name !== option.name && valueOf(one, other.name) === other.value).length;
  return meant.toSorted((one, other) => likeness(other) - likeness(one))[0] ?? null;
}

/** The next one by an option that is told in units: the bigger bottle. */
function beyond(variants: readonly FoundProduct[], shown: FoundProduct, isBigger: boolean): FoundProduct | null {
  for (const { name, value } of shown.card.options) {
    const own = quantityOf(value ?? "");
    if (!own) continue;
    const beside = variants.flatMap((one) => {
      const told = quantityOf(valueOf(one, name) ?? "");
      const isMeant = told && told.base === own.base && (isBigger ? told.value > own.value : told.value < own.value);
      return isMeant ? [{ one, by: Math.abs(told.value - own.value) }] : [];
    });
    const [next] = beside.toSorted((one, other) => one.by - other.by);
    if (next) return next.one;
  }
  return null;
}
