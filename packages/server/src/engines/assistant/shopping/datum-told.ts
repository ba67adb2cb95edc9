import type { Phrases } from "../phrases/phrases.ts";
import { plainText } from "../plain-text.ts";

/** What a product tells, with its name: by a datum, "recommended age: 5+", or in a sentence of its description. */
export function datumTold(
  title: string,
  { told, isQuoted }: { told: string; isQuoted: boolean },
  phrases: Phrases,
): string {
  const text = plainText(told);
  if (told === title) return `**${text}**.`;
  return `**${plainText(title)}**: ${isQuoted ? phrases.quoted(text) : `${text}.`}`;
}
