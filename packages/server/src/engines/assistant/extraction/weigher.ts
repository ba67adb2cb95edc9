import type { QuestionTerm } from "../tools.ts";
import { formOf } from "./evidence.ts";
import type { Wish } from "./wish.ts";

/** What some words count beside those of what is asked about: plain ones, those that only ask, those of earlier questions. */
const factors = { plain: 0.2, asking: 0.5, carried: 0.5 };

/** Weighs a question's terms. */
export interface Weigher {
  terms: string[];
  /** The share of the question's weight that each of them makes up. */
  shares: number[];
  /** The share of the question's weight that some of its terms make up. */
  share(terms: Iterable<string>): number;
  /** Whether a term is of what is asked about, not of how it is asked. */
  isTopic(term: string): boolean;
}

export function weigher(terms: QuestionTerm[], { asking, carried, words }: Wish): Weigher {
  const formsOf = (some: Iterable<string>): Set<string> => {
    const forms = [...some];
    return new Set(terms.map(({ term }) => term).filter((term) => forms.some(formOf(term))));
  };
  const [plain, onlyAsking, before] = [formsOf(words.plain), formsOf(asking), formsOf(carried)];
  const factorOf = (term: string): number => {
    if (plain.has(term)) return factors.plain;
    if (onlyAsking.has(term)) return factors.asking;
    return before.has(term) ? factors.carried : 1;
  };
  const idfs = new Map(terms.map(({ term, idf }) => [term, idf * factorOf(term)]));
  const sum = (some: Iterable<string>): number => [...some].reduce((total, term) => total + (idfs.get(term) ?? 0), 0);
  const total = sum(idfs.keys()) || 1;
  return {
    terms: [...idfs.keys()],
    shares: [...idfs.values()].map((idf) => idf / total),
    share: (some) => sum(some) / total,
    isTopic: (term) => !plain.has(term) && !onlyAsking.has(term),
  };
}
