import type { Filter } from "../wishes/wish.ts";
import { foldedWords } from "../wording/fold.ts";
import { areForms } from "../wording/goods/names-said.ts";
import type { FoundTexts } from "../retrieval/finder.ts";

const lacksOf = ({ holds }: FoundTexts["hits"][number], { lexemes }: Pick<FoundTexts, "lexemes">): string[] =>
  lexemes.flatMap(({ lexeme }, at) => (holds[at] === false ? [lexeme] : []));

/** What the text that holds most of what is asked for does not hold. */
export function unheldIn(found: Pick<FoundTexts, "hits" | "lexemes">): { unheld?: string[] } {
  const unheld = found.hits
    .map((hit) => lacksOf(hit, found))
    .reduce<string[] | null>((least, one) => (!least || one.length < least.length ? one : least), null);
  return unheld && unheld.length > 0 ? { unheld } : {};
}

/** Whether some of what was found may not be what was asked for: a thing that is named by a single word may have another name. */
export const mayLack = (found: Pick<FoundTexts, "hits" | "lexemes">): boolean =>
  found.lexemes.length > 1 && found.hits.some((hit) => lacksOf(hit, found).length > 0);

/**
 * What names all that the best of some others names: where no dog treats are left without wheat, what only tells of dogs is none.
 */
export function holdingAll(found: FoundTexts, others: FoundTexts): FoundTexts {
  const known = new Set(unheldIn(others).unheld);
  const hits = found.hits.filter((hit) => lacksOf(hit, found).every((lexeme) => known.has(lexeme)));
  if (hits.length === found.hits.length) return found;
  // What is left out is counted among all.
  const { whole: _, ...rest } = found;
  return { ...rest, hits };
}

/** In letters, of what an English verb has in common with a noun: "treated" and "treats". */
const SHORTEST = 4;

/** Whether texts tell a word of a wish only as what is done: "treated dogs" are no dog treats. */
export function onlySaysDone(texts: readonly string[], wished: string): boolean {
  const told = new Set(texts.flatMap(foldedWords));
  return foldedWords(wished).some((word) => {
    const stem = word.replace(/(?:(?<=s|x|ch|sh)es|e?s|e)$/u, "");
    const done = [`${stem}ed`, `${stem}ing`];
    const isDone = stem.length >= SHORTEST && !done.includes(word) && done.some((one) => told.has(one));
    return isDone && ![...told].some((one) => areForms([one], [word]));
  });
}

/** Whether words that are looked for say what is excluded, too: "not praline chocolate" as it was written. */
export const says = (text: string, excluded: readonly Filter[]): boolean => {
  const words = new Set(foldedWords(text));
  return excluded.some(({ value }) => foldedWords(String(value)).some((word) => words.has(word)));
};
