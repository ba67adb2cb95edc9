import { deniedUseIn } from "../../wishes/harm-told.ts";
import { foldedWords } from "../../wording/fold.ts";
import { toldAgainstUse } from "../finding/not-for-use.ts";
import { toldBy, type Told } from "../finding/told-by.ts";
import { plainText } from "../plain-text.ts";
import { languageOfLocale, type Language } from "../said/languages.ts";
import type { CatalogueTool, FoundProduct } from "../tools.ts";
import type { Draft, Turn } from "../turn.ts";
import { datumTold } from "./datum-told.ts";

/** Of more that are shown, none is what a message is about. */
const MOST_NAMED = 3;

/**
 * An answer that shows what is told not to be for the use that a message names says so: "which one for concrete?" of two drills.
 * Where the message is in another language than the goods are told in, nobody can tell whether that use is meant: all that they are
 * told not to be for is said.
 */
export async function toldAgainstUses(
  draft: Draft,
  tool: CatalogueTool,
  { question, tenant }: Turn,
  { words, phrases, code }: Language,
): Promise<Draft> {
  const { kind, products, response } = draft;
  if (kind !== "answer" || products.length === 0 || products.length > MOST_NAMED) return draft;
  const saysFor = foldedWords(question).some((word) => words.forWhom.has(word));
  const isForeign = saysFor && languageOfLocale(tenant.locale).code !== code;
  const found = await tool.named(
    tenant.id,
    products.map(({ id }) => id),
  );
  const told = found.flatMap((product) => {
    const against = toldAgainstUse(product, question, words) ?? (isForeign ? denialOf(product) : null);
    return against && !response.includes(plainText(against.told))
      ? datumTold(product.card.title, against, phrases)
      : [];
  });
  return told.length > 0 ? { ...draft, response: [response, ...new Set(told)].join("\n\n") } : draft;
}

const denialOf = (product: FoundProduct): Told | null =>
  toldBy(product).find(({ said, isQuoted }) => isQuoted && deniedUseIn(said) !== null) ?? null;
