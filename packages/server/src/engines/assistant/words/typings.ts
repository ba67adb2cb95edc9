import { foldedWords } from "../../wording/fold.ts";
import { phrasesIn, type PhraseSet } from "../../wording/phrase-set.ts";

/** How small words are typed in haste or in short, and what each of these stands for. */
export interface Typings {
  typed: PhraseSet;
  /** By what is typed, folded. */
  meant: ReadonlyMap<string, string>;
  /** What can mean nothing else, whatever texts hold of its words. */
  surely: ReadonlySet<string>;
}

/** Written as `"r u=are you | wich=which | the us==the USA"`, the last of them surely. */
export function typingsIn(list: string): Typings {
  const each = list.split("|").map((one) => one.trim().split(/={1,2}/));
  return {
    typed: phrasesIn(each.map(([typed]) => typed).join(" | ")),
    meant: new Map(each.map(([typed = "", meant = ""]) => [foldedWords(typed).join(" "), meant])),
    surely: new Set(
      list.split("|").flatMap((one) => (one.includes("==") ? foldedWords(one.split("==")[0]!).join(" ") : [])),
    ),
  };
}
