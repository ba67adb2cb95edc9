import type { SynonymGroup } from "@widget-chat/contract/admin/synonyms.ts";
import type { Alternative } from "./alternatives.ts";
import { languageOf } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { onceEach } from "../language/once-each.ts";

/** An owner's synonyms. */
export interface Synonyms {
  /**
   * What a question may also be looked for by.
   *
   * @param lexemes of the question in their order, by the language with this code
   * @param isHeld whether texts hold a lexeme: what they don't is left out, where that is asked for
   */
  expand(lexemes: string[], code: string, isHeld?: (lexeme: string) => boolean): Promise<Alternative[]>;
}

interface Term {
  text: string;
  lexemes: string[];
}

/** What one says, and all that says the same: the terms of a group are shared by its entries. */
interface Entry extends Term {
  meant: Term[][];
}

/** By their first lexeme, the longest first. */
type Table = Map<string, Entry[]>;

/** Terms read in one turn of the event loop. */
const AT_ONCE = 200;
/** Most other words looked for in one question. */
const MOST = 50;

/** Each language's words are read when a question first needs them. */
export function openSynonyms(groups: readonly SynonymGroup[], lexer: Lexer): Synonyms {
  const tableOf = onceEach(String, (code) => readTable(groups, code, lexer));
  return {
    async expand(lexemes, code, isHeld = () => true) {
      if (groups.length === 0 || lexemes.length === 0) return [];
      return alternativesIn(lexemes, await tableOf(code), isHeld);
    },
  };
}

async function readTable(groups: readonly SynonymGroup[], code: string, lexer: Lexer): Promise<Table> {
  const texts = [...new Set(groups.flatMap((group) => (Array.isArray(group) ? group : [group.from, ...group.to])))];
  const terms = new Map<string, Term>();
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    const some = texts.slice(at, at + AT_ONCE);
    const read = await Promise.all(some.map((text) => lexer.question(text, languageOf(code))));
    some.forEach((text, i) => terms.set(text, { text, lexemes: read[i]! }));
  }
  const entries = new Map<string, Entry>();
  const note = (said: string, meant: Term[]): void => {
    const term = terms.get(said)!;
    const name = term.lexemes.join(" ");
    const known = entries.get(name);
    if (known) known.meant.push(meant);
    else if (name !== "") entries.set(name, { ...term, meant: [meant] });
  };
  for (const group of groups) {
    const meant = (Array.isArray(group) ? group : group.to).map((text) => terms.get(text)!);
    for (const said of Array.isArray(group) ? group : [group.from]) note(said, meant);
  }
  const longestFirst = [...entries.values()].sort((a, b) => b.lexemes.length - a.lexemes.length);
  return Map.groupBy(longestFirst, ({ lexemes }) => lexemes[0]!);
}

function alternativesIn(lexemes: string[], table: Table, isHeld: (lexeme: string) => boolean): Alternative[] {
  const said = new Set<Entry>();
  for (let at = 0; at < lexemes.length;) {
    const here = table
      .get(lexemes[at]!)
      ?.find((entry) => entry.lexemes.every((lexeme, i) => lexeme === lexemes[at + i]));
    if (here) said.add(here);
    at += here?.lexemes.length ?? 1;
  }
  return [...said]
    .flatMap(othersThan)
    .filter(({ by }) => by.every(isHeld))
    .slice(0, MOST);
}

/** The other terms, each once by its lexemes. */
function othersThan({ text, lexemes, meant }: Entry): Alternative[] {
  const others = new Map(meant.flat().map((term) => [term.lexemes.join(" "), term]));
  others.delete(lexemes.join(" "));
  others.delete("");
  return [...others.values()].map((other) => ({ said: text, means: other.text, of: lexemes, by: other.lexemes }));
}
