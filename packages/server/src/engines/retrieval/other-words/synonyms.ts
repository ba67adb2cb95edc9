import { setImmediate as turn } from "node:timers/promises";
import type { SynonymGroup } from "@widget-chat/contract/admin/synonyms.ts";
import type { SharedName } from "../../wording/names-by-language.ts";
import type { Alternative } from "./alternatives.ts";
import { languageOf } from "../language/language.ts";
import type { Lexer } from "../language/lexer.ts";
import { onceEach } from "../language/once-each.ts";
import type { SaidIn } from "./said-in.ts";

/** Words for nearly the same, each as the words of some languages. */
export interface Concept {
  names: readonly SharedName[];
}

/** An owner's synonyms, or those that everyone uses. */
export interface Synonyms {
  /**
   * What a question may also be looked for by.
   *
   * @param lexemes of the question in their order, by the language with this code
   * @param isHeld whether texts hold a lexeme: what they don't is left out, where that is asked for
   * @param saidIn by which words of concepts are read; left out where there are none
   */
  expand(
    lexemes: string[],
    code: string,
    isHeld?: (lexeme: string) => boolean,
    saidIn?: SaidIn,
  ): Promise<Alternative[]>;
  /**
   * The same for words as their own language inflects them, where they are looked for in texts of another: "cartes cadeaux",
   * of which an English reading keeps the plural.
   *
   * @param words what each is in the language that is spoken, "" for a stop word, and in that of the texts
   */
  expandInflected(
    words: readonly SpokenWord[],
    codes: { spoken: string; texts: string },
    isHeld: (lexeme: string) => boolean,
  ): Promise<Alternative[]>;
  /** Those of the lexemes that are by themselves a word of this language here. */
  named(lexemes: readonly string[], code: string): Promise<ReadonlySet<string>>;
}

/** A word of a question by two languages, as lexemes. */
export interface SpokenWord {
  spoken: string;
  asked: string;
}

interface Term {
  text: string;
  lexemes: string[];
  /** Whose word it is; null: any language's. */
  languages: readonly string[] | null;
  /** Whether it is something else in others. */
  isAmbiguous: boolean;
  /** Whether it is something else in these, too: no text is found by it. */
  isTwofold: boolean;
}

/** One thing that something says, and all that says the same: the terms of a group are shared by its senses. */
interface Sense {
  term: Term;
  meant: Term[];
}

interface Entry {
  lexemes: string[];
  senses: Sense[];
}

interface Table {
  /** By their first lexeme, the longest first. */
  entries: Map<string, Entry[]>;
  /** What the terms are in its language, by their text. */
  lexemes: ReadonlyMap<string, string[]>;
}

/** Terms read in one turn of the event loop. */
const AT_ONCE = 50;
/** Most other words looked for in one question. */
const MOST = 50;

/** Each language's words are read when a question first needs them. */
export function openSynonyms(groups: readonly (SynonymGroup | Concept)[], lexer: Lexer): Synonyms {
  const tableOf = onceEach(String, (code) => readTable(groups, code, lexer));
  return {
    async expand(lexemes, code, isHeld = () => true, saidIn = undefined) {
      if (groups.length === 0 || lexemes.length === 0) return [];
      const said = new Set(entriesIn(lexemes, await tableOf(code)).map(({ entry }) => entry));
      const spoken = [...said].some(dependsOnLanguage) ? ((await saidIn?.spoken()) ?? []) : [];
      return [...said]
        .flatMap((entry) => othersThan(entry, spoken, code))
        .filter(({ by }) => by.every(isHeld))
        .slice(0, MOST);
    },
    async expandInflected(words, { spoken, texts }, isHeld) {
      if (groups.length === 0) return [];
      const told = words.filter((word) => word.spoken !== "" && word.asked !== "");
      const lexemes = told.map((word) => word.spoken);
      const said = entriesIn(lexemes, await tableOf(spoken));
      if (said.length === 0) return [];
      const inTexts = (await tableOf(texts)).lexemes;
      return said
        .flatMap(({ entry, at }) => {
          const of = told.slice(at, at + entry.lexemes.length).map((word) => word.asked);
          return othersThan(entry, [spoken], texts).map((one) => ({ ...one, of, by: inTexts.get(one.means) ?? [] }));
        })
        .filter(({ of, by }) => by.length > 0 && by.join(" ") !== of.join(" ") && by.every(isHeld))
        .slice(0, MOST);
    },
    async named(lexemes, code) {
      const table = (await tableOf(code)).entries;
      const isNamed = (lexeme: string): boolean =>
        table.get(lexeme)?.some((entry) => entry.lexemes.length === 1 && isOf(entry, code)) ?? false;
      return new Set(lexemes.filter(isNamed));
    },
  };
}

async function readTable(groups: readonly (SynonymGroup | Concept)[], code: string, lexer: Lexer): Promise<Table> {
  const lexemesOf = await readTerms(new Set(groups.flatMap(textsOf)), code, lexer);
  const termOf = (term: Omit<Term, "lexemes">): Term => ({ ...term, lexemes: lexemesOf.get(term.text)! });
  // A stemmer may make two words of what languages write with an accent and without: "transferência", "transferencia".
  const termsOf = ({ written, languages, isAmbiguous, isTwofold }: SharedName): Term[] =>
    written.map((text) => termOf({ text, languages, isAmbiguous, isTwofold }));
  const ofAnyLanguage = new Map<string, Term>();
  const ofAny = (text: string): Term => {
    const term = ofAnyLanguage.get(text) ?? termOf({ text, isAmbiguous: false, isTwofold: false, languages: null });
    ofAnyLanguage.set(text, term);
    return term;
  };
  const entries = new Map<string, Entry>();
  const note = (term: Term, meant: Term[]): void => {
    const name = term.lexemes.join(" ");
    const known = entries.get(name);
    if (known) known.senses.push({ term, meant });
    else if (name !== "") entries.set(name, { lexemes: term.lexemes, senses: [{ term, meant }] });
  };
  for (const group of groups)
    if ("from" in group) note(ofAny(group.from), group.to.map(ofAny));
    else {
      const terms = "names" in group ? group.names.flatMap(termsOf) : group.map(ofAny);
      for (const term of terms) note(term, terms);
    }
  const longestFirst = [...entries.values()].sort((a, b) => b.lexemes.length - a.lexemes.length);
  return { entries: Map.groupBy(longestFirst, ({ lexemes }) => lexemes[0]!), lexemes: lexemesOf };
}

function textsOf(group: SynonymGroup | Concept): string[] {
  if ("from" in group) return [group.from, ...group.to];
  return "names" in group ? group.names.flatMap(({ written }) => written) : group;
}

async function readTerms(terms: ReadonlySet<string>, code: string, lexer: Lexer): Promise<Map<string, string[]>> {
  const texts = [...terms];
  const lexemes = new Map<string, string[]>();
  for (let at = 0; at < texts.length; at += AT_ONCE) {
    // Where the words are known already, nothing is waited for.
    await turn();
    const some = texts.slice(at, at + AT_ONCE);
    const read = await Promise.all(some.map((text) => lexer.question(text, languageOf(code))));
    some.forEach((text, i) => lexemes.set(text, read[i]!));
  }
  return lexemes;
}

/** What is said in lexemes, each with where it begins. */
function entriesIn(lexemes: string[], { entries }: Table): { entry: Entry; at: number }[] {
  const said: { entry: Entry; at: number }[] = [];
  for (let at = 0; at < lexemes.length;) {
    const entry = entries
      .get(lexemes[at]!)
      ?.find((one) => one.lexemes.every((lexeme, i) => lexeme === lexemes[at + i]));
    if (entry) said.push({ entry, at });
    at += entry?.lexemes.length ?? 1;
  }
  return said;
}

/** Where all that an entry may say is the same, no language tells more. */
const dependsOnLanguage = ({ senses }: Entry): boolean => {
  const first = senses[0]!;
  return senses.some(
    ({ term, meant }) =>
      term.isAmbiguous || (meant !== first.meant && (term.languages ?? first.term.languages) !== null),
  );
};

/** The other terms of what an entry says in a language, each once by its lexemes. */
function othersThan(entry: Entry, spoken: readonly string[], code: string): Alternative[] {
  const others = new Map<string, Alternative>();
  for (const { term, meant } of sensesIn(entry, spoken, code))
    for (const { lexemes: by, ...other } of meant)
      if (!other.isTwofold && (!other.isAmbiguous || isWordOf(other, [code])))
        others.set(by.join(" "), { said: term.text, means: other.text, of: entry.lexemes, by });
  others.delete(entry.lexemes.join(" "));
  others.delete("");
  return [...others.values()];
}

/**
 * Where it is known in which language something is said, what it says in that; what languages share, they read alike. Where it
 * may be that of the texts, it is.
 */
function sensesIn({ senses }: Entry, spoken: readonly string[], code: string): Sense[] {
  const codes = spoken.length === 0 || spoken.includes(code) ? [code] : spoken;
  const own = senses.filter(({ term }) => isWordOf(term, codes));
  return spoken.length === 1 && own.length > 0
    ? own
    : senses.filter((one) => !one.term.isAmbiguous || own.includes(one));
}

const isOf = ({ senses }: Entry, code: string): boolean => senses.some(({ term }) => isWordOf(term, [code]));

const isWordOf = ({ languages }: Pick<Term, "languages">, codes: readonly string[]): boolean =>
  languages === null || languages.some((code) => codes.includes(code));
