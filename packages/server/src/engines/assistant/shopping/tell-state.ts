import { isLeftToDoctors } from "../../wishes/harm-told.ts";
import { isInState, partiesOfState, partiesTold, STATE } from "../../wishes/states.ts";
import { saysItSuits } from "../../wishes/told-of-states.ts";
import type { Filter } from "../../wishes/wish.ts";
import { againstState } from "../finding/kept-to-states.ts";
import { toldBy } from "../finding/told-by.ts";
import { plainText } from "../plain-text.ts";
import { wishIn } from "../said/wish-in.ts";
import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, isPhrase } from "../../wording/phrase-set.ts";
import type { FoundProduct } from "../tools.ts";
import { saidIn } from "../words/clauses.ts";
import type { Words } from "../words/words.ts";
import { asksPlainly } from "./asks-plainly.ts";
import type { Beside, GoodsShown } from "./beside.ts";
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
  const { said } = step;
  const parties = partiesAsked(step, said.asksWhether && said.beside.length === 0);
  return parties.length === 0 || facetsOf(said).length > 0 ? null : toldToThem(product, parties, step).response;
}

/**
 * Who is in the states that a message asks of: those that it names itself, else those that were said before where it asks whether
 * something may be taken. "Can I put the bottles in the dishwasher?" has nothing to do with these.
 *
 * @param isBare whether it names nothing else, and asks of those said before in any case
 */
export function partiesAsked(step: Step, isBare = false): string[] {
  const { question, before } = step;
  const { voice, wishes, shop } = step.language.words;
  const own = ownParties(step);
  const said = saidIn(question);
  const isMay = [voice.may, shop.whetherBehind].some((phrases) => holdsPhrase(said, phrases));
  const isTaken = isMay && holdsPhrase(said, wishes.using);
  return own.length === 0 && (isBare || isTaken) ? partiesOf(before.standing?.filters ?? []) : own;
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
    // "Is it dangerous for pregnant women?" is no no; "may I have it?" is one.
    const isHad = (word: string): boolean => isPhrase([word], language.words.wishes.using);
    const isNo = asksPlainly(product, step, isHad) && !isLeftToDoctors(against.said);
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

/** The states that a message names by a word alone: "sérum enceinte ?" Of a loudspeaker nothing warns who is so. */
function statesNamed(question: string, { negations }: Words): string[] {
  const said = foldedWords(question);
  if (said.some((word) => negations.has(word))) return [];
  return said.flatMap(partiesOfState).filter(isInState);
}

/** What is told not to be for the state that somebody is in says so. */
export function warnedOfState({
  draft,
  products,
  tool,
  turn,
  language: { phrases, words },
}: GoodsShown): Beside | null {
  const parties = [...new Set([...partiesOf(draft.standing?.filters ?? []), ...statesNamed(turn.question, words)])];
  if (parties.length === 0) return null;
  const sentences = products.flatMap((one) => {
    const against = againstState(one, parties, tool);
    return against ? { text: datumTold(one.card.title, against, phrases), quotes: [against.told] } : [];
  });
  return { is: "against", sentences };
}
