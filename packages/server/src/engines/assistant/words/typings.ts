import { foldedWords } from "../../wording/fold.ts";
import { phrasesIn, type PhraseSet } from "../../wording/phrase-set.ts";

/** How small words are typed in haste or in short, and what each of these stands for. */
export interface Typings {
  typed: PhraseSet;
  /** By what is typed, folded. */
  meant: ReadonlyMap<string, string>;
}

/** Written as `"r u=are you | wich=which"`. */
export function typingsIn(list: string): Typings {
  const each = list.split("|").map((one) => one.trim().split("="));
  return {
    typed: phrasesIn(each.map(([typed]) => typed).join(" | ")),
    meant: new Map(each.map(([typed = "", meant = ""]) => [foldedWords(typed).join(" "), meant])),
  };
}
