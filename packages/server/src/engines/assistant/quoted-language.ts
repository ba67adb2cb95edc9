import type { Language } from "./languages.ts";
import { writtenIn } from "./spoken-language.ts";
import type { Draft, Turn } from "./turn.ts";
import { saidIn } from "./words/clauses.ts";

/** Fewer words tell no language for certain. */
const leastWords = 8;

/** A quoted answer after a word on the language that its documents are in, where that is not the one the visitor writes in. */
export function withItsLanguage(draft: Draft, { tenant }: Turn, { code, phrases }: Language): Draft {
  const quotes = draft.citations.map(({ quote }) => quote).join("\n");
  if (draft.kind !== "answer" || saidIn(quotes).length < leastWords) return draft;
  const written = writtenIn(quotes, tenant.locale);
  if (!written || written.code === code) return draft;
  const name = new Intl.DisplayNames([code], { type: "language" }).of(written.code)!;
  return { ...draft, response: `${phrases.quotedIn(name)}\n\n${draft.response}` };
}
