import { languages, type Language } from "./said/languages.ts";
import { writtenIn } from "./said/spoken-language.ts";
import type { FoundKnowledge } from "./tools.ts";
import type { Draft, Turn } from "./turn.ts";
import { saidIn } from "./words/clauses.ts";

/** Fewer words tell no language for certain. */
const leastWords = 8;
/** One small word may be a thing in the language of the rest: the rows of a table on vans are no Dutch. */
const leastPlain = 3;

/** A quoted answer after a word on the language that its documents are in, where that is not the one the visitor writes in. */
export function withItsLanguage(
  draft: Draft,
  turn: Turn,
  language: Language,
  knowledge: FoundKnowledge | null = null,
): Draft {
  const name = draft.kind === "answer" ? otherLanguageOf(draft.citations, turn, language, knowledge) : null;
  return name ? { ...draft, response: `${language.phrases.quotedIn(name)}\n\n${draft.response}` } : draft;
}

/**
 * What the visitor calls the language of what is quoted, where he writes in another; of several what stands first.
 *
 * @param knowledge what was found: a row of a table is in the language of the text around it
 */
export function otherLanguageOf(
  citations: Draft["citations"],
  { tenant }: Pick<Turn, "tenant">,
  { code }: Pick<Language, "code">,
  knowledge: FoundKnowledge | null = null,
): string | null {
  const quoted = citations.flatMap(({ quote }) => surely(quote, tenant.locale) ?? []);
  // A few words tell no other language for certain, but the visitor's own they may be.
  if (quoted.length === 0 && citations.some(({ quote }) => writtenIn(quote, tenant.locale)?.code === code)) return null;
  const [first] = quoted.length > 0 ? quoted : around(citations, tenant.locale, knowledge);
  return !first || first === code ? null : new Intl.DisplayNames([code], { type: "language" }).of(first)!;
}

/** The language of a text, where it tells; else null. */
function surely(text: string, locale: string): string | null {
  const written = saidIn(text).length < leastWords ? null : writtenIn(text, locale);
  if (!written) return null;
  const plain = new Set(saidIn(text).filter((word) => written.words.plain.has(word)));
  return plain.size < leastPlain ? null : written.code;
}

/** That of what else was found of the documents that are quoted, or the only one of all texts. */
function around(citations: Draft["citations"], locale: string, knowledge: FoundKnowledge | null): string[] {
  if (!knowledge || citations.length === 0) return [];
  const ids = new Set(citations.map(({ document_id }) => document_id));
  const prose = knowledge.passages
    .filter(({ documentId }) => ids.has(documentId))
    .flatMap(({ text }) => text.split("\n").filter((line) => !/^\s*\|/.test(line)));
  const told = surely(prose.join("\n"), locale);
  const [only, ...others] = knowledge.languages ?? [];
  const isSpoken = others.length === 0 && languages.some(({ code }) => code === only);
  return told ? [told] : isSpoken ? [only!] : [];
}
