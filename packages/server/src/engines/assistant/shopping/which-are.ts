import { isSo } from "../../wishes/plain-values.ts";
import { foldedWords } from "../../wording/fold.ts";
import { draftOf } from "../draft.ts";
import { plainText } from "../plain-text.ts";
import type { FoundProduct } from "../tools.ts";
import type { Draft } from "../turn.ts";
import { chips } from "./chips.ts";
import type { Step } from "./step.ts";
import { attributesOf, tellsAll } from "./tell-product.ts";

/** Who says more asks for something else. In words with a topic. */
const MOST_WORDS = 2;
/** What more a value says behind its yes: "yes, IPX6". */
const APART = /[,;:(|]/u;

/**
 * Which of several that were shown are told to be so by a datum that is called so, "which one is waterproof?" Null: something else is
 * asked, or no datum says yes.
 */
export async function whichAre({ said, before, tool, turn, language }: Step): Promise<Draft | null> {
  const { relative, by, facets, wish, beside } = said;
  const isMore =
    relative !== null || by !== null || facets.length > 0 || wish.order !== null || wish.filters.length > 0;
  const isAsked = said.isWhich && !isMore && !said.asksElse && !said.isOfPolicies && !said.isNegated;
  const mayBe = before.isFresh && before.last.length > 1 && beside.length > 0 && beside.length <= MOST_WORDS;
  if (!isAsked || !mayBe) return null;
  const shown = await tool.asNow(turn.tenant.id, await tool.named(turn.tenant.id, before.last));
  const right = shown.flatMap((product) => {
    const datum = saidOf(product);
    return datum ? [{ product, datum }] : [];
  });
  if (right.length === 0) return null;
  const { standing } = before;
  const told = right.map(({ product, datum }) => `**${plainText(product.card.title)}**: ${datum}.`);
  return draftOf("answer", told.join("\n\n"), {
    products: right.map(({ product }) => product.card),
    applied_filters: standing ? chips(standing, turn, language, shown[0]!.card.price.currency) : [],
    ...(standing && { standing }),
  });

  function saidOf(product: FoundProduct): string | null {
    const named = attributesOf(product, { turn, language }).find(({ words }) => tellsAll(words, beside));
    // "Not vegan: yes".
    if (!named || foldedWords(named.name).some((word) => language.words.negations.has(word))) return null;
    const isYes = named.isSo ?? isSo(named.value.split(APART)[0]);
    return isYes ? `${named.name}: ${named.value}` : null;
  }
}
