import { foldedWords } from "../../wording/fold.ts";
import { holdsPhrase, phraseAt } from "../../wording/phrase-set.ts";
import { asItIs } from "../said/follow-up.ts";
import { saidIn } from "../words/clauses.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import type { FoundKnowledge, FoundProducts, KnowledgeTool, QuestionTerm } from "../tools.ts";
import type { Turn } from "../turn.ts";
import { findKnowledge } from "./find-knowledge.ts";
import { surety, type Fit } from "./first-fit.ts";

export const asksRules = (question: string, { shop }: Words): boolean => holdsPhrase(saidIn(question), shop.policies);

/**
 * What the shop's rules say where they don't name the goods that are asked about: "can I return the Market Tote?" is told by how
 * things are returned, and not by what tells of that tote and nothing of returns. Null: what was found tells of both, or nothing
 * tells of the rule.
 */
export async function rulesForGoods(
  tool: KnowledgeTool,
  { tenant, question, history }: Pick<Turn, "tenant" | "question" | "history">,
  told: Fit<FoundKnowledge>,
  goods: FoundProducts,
  words: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const rule = wordsOfRule(question, words);
  const rest = rule.length > 0 ? withoutGoods(question, rule, told.found.terms, goods) : null;
  if (rest === null) return null;
  const lacksAny = ({ passages: [best] }: FoundKnowledge, some: readonly string[]): boolean =>
    best === undefined || best.lacks.some((term) => some.some(formOf(term)));
  if (surety(told) > 0 && !lacksAny(told.found, [...rule, ...rest.goods])) return null;
  const found = await findKnowledge(tool, tenant, { readings: [asItIs(rest.question)], history }, words);
  return found && surety(found) > 0 && !lacksAny(found.found, rule) ? found : null;
}

/** The words that say which rule is asked for. */
function wordsOfRule(question: string, { shop, plain }: Words): string[] {
  const said = saidIn(question);
  return said.flatMap((_, at) =>
    said.slice(at, at + phraseAt(said, at, shop.policies)).filter((word) => !plain.has(word)),
  );
}

/** A question without the goods that it names, which no document knows or which are called so, and these; null: that is nothing, or all. */
function withoutGoods(
  question: string,
  rule: readonly string[],
  inTexts: readonly QuestionTerm[],
  { terms, products }: FoundProducts,
): { question: string; goods: string[] } | null {
  const titles = new Set(products.flatMap(({ card }) => foldedWords(card.title)));
  const isOf = (some: readonly QuestionTerm[], isKnown: boolean, word: string): boolean =>
    some.some(({ term, idf }) => idf > 0 === isKnown && (formOf(term)(word) || formOf(word)(term)));
  const isGoods = (word: string): boolean =>
    !rule.includes(word) &&
    ([...titles].some((one) => formOf(word)(one) || formOf(one)(word)) ||
      (isOf(inTexts, false, word) && isOf(terms, true, word)));
  const parts = question.split(/\s+/);
  const ofGoods = parts.filter((part) => foldedWords(part).some(isGoods));
  const rest = parts.filter((part) => !ofGoods.includes(part)).join(" ");
  return rest === "" || rest === question ? null : { question: rest, goods: ofGoods.flatMap(foldedWords) };
}
