import type { SynonymGroup } from "@widget-chat/contract/admin/synonyms.ts";
import type { Alternative } from "./alternatives.ts";
import { languageOf } from "./language.ts";
import type { Lexer } from "./lexer.ts";

/** An owner's synonyms. */
export interface Synonyms {
  /**
   * What a question may also be looked for by.
   *
   * @param lexemes of the question in their order, by the language with this code
   */
  expand(lexemes: string[], code: string): Promise<Alternative[]>;
}

/** What one says, and what says the same. */
interface Entry {
  said: string;
  lexemes: string[];
  others: { text: string; lexemes: string[] }[];
}

/** By their first lexeme, the longest first. */
type Table = Map<string, Entry[]>;

/** Terms read in one turn of the event loop. */
const AT_ONCE = 200;
/** Most other words looked for in one question. */
const MOST = 50;

/** Each language's words are read when a question first needs them. */
export function openSynonyms(groups: readonly SynonymGroup[], lexer: Lexer): Synonyms {
  const tables = new Map<string, Promise<Table>>();
  return {
    async expand(lexemes, code) {
      if (groups.length === 0 || lexemes.length === 0) return [];
      let table = tables.get(code);
      if (!table) {
        const own = readTable(groups, code, lexer).catch((error: unknown) => {
          tables.delete(code);
          throw error;
        });
        table = own;
        tables.set(code, table);
      }
      return alternativesIn(lexemes, await table);
    },
  };
}

async function readTable(groups: readonly SynonymGroup[], code: string, lexer: Lexer): Promise<Table> {
  const pairs = groups.flatMap((group) =>
    Array.isArray(group)
      ? group.map((said) => ({ said, others: group.filter((other) => other !== said) }))
      : [{ said: group.from, others: group.to }],
  );
  const terms = [...new Set(pairs.flatMap(({ said, others }) => [said, ...others]))];
  const known = new Map<string, string[]>();
  for (let at = 0; at < terms.length; at += AT_ONCE) {
    const some = terms.slice(at, at + AT_ONCE);
    const read = await Promise.all(some.map((term) => lexer.question(term, languageOf(code))));
    some.forEach((term, i) => known.set(term, read[i]!));
  }
  const byLexemes = new Map<string, Entry>();
  for (const { said, others } of pairs) {
    const lexemes = known.get(said)!;
    const key = lexemes.join(" ");
    if (key === "") continue;
    const entry = byLexemes.get(key) ?? { said, lexemes, others: [] };
    byLexemes.set(key, entry);
    for (const text of others) {
      const other = known.get(text)!;
      const isNew = !entry.others.some((one) => one.lexemes.join(" ") === other.join(" "));
      if (other.length > 0 && other.join(" ") !== key && isNew) entry.others.push({ text, lexemes: other });
    }
  }
  const entries = [...byLexemes.values()].sort((a, b) => b.lexemes.length - a.lexemes.length);
  return Map.groupBy(entries, ({ lexemes }) => lexemes[0]!);
}

function alternativesIn(lexemes: string[], table: Table): Alternative[] {
  const found = new Map<Entry, Alternative[]>();
  for (let at = 0; at < lexemes.length;) {
    const here = table
      .get(lexemes[at]!)
      ?.find((entry) => entry.lexemes.every((lexeme, i) => lexeme === lexemes[at + i]));
    if (here)
      found.set(
        here,
        here.others.map((other) => ({ said: here.said, means: other.text, of: here.lexemes, by: other.lexemes })),
      );
    at += here?.lexemes.length ?? 1;
  }
  return [...found.values()].flat().slice(0, MOST);
}
