import { isLeftToDoctors } from "../../wishes/harm-told.ts";
import { partiesOfState, partiesTold, STATE } from "../../wishes/states.ts";
import { saysItSuits } from "../../wishes/told-of-states.ts";
import type { Filter } from "../../wishes/wish.ts";
import { againstState } from "../finding/kept-to-states.ts";
import { toldBy } from "../finding/told-by.ts";
import { plainText } from "../plain-text.ts";
import type { Language } from "../said/languages.ts";
import { wishIn } from "../said/wish-in.ts";
import type { CatalogueTool, FoundProduct } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import { asksPlainly } from "./asks-plainly.ts";
import { datumTold } from "./datum-told.ts";
import { facetsOf, type Step } from "./step.ts";
import { capital } from "./tell-product.ts";
import { withWarnings } from "./warnings-of.ts";

export const partiesOf = (filters: readonly Pick<Filter, "field" | "value">[]): string[] =>
  filters.filter(({ field }) => field === STATE).flatMap(({ value }) => partiesOfState(String(value)));

/**
 * Whether a product is for the state that somebody is in, "I'm pregnant, is that ok?", also where it was said before. Null: that is
 * not asked.
 */
export function tellState(product: FoundProduct, step: Step): string | null {
  const { said, before } = step;
  const own = ownParties(step);
  const isBare = said.asksWhether && said.beside.length === 0;
  const parties = own.length === 0 && isBare ? partiesOf(before.standing?.filters ?? []) : own;
  return parties.length === 0 || facetsOf(said).length > 0 ? null : toldToThem(product, parties, step).response;
}

/** Who is in the states that a message names itself. */
export const ownParties = ({ question, language }: Step): string[] =>
  partiesOf(wishIn(question, language.words).filters);

/** What a product tells those who are in a state, and whether that is against it, of it, or nothing of it. */
export function toldToThem(
  product: FoundProduct,
  parties: readonly string[],
  step: Step,
): { is: "against" | "told" | "untold"; response: string } {
  const { tool, language } = step;
  const { phrases } = language;
  const { title } = product.card;
  const against = againstState(product, parties, tool);
  if (against) {
    const told = datumTold(title, against, phrases);
    // "Is it dangerous for pregnant women?" is no no.
    const isNo = asksPlainly(product, step) && !isLeftToDoctors(against.said);
    return { is: "against", response: isNo ? `${capital(phrases.shop.no)}. ${told}` : told };
  }
  const all = toldBy(product);
  const telling = parties.map((one) => all.find((told) => partiesTold(told.said).includes(one)));
  if (!telling[0] || telling.includes(undefined)) {
    return { is: "untold", response: withWarnings(phrases.shop.untold(plainText(title)), product, language) };
  }
  const told = datumTold(title, telling[0], phrases);
  // "For women who want to become pregnant" is not told to be for those who are.
  const isSaid = asksPlainly(product, step) && saysItSuits(telling[0].said);
  return { is: "told", response: isSaid ? `${capital(phrases.shop.yes)}. ${told}` : told };
}

/** An answer that shows what is told not to be for the state that somebody is in says so. */
export async function warnedOfState(
  draft: Draft,
  tool: CatalogueTool,
  { tenant }: Turn,
  { phrases }: Language,
): Promise<Draft> {
  const parties = partiesOf(draft.standing?.filters ?? []);
  if (parties.length === 0 || draft.products.length === 0) return draft;
  const products = await tool.named(
    tenant.id,
    draft.products.map(({ id }) => id),
  );
  const warnings = products.flatMap((one) => {
    const against = againstState(one, parties, tool);
    const told = against && datumTold(one.card.title, against, phrases);
    return told && !draft.response.includes(plainText(against.told)) ? [told] : [];
  });
  return warnings.length > 0 ? { ...draft, response: [draft.response, ...warnings].join("\n\n") } : draft;
}
