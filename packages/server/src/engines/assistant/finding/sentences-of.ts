import type { FoundPassage } from "../tools.ts";

/** What each sentence of a passage says, as lexemes. */
export const sentencesOf = ({ lexemes }: FoundPassage): ReadonlySet<string>[] =>
  lexemes.split("\n").map((sentence) => new Set(sentence.split(" ")));
