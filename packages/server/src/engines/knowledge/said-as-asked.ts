import type { Alternative } from "../retrieval/other-words/alternatives.ts";
import type { Passage } from "./passage-memory.ts";

/**
 * A passage whose sentences count as saying what was asked where they say it in other words. It is another passage to
 * whatever remembers what it made of one.
 */
export function saidAsAsked(passage: Passage, alternatives: readonly Alternative[]): Passage {
  // Most passages hold none: to look for the letters is quicker than to take every sentence apart.
  const maySay = alternatives.filter(({ by }) => by.every((lexeme) => passage.lexemes.includes(lexeme)));
  if (maySay.length === 0) return passage;
  const lines = passage.lexemes.split("\n");
  let isChanged = false;
  for (const { of, by, isWider } of maySay) {
    // "Other countries" are others than those that the same table names.
    if (isWider && lines.some((line) => areIn(of, line.split(" ")))) continue;
    for (const [at, line] of lines.entries()) {
      const said = line.split(" ");
      if (!areIn(by, said) || areIn(of, said)) continue;
      lines[at] = said.flatMap((lexeme) => (lexeme === by[0] ? of : [lexeme])).join(" ");
      isChanged = true;
    }
  }
  return isChanged ? { ...passage, lexemes: lines.join("\n"), sentences: [...passage.sentences] } : passage;
}

const areIn = (lexemes: string[], said: string[]): boolean => lexemes.every((lexeme) => said.includes(lexeme));
