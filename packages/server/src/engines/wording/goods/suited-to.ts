import { foldedWords, wordsIn } from "../fold.ts";
import { LONGEST, namesSaidBy } from "./names-said.ts";

/** What stands beside the name of that which a thing goes into, or with: "dishwasher safe", "suitable for induction". */
const suiting = wordsIn(
  "safe proof resistant ready compatible suitable friendly for geeignet tauglich fest für passe va au compatible pour convient apto apta para adatto adatta al alla per próprio pode ir ao à geschikt bestendig voor uygun için",
);

/** Words without those that only say that it is suited: folded. */
const withoutSuiting = (words: readonly string[]): string[] => words.filter((word) => !suiting.has(word));

const called = (words: readonly string[]): string[] =>
  namesSaidBy(words)
    .flatMap(({ thing }) => thing.names.en.map(({ text }) => foldedWords(text)))
    .map((name) => withoutSuiting(name).join(" "))
    .filter((name) => name !== "");

/**
 * What goods are said to be suited to, as English calls it: "dishwasher safe", "spülmaschinenfest" and "lave-vaisselle" are all of
 * the dishwasher.
 *
 * @param words folded
 */
export function suitedTo(words: readonly string[]): Set<string> {
  const runs = words.flatMap((_, at) =>
    Array.from({ length: Math.min(LONGEST, words.length - at) }, (_one, more) => words.slice(at, at + more + 1)),
  );
  return new Set(runs.flatMap(called));
}

/** The same of the name of a datum, all of whose words say it: of "battery included" and "induction hob" nothing. */
export function suitedBy(name: string): Set<string> {
  const words = foldedWords(name);
  const bare = withoutSuiting(words);
  return new Set([...called(words), ...(bare.length > 0 ? called(bare) : [])]);
}
