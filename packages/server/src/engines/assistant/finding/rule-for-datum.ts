import { foldedWords } from "../../wording/fold.ts";
import { formOf } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import type { FoundKnowledge, FoundPassage, FoundProduct } from "../tools.ts";
import type { Fit } from "./first-fit.ts";

/** Longer values describe. In words. */
const MOST_WORDS = 4;

/**
 * What the shop's rules say of goods that tell what a product's own data tell: "Bulky goods are collected; that costs 29 €" of what
 * is "Shipping: Bulky goods", whatever a return costs for all else. Null: the texts that were found don't say it.
 *
 * @param ask for what answers a question
 * @param question without the product
 * @param rule the words that say which rule is asked for
 */
export async function ruleForDatum(
  ask: (question: string) => Promise<Fit<FoundKnowledge> | null>,
  { attributes }: FoundProduct,
  { question, rule, told }: { question: string; rule: readonly string[]; told: FoundKnowledge },
  { plain }: Words,
): Promise<Fit<FoundKnowledge> | null> {
  const values = Object.values(attributes)
    .flat()
    .filter((value): value is string => typeof value === "string");
  for (const value of values) {
    const said = foldedWords(value);
    const own = said.filter((word) => !plain.has(word) && !/\d/.test(word));
    if (own.length === 0 || said.length > MOST_WORDS || own.some((word) => rule.some(formOf(word)))) continue;
    if (!told.passages.some((passage) => says(textOf(passage), said))) continue;
    const fit = await ask(`${question} ${value}`);
    const passages = fit?.found.passages.filter((passage) => tellsOf(passage, rule)) ?? [];
    const sections = passages.filter(({ headings }) => says(headings.at(-1) ?? "", said));
    const meant = sections.length > 0 ? sections : passages.filter((passage) => says(textOf(passage), said));
    if (fit && meant.length > 0) return { ...fit, found: { ...fit.found, passages: meant } };
  }
  return null;
}

const textOf = ({ headings, text }: FoundPassage): string => [...headings, text].join("\n");

/** Whether a text says some words, one behind the other: "artículos voluminosos" of what is "Voluminoso". */
function says(text: string, words: readonly string[]): boolean {
  const all = foldedWords(text);
  const forms = words.map((word) => formOf(word));
  const isSaid = (one: string | undefined, n: number): boolean =>
    one !== undefined && (forms[n]!(one) || formOf(one)(words[n]!));
  return all.some((_, at) => words.every((_word, n) => isSaid(all[at + n], n)));
}

const tellsOf = ({ lacks }: FoundPassage, rule: readonly string[]): boolean =>
  !lacks.some((term) => rule.some(formOf(term)));
