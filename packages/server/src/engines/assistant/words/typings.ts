import { foldedWords } from "../../wording/fold.ts";
import { phrasesIn, type PhraseSet } from "../../wording/phrase-set.ts";

/** How small words are typed in haste or in short, and what each of these stands for. */
export interface Typings {
  typed: PhraseSet;
  /** By what is typed, folded. */
  meant: ReadonlyMap<string, string>;
  /** What can mean nothing else, whatever texts hold of its words. */
  surely: ReadonlySet<string>;
  /** What means that only where a clause begins with it, or in Turkish ends: "is it expensive to park?", but no "un divano bello e caro". */
  first: ReadonlySet<string>;
}

/**
 * Written as `"r u=are you | wich=which | the us==the USA | is it dear===how much is it"`, the last two of them surely, the last
 * one where a clause begins with it.
 */
export function typingsIn(list: string): Typings {
  const each = list.split("|").map((one) => one.trim().split(/={1,3}/));
  return {
    typed: phrasesIn(each.map(([typed]) => typed).join(" | ")),
    meant: new Map(each.map(([typed = "", meant = ""]) => [foldedWords(typed).join(" "), meant])),
    surely: markedIn(list, "=="),
    first: markedIn(list, "==="),
  };
}

const markedIn = (list: string, mark: string): ReadonlySet<string> =>
  new Set(list.split("|").flatMap((one) => (one.includes(mark) ? foldedWords(one.split(mark)[0]!).join(" ") : [])));
