import type { Phrases } from "../phrases/phrases.ts";
import { plainText } from "../plain-text.ts";

/** What a product tells, with its name: by a datum, "recommended age: 5+", or in a sentence of its description. */
export function datumTold(
  title: string,
  { told, isQuoted }: { told: string; isQuoted: boolean },
  phrases: Phrases,
): string {
  // As people say it: "grain free: yes".
  const said = told.replace(/: (?:true|false)$/u, (so) => `: ${so === ": true" ? phrases.shop.yes : phrases.shop.no}`);
  const text = plainText(said);
  if (told === title) return `**${text}**.`;
  return `**${plainText(title)}**: ${isQuoted ? phrases.quoted(text) : `${text}.`}`;
}
