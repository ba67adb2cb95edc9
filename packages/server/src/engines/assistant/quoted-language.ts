import type { Language } from "./languages.ts";
import { writtenIn } from "./spoken-language.ts";
import type { Draft, Turn } from "./turn.ts";
import { saidIn } from "./words/clauses.ts";

/** Fewer words tell no language for certain. */
const leastWords = 8;
/** One small word may be a thing in the language of the rest: the rows of a table on vans are no Dutch. */
const leastPlain = 3;

/** A quoted answer after a word on the language that its documents are in, where that is not the one the visitor writes in. */
export function withItsLanguage(draft: Draft, turn: Turn, language: Language): Draft {
  const name = draft.kind === "answer" ? otherLanguageOf(draft.citations, turn, language) : null;
  return name ? { ...draft, response: `${language.phrases.quotedIn(name)}\n\n${draft.response}` } : draft;
}

/** What the visitor calls the language of what is quoted, where he writes in another; else null. */
export function otherLanguageOf(
  citations: Draft["citations"],
  { tenant }: Pick<Turn, "tenant">,
  { code }: Pick<Language, "code">,
): string | null {
  const quotes = citations.map(({ quote }) => quote).join("\n");
  const written = saidIn(quotes).length < leastWords ? null : writtenIn(quotes, tenant.locale);
  if (!written || written.code === code) return null;
  const plain = new Set(saidIn(quotes).filter((word) => written.words.plain.has(word)));
  if (plain.size < leastPlain) return null;
  return new Intl.DisplayNames([code], { type: "language" }).of(written.code)!;
}
