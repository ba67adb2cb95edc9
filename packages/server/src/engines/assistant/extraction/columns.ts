import { isPlainWord } from "../said/plain-word.ts";
import { fold, foldedWords } from "../../wording/fold.ts";
import { isPhrase } from "../../wording/phrase-set.ts";
import { areAlike } from "../words/forms.ts";
import type { Words } from "../words/words.ts";
import { rangingOver, type Measures } from "./ranges.ts";

/** What of a question may name columns. */
export interface Naming {
  /** Whether it is asked what something costs: else words of a question say what is asked, "opens" of "opening hours". */
  isOfPrice: boolean;
  said: readonly string[];
  /** Single letters that the question has in capitals, folded: "B" of "for B?", not the first word of all. */
  letters: ReadonlySet<string>;
  measures: Measures;
  words: Words;
}

/**
 * The columns of a table that a question names, by their number: by all words that tell one from the others, "class A" of
 * "Class A | Class B", or else by what it ranges over. The first column names the rows.
 */
export function namedColumns(heads: string[], { isOfPrice, said, letters, measures, words }: Naming): number[] {
  const [, ...labels] = heads;
  const named = isOfPrice ? namedByWords(labels, { said, letters, words }) : [];
  // A number alone is of what the rows are of.
  const amounts = measures.amounts.filter(({ unit }) => unit !== "");
  const meant = named.length > 0 ? named : rangingOver(labels, { ...measures, amounts });
  return meant.map((at) => at + 1);
}

function namedByWords(
  labels: string[],
  { said, letters, words }: Pick<Naming, "said" | "letters" | "words">,
): number[] {
  const names = labels.map((label) => foldedWords(label.replace(/\([^()]*\)/g, "")));
  const isShared = (word: string): boolean => names.length > 1 && names.every((name) => name.includes(word));
  return names.flatMap((name, at) => {
    const own = name.filter((word) => !isShared(word));
    // "Cost" names what every row of a list of prices tells, of whatever thing.
    if (own.every((word) => isPhrase([word], words.price))) return [];
    const isTelling = own.some((word) => word.length > 2 && !words.plain.has(word));
    const isSaid = (word: string): boolean =>
      word.length === 1 ? letters.has(word) : !isPlainWord(word) && said.includes(word);
    const isNamed = isTelling
      ? own.every((word) => words.plain.has(word) || said.some((one) => areAlike(word, one)))
      : own.length > 0 && ((name.length > 1 && holdsInOrder(said, name)) || own.every(isSaid));
    return isNamed ? [at] : [];
  });
}

/** An article that begins a question is no label, nor is what an apostrophe parts: "A haircut?", "what's", "l'été". */
export const lettersIn = (question: string): ReadonlySet<string> =>
  new Set([...question.matchAll(/(?<=\s)\p{Lu}(?![\p{L}\p{N}'’])/gu)].map(([letter]) => fold(letter)));

const holdsInOrder = (said: readonly string[], name: string[]): boolean =>
  said.some((_, at) => name.every((word, n) => said[at + n] === word));

/** The kind of fact that a cell holds, as far as its signs tell; "closed" and a dash may stand for any. */
function kindOf(cell: string): "price" | "clock" | "number" | null {
  if (/\d/.test(cell) && /\p{Sc}/u.test(cell)) return "price";
  if (/\d[:h.]\d\d/.test(cell)) return "clock";
  return /^\D{0,3}\d/.test(cell) ? "number" : null;
}

/**
 * Which columns are shown where some are named: of those that hold the same kind of fact as these only they, and all others.
 *
 * @param rows the cells of each
 */
export function columnsToShow(named: number[], rows: string[][], count: number): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  if (named.length === 0) return all;
  const kindOfColumn = all.map((at) => mostOften(rows.flatMap((row) => kindOf(row[at] ?? "") ?? [])));
  const kinds = new Set(named.map((at) => kindOfColumn[at]));
  return all.filter((at) => at === 0 || named.includes(at) || !kinds.has(kindOfColumn[at]));
}

function mostOften<Kind>(kinds: Kind[]): Kind | undefined {
  const counts = Map.groupBy(kinds, (kind) => kind);
  return [...counts].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
}
